import type { SamplePublication } from '../types.ts'

export const directorLiability: SamplePublication = {
  titleEn: 'When does a director answer personally?',
  titleAr: 'متى يُسأل عضو مجلس الإدارة شخصيًا؟',
  summaryEn:
    'The Companies Law separates an error of judgment from a breach of duty. The line between them is drawn by the minutes before it is drawn by a judge.',
  summaryAr:
    'يفرّق نظام الشركات بين الخطأ في التقدير والإخلال بالواجب، والحد الفاصل بينهما يرسمه محضر الاجتماع قبل أن يرسمه القاضي.',
  contentEn: `The question used to be asked after the loss: who pays? Today it is asked before the decision. A director who asks “what am I signing, and on what information?” protects the company, and protects whoever asks it, with the same sentence.

## Why the question matters now

The Companies Law of 1443H arranges the duties of managers and directors around two ideas: care and loyalty. Act within your powers and in the interest of the company; decide independently; prepare as a careful person would; keep out of conflicts, and disclose the ones you cannot avoid. It is no longer enough to say that you gained nothing from the decision. You must be able to show how you reached it.

Family companies feel this most. Large decisions are taken in a short telephone call and written down later, or never.

## Error of judgment or breach of duty

Not every loss is a fault, and not every fault creates liability. A business decision is a risk by nature, and the law does not punish a considered risk. It asks about the director who decided without calling for the information that was there, or who had an interest and kept silent.

> Good minutes do not only record the result. They record the questions that came before it.

| Point | Error of judgment | Breach of duty |
| --- | --- | --- |
| Information | Requested and studied | Not requested, or ignored |
| Interest | None, or disclosed | Not disclosed |
| Powers | Within the articles | Exceeded |
| Consequence | A loss borne by the company | Compensation that may reach the director |

## What the court looks at

The court does not take the business decision again in the board’s place. It examines the road that led to it:

- Did the board have adequate documents a reasonable time before the meeting?
- Was an objection recorded, with its reason?
- Did each member disclose an interest and abstain from the vote?

The claim belongs first to the company. If the company does not bring it, partners or shareholders who hold the share of capital set by the law, five percent unless the articles ask for less, may bring it on the company’s behalf. A person who has suffered a loss of their own may sue for that loss.

## Joint or individual

When the decision was unanimous, all members answer for it. When it was taken by a majority, a member who opposed it is not liable if the objection stands clearly in the minutes. Absence alone is no defense, unless the member did not know of the decision or could not object to it.

## Five habits that protect a director

1. Ask for the documents early enough to read them.
2. Disclose every interest, even one that looks small, and ask for the disclosure to be recorded.
3. Ask, and have both the question and the answer written down.
4. When you object, give the reason. A silent objection cannot be seen.
5. Read the minutes before you sign them, and do not sign for a meeting you did not attend.

None of these steps slows the board down. Most take minutes before the meeting, and may save years after it.`,
  contentAr: `كان السؤال يُطرح بعد الخسارة: من يدفع؟ أما اليوم فيُطرح قبل القرار. عضو المجلس الذي يسأل «ما الذي سأوقّع عليه، وبأي معلومات؟» يحمي الشركة ويحمي نفسه في اللحظة ذاتها.

## لماذا يهم السؤال الآن

أعاد نظام الشركات الصادر عام 1443هـ ترتيب واجبات المديرين وأعضاء مجالس الإدارة حول معنيين: العناية والولاء. فعلى العضو أن يعمل في حدود صلاحياته ولمصلحة الشركة، وأن يستقل بقراره، وأن يبذل عناية الشخص الحريص، وأن يتجنب تعارض المصالح ويفصح عما لا يمكن تجنبه منه. ولم يعد يكفي أن يقول العضو إنه لم يستفد من القرار؛ بل عليه أن يبيّن أنه اتخذه على بيّنة، وبحسن نية، وفي حدود صلاحياته، ولمصلحة الشركة لا لمصلحة من رشّحه.

وتظهر أهمية ذلك في الشركات العائلية خاصة، حيث تُتخذ القرارات الكبيرة في مكالمة قصيرة ثم تُكتب لاحقًا، أو لا تُكتب أبدًا.

## الخطأ في التقدير والإخلال بالواجب

ليست كل خسارة خطأً، وليس كل خطأ مسؤولية. فالقرار التجاري بطبيعته مخاطرة، والنظام لا يعاقب على المخاطرة المدروسة. ما يُسأل عنه العضو هو أن يتخذ القرار دون أن يطلب المعلومات المتاحة، أو أن يتخذه وله فيه مصلحة لم يفصح عنها.

> المحضر الجيد لا يسجّل النتيجة فقط، بل يسجّل الأسئلة التي سبقتها.

| النقطة | خطأ في التقدير | إخلال بالواجب |
| --- | --- | --- |
| المعلومات | طُلبت ودُرست | لم تُطلب أو أُهملت |
| المصلحة | لا مصلحة، أو مُفصح عنها | مصلحة غير مُفصح عنها |
| الصلاحية | ضمن عقد التأسيس أو النظام الأساس | تجاوز للصلاحيات |
| الأثر | خسارة تتحملها الشركة | تعويض قد يطال العضو |

## ما الذي تنظر إليه المحكمة

لا تعيد المحكمة اتخاذ القرار التجاري بدلًا من المجلس، لكنها تنظر في الطريق الذي أوصل إليه:

- هل عُرضت على المجلس أوراق كافية قبل الاجتماع بوقت معقول؟
- هل سُجّل اعتراض من اعترض، وسبب اعتراضه؟
- هل أفصح كل عضو عن مصلحته وامتنع عن التصويت؟

والأصل أن ترفع الشركة الدعوى. فإن لم ترفعها جاز لمن يملك من الشركاء أو المساهمين النسبة التي حددها النظام من رأس المال، وهي خمسة في المئة ما لم ينص عقد التأسيس أو النظام الأساس على نسبة أقل، أن يرفعها عنها. ولمن لحقه ضرر خاص به أن يطالب بتعويضه.

## مسؤولية تضامنية أم فردية

إذا صدر القرار بالإجماع فالمسؤولية على الجميع. أما إذا صدر بالأغلبية فلا يُسأل من عارضه متى أثبت اعتراضه صراحة في المحضر. والغياب وحده لا يكفي، إلا إذا ثبت أن العضو لم يعلم بالقرار أو لم يتمكن من الاعتراض عليه.

## خمس خطوات تحمي عضو المجلس

1. اطلب أوراق الاجتماع قبل موعده بوقت يكفي لقراءتها.
2. أفصح عن أي مصلحة، ولو بدت صغيرة، واطلب إثبات الإفصاح.
3. اسأل، واطلب أن يُكتب السؤال وجوابه في المحضر.
4. إذا اعترضت فاذكر السبب، فالاعتراض الصامت لا يُرى.
5. راجع المحضر قبل التوقيع، ولا توقّع على ما لم تحضره.

وهذه الخطوات لا تبطئ عمل المجلس؛ فأكثرها دقائق قبل الاجتماع، وقد تغني عن سنوات بعده.`,
  category: 'corporate_law',
  authorUsername: 'khalid.mutairi',
  daysAgo: 3,
  isVisible: true,
  publishedLanguages: ['en', 'ar'],
}
