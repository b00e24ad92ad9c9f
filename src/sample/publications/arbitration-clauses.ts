import type { SamplePublication } from '../types.ts'

/** Scheduled: published four days after seeding. */
export const arbitrationClauses: SamplePublication = {
  titleEn: 'Arbitration clauses that hold',
  titleAr: 'شروط تحكيم تصمد',
  summaryEn:
    'The clause is written last, at midnight, by tired people. Seven lines decide whether it will work when it is needed.',
  summaryAr: 'يُكتب شرط التحكيم آخر الليل بعد أن يتعب الجميع، وسبعة أسطر تقرر هل ينفع يوم الحاجة إليه.',
  contentEn: `Lawyers call it the midnight clause. Price, delivery and warranty have been fought over for weeks, and then somebody pastes an arbitration clause from another contract. On the day of the dispute it turns out to name an institution that does not exist, or two seats, or four arbitrators.

## Seven lines

1. **Scope.** “Any dispute arising out of or in connection with this contract”, including its existence and its end.
2. **Institution.** If you choose the Saudi Center for Commercial Arbitration (SCCA), use its model clause and its full name.
3. **Seat.** A city, named as the seat. A place for meetings is something else.
4. **Number.** One or three. The Arbitration Law of 1433H asks for an odd number.
5. **Language.** One language for the proceedings, and a word on documents in the other.
6. **Governing law.** It answers the merits, not the procedure. Keep the two sentences apart.
7. **Steps before.** Negotiation is welcome, with an end date. “The parties shall try to settle” without a number of days is a door that never closes.

## What the law insists on

The agreement must be in writing; an exchange of letters or electronic messages will do. A sole or presiding arbitrator must hold at least a university degree in Sharia or law. A government body may not agree to arbitrate without the approval the law requires, so ask for the approval before signature and attach it.

> The best arbitration clause is the one nobody argues about.

## After the award

An award is not appealed on its merits. An action to annul it may be brought within sixty days of notification, on the limited grounds listed in the law, and it does not by itself stop enforcement. Write the clause with that last page in mind.

## When not to arbitrate

Small debts, claims resting on enforceable instruments and leases with a documented contract usually move faster without a tribunal. A clause may leave them out in one line.`,
  contentAr: `يسمّيه المحامون «شرط منتصف الليل». يختلف الطرفان أسابيع على الثمن والتسليم والضمان، ثم يلصق أحدهم شرط تحكيم من عقد آخر. فإذا وقع النزاع تبيّن أنه يسمّي مركزًا لا وجود له، أو مقرين، أو أربعة محكمين.

## سبعة أسطر

1. **النطاق:** «كل نزاع ينشأ عن هذا العقد أو يتصل به»، ومنه وجوده وانقضاؤه.
2. **المركز:** إن اخترت المركز السعودي للتحكيم التجاري فاستعمل شرطه النموذجي واسمه الكامل.
3. **المقر:** مدينة تُسمّى مقرًا للتحكيم، ومكان الاجتماعات شيء آخر.
4. **العدد:** واحد أو ثلاثة، فنظام التحكيم الصادر عام 1433هـ يوجب أن يكون العدد فرديًا.
5. **اللغة:** لغة واحدة للإجراءات، وكلمة عن المستندات المحررة بغيرها.
6. **النظام الواجب التطبيق:** يحكم الموضوع لا الإجراءات، فاجعل كلًا منهما في جملة.
7. **ما قبل التحكيم:** التفاوض محمود إذا كان له أجل. أما «يسعى الطرفان إلى التسوية» بلا عدد أيام فباب لا يُغلق.

## ما لا يتساهل فيه النظام

يجب أن يكون اتفاق التحكيم مكتوبًا، وتكفي فيه المراسلات الورقية أو الإلكترونية. ويُشترط في المحكّم المنفرد أو رئيس الهيئة أن يحمل شهادة جامعية على الأقل في العلوم الشرعية أو النظامية. ولا تتفق الجهة الحكومية على التحكيم إلا بالموافقة التي يتطلبها النظام، فاطلب الموافقة قبل التوقيع وأرفقها بالعقد.

> أفضل شرط تحكيم شرط لا يختلف عليه أحد.

## بعد صدور الحكم

لا يُطعن في حكم التحكيم من حيث موضوعه، وتُرفع دعوى بطلانه خلال ستين يومًا من تبليغه لأسباب محصورة في النظام، ولا يوقف رفعها التنفيذ وحده. فاكتب الشرط وأنت تنظر إلى هذه الصفحة الأخيرة.

## متى لا تلجأ إلى التحكيم؟

الديون اليسيرة، والمطالبات الثابتة بسندات تنفيذية، والإيجارات الموثّقة عقودها: طريقها في الغالب أسرع من دون هيئة تحكيم. ويكفي لاستثنائها سطر واحد في الشرط.`,
  category: 'contract',
  authorUsername: 'sami.haddad',
  daysAgo: -4,
  isVisible: true,
  publishedLanguages: ['en', 'ar'],
}
