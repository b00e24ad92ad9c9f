import type { TranslationOf } from '../dictionary.ts'
import type * as english from '../en/office-backups.ts'

export const office: TranslationOf<typeof english.office> = {
  'backups.title': 'النسخ الاحتياطية',
}

export const officeActivity: TranslationOf<typeof english.officeActivity> = {
  'audit.entity.backup': 'نسخة احتياطية',
  'activity.backup.create': '{who}: بدء نسخ احتياطي',
  'activity.record.backup': 'نسخة احتياطية',
}

export const officeAdmin: TranslationOf<typeof english.officeAdmin> = {
  'backups.intro':
    'قاعدة البيانات وجميع الملفات ومفاتيح التشفير، كل ليلة. تُستعاد كل نسخة في قاعدة بيانات تجريبية قبل اعتمادها، وتُحفظ 14 يومًا.',
  'backups.off': 'النسخ الاحتياطي الليلي متوقف في إعدادات الخادم.',
  'backups.folder': 'المجلد على الخادم:',
  'backups.start': 'نسخ احتياطي الآن',
  'backups.started': 'بدأ النسخ الاحتياطي',
  'backups.startError': 'تعذّر بدء النسخ الاحتياطي',
  'backups.running.writing': 'جارٍ النسخ الاحتياطي…',
  'backups.running.testing': 'جارٍ اختبار الاستعادة…',
  'backups.moment': 'حتى تاريخ',
  'backups.size': 'الحجم',
  'backups.protection': 'الحماية',
  'backups.encrypted': 'مشفّرة',
  'backups.plain': 'غير مشفّرة',
  'backups.test': 'اختبار الاستعادة',
  'backups.test.whole': 'استُعيدت كاملة',
  'backups.test.failed': 'لم ينجح',
  'backups.test.damaged': 'ملفات تالفة: {n}',
  'backups.loading': 'جارٍ تحميل النسخ الاحتياطية…',
  'backups.empty': 'لا توجد نسخ احتياطية بعد',
  'backups.empty.text': 'يمكن إنشاء أول نسخة بالضغط على «نسخ احتياطي الآن».',
  'backups.alarm.title': 'النسخ الاحتياطي لبيانات المكتب لا يعمل كما يجب.',
  'backups.alarm.failed': 'لم ينجح آخر نسخ احتياطي.',
  'backups.alarm.old': 'مضى على آخر نسخة احتياطية أكثر من يوم.',
  'backups.alarm.damaged': 'كانت ملفات من ملفات المكتب مفقودة أو تالفة عند إنشاء آخر نسخة احتياطية.',
  'backups.alarm.todo':
    'يرجى إبلاغ المسؤول عن الخادم. السبب مدوَّن في سجل الخادم، والخطوات التالية في دليل التشغيل.',
  'backups.alarm.open': 'فتح النسخ الاحتياطية',
}

export const officeFind: TranslationOf<typeof english.officeFind> = {
  'find.words.backups': 'استعادة، نسخة، أرشيف',
}

export const officeHelp: TranslationOf<typeof english.officeHelp> = {
  'help.backups':
    'النسخ الاحتياطية الليلية: وقت كل نسخة وحجمها ونتيجة اختبار استعادتها. يمكن إنشاء نسخة في أي وقت، ويستعيدها المسؤول عن الخادم.',
}
