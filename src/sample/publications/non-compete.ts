import type { SamplePublication } from '../types.ts'

export const nonCompete: SamplePublication = {
  titleEn: 'Non-compete clauses: three limits no clause survives without',
  titleAr: 'شرط عدم المنافسة: ثلاثة قيود لا يصح بدونها',
  summaryEn:
    'Article 83 of the Labor Law lets an employer restrict a former employee, but only in writing, and only within a time, a place and a kind of work.',
  summaryAr:
    'تجيز المادة الثالثة والثمانون من نظام العمل تقييد العامل بعد انتهاء عقده، على أن يكون القيد مكتوبًا ومحددًا في زمانه ومكانه ونوع العمل.',
  contentEn: `Most non-compete clauses we read were copied from somewhere else. They forbid everything, everywhere, for as long as possible, and for that reason they often protect nothing. Article 83 of the Labor Law is short, and a clause that follows it can be short as well.

## When may an employer ask for one?

The starting point is the work, not the employer’s wish. A restriction is open to the employer when the work lets the employee know the customers or reach trade secrets. A receptionist seldom does either. A key account manager does both. Ask what the employee knows that a competitor would pay for; if nobody can answer, the clause has no interest to protect.

## The three limits

The clause must be in writing, and it must be specific about:

1. **Time.** No longer than two years from the end of the employment relationship. A clause of three years invites an argument that you do not need.
2. **Place.** The area in which the employer really competes. A clinic in northern Riyadh has no interest in Jazan.
3. **Kind of work.** The activity, named. “Any activity that competes with the company” names nothing.

> A narrow clause that holds is worth more than a wide one that frightens.

## Secrecy is a separate promise

The same article lets the employer bind the employee not to disclose secrets after the contract ends, again in writing and with its time, place and kind of work stated to the extent needed to protect a legitimate interest. Keep this promise in its own clause. If the non-compete falls, secrecy should still stand.

## The clock on the claim

The employer’s claim must be brought within one year of discovering the breach. An employer who sees a former manager open a rival shop and waits for eighteen months to see how it goes has answered the question.

## Before you sign, or before you sue

For employers:

- keep the clause for posts that need it, and say why in one line;
- tie the area and the activity to the post, and review them when the post changes;
- at departure, remind the employee in writing of what remains in force.

For employees:

- ask for the two or three competitors that worry the employer to be named;
- keep a copy of the contract and of any later amendment;
- before accepting an offer, compare it with the clause, and not with what a colleague heard about it.

Courts look at the text and at the interest behind it. The closer the two are to each other, the shorter the dispute.`,
  contentAr: `أكثر شروط عدم المنافسة التي تمر بنا منقولة من نماذج أخرى: تمنع كل شيء، في كل مكان، لأطول مدة ممكنة، ولهذا كثيرًا ما لا تحمي شيئًا. والمادة الثالثة والثمانون من نظام العمل موجزة، والشرط الذي يلتزم بها يمكن أن يكون موجزًا مثلها.

## متى يحق لصاحب العمل طلبه؟

العبرة بطبيعة العمل لا برغبة صاحبه. فالنظام يجيز الشرط إذا كان العمل يسمح للعامل بمعرفة العملاء أو الاطلاع على أسرار العمل. وموظف الاستقبال في الغالب لا يعرف هذا ولا ذاك، أما مدير حسابات كبار العملاء فيعرفهما معًا. والسؤال النافع: ما الذي يعرفه هذا العامل ويدفع المنافس ثمنًا لمعرفته؟ فإن لم يجد أحد جوابًا فليس للشرط مصلحة يحميها.

## القيود الثلاثة

يجب أن يكون الشرط مكتوبًا، وأن يحدد ثلاثة أمور:

1. **المدة:** لا تتجاوز سنتين من تاريخ انتهاء العلاقة بين الطرفين. ومن كتبها ثلاث سنوات فتح على نفسه باب نزاع كان في غنى عنه.
2. **المكان:** النطاق الذي تنافس فيه المنشأة فعلًا. فعيادة في شمال الرياض لا مصلحة لها في منع العمل في جازان.
3. **نوع العمل:** يُسمّى النشاط بعينه. وعبارة «أي نشاط منافس للشركة» لا تسمّي شيئًا.

> شرط ضيق يصمد خير من شرط واسع يُخيف ولا يُلزم.

## السرية التزام مستقل

أجازت المادة نفسها لصاحب العمل أن يشترط على العامل عدم إفشاء أسرار العمل بعد انتهاء العقد، كتابةً أيضًا، مع تحديد المدة والمكان ونوع العمل بالقدر اللازم لحماية مصلحة مشروعة. والأسلم أن يُفرد لهذا الالتزام بند خاص، حتى إذا سقط شرط المنافسة بقيت السرية قائمة.

## مدة رفع الدعوى

على صاحب العمل أن يرفع دعواه خلال سنة من تاريخ اكتشاف مخالفة العامل لالتزامه. ومن رأى مديره السابق يفتح متجرًا منافسًا ثم انتظر عامًا ونصف العام ليرى ما يكون، فقد حسم المسألة على نفسه.

## قبل التوقيع، وقبل الدعوى

لصاحب العمل:

- اقصر الشرط على الوظائف التي تحتاجه، واذكر السبب في سطر واحد.
- اربط المكان والنشاط بالوظيفة نفسها، وراجعهما كلما تغيّرت.
- ذكّر العامل كتابةً عند خروجه بما بقي ساريًا عليه.

وللعامل:

- اطلب تسمية المنافسين الذين يخشاهم صاحب العمل، فهم في الغالب اثنان أو ثلاثة.
- احتفظ بنسخة من العقد ومن كل تعديل لحق به.
- قارن العرض الجديد بنص الشرط قبل قبوله، لا بما سمعته عنه من زميل.

والمحكمة تنظر إلى النص وإلى المصلحة التي تقف وراءه، وكلما تقاربا قصر النزاع.`,
  category: 'employment',
  authorUsername: 'abdulaziz.shehri',
  daysAgo: 11,
  isVisible: true,
  publishedLanguages: ['en', 'ar'],
}
