import type { TranslationOf } from '../dictionary.ts'
import type * as english from '../en/office-audit.ts'

export const answers: TranslationOf<typeof english.answers> = {
  'csv.audit.file': 'سجل-التدقيق',
  'csv.audit.number': 'رقم القيد',
  'csv.audit.when': 'الوقت (بتوقيت الرياض)',
  'csv.audit.userNumber': 'رقم المستخدم',
  'csv.audit.user': 'المستخدم',
  'csv.audit.recordNumber': 'رقم السجل',
  'csv.audit.details': 'التفاصيل',
  'csv.audit.address': 'عنوان IP',
}

export const office: TranslationOf<typeof english.office> = {
  'audit.title': 'سجل التدقيق',
}

export const officeActivity: TranslationOf<typeof english.officeActivity> = {
  'audit.entity.auditLog': 'سجل التدقيق',
  'activity.auditLog.export': '{who}: تصدير سجل التدقيق',
  'activity.auditLog.accept': 'قُبل سجل التدقيق على حاله من الخادم',
  'activity.record.auditLog': 'سجل التدقيق',
}

export const officeAdmin: TranslationOf<typeof english.officeAdmin> = {
  'audit.intro': 'من فعل ماذا ومتى ومن أين. لا تُعدَّل القيود ولا تُحذف.',
  'audit.csv': 'تصدير CSV',
  'audit.search': 'البحث في سجل التدقيق',
  'audit.search.placeholder': 'الاسم أو العنوان أو الرقم',
  'audit.action': 'الإجراء',
  'audit.entity': 'السجل',
  'audit.from': 'من',
  'audit.to': 'إلى',
  'audit.loading': 'جارٍ تحميل سجل التدقيق…',
  'audit.proof.whole': 'آخر فحص: {date}. لم يُعدَّل أي قيد.',
  'audit.proof.unchecked': 'لم يُفحص بعد. يفحص الخادم جميع القيود بعد تشغيله بوقت قصير، ثم كل يوم.',
  'audit.alarm.title': 'لم يجتز سجل التدقيق الفحص.',
  'audit.alarm.changed': 'عُدِّل القيد رقم {entry} أو حُذفت قيود سابقة له مباشرة.',
  'audit.alarm.unkeyed': 'القيد رقم {entry} ليس صادرًا عن هذا الخادم.',
  'audit.alarm.missing': 'حُذف القيد رقم {entry}، وربما قيود بعده.',
  'audit.alarm.replaced': 'حلّ قيد آخر محل القيد رقم {entry}.',
  'audit.alarm.accepted': 'تغيّرت القيود حتى رقم {entry} بعد قبولها.',
  'audit.alarm.key': 'مفتاح سجل التدقيق مفقود، ولا يمكن التحقق من القيود ابتداءً من رقم {entry}.',
  'audit.alarm.state': 'تعذّرت قراءة ملف الإثبات خارج قاعدة البيانات.',
  'audit.alarm.since': 'اكتُشف أول مرة: {date}.',
  'audit.alarm.todo':
    'يرجى حفظ نسخة من قاعدة البيانات ومن مجلد البيانات على حالهما الآن، وإبلاغ المسؤول عن الخادم. الخطوات التالية في دليل التشغيل.',
  'audit.alarm.open': 'فتح سجل التدقيق',
  'audit.empty': 'لا توجد قيود بعد',
  'audit.what': 'المستخدم والإجراء',
  'audit.when': 'متى',
  'audit.where': 'من أين',
  'audit.filterWords': 'لا توجد قيود وفق التصفية المختارة.',
  'audit.allActions': 'كل الإجراءات',
  'audit.allEntities': 'كل السجلات',
}

export const officeFind: TranslationOf<typeof english.officeFind> = {
  'find.words.audit': 'تاريخ التغييرات، من فعل ماذا',
}

export const officeHelp: TranslationOf<typeof english.officeHelp> = {
  'help.audit':
    'من فعل ماذا وفي أي سجل ومتى ومن أين. يمكن تصفية القيود وتصديرها. وإن عُدِّلت القيود خارج النظام ظهر تنبيه أحمر.',
}
