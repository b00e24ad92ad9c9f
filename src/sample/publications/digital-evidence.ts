import type { SamplePublication } from '../types.ts'

export const digitalEvidence: SamplePublication = {
  titleEn: 'Digital evidence before the commercial courts',
  titleAr: 'الدليل الرقمي أمام المحاكم التجارية',
  summaryEn:
    'The Evidence Law gives a message on a phone the weight of writing. What that asks of a company that trades by email and chat.',
  summaryAr:
    'جعل نظام الإثبات للدليل الرقمي حكم الإثبات بالكتابة. فماذا يعني ذلك لمنشأة تتعامل بالبريد والمحادثات؟',
  contentEn: `A supplier confirms a price in a chat at eleven at night. Three months later he denies it. Until a few years ago the first hour of the hearing went to whether the chat could be read at all. Since the Evidence Law came into force in 2022, that hour is spent on what the chat says.

## What counts as digital evidence

The law takes a wide view: any evidence drawn from data that is created, issued, received, stored or transmitted by digital means, and that can be retrieved in a form people can understand. It lists examples, among them digital records and documents, electronic signatures, correspondence and means of communication, and digital media.

In principle such evidence has the standing of writing. That sentence changes the work of every sales department.

## Strong, ordinary, doubtful

Not every file weighs the same. A useful first sorting:

| Source | How the other side meets it |
| --- | --- |
| Issued by an official body or its platform | As an official document |
| From a means both parties agreed on, or a documented or public one | Binding, unless the challenger proves it wrong |
| An isolated screenshot of uncertain origin | Open to an easy challenge |

The second row is the one you can plan for. A clause in the contract that says “orders and confirmations are sent from these addresses and these numbers” moves most of your correspondence into it.

> Agree on the channel while you are still on good terms.

## Preserve first, argue later

When a dispute is in sight, do these things before anything else:

1. Keep the original. Do not forward it, rename it or move it to another phone as the only copy.
2. Export the whole conversation with dates and numbers, and not only the helpful half of it.
3. Write down who held the device and the account, and since when.
4. Tell employees in one line to delete nothing.
5. If the amount justifies it, have a digital expert record the content.

A party who, without an acceptable excuse, fails to submit what the court asks for in order to verify digital evidence loses the right to rely on it, or it counts as evidence against that party, as the case may be.

## Three traps

- **The half conversation.** The other side holds the rest of it.
- **Another person’s secret.** Evidence obtained by breaking into an account or a private conversation can turn into a case against you.
- **The foreign language.** Pleadings are in Arabic; what matters must be handed in with a certified translation.

## A rule for Sunday morning

Choose one address for orders, one for notices and one person who archives both. The best digital evidence is not found on the day of the claim. It has been filed every week, without drama.

Do not wait for a dispute to write this rule down. Add it to your current contracts in a short annex signed by both parties, naming the approved addresses and numbers and who tells the other when they change. From then on every dealing is born with its evidence.`,
  contentAr: `يؤكد المورّد السعر في محادثة عند الحادية عشرة ليلًا، ثم ينكره بعد ثلاثة أشهر. كان أول الجلسة يمضي في سؤال: هل تُقبل المحادثة أصلًا؟ ومنذ سريان نظام الإثبات عام 2022 صار الوقت يُصرف في سؤال آخر: ماذا تقول المحادثة؟

## ما الدليل الرقمي؟

توسّع النظام في تعريفه، فعدّ دليلًا رقميًا كل دليل مستمد من بيانات تُنشأ أو تصدر أو تُسلَّم أو تُحفظ أو تُبلَّغ بوسيلة رقمية، وتكون قابلة للاسترجاع بصورة يمكن فهمها. ومثّل له بالسجل والمحرر الرقميين والتوقيع الرقمي والمراسلات ووسائل الاتصال والوسائط الرقمية.

والأصل أن للإثبات بالدليل الرقمي حكم الإثبات بالكتابة. وهذه الجملة وحدها تغيّر عمل كل إدارة مبيعات.

## قوي، وعادي، ومحل شك

ليست الملفات كلها في وزن واحد. وهذا فرز أولي نافع:

| مصدر الدليل | كيف يواجهه الخصم |
| --- | --- |
| صادر عن جهة رسمية أو منصتها | كالمحرر الرسمي |
| من وسيلة اتفق عليها الطرفان، أو وسيلة موثقة أو مشاعة للعموم | حجة عليه ما لم يُثبت عدم صحته |
| صورة شاشة منفردة مجهولة المصدر | يسهل الطعن فيها |

والسطر الثاني هو الذي يمكنك أن تخطط له. فبند في العقد يقول: «تُرسل الطلبات والتأكيدات من هذه العناوين وهذه الأرقام» ينقل معظم مراسلاتك إليه.

> اتفقوا على الوسيلة ما دمتم على وفاق.

## احفظ أولًا ثم جادل

إذا لاح النزاع فابدأ بهذه الخطوات قبل غيرها:

1. احتفظ بالأصل، ولا تُعد توجيهه ولا تغيّر اسمه ولا تنقله إلى جهاز آخر ليصير النسخة الوحيدة.
2. صدّر المحادثة كاملة بتواريخها وأرقامها، لا النصف الذي يعجبك منها.
3. دوّن من كان الجهاز والحساب في يده، ومنذ متى.
4. اطلب من الموظفين في سطر واحد ألا يحذفوا شيئًا.
5. إن كانت قيمة المطالبة تستحق فكلّف خبيرًا تقنيًا بإثبات المحتوى.

ومن امتنع بغير عذر مقبول عن تقديم ما طلبته المحكمة للتحقق من صحة الدليل الرقمي سقط حقه في التمسك به، أو عُدّ حجة عليه، بحسب الأحوال.

## ثلاثة منزلقات

- **نصف المحادثة:** النصف الآخر في يد خصمك.
- **سر غيرك:** الدليل المأخوذ باختراق حساب أو محادثة خاصة قد ينقلب دعوى عليك.
- **اللغة الأجنبية:** لغة المحاكم العربية، وما تستند إليه بغيرها يُقدَّم مع ترجمة معتمدة.

## قاعدة لصباح الأحد

خصّص عنوانًا للطلبات، وعنوانًا للإشعارات، وموظفًا واحدًا يؤرشفهما. فأفضل دليل رقمي لا يُعثر عليه يوم الدعوى، بل يُحفظ كل أسبوع بهدوء.

ولا تنتظر النزاع لتكتب هذه القاعدة. أضفها إلى عقودك القائمة بملحق قصير يوقّعه الطرفان، واذكر فيه العناوين والأرقام المعتمدة، ومن يبلّغ الآخر إذا تغيّرت. فكل تعامل بعد ذلك يولد ومعه دليله.`,
  category: 'litigation',
  authorUsername: 'noura.qahtani',
  daysAgo: 62,
  isVisible: true,
  publishedLanguages: ['en', 'ar'],
}
