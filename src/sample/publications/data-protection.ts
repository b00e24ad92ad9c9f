import type { SamplePublication } from '../types.ts'

export const dataProtection: SamplePublication = {
  titleEn: 'Personal data: what a medium-sized company owes by now',
  titleAr: 'البيانات الشخصية: ما الذي يلزم المنشأة المتوسطة اليوم؟',
  summaryEn:
    'The grace period under the Personal Data Protection Law ended in September 2024. Six documents show whether a company is ready.',
  summaryAr:
    'انتهت مهلة تصحيح الأوضاع في نظام حماية البيانات الشخصية في سبتمبر 2024. ست وثائق تبيّن هل المنشأة جاهزة.',
  contentEn: `The Personal Data Protection Law has been in force since September 14, 2023, and the year given to put one’s house in order ended on September 14, 2024. The Saudi Data and AI Authority (SDAIA) supervises it. The law does not ask whether you are a technology company. If you hold the names and numbers of customers, patients, pupils or staff, it is speaking to you.

## Begin with a map, not a policy

Most companies begin by copying a privacy policy. The policy then describes a company that does not exist. Begin with a list instead: what do we collect, from whom, for what purpose, where is it kept, who sees it, to whom does it go, and when is it destroyed? That list is the record of processing activities, and everything else is written from it.

## Six documents

1. The record of processing activities.
2. A privacy notice people can read, given when the data is collected.
3. The legal basis of each activity. Consent is one basis among several; where you rely on it, it must be as easy to withdraw as it was to give.
4. Contracts with processors: the payroll office, the cloud provider, the call center.
5. A retention schedule that somebody applies.
6. A plan for breaches, with names and telephone numbers.

Some companies also need a data protection officer, for instance where their core activity is the regular and systematic monitoring of people on a large scale, or the processing of sensitive data.

## When a person writes to you

| Right | What it means in practice |
| --- | --- |
| To be informed | Say who you are, why you collect and on what basis |
| Access, and a copy | Find the data, and hand it over in a clear form |
| Correction | Correct it, and tell those who received the error |
| Destruction | Destroy what is no longer needed, unless a law requires you to keep it |

As a rule requests are answered within thirty days; the period may be extended where the effort is unusual, and the person must be told of the extension.

## The first 72 hours

> Nobody drafts well during a breach. Draft the notice this week.

If a breach may harm the data or the people it concerns, the authority is to be notified within 72 hours of your becoming aware of it. The people themselves are told without undue delay where their rights or interests may suffer. Record every breach, including those you did not have to report.

## Data that leaves the Kingdom

A server in another country, a support team in another city, a parent company that wants the staff list: each is a transfer. Transfers are possible, for stated purposes, with the least data that will do, and with a level of protection or safeguards the regulation accepts. Look at the settings of your cloud provider before you look at the contract.

## What it costs to wait

The law provides for warnings and fines of up to five million riyals, which may be doubled on repetition, and for criminal penalties where sensitive data is disclosed with intent to harm or to gain. The larger cost usually comes earlier: the customer who asks a simple question and sees that nobody knows the answer.`,
  contentAr: `سرى نظام حماية البيانات الشخصية في 14 سبتمبر 2023، وانتهت السنة الممنوحة لتصحيح الأوضاع في 14 سبتمبر 2024، وتشرف على تطبيقه الهيئة السعودية للبيانات والذكاء الاصطناعي «سدايا». والنظام لا يسأل هل أنت شركة تقنية؛ فمن احتفظ بأسماء العملاء أو المرضى أو الطلاب أو الموظفين وأرقامهم فهو المخاطَب به.

## ابدأ بالحصر لا بالسياسة

تبدأ معظم المنشآت بنسخ سياسة خصوصية، فتأتي السياسة وصفًا لمنشأة غير موجودة. والصواب أن تبدأ بقائمة: ماذا نجمع، ومن أين، ولأي غرض، وأين يُحفظ، ومن يطّلع عليه، ولمن يُفصح عنه، ومتى يُتلف؟ هذه القائمة هي سجل أنشطة المعالجة، وعنها يُكتب كل ما عداها.

## ست وثائق

1. سجل أنشطة معالجة البيانات الشخصية.
2. إشعار خصوصية مفهوم يُقدَّم عند جمع البيانات.
3. المسوّغ النظامي لكل نشاط. والموافقة مسوّغ من عدة مسوّغات، وحيث اعتمدت عليها فليكن العدول عنها سهلًا كإعطائها.
4. عقود جهات المعالجة: مكتب الرواتب، ومزوّد الخدمة السحابية، ومركز الاتصال.
5. جدول لمدد الاحتفاظ، وموظف يطبّقه.
6. خطة لحوادث التسرب فيها أسماء وأرقام هواتف.

وتحتاج بعض المنشآت إلى تعيين مسؤول حماية البيانات الشخصية، كأن يقوم نشاطها الأساسي على مراقبة الأفراد بانتظام وعلى نطاق واسع، أو على معالجة البيانات الحساسة.

## إذا كتب إليك صاحب البيانات

| الحق | معناه في العمل |
| --- | --- |
| العلم | بيّن من أنت، ولماذا تجمع، وبأي مسوّغ |
| الوصول والحصول على نسخة | ابحث عن بياناته وسلّمها بصيغة واضحة |
| التصحيح | صحّح الخطأ وأبلغ به من وصل إليه |
| الإتلاف | أتلف ما انتهت الحاجة إليه ما لم يوجب نظام آخر حفظه |

والأصل أن يُجاب الطلب خلال ثلاثين يومًا، ويجوز تمديدها إذا تطلّب الأمر جهدًا غير معتاد، مع إبلاغ صاحب الطلب بالتمديد.

## أول 72 ساعة

> لا يُحسن أحد الكتابة أثناء الحادثة، فاكتب الإشعار هذا الأسبوع.

إذا كان من شأن حادثة التسرب الإضرار بالبيانات أو بأصحابها وجب إشعار الجهة المختصة خلال 72 ساعة من العلم بها، ويُشعر أصحاب البيانات دون تأخير إذا كانت تمس حقوقهم أو مصالحهم. وسجّل كل حادثة، حتى ما لم يجب الإشعار به.

## البيانات خارج المملكة

خادم في بلد آخر، وفريق دعم في مدينة بعيدة، وشركة أم تطلب قائمة الموظفين: كل ذلك نقل للبيانات خارج المملكة. والنقل جائز لأغراض محددة، وبأقل قدر يكفي، ومع مستوى حماية أو ضمانات تقبلها اللائحة. فانظر في إعدادات مزوّد الخدمة السحابية قبل أن تنظر في عقده.

## ثمن الانتظار

رتّب النظام على المخالفات الإنذار أو غرامة تصل إلى خمسة ملايين ريال وتجوز مضاعفتها عند التكرار، وعقوبات جزائية على إفشاء البيانات الحساسة بقصد الإضرار أو تحقيق منفعة. لكن الثمن الأكبر يُدفع قبل ذلك عادة: عميل يسأل سؤالًا بسيطًا فيكتشف أن لا أحد يعرف الجواب.`,
  category: 'other',
  authorUsername: 'maha.ghamdi',
  daysAgo: 171,
  isVisible: true,
  publishedLanguages: ['en', 'ar'],
}
