import type { SampleGuide } from '../types.ts'

export const litigation: SampleGuide = {
  guideEn: `## Who this is for

Companies and individuals with a claim they cannot collect, a contract that was broken, or a summons they have just received.

## Time limits

- As a rule, claims under the Commercial Courts Law are not heard after five years from the day the right arose (article 24).
- For the claims the regulation lists, the defendant is notified in writing at least fifteen days before filing.
- A judgment that may be appealed is appealed, as a rule, within thirty days of its receipt.
- Claims against government bodies have periods of their own, some of them short. Ask early.

## Steps

1. You receive a written assessment that names the weak points.
2. We send the notice and try to settle.
3. We file the statement of claim with numbered evidence.
4. After each hearing you read what happened and what comes next.

## What to bring

- The contract with every amendment
- Invoices, delivery notes and proof of receipt
- The whole correspondence, with its dates
- The summons, if you have received one

## Time and fees

The length depends on the court, the expert it may appoint and the appeal. The fee is agreed in writing for each level of court. Court costs and translations are estimated beforehand.

## Questions

### Can every judgment be appealed?

No. Judgments of the commercial court in claims of up to 50,000 riyals are final.

### I was summoned yesterday. What comes first?

Note the date of the hearing, delete nothing, and send us the statement of claim with its annexes.`,
  guideAr: `## لمن هذه الخدمة

للشركات والأفراد ممن لهم حق تعذّر تحصيله، أو عقد أُخلّ به، أو تبلّغوا بدعوى قبل قليل.

## المدد النظامية

- الأصل ألا تُسمع الدعاوى الخاضعة لنظام المحاكم التجارية بعد خمس سنوات من تاريخ نشوء الحق (المادة 24).
- في الدعاوى التي تعدّدها اللائحة يُخطر المدعى عليه كتابةً قبل القيد بخمسة عشر يومًا على الأقل.
- يُستأنف الحكم القابل للاستئناف خلال ثلاثين يومًا من تسلّمه في الأصل.
- للدعاوى على الجهات الحكومية مدد خاصة بعضها قصير، فاسأل مبكرًا.

## الخطوات

1. نسلّمك تقييمًا مكتوبًا يبيّن نقاط الضعف.
2. نرسل الإخطار ونسعى إلى الصلح.
3. نقيّد صحيفة الدعوى ومعها أدلة مرقّمة.
4. بعد كل جلسة تصلك خلاصة ما جرى والخطوة التالية.

## ما تحضره معك

- العقد وجميع ملاحقه
- الفواتير وسندات التسليم وما يثبت الاستلام
- المراسلات كاملة بتواريخها
- التبليغ القضائي إن وصلك

## المدة والأتعاب

تختلف المدة باختلاف المحكمة والخبير الذي قد تندبه والاستئناف. ويُتفق على الأتعاب كتابةً لكل درجة، وتُقدَّر التكاليف القضائية والترجمة سلفًا.

## أسئلة

### هل يُستأنف كل حكم؟

لا، فأحكام المحكمة التجارية في المطالبات التي لا تزيد على 50,000 ريال نهائية.

### تبلّغت بدعوى أمس، فبماذا أبدأ؟

دوّن موعد الجلسة، ولا تحذف شيئًا، وأرسل إلينا صحيفة الدعوى ومرفقاتها.`,
}
