import type { TranslationOf } from '../dictionary.ts'
import type * as english from '../en/engagements.ts'

export const mail: TranslationOf<typeof english.mail> = {
  'mail.engagement.open': 'فتح العقد',
  'mail.engagement.sent.subject': 'عرض الأتعاب رقم {number} بانتظار الاطلاع عليه',
  'mail.engagement.sent.text':
    'أرسلنا إليك عرض الأتعاب رقم {number}. يمكن الاطلاع عليه حتى {day}، وقبوله أو طلب تعديله أو الاعتذار عنه.',
  'mail.engagement.reminder.subject': 'تذكير: عرض الأتعاب رقم {number} صالح حتى {day}',
  'mail.engagement.reminder.text': 'عرض الأتعاب رقم {number} صالح حتى {day} وهو بانتظار الرد.',
  'mail.engagement.accepted.subject': 'سُجّل قبول عقد الأتعاب رقم {number}',
  'mail.engagement.accepted.text':
    'سُجّل قبولك لعقد الأتعاب رقم {number}. ويوجد الملف والخطوات التالية في صفحة العقد. وإن لم يصدر القبول منك فيرجى الاتصال بنا.',
  'mail.engagement.withdrawn.subject': 'سُحب عرض الأتعاب رقم {number}',
  'mail.engagement.withdrawn.text': 'سحبنا عرض الأتعاب رقم {number}، ولم يعد قبوله ممكنًا.',
  'mail.engagement.expired.subject': 'انتهت صلاحية عرض الأتعاب رقم {number}',
  'mail.engagement.expired.text':
    'كان عرض الأتعاب رقم {number} صالحًا حتى {day}. يرجى مراسلتنا عند الرغبة في إرساله من جديد.',
  'mail.engagement.due.subject': 'عقد الأتعاب رقم {number}: دفعة تستحق في {day}',
  'mail.engagement.due.text': 'تستحق دفعة من عقد الأتعاب رقم {number} في {day}.',
  'mail.engagement.dueToday.subject': 'عقد الأتعاب رقم {number}: دفعة تستحق اليوم',
  'mail.engagement.dueToday.text': 'تستحق دفعة من عقد الأتعاب رقم {number} اليوم، {day}.',
  'mail.engagement.office.accepted.subject': 'قُبل عقد الأتعاب رقم {number}',
  'mail.engagement.office.accepted.text': 'قبل العميل عقد الأتعاب رقم {number}.',
  'mail.engagement.office.changeAsked.subject': 'عقد الأتعاب رقم {number}: طُلب تعديله',
  'mail.engagement.office.changeAsked.text':
    'يطلب العميل تعديل عقد الأتعاب رقم {number}. ويؤدي حفظه إلى إعداد النسخة التالية.',
  'mail.engagement.office.declined.subject': 'اعتُذر عن عقد الأتعاب رقم {number}',
  'mail.engagement.office.declined.text': 'اعتذر العميل عن عقد الأتعاب رقم {number}.',
  'mail.engagement.office.expired.subject': 'انتهت صلاحية عقد الأتعاب رقم {number}',
  'mail.engagement.office.expired.text': 'لم يرد العميل على عقد الأتعاب رقم {number} في الموعد.',
}

const terms = {
  'engagement.proposal': 'عرض أتعاب',
  'engagement.agreement': 'عقد أتعاب',
  'engagement.scope': 'نطاق العمل',
  'engagement.instalments': 'الدفعات',
  'engagement.notInvoice': 'ليس فاتورة ضريبية',
  'engagement.arabicPrevails': 'النص العربي هو المعتمد.',
  'engagement.state.draft': 'مسودة',
  'engagement.state.sent': 'مرسل',
  'engagement.state.change_asked': 'طُلب تعديله',
  'engagement.state.declined': 'معتذَر عنه',
  'engagement.state.expired': 'منتهي الصلاحية',
  'engagement.state.withdrawn': 'مسحوب',
  'engagement.state.accepted': 'مقبول',
  'engagement.state.in_force': 'سارٍ',
  'engagement.state.ended': 'منتهٍ',
  'engagement.way.here': 'قُبل في الموقع',
  'engagement.way.paper': 'موقّع ورقيًا',
  'engagement.way.nafith': 'موثّق في منصة نافذ',
  'engagement.end.completed': 'إنجاز العمل',
  'engagement.end.client': 'إنهاء العميل للوكالة',
  'engagement.end.lawyer': 'اعتذار المحامي عن الاستمرار',
  'engagement.client': 'العميل',
  'engagement.lawyer': 'المحامي المسؤول',
  'engagement.kind': 'نوع الأتعاب',
  'engagement.kind.fixed': 'مقطوعة',
  'engagement.kind.stages': 'على مراحل',
  'engagement.kind.hourly': 'بالساعة',
  'engagement.kind.consultation': 'استشارة',
  'engagement.kind.other': 'أخرى',
  'engagement.fee': 'الأتعاب',
  'engagement.vat': 'ضريبة القيمة المضافة ({rate}%)',
  'engagement.total': 'الإجمالي',
  'engagement.money': '{amount} ريال سعودي',
  'engagement.day': '{day}، الموافق {hijri}',
  'engagement.instalment.day': '{amount}، تستحق في {day}',
  'engagement.instalment.stage': '{amount}، تستحق مع المرحلة {stage} من مراحل المعاملة',
  'engagement.instalment.acceptance': '{amount}، تستحق عند القبول',
  'engagement.payer': 'الدافع',
  'engagement.validUntil': 'صالح حتى',
  'val.engagement.amount': 'يرجى إدخال مبلغ بالريال مثل 20,000.05',
  'val.engagement.sum': 'يجب أن يساوي مجموع الدفعات الإجمالي',
  'val.engagement.due': 'يرجى تحديد موعد استحقاق هذه الدفعة',
}

export const answers: TranslationOf<typeof english.answers> = {
  ...terms,
  'engagement.draft': 'مسودة',
  'engagement.title': 'عقد أتعاب رقم {number}، النسخة {version}',
  'engagement.firm': 'المكتب',
  'engagement.vatNumber': 'الرقم الضريبي',
  'engagement.expected': 'المدة المتوقعة',
  'engagement.period': 'من {from} إلى {to}',
  'engagement.lawyerWithLicence': '{name}، ترخيص رقم {number} وتاريخ {date}',
  'engagement.evidence.title': 'عن هذا العقد',
  'engagement.evidence.text':
    'القبول في الموقع قبول كتابي بين الطرفين، وليس توقيعًا بشهادة وفق نظام التعاملات الإلكترونية، وليس هذا المستند فاتورة ضريبية.\nيحتفظ المكتب ببصمة هذا الملف وبالحساب وعنوانه المؤكد وأوقات الإرسال وأول اطلاع والقبول. وتبيّن صفحة «التحقق» في الموقع ما إذا كان الملف نسخة من هذا العقد.\nالنص العربي هو المعتمد.',
  'error.engagement_closed': 'لا يمكن البت في هذه النسخة. يرجى إعادة تحميل الصفحة للاطلاع على حالتها.',
  'error.engagement_closed.draft': 'يعدّ المكتب نسخة جديدة، فلا يمكن البت في هذه النسخة.',
  'error.engagement_closed.replaced': 'حلّت نسخة أحدث محل هذه النسخة. يرجى إعادة تحميل الصفحة للاطلاع عليها.',
  'error.engagement_closed.sent': 'هذه النسخة لدى العميل.',
  'error.engagement_closed.change_asked': 'طُلب تعديل هذه النسخة.',
  'error.engagement_closed.declined': 'اعتُذر عن هذه النسخة.',
  'error.engagement_closed.expired': 'انتهت صلاحية هذه النسخة.',
  'error.engagement_closed.withdrawn': 'سحب المكتب هذه النسخة.',
  'error.engagement_closed.accepted': 'قُبل هذا العقد، فلا يُعدّل ولا يُحذف، وإنما يُنهى مع بيان السبب.',
  'error.engagement_closed.in_force': 'هذا العقد سارٍ، فلا يُعدّل ولا يُحذف، وإنما يُنهى مع بيان السبب.',
  'error.engagement_closed.ended': 'انتهى هذا العقد.',
  'engagement.message.client': 'إنهاء الوكالة، عقد الأتعاب رقم {number}',
  'engagement.message.lawyer': 'اعتذار المحامي عن الاستمرار، عقد الأتعاب رقم {number}',
  'engagement.end': 'تاريخ الانتهاء',
  'error.agreement_kept': 'لهذا الشخص عقد أتعاب سارٍ أو لم تنته مدة حفظه. يرجى رفض الطلب مع ذكر هذا السبب.',
  'error.engagement_drafted': 'لهذا الطلب مسودة سابقة. يرجى فتحها للمتابعة.',
  'error.identity_open': 'يرجى أولًا تسجيل اطلاع المكتب على وثيقة هوية العميل.',
  'error.licence_open':
    'يلزم أن يكون للمحامي المسمى رقم ترخيص وتاريخه وألا يكون الترخيص منتهيًا، وذلك في صفحة الفريق.',
  'error.pdf_unavailable':
    'لا يمكن لهذا الخادم إعداد ملفات العقود، وكل ما عدا ذلك يعمل. يرجى إبلاغ قسم تقنية المعلومات.',
  'error.not_lawyer': 'لا يرسل العقد إلا المحامي المسمى فيه والمديرون.',
  'val.engagement.name': 'يرجى كتابة الاسم كما هو في الحساب: {name}',
  'val.engagement.placeholder': 'هذا الجزء بين القوسين غير معروف: {name}',
  'val.engagement.validUntil': 'يرجى إدخال يوم لا يسبق اليوم',
  'val.engagement.payerConsent': 'يرجى إدخال تاريخ موافقة العميل المكتوبة',
  'val.engagement.document': 'يرجى اختيار مستند من مستندات هذا الطلب',
}

export const officeEngagements: TranslationOf<typeof english.officeEngagements> = {
  ...terms,
}

export const ownEngagement: TranslationOf<typeof english.ownEngagement> = {
  ...terms,
}

export const officeConsultations: TranslationOf<typeof english.officeConsultations> = {
  'history.agreement.created': '{who} أعدّ مسودة عقد الأتعاب {number}',
  'history.agreement.sent': '{who} أرسل عقد الأتعاب {number}',
  'history.agreement.accepted': '{who} قبل عقد الأتعاب {number}',
  'history.agreement.change_asked': '{who} طلب تعديل عقد الأتعاب {number}',
  'history.agreement.declined': '{who} اعتذر عن عقد الأتعاب {number}',
  'history.agreement.withdrawn': '{who} سحب عقد الأتعاب {number}',
  'history.agreement.in_force': '{who} سجّل سريان عقد الأتعاب {number}',
  'history.agreement.ended': '{who} أنهى عقد الأتعاب {number}',
  'history.agreement.paid': '{who} سجّل سداد دفعة من عقد الأتعاب {number}',
  'history.agreement.unpaid': '{who} ألغى تسجيل سداد دفعة من عقد الأتعاب {number}',
  'history.agreement.expired': 'انتهت صلاحية عقد الأتعاب {number}',
}

export const officeActivity: TranslationOf<typeof english.officeActivity> = {
  'audit.entity.engagement': 'عقد أتعاب',
  'activity.record.engagement': 'عقد الأتعاب {reference}',
  'audit.entity.engagementTemplate': 'نموذج عقد أتعاب',
  'activity.record.engagementTemplate': 'نموذج عقد الأتعاب {reference}',
}
