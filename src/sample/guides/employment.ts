import type { SampleGuide } from '../types.ts'

export const employment: SampleGuide = {
  guideEn: `## Who this is for

Employees whose contract has ended or whose wages are unpaid, and employers who are about to end a contract or have been called to a settlement.

## Time limits

- A labor claim is brought within twelve months of the end of the relationship (Labor Law, article 234), unless the court accepts an excuse or the other side admits the right.
- If the employer ended the relationship, accounts are settled within one week. If the employee did, within two (article 88).

## Steps

1. We read the contract and calculate what is due, with every step shown.
2. The claim goes to friendly settlement at the Ministry of Human Resources and Social Development.
3. If no settlement is reached, it is filed with the labor court.

## What to bring

- The contract and its amendments
- Payslips or bank statements
- The letter of dismissal or resignation, and the messages around it

## Time and fees

Friendly settlement is the short part, and the court takes longer. The fee is agreed in writing before work begins, as a fixed sum for each stage.

## Questions

### What is the end-of-service award?

Half a month’s wage for each of the first five years and a month’s wage for each year after that, on the last wage (article 84). After a resignation, a share of it may be due.

### What if the dismissal had no valid reason?

Article 77 provides for compensation where the contract does not fix one. It is separate from the award.`,
  guideAr: `## لمن هذه الخدمة

للعامل الذي انتهى عقده أو تأخرت أجوره، ولصاحب العمل الذي يوشك أن ينهي عقدًا أو دُعي إلى جلسة تسوية.

## المدد النظامية

- تُرفع الدعوى العمالية خلال اثني عشر شهرًا من انتهاء علاقة العمل (المادة 234 من نظام العمل)، ما لم تقبل المحكمة عذرًا أو يقر الطرف الآخر بالحق.
- إذا أنهى صاحب العمل العلاقة صُفّيت الحقوق خلال أسبوع، وإذا أنهاها العامل فخلال أسبوعين (المادة 88).

## الخطوات

1. نقرأ العقد ونحسب المستحقات حسبة مفصّلة بخطواتها.
2. تُقدَّم المطالبة إلى التسوية الودية لدى وزارة الموارد البشرية والتنمية الاجتماعية.
3. إذا تعذّر الصلح قُيّدت الدعوى لدى المحكمة العمالية.

## ما تحضره معك

- عقد العمل وملاحقه
- مسيّرات الأجور أو كشوف الحساب البنكي
- خطاب الفصل أو الاستقالة وما دار حوله من مراسلات

## المدة والأتعاب

التسوية الودية أقصر المرحلتين، والمحكمة أطول منها. ويُتفق على الأتعاب كتابةً قبل بدء العمل، بمبلغ محدد لكل مرحلة.

## أسئلة

### ما مكافأة نهاية الخدمة؟

أجر نصف شهر عن كل سنة من السنوات الخمس الأولى، وأجر شهر عن كل سنة تليها، محسوبة على الأجر الأخير (المادة 84). وقد يُستحق جزء منها عند الاستقالة.

### ماذا لو كان الفصل لغير سبب مشروع؟

تقرر المادة 77 تعويضًا إذا لم يحدد العقد تعويضًا معينًا، وهو حق مستقل عن المكافأة.`,
}
