import type { SamplePublication } from '../types.ts'

export const supplyContracts: SamplePublication = {
  titleEn: 'The Civil Transactions Law and supply contracts',
  titleAr: 'نظام المعاملات المدنية وعقود التوريد',
  summaryEn: 'Three clauses to check before you sign or renew.',
  summaryAr: 'ثلاثة بنود تُراجَع قبل التوقيع أو التجديد.',
  contentEn: `Since the Civil Transactions Law came into force in December 2023, a supply contract is read first by its words, then by what the parties meant. The law also reaches contracts signed before that date, with exceptions, so the template in your drawer is not safe because it is old. Three clauses now deserve a second look.

## 1. Price and changed circumstances

Where an exceptional event of a general nature, one that nobody could have foreseen at signing, makes performance **excessively burdensome** and threatens grave loss, the obliged party may ask the other, without undue delay, to renegotiate. Three points are often missed:

- asking to renegotiate is not a license to stop delivering;
- if no agreement is reached within a reasonable time, the court may bring the burdensome obligation back to a reasonable limit;
- the parties cannot contract out of this protection.

A clause that says how the request is made, within how many days it is answered and which index is consulted does not contradict the law. It spares both sides a hearing.

Impossibility is a different matter. Where performance has become impossible for a reason beyond the party’s control, the obligation falls away, in whole or in part, and the contract should say how that is notified and what happens to the advance payment.

## 2. Agreed compensation

A fixed sum for delay stays useful, because it relieves the buyer of proving the amount of the loss. It is not, however, untouchable:

| Situation | Effect |
| --- | --- |
| The debtor proves there was no loss | Nothing is due |
| The sum is shown to be exaggerated, or part was performed | The court may reduce it |
| Loss exceeded the sum through fraud or gross fault | The court may increase it |
| The obligation is to pay money | A fixed sum for late payment cannot be agreed |

> Tie the sum to the value of the late part, not to the whole contract, and give it a cap both sides can live with.

## 3. Delivery and inspection

Most disputes are not about whether the goods arrived. They are about whether somebody accepted them. Say who inspects, where, by which standard, and how many days of silence count as acceptance. Distinguish a defect that inspection shows from one that appears in use, and give each its own period.

If the goods are perishable or made to order, shorten the periods. If they are machines, let the period begin at commissioning.

## Good faith is a clause as well

The law asks for good faith in performance, and it looks at conduct during negotiations too. A party who opens talks without meaning to conclude, or who hides a fact that would have changed the other’s mind, may owe compensation even where no contract was signed.

## A review in one hour

1. Read the price clause and ask: what if the cost doubles?
2. Read the delay clause and work out the sum for thirty days.
3. Read the acceptance clause and ask who signs the delivery note today.
4. Write the answers into one page and attach it to the renewal.`,
  contentAr: `منذ سريان نظام المعاملات المدنية في ديسمبر 2023 يُقرأ عقد التوريد بألفاظه أولًا، ثم بما قصده المتعاقدان. وتسري أحكامه كذلك على ما سبقه من عقود مع استثناءات محددة، فالنموذج القديم في درجك ليس في مأمن لقِدَمه. وثمة ثلاثة بنود تستحق مراجعة ثانية.

## 1. الثمن وتغيّر الظروف

إذا طرأ حادث استثنائي عام لم يكن في الوسع توقعه وقت التعاقد فجعل التنفيذ **مرهقًا** يهدد المدين بخسارة فادحة، جاز له أن يدعو الطرف الآخر، دون تأخر غير مسوّغ، إلى التفاوض. وتغيب عن كثيرين ثلاث نقاط:

- طلب التفاوض لا يبيح التوقف عن التوريد.
- إذا لم يُتفق خلال مدة معقولة فللمحكمة أن ترد الالتزام المرهق إلى الحد المعقول.
- لا يجوز الاتفاق على ما يخالف هذه الحماية.

والبند الذي يبيّن طريقة الطلب ومدة الرد والمؤشر الذي يُرجع إليه لا يخالف النظام، بل يُغني الطرفين عن جلسة قضائية.

أما استحالة التنفيذ فباب آخر. فإذا صار التنفيذ مستحيلًا بسبب لا يد للمدين فيه انقضى الالتزام كله أو بعضه، وعلى العقد أن يبيّن كيف يُبلّغ الطرف الآخر وما مصير الدفعة المقدمة.

## 2. التعويض الاتفاقي

يبقى المبلغ المحدد عن التأخير نافعًا، لأنه يعفي المشتري من إثبات مقدار الضرر، غير أنه ليس محصنًا:

| الحالة | الأثر |
| --- | --- |
| أثبت المدين انتفاء الضرر | لا يُستحق شيء |
| ثبتت المبالغة فيه أو نُفّذ بعض الالتزام | للمحكمة إنقاصه |
| جاوز الضرر المبلغ بغش أو خطأ جسيم | للمحكمة زيادته |
| كان محل الالتزام مبلغًا نقديًا | لا يصح الاتفاق على تعويض عن التأخر فيه |

> اربط المبلغ بقيمة الجزء المتأخر لا بقيمة العقد كله، واجعل له سقفًا يحتمله الطرفان.

## 3. التسليم والفحص

قلّما يكون النزاع في وصول البضاعة، وأكثره في قبولها. فبيّن من يفحص، وأين، وبأي مواصفة، وكم يومًا يُعد السكوت بعدها قبولًا. وفرّق بين عيب يكشفه الفحص وعيب لا يظهر إلا بالاستعمال، واجعل لكل منهما مدته.

وإن كانت البضاعة مما يسرع إليه التلف أو مما يُصنع بالطلب فقصّر المدد، وإن كانت آلات فاجعل المدة تبدأ من يوم التشغيل.

## حسن النية بند أيضًا

يوجب النظام تنفيذ العقد بما يتفق مع حسن النية، وينظر كذلك إلى سلوك الطرفين في التفاوض. فمن دخل مفاوضة وهو لا ينوي إبرام العقد، أو كتم أمرًا لو عُلم لغيّر رأي صاحبه، فقد يُلزم بالتعويض وإن لم يُوقَّع عقد.

## مراجعة في ساعة

1. اقرأ بند الثمن واسأل: ماذا لو تضاعفت التكلفة؟
2. اقرأ بند التأخير واحسب مبلغ ثلاثين يومًا.
3. اقرأ بند القبول واسأل: من يوقّع سند التسليم اليوم؟
4. اكتب الأجوبة في صفحة واحدة وأرفقها بالتجديد.`,
  category: 'contract',
  authorUsername: 'layan.otaibi',
  daysAgo: 124,
  isVisible: true,
  publishedLanguages: ['en', 'ar'],
}
