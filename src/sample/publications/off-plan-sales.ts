import type { SamplePublication } from '../types.ts'

export const offPlanSales: SamplePublication = {
  titleEn: 'Off-plan sales: what the buyer should read first',
  titleAr: 'البيع على الخارطة: ما الذي يقرؤه المشتري أولًا؟',
  summaryEn:
    'A license, an escrow account and a schedule. Three documents tell the buyer of an off-plan home more than the model in the sales office.',
  summaryAr:
    'رخصة وحساب ضمان وجدول زمني: ثلاث أوراق تخبر مشتري الوحدة على الخارطة بأكثر مما يخبره المجسّم في صالة البيع.',
  contentEn: `The model in the sales office has trees, lights and small people who are never late. What you buy is not the model. It is a promise that a unit which does not exist today will be handed to you on a day the contract names. The law on off-plan projects exists to make that promise safer, and the buyer who reads three documents first makes it safer still.

## First document: the license

A developer may not sell off plan, or advertise the sale, before the project is licensed. The license belongs to the project, not to the developer’s reputation. Off-plan licensing is known in the market by the name of the Wafi program and is supervised by the Real Estate General Authority.

Before you pay anything:

- look the license number up with the authority, not in the brochure;
- compare the name of the project, the plot and the developer with those in your contract;
- check that the license has not expired or been suspended.

## Second document: the escrow account

Your installments do not go to the developer’s current account. They go to an escrow account opened for the project, and are released in step with the work, on certificates from the project’s consultant engineer and accountant. The money of one project is not to be spent on another.

> If someone gives you any other account number, the conversation is over.

## Third document: the schedule

Read the dates together with the consequences:

| Question | What a good contract says |
| --- | --- |
| When is handover? | A date, not “after completion” |
| What if it is late? | Compensation per month, and when you may withdraw |
| What if the area differs? | The tolerance, and who pays whom |
| What may be changed? | Finishes of equal quality, with notice |
| Who repairs defects? | The developer, for stated periods |

## The payment plan tells the truth

A schedule that follows the stages of construction protects you. A schedule that asks for most of the price before the foundations deserves a question. If a bank finances the purchase, find out whether it pays by stage as well, and from which day your installments begin.

## Handover is an examination

Bring a list and an engineer. Record defects in the handover report before you sign it, with photographs. Refusing the keys over a scratched door is seldom wise; accepting them in silence over a cracked slab is worse.

## When the project stops

A stalled project is not the end of the road. The authority has powers that range from a warning to the replacement of the developer, and the buyer has claims under the contract. Keep every receipt, every notice and every photograph of the site in one place, with its date. In a dispute over delay, the calm file wins.

Remember that what is said in the sales office binds nobody until it is written. If you were promised an extra parking space, a view or an earlier date, have it added to the contract or its annex before you sign, even in one line.`,
  contentAr: `في مجسّم صالة البيع أشجار وأضواء وأشخاص صغار لا يتأخرون أبدًا. لكنك لا تشتري المجسّم، بل تشتري وعدًا بأن وحدة غير موجودة اليوم ستُسلَّم إليك في يوم يسمّيه العقد. وقد جاء نظام بيع وتأجير مشروعات عقارية على الخارطة ليجعل هذا الوعد أوثق، ويزيده وثوقًا مشترٍ يقرأ ثلاث أوراق أولًا.

## الورقة الأولى: الرخصة

ليس للمطور أن يبيع على الخارطة أو يعلن عن البيع قبل الترخيص للمشروع. والرخصة للمشروع بعينه لا لسمعة المطور. ويُعرف هذا الترخيص في السوق باسم برنامج «وافي»، وتشرف عليه الهيئة العامة للعقار.

وقبل أن تدفع شيئًا:

- تحقق من رقم الرخصة لدى الهيئة لا من الكتيّب الإعلاني.
- طابق اسم المشروع والقطعة والمطور بما في عقدك.
- تأكد من أن الرخصة سارية لم تُعلّق ولم تنتهِ.

## الورقة الثانية: حساب الضمان

لا تذهب دفعاتك إلى حساب المطور الجاري، بل إلى حساب ضمان مفتوح للمشروع، ويُصرف منه بقدر ما أُنجز، بناءً على شهادات الاستشاري الهندسي والمحاسب القانوني للمشروع. ولا تُصرف أموال مشروع على مشروع آخر.

> إذا أُعطيت رقم حساب غير حساب الضمان فقد انتهى الحديث.

## الورقة الثالثة: الجدول الزمني

اقرأ التواريخ مع ما يترتب عليها:

| السؤال | ما يقوله العقد الجيد |
| --- | --- |
| متى التسليم؟ | تاريخ محدد، لا «بعد الإنجاز» |
| وإن تأخر؟ | تعويض عن كل شهر، ومتى يحق لك الفسخ |
| وإن اختلفت المساحة؟ | نسبة التسامح، ومن يدفع للآخر |
| ما الذي يجوز تغييره؟ | تشطيبات بجودة مماثلة وبإشعار |
| من يصلح العيوب؟ | المطور، خلال مدد محددة |

## خطة الدفع تقول الحقيقة

الخطة التي تتبع مراحل البناء تحميك. أما التي تطلب معظم الثمن قبل الأساسات فتستحق سؤالًا. وإن كان الشراء بتمويل فاسأل: هل تدفع جهة التمويل بحسب المراحل أيضًا، ومن أي يوم تبدأ أقساطك؟

## الاستلام فحص

احضر ومعك قائمة ومهندس. وأثبت العيوب في محضر الاستلام قبل توقيعه مع الصور. ورفض المفاتيح لخدش في باب قلّما يكون حكيمًا، لكن استلامها بصمت مع شرخ في السقف أسوأ منه.

## إذا تعثر المشروع

تعثّر المشروع ليس نهاية الطريق. فللجهة المختصة صلاحيات تتدرج من الإنذار حتى استبدال المطور، وللمشتري مطالباته بموجب العقد. فاجمع الإيصالات والإشعارات وصور الموقع في مكان واحد، وعلى كل منها تاريخها. وفي نزاعات التأخير يكسب الملف الهادئ المرتب.

وتذكّر أن ما قيل في صالة البيع لا يُلزم أحدًا ما لم يُكتب. فإن وُعدت بموقف إضافي أو إطلالة أو موعد أقرب فاطلب إضافته إلى العقد أو ملحقه قبل التوقيع، ولو في سطر واحد.`,
  category: 'real_estate',
  authorUsername: 'fahad.dossari',
  daysAgo: 95,
  isVisible: true,
  publishedLanguages: ['en', 'ar'],
}
