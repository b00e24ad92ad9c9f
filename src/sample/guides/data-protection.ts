import type { SampleGuide } from '../types.ts'

export const dataProtection: SampleGuide = {
  guideEn: `## Who this is for

Every organization that holds names, numbers or files of customers, patients, pupils or staff, whatever its size.

## Time limits

- A breach that may harm the data or the people it concerns is notified to the authority within 72 hours of your becoming aware of it (Personal Data Protection Law and its regulation).
- As a rule, requests of people about their data are answered within thirty days.
- Data is destroyed when its purpose has ended, unless a law requires you to keep it.

## Steps

1. We list with you what you collect, why, where it lies and who sees it.
2. We write the record of processing, the privacy notice and the contracts with processors.
3. We set the periods of retention and the plan for a breach.
4. We train those who work with the data.

## What to bring

- Your forms and your present privacy notice
- A list of systems and providers, with the country of each server
- Contracts with those who process data for you

## Time and fees

A small organization is ready within weeks, a large one within months. The fee is fixed after the first list, because only then is the work known.

## Questions

### Do we need consent for everything?

No. Consent is one legal basis among several. Where you rely on it, it must be as easy to withdraw as it was to give.

### May we store data abroad?

It is possible for stated purposes, with the least data that will do and with safeguards the regulation accepts.`,
  guideAr: `## لمن هذه الخدمة

لكل جهة تحتفظ بأسماء العملاء أو المرضى أو الطلاب أو الموظفين أو أرقامهم أو ملفاتهم، أيًّا كان حجمها.

## المدد النظامية

- يُبلَّغ عن حادثة التسرب التي قد تضر بالبيانات أو بأصحابها إلى الجهة المختصة خلال 72 ساعة من العلم بها (نظام حماية البيانات الشخصية ولائحته).
- يُجاب عن طلبات أصحاب البيانات خلال ثلاثين يومًا في الأصل.
- تُتلف البيانات بانتهاء الغرض منها، ما لم يوجب نظام الاحتفاظ بها.

## الخطوات

1. نحصر معك ما تجمعه، ولماذا، وأين يُحفظ، ومن يطّلع عليه.
2. نكتب سجل المعالجة وإشعار الخصوصية وعقود جهات المعالجة.
3. نضع مدد الاحتفاظ وخطة التعامل مع التسرب.
4. ندرّب من يعمل بالبيانات.

## ما تحضره معك

- نماذجك وإشعار الخصوصية الحالي
- قائمة بالأنظمة ومزوّديها وبلد كل خادم
- العقود مع من يعالج البيانات نيابة عنك

## المدة والأتعاب

تجهز المنشأة الصغيرة خلال أسابيع والكبيرة خلال شهور. وتُحدَّد الأتعاب بعد الحصر الأول، فعنده يُعرف حجم العمل.

## أسئلة

### هل نحتاج إلى الموافقة في كل شيء؟

لا، فالموافقة أحد المسوّغات النظامية. وإذا اعتمدت عليها فليكن العدول عنها سهلًا كإعطائها.

### هل نحفظ البيانات خارج المملكة؟

يمكن ذلك لأغراض محددة، بأقل قدر من البيانات وبالضمانات التي تقبلها اللائحة.`,
}
