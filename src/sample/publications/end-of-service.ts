import type { SamplePublication } from '../types.ts'

export const endOfService: SamplePublication = {
  titleEn: 'End-of-service award: three frequent mistakes',
  titleAr: 'مكافأة نهاية الخدمة: ثلاثة أخطاء شائعة',
  summaryEn:
    'Articles 84 and 85 of the Labor Law fit on half a page, and yet the same three mistakes are made in almost every second calculation we check.',
  summaryAr:
    'المادتان الرابعة والثمانون والخامسة والثمانون من نظام العمل لا تبلغان نصف صفحة، ومع ذلك تتكرر الأخطاء الثلاثة نفسها في كثير مما نراجعه من حسابات.',
  contentEn: `The rule is short. When the employment relationship ends, the employee receives half a month’s wage for each of the first five years and a full month’s wage for each year after that. The last wage is the base, and parts of a year count in proportion. That is article 84. Article 85 then says what changes when the employee resigns. Most errors are made between these two sentences.

## Mistake one: the wrong wage

Calculations are often based on the basic salary alone, because it is the first figure on the payslip. The award is calculated on the last wage, and the wage is more than its basic part: allowances that are paid regularly by reason of the work belong to it. The parties may agree to leave out commissions and similar elements that rise and fall by their nature; without such an agreement, leaving them out invites a claim.

## Mistake two: resignation treated as loss

Many employees believe that whoever resigns receives nothing, and some forms say so. The law says otherwise:

| Length of service at resignation | Share of the award |
| --- | --- |
| Less than two years | None |
| Two years to five | One third |
| More than five and less than ten | Two thirds |
| Ten years or more | The whole |

There are cases in which an employee who leaves still receives the whole award, among them leaving because of force majeure, and a woman who ends her contract within six months of her marriage or three months of giving birth.

## Mistake three: the order of the steps

Some calculations take the two thirds first and divide the years afterwards, or apply a full month to all years once service passes five. Work in this order:

1. Determine the last wage.
2. Multiply half of it by the first five years, and the whole by the rest.
3. Add the fraction of the last year.
4. Only then apply the share of article 85, if the employee resigned.

**Example.** The last wage is 12,000 riyals and service was seven years and six months. Five years at 6,000 make 30,000; two and a half years at 12,000 make another 30,000. The award is 60,000. If the employee resigned, two thirds of it, 40,000, are due.

> A calculation that shows its steps is seldom disputed. A figure alone always is.

## When is it paid?

If the employer ended the relationship, accounts are settled within one week; if the employee did, within two. The award is separate from other rights: unused leave, notice and unpaid wages are added to it, and compensation for an unlawful termination is a different matter again.

Labor claims must be brought within twelve months of the end of the relationship, unless the court accepts an excuse or the defendant admits the right, and they begin with an attempt at amicable settlement. Do not sign a final release before you have read the steps.`,
  contentAr: `القاعدة موجزة: إذا انتهت علاقة العمل استحق العامل أجر نصف شهر عن كل سنة من السنوات الخمس الأولى، وأجر شهر عن كل سنة تليها، ويُتخذ الأجر الأخير أساسًا، ويُحسب جزء السنة بنسبته. هذه هي المادة الرابعة والثمانون من نظام العمل. ثم تبيّن المادة الخامسة والثمانون ما يتغيّر إذا كان الانتهاء باستقالة العامل. وبين الجملتين تقع معظم الأخطاء.

## الخطأ الأول: الأجر

كثيرًا ما تُبنى الحسبة على الراتب الأساسي وحده، لأنه أول رقم في المسيّر. والمكافأة تُحسب على الأجر الأخير، والأجر أوسع من الأساسي: تدخل فيه البدلات التي تُصرف بانتظام بسبب العمل. وللطرفين أن يتفقا على استبعاد العمولات وما شابهها مما يزيد وينقص بطبيعته، فإن لم يتفقا كان استبعادها سببًا للمطالبة.

## الخطأ الثاني: من استقال ضاع حقه

يظن كثير من العاملين أن المستقيل لا يستحق شيئًا، وبعض النماذج تقول ذلك. والنظام يقول غيره:

| مدة الخدمة عند الاستقالة | ما يُستحق من المكافأة |
| --- | --- |
| أقل من سنتين | لا شيء |
| من سنتين إلى خمس | الثلث |
| أكثر من خمس وأقل من عشر | الثلثان |
| عشر سنوات فأكثر | كاملة |

وهناك أحوال يستحق فيها العامل المكافأة كاملة وإن كان هو من ترك العمل، منها تركه لقوة قاهرة، ومنها العاملة التي تنهي عقدها خلال ستة أشهر من عقد زواجها أو ثلاثة أشهر من وضعها.

## الخطأ الثالث: ترتيب الخطوات

تبدأ بعض الحسابات بأخذ الثلثين ثم تقسيم السنوات، أو تطبّق أجر الشهر على السنوات كلها متى جاوزت الخدمة خمسًا. والصواب بهذا الترتيب:

1. حدّد الأجر الأخير.
2. اضرب نصفه في السنوات الخمس الأولى، وكاملَه فيما زاد.
3. أضف جزء السنة الأخيرة.
4. ثم طبّق نسبة المادة الخامسة والثمانين إن كان العامل مستقيلًا.

**مثال:** أجر أخير قدره 12,000 ريال وخدمة سبع سنوات وستة أشهر. خمس سنوات في 6,000 تساوي 30,000، وسنتان ونصف في 12,000 تساوي 30,000، فالمكافأة 60,000 ريال. وإن كان العامل مستقيلًا استحق ثلثيها، أي 40,000 ريال.

> الحسبة التي تُظهر خطواتها قلّما تُنازع، أما الرقم المجرد فيُنازع دائمًا.

## متى تُدفع؟

إذا أنهى صاحب العمل العلاقة فعليه تصفية الحقوق خلال أسبوع، وإن كان العامل هو من أنهاها فخلال أسبوعين. والمكافأة مستقلة عن غيرها: فرصيد الإجازات والإشعار والأجور المتأخرة تُضاف إليها، والتعويض عن الإنهاء غير المشروع باب آخر.

والدعاوى العمالية لها مدة لا تُقبل بعدها، وهي اثنا عشر شهرًا من انتهاء العلاقة ما لم يقدّم المدعي عذرًا تقبله المحكمة أو يُقرّ المدعى عليه بالحق، وتبدأ بمحاولة التسوية الودية. فلا توقّع مخالصة نهائية قبل أن تقرأ خطوات الحساب.`,
  category: 'employment',
  authorUsername: 'abdulaziz.shehri',
  daysAgo: 150,
  isVisible: true,
  publishedLanguages: ['en', 'ar'],
}
