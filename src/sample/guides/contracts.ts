import type { SampleGuide } from '../types.ts'

export const contracts: SampleGuide = {
  guideEn: `## Who this is for

Anybody with a contract to sign, to renew or to leave: supply, services, lease, distribution, work on a building, software.

## What the law fixes

- If an exceptional event of a general nature threatens a party with grave loss, that party may ask to renegotiate. The parties cannot contract out of this (Civil Transactions Law, article 97).
- The court may reduce an agreed compensation that is exaggerated, and none is due where there was no loss (article 179).
- No fixed sum can be agreed for late payment of money (article 178).

## Steps

1. You send the draft and tell us what must not go wrong.
2. We mark the clauses, and say which are worth a dispute.
3. We draft or negotiate, in Arabic and English.
4. You receive the contract with one page: who does what, and when.

## What to bring

- The draft, and the contract it replaces
- Offers and messages in which something was promised
- The commercial registration of both sides, and proof of who may sign

## Time and fees

A short contract takes days, a negotiation as long as the other side. The fee is fixed for a review and agreed by stage for a negotiation.

## Questions

### Which language prevails?

The one the contract names. Before Saudi courts, pleadings are in Arabic, so the Arabic text deserves the same care.

### Are messages binding?

They can be. Digital evidence has the standing of writing in principle.`,
  guideAr: `## لمن هذه الخدمة

لكل من أمامه عقد يوقّعه أو يجدده أو يخرج منه: توريد أو خدمات أو إيجار أو توزيع أو مقاولة أو برمجيات.

## ما يقرره النظام

- إذا طرأ حادث استثنائي عام يهدد أحد الطرفين بخسارة فادحة جاز له طلب التفاوض، ولا يصح الاتفاق على خلاف ذلك (المادة 97 من نظام المعاملات المدنية).
- للمحكمة إنقاص التعويض الاتفاقي المبالغ فيه، ولا يُستحق إذا انتفى الضرر (المادة 179).
- لا يُتفق على مبلغ محدد عن التأخر في سداد النقود (المادة 178).

## الخطوات

1. أرسل المسودة وقل لنا ما الذي لا تحتمل وقوعه.
2. نعلّم البنود ونبيّن ما يستحق منها الخلاف.
3. نصوغ أو نتفاوض بالعربية والإنجليزية.
4. تتسلّم العقد ومعه صفحة واحدة: من يعمل ماذا ومتى.

## ما تحضره معك

- المسودة والعقد الذي تحل محله
- العروض والرسائل التي فيها وعد
- السجل التجاري للطرفين وما يثبت صلاحية الموقّع

## المدة والأتعاب

يستغرق العقد القصير أيامًا، والتفاوض رهن بالطرف الآخر. وأتعاب المراجعة مبلغ محدد، وأتعاب التفاوض تُحدَّد لكل مرحلة.

## أسئلة

### أي اللغتين يُعتمد؟

اللغة التي يسمّيها العقد. والمرافعة أمام المحاكم السعودية بالعربية، فللنص العربي من العناية ما لغيره.

### هل تُلزم الرسائل صاحبها؟

قد تُلزمه، فالدليل الرقمي في حكم الكتابة من حيث الأصل.`,
}
