import type { SamplePublication } from '../types.ts'

export const commercialClaims: SamplePublication = {
  titleEn: 'Before you file: a commercial claim in six weeks of preparation',
  titleAr: 'قبل قيد الدعوى: ستة أسابيع من التحضير لمطالبة تجارية',
  summaryEn:
    'The Commercial Courts Law rewards the party that prepares. What to do between the last reminder and the statement of claim.',
  summaryAr: 'نظام المحاكم التجارية ينصف من يستعد. ما الذي يُعمل بين آخر تذكير بالسداد وصحيفة الدعوى؟',
  contentEn: `A claim is usually lost before it is filed: in the delivery note nobody signed, in the reminder sent by voice message, in the partner who forgave half of the debt over coffee. The Commercial Courts Law gives the parties short, firm procedures. They suit the claimant who comes prepared, and nobody else.

## Week one: is this a commercial claim, and is it in time?

Confirm that the dispute belongs before the commercial court. The roles of the parties, the nature of the contract and the amount all matter, and a claim filed at the wrong door loses months.

Then look at the calendar. As a general rule, claims under the Commercial Courts Law are not heard after five years from the day the right arose, unless the defendant admits the right or the claimant has an excuse the court accepts. Other laws set shorter periods for particular claims.

## Weeks two and three: the file

Arrange the documents in chronological order:

- the contract, with every amendment;
- orders, delivery notes and invoices, each with its proof of receipt;
- correspondence, complete and with dates;
- a statement of account that a stranger can follow.

Where documents are in another language, order the certified translation now. Translators are busiest in the week before a hearing.

## Week four: notice and settlement

For the claims the regulation lists, the claimant must first notify the defendant in writing and wait at least fifteen days. An attempt at settlement or mediation can take the place of that notice, and for some disputes such an attempt is required. The “Taradhi” platform of the Ministry of Justice makes it possible to hold one without a hall or a handshake.

> A settlement signed in the fourth week is worth more than a judgment in the fortieth.

A settlement recorded through the competent channel can be enforced like a judgment. Write it with the same care.

## Weeks five and six: the statement of claim

| Part | The test |
| --- | --- |
| Facts | Could a reader draw the timeline? |
| Legal ground | One ground in front, others behind it |
| Requests | Exact amounts, one by one |
| Evidence | Every fact has a numbered exhibit |

Check whether the claim must be brought by a lawyer: for several kinds of claim the law requires it. Check as well whether you need a claim at all. A debt that rests on an enforceable instrument goes straight to the enforcement court, and a fixed, documented debt may qualify for a payment order.

## What happens next

The court manages the case from the preparation stage: it fixes the points in dispute, sets dates for exchange and may refuse what arrives late. Judgments in claims of up to 50,000 riyals are final. Others may be appealed, as a rule within thirty days of receipt of the judgment. Put that date in the calendar on the day the judgment is delivered, and not on the day you feel able to read it.

One thing remains: estimate the cost before you begin. Court costs, expert fees and translations count too, and a case in which you win less than you spent is not a win. Ask your lawyer for the figures in writing at the first meeting.`,
  contentAr: `تُخسر المطالبة غالبًا قبل أن تُقيَّد: في سند تسليم لم يوقّعه أحد، وفي تذكير أُرسل تسجيلًا صوتيًا، وفي شريك تنازل عن نصف الدين في مجلس ودّي. وقد جاء نظام المحاكم التجارية بإجراءات قصيرة حازمة، ينتفع بها المدعي المستعد دون غيره.

## الأسبوع الأول: هل الدعوى تجارية، وهل هي في وقتها؟

تحقق أولًا من الاختصاص. فصفة الطرفين وطبيعة العقد ومقدار المطالبة كلها مؤثرة، ومن طرق الباب الخطأ خسر شهورًا.

ثم انظر في التقويم. فالأصل في نظام المحاكم التجارية ألا تُسمع الدعوى بعد مضي خمس سنوات من نشوء الحق، ما لم يُقرّ المدعى عليه بالحق أو يتقدّم المدعي بعذر تقبله المحكمة. وفي أنظمة أخرى مدد أقصر لدعاوى بعينها.

## الأسبوعان الثاني والثالث: الملف

رتّب الأوراق بحسب تسلسل الوقائع:

- العقد وكل ملحق له.
- أوامر الشراء وسندات التسليم والفواتير، ومع كل منها ما يثبت استلامه.
- المراسلات كاملة بتواريخها.
- كشف حساب يفهمه من لا يعرف القصة.

وما كان بلغة أخرى فاطلب ترجمته المعتمدة من الآن، فأكثر ما ينشغل المترجمون في الأسبوع الذي يسبق الجلسة.

## الأسبوع الرابع: الإخطار والصلح

في الدعاوى التي تحددها اللائحة يجب على المدعي أن يخطر المدعى عليه كتابةً بأداء الحق قبل خمسة عشر يومًا على الأقل من إقامة الدعوى. ويقوم مقام الإخطار ما يثبت اللجوء إلى المصالحة أو الوساطة، وهي لازمة قبل القيد في بعض المنازعات. ومنصة «تراضي» التابعة لوزارة العدل تتيح ذلك عن بُعد.

> صلح يُوقَّع في الأسبوع الرابع خير من حكم في الأسبوع الأربعين.

ومحضر الصلح الموثّق لدى الجهة المختصة سند تنفيذي، فاكتبه بالعناية التي تكتب بها صحيفة الدعوى.

## الأسبوعان الخامس والسادس: صحيفة الدعوى

| الجزء | اختباره |
| --- | --- |
| الوقائع | هل يستطيع القارئ رسم تسلسلها؟ |
| السند النظامي | سند واحد في المقدمة والباقي خلفه |
| الطلبات | مبالغ محددة، طلبًا طلبًا |
| الأدلة | لكل واقعة ورقة مرقّمة |

وتحقق مما إذا كان النظام يوجب رفع الدعوى من محامٍ، فهو يوجب ذلك في أنواع منها. وتحقق كذلك: هل تحتاج إلى دعوى أصلًا؟ فالدين الثابت بسند تنفيذي طريقه محكمة التنفيذ مباشرة، والدين المحدد الثابت بالكتابة قد يصلح له أمر الأداء.

## وماذا بعد القيد؟

تدير المحكمة القضية من مرحلة التحضير: تحصر نقاط النزاع، وتحدد مواعيد تبادل المذكرات، ولها ألا تقبل ما قُدّم بعدها. والأحكام في الدعاوى التي لا تزيد المطالبة فيها على 50,000 ريال نهائية، وغيرها يقبل الاستئناف، والأصل أن مدته ثلاثون يومًا من تسلّم الحكم. فدوّن الموعد يوم تسلّم الحكم، لا يوم تقوى على قراءته.

ويبقى الأهم: قدّر التكلفة قبل أن تبدأ. فالتكاليف القضائية وأتعاب الخبرة والترجمة تُحسب مع أصل المطالبة، والدعوى التي تربح فيها أقل مما أنفقت ليست ربحًا. واسأل محاميك عن ذلك كتابةً في أول اجتماع.`,
  category: 'litigation',
  authorUsername: 'noura.qahtani',
  daysAgo: 198,
  isVisible: true,
  publishedLanguages: ['en', 'ar'],
}
