import type { TranslationOf } from '../dictionary.ts'
import type * as english from '../en/office-documents.ts'

export const documents: TranslationOf<typeof english.documents> = {
  'documents.loading': 'جارٍ تحميل المستندات…',
  'documents.download': 'تنزيل',
  'documents.downloadNamed': 'تنزيل {name}',
  'documents.removeNamed': 'حذف {name}',
  'documents.removed': 'تم حذف المستند',
  'documents.goneText': 'حُذف «{name}».',
  'documents.choose': 'اختيار ملفات',
  'documents.dropHint': 'أو إفلاتها هنا: ملفات PDF وWord وExcel وصور ونصوص، حتى 25 ميجابايت لكل ملف.',
  'documents.chooseOther': 'اختيار ملف آخر',
  'documents.upload.sent': 'أُرسل',
  'documents.upload.stopNamed': 'إيقاف إرسال {name}',
  'documents.upload.removeNamed': 'إزالة {name}',
  'documents.upload.progressNamed': 'إرسال {name}',
  'documents.upload.broken': 'انقطع الاتصال ولم يُحفظ شيء. يرجى إعادة المحاولة.',
  'documents.upload.stopped': 'أُوقف الإرسال.',
  'documents.type.pdf': 'ملف PDF',
  'documents.type.docx': 'مستند Word',
  'documents.type.xlsx': 'جدول Excel',
  'documents.type.picture': 'صورة',
  'documents.type.text': 'نص',
  'consult.noConsultation': 'لا يخص طلبًا بعينه',
  'messages.gone': 'هذه الرسالة غير متاحة',
  'messages.goneText': 'لم تعد موجودة، أو لم يعد الاطلاع عليها متاحًا لك.',
}

export const officeDocuments: TranslationOf<typeof english.officeDocuments> = {
  'documents.intro': 'مستندات العميل في الاتجاهين: ما شاركه المكتب وما أرسله العميل.',
  'documents.client': 'العميل',
  'documents.client.hint': 'تكفي كتابة بعض حروف الاسم',
  'documents.request': 'الطلب',
  'documents.allRequests': 'كل الطلبات',
  'documents.chooseClient': 'اختيار عميل',
  'documents.papers': 'المستندات',
  'documents.empty': 'لا توجد مستندات بعد',
  'documents.empty.text': 'يمكن مشاركة ملف من الأعلى أو طلب مستند من العميل.',
  'documents.empty.noClient': 'يرجى اختيار عميل أولًا لمشاركة ملف أو طلب مستند.',
  'documents.name': 'الاسم',
  'documents.by': 'من',
  'documents.opened': 'الاطلاع',
  'documents.openedByClient': 'اطّلع عليه العميل',
  'documents.openedByFirm': 'اطّلع عليه المكتب',
  'documents.notOpened': 'لم يُطّلع عليه بعد',
  'documents.revoke': 'سحب المستند',
  'documents.revokeNamed': 'سحب {name}',
  'documents.revoke.title': 'هل تريد سحب هذا المستند؟',
  'documents.revoke.text': 'لن يتمكن العميل من رؤيته أو تنزيله، ويُحذف الملف.',
  'documents.remove.title': 'هل تريد حذف هذا المستند؟',
  'documents.remove.text': 'أرسله العميل، وسيُحذف لدى المكتب والعميل.',
  'documents.revoked': 'تم سحب المستند',
  'documents.revokeError': 'تعذّر سحب المستند',
  'documents.removeError': 'تعذّر حذف المستند',
  'documents.share': 'مشاركة مستند',
  'documents.shared': 'تمت مشاركة المستند',
  'documents.sharedText': 'أصبح بإمكان {client} فتح «{name}».',
  'documents.shareError': 'تعذّرت مشاركة المستند',
  'documents.requested': 'المستندات المطلوبة',
  'documents.ask': 'طلب مستند',
  'documents.ask.chooseClient': 'لطلب مستند، يرجى اختيار العميل أولًا.',
  'documents.ask.title': 'المستند المطلوب',
  'documents.ask.title.hint': 'كما سيظهر للعميل، مثل «صك الملكية كاملًا»',
  'documents.ask.due': 'آخر موعد للتسليم',
  'documents.ask.submit': 'طلب المستند من العميل',
  'documents.requested.toast': 'تم طلب المستند',
  'documents.requested.toast.text': 'أصبح طلب «{title}» ظاهرًا لدى {client} مع آخر موعد لتسليمه.',
  'documents.askError': 'تعذّر طلب المستند',
  'documents.requested.empty': 'لا توجد مستندات مطلوبة',
  'documents.requested.empty.text': 'يُتابع هنا ما يُطلب من العملاء إلى أن يصل.',
  'documents.requested.loading': 'جارٍ تحميل المستندات المطلوبة…',
  'documents.fromAnswers': 'بناءً على إجابات العميل',
  'documents.due': 'آخر موعد',
  'documents.overdue': 'متأخر',
  'documents.state.open': 'بانتظار الاستلام',
  'documents.state.received': 'تم الاستلام',
  'documents.state.accepted': 'مقبول',
  'documents.state.refused': 'مرفوض',
  'documents.state.withdrawn': 'سُحب',
  'documents.withdraw': 'سحب الطلب',
  'documents.withdrawNamed': 'سحب طلب {title}',
  'documents.withdraw.title': 'هل تريد سحب هذا الطلب؟',
  'documents.withdraw.text': 'لن يُطلب من العميل بعد ذلك.',
  'documents.withdrawn': 'تم سحب الطلب',
  'documents.withdrawError': 'تعذّر سحب الطلب',
  'documents.links.account': 'الحساب',
  'documents.links.messages': 'الرسائل',
  'documents.links.write': 'كتابة رسالة',
  'documents.links.documents': 'المستندات',
  'documents.links.label': 'العميل',
  'documents.links.person': 'صفحة العميل',
  'documents.confirmUnverified': 'إرسال المستندات إلى {email} مع أن هذا البريد غير مؤكد',
  'documents.confirmUnverified.hint':
    'يستطيع أي شخص التسجيل بأي اسم، فلا يُؤكَّد الإرسال إلا بعد التحقق من أن الحساب يعود إلى العميل.',
  'correspondent.account': 'الحساب',
  'correspondent.since': 'الحساب منذ {date}',
  'correspondent.requests': {
    zero: 'لا طلبات',
    one: 'طلب واحد',
    two: 'طلبان',
    few: '{n} طلبات',
    many: '{n} طلبًا',
    other: '{n} طلب',
  },
}

export const office: TranslationOf<typeof english.office> = {
  'table.client': 'العميل',
  'documents.title': 'المستندات',
}

export const officeActivity: TranslationOf<typeof english.officeActivity> = {
  'audit.entity.document': 'مستند',
  'audit.entity.documentRequest': 'طلب مستند',
  'activity.documentRequest.create': '{who}: طلب مستند من أحد العملاء، رقم الطلب {reference}',
  'activity.documentRequest.answers': 'طُلب مستند بناءً على إجابات أحد العملاء، رقم الطلب {reference}',
  'activity.record.document': 'المستند {reference}',
  'activity.record.documentRequest': 'طلب المستند {reference}',
}

export const officeFind: TranslationOf<typeof english.officeFind> = {
  'find.requestedDocument': 'مستند مطلوب',
  'find.words.documents': 'ملفات، مرفقات، رفع',
}

export const officeHelp: TranslationOf<typeof english.officeHelp> = {
  'help.documents':
    'مشاركة المستندات مع العميل، وطلب مستند مع تحديد آخر موعد لتسليمه، ومعرفة ما فُتح ومتى. ويمكن سحب المستند بعد مشاركته.',
}

export const officeSetup: TranslationOf<typeof english.officeSetup> = {
  'sample.kind.documents': 'المستندات مع ملفاتها',
  'sample.kind.documentRequests': 'طلبات المستندات',
}

export const forms: TranslationOf<typeof english.forms> = {
  'error.document_opened': 'اطّلع المكتب على هذا المستند، فلم يعد حذفه ممكنًا.',
  'error.request_settled': 'سبق استلام هذا المستند أو لم يعد مطلوبًا.',
  'val.client': 'يرجى اختيار عميل',
  'val.consultation': 'يرجى اختيار طلب يخص هذا العميل',
  'error.unverified_client':
    'البريد الإلكتروني لهذا العميل غير مؤكد. يلزم تأكيد إرسال المستندات إليه مع ذلك.',
}
