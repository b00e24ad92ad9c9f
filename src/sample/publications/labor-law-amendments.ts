import type { SamplePublication } from '../types.ts'

/** A draft, hidden until a partner has reviewed it. */
export const laborLawAmendments: SamplePublication = {
  titleEn: 'The Labor Law amendments, a checklist for employers',
  titleAr: 'تعديلات نظام العمل: قائمة مراجعة لأصحاب العمل',
  summaryEn:
    'The amendments in force since February 2025 touch contracts, notice, leave and resignation. Which forms to change before the next hire.',
  summaryAr:
    'تمس التعديلات السارية منذ فبراير 2025 العقود والإشعار والإجازات والاستقالة. ما الذي يُعدَّل في النماذج قبل التعيين القادم؟',
  contentEn: `The amendments to the Labor Law issued in 1446H came into force in February 2025. They did not replace the law; they moved many small parts of it. An employer who changed the headline clauses and kept the old forms has done half the work.

## Contracts and probation

- Probation may be agreed for up to 180 days in all. Agree on it in writing; there is none by default.
- The contract of a non-Saudi employee that states no term is treated as made for one year from the day work actually begins, and renews in the same way if work continues.
- Contracts are documented through the official channel, and the forms must match what is entered there.

## Leaving

| Case | Rule |
| --- | --- |
| Notice by the employee, open-ended contract | At least 30 days |
| Notice by the employer, open-ended contract | At least 60 days |
| Resignation, fixed-term contract | A written request; if it is not answered within 30 days it counts as accepted |
| Postponing the resignation | Up to 60 days, for a business need explained in writing before the 30 days end |
| Taking the resignation back | Within 7 days, unless it has been accepted |

Train the person who receives resignations. A request left in an inbox now has a consequence.

## Leave and equality

Maternity leave is twelve weeks, six of which follow the birth as a duty. Three days are granted on the death of a brother or sister. By agreement, overtime may be compensated by paid time off. The law also speaks clearly on discrimination in access to work and at work, which job advertisements should reflect.

## Five forms to open today

1. The offer letter and the contract.
2. The internal work rules.
3. The resignation form and its reply.
4. The leave table.
5. The overtime request.

> Amend the form first, and the habit follows.

Begin with the form you use most. One that is signed every month deserves review before a policy that is read once a year, and a small mistake that repeats weighs more than a large one that is rare.`,
  contentAr: `سرت في فبراير 2025 تعديلات نظام العمل الصادرة عام 1446هـ. ولم تستبدل التعديلات النظام، بل حرّكت فيه مواضع صغيرة كثيرة. ومن عدّل البنود الكبيرة وترك النماذج القديمة في مكانها فقد أنجز نصف العمل.

## العقد وفترة التجربة

- يجوز الاتفاق على فترة تجربة لا تزيد في مجموعها على 180 يومًا، ويكون ذلك كتابةً، فلا تجربة بلا نص.
- عقد العامل غير السعودي إذا خلا من بيان مدته عُدّ لسنة من تاريخ مباشرته الفعلية، ويتجدد لمثلها إذا استمر العمل.
- تُوثّق العقود عبر القناة المعتمدة، فلتكن النماذج مطابقة لما يُدخل فيها.

## انتهاء العلاقة

| الحالة | الحكم |
| --- | --- |
| إشعار العامل في العقد غير محدد المدة | 30 يومًا على الأقل |
| إشعار صاحب العمل في العقد غير محدد المدة | 60 يومًا على الأقل |
| الاستقالة في العقد محدد المدة | طلب مكتوب، فإن مضى 30 يومًا دون رد عُدّت مقبولة |
| تأجيل صاحب العمل قبولها | حتى 60 يومًا، بإيضاح مكتوب مسبَّب تقتضيه مصلحة العمل، يُقدَّم قبل انتهاء الثلاثين |
| عدول العامل عنها | خلال 7 أيام ما لم تُقبل قبل ذلك |

فدرّب من يستقبل الاستقالات، إذ صار لبقاء الطلب في صندوق الوارد أثر نظامي.

## الإجازات والمساواة

إجازة الوضع اثنا عشر أسبوعًا، منها ستة أسابيع واجبة بعد الوضع. ولوفاة الأخ أو الأخت إجازة ثلاثة أيام. ويجوز بالاتفاق أن يُعوّض العمل الإضافي بإجازة مدفوعة. كما نصت التعديلات صراحة على منع التمييز في الحصول على العمل وفي أثنائه، فلتُراجع إعلانات التوظيف على هذا الأساس.

## خمسة نماذج تُفتح اليوم

1. العرض الوظيفي والعقد.
2. لائحة تنظيم العمل.
3. نموذج الاستقالة والرد عليها.
4. جدول الإجازات.
5. طلب العمل الإضافي.

> عدّل النموذج أولًا، والعادة تتبعه.

وابدأ بأكثرها استعمالًا. فنموذج يُوقَّع كل شهر أولى بالمراجعة من لائحة تُقرأ كل سنة، وخطأ صغير يتكرر أثقل من خطأ كبير نادر.`,
  category: 'employment',
  authorUsername: 'abdulaziz.shehri',
  daysAgo: 1,
  isVisible: false,
  publishedLanguages: ['en', 'ar'],
}
