import type { TranslationOf } from '../dictionary.ts'
import type * as english from '../en/office-system.ts'

export const officeSystem: TranslationOf<typeof english.officeSystem> = {
  'system.intro': 'تُجرى فحوص آلية كل يوم، وكل ساعة ما دام هناك خلل، ويُبلَّغ المديرون بالبريد الإلكتروني.',
  'noMail.system.intro': 'تُجرى فحوص آلية كل يوم، وكل ساعة ما دام هناك خلل.',
  'system.loading': 'جارٍ تحميل حالة النظام…',
  'system.checkNow': 'الفحص الآن',
  'system.checked': 'اكتمل الفحص',
  'system.checkError': 'تعذّر إجراء الفحص',
  'system.checkedAt': 'آخر فحص: {date}',
  'system.never': 'لم يُجرَ أي فحص بعد، ويُجريه الخادم بعد وقت قصير من تشغيله.',
  'system.results': 'نتائج الفحص',
  'system.program': 'البرنامج',
  'system.version': 'الإصدار',
  'system.engine': 'قاعدة البيانات',
  'system.engine.embedded': 'مدمجة',
  'system.since': 'يعمل منذ',
  'system.api': 'واجهة البرمجة',
  'system.state.fine': 'سليم',
  'system.state.note': 'للعلم',
  'system.state.problem': 'يستدعي التدخل',
  'apiReference.intro':
    'جميع طلبات واجهة البرمجة بمعاملاتها ومحتواها وردودها. المرجع موجّه إلى المطورين، ونصوصه بالإنجليزية.',
  'apiReference.calls': 'طلبات واجهة البرمجة',
  'apiReference.document': 'ملف وصف الواجهة',
  'apiReference.loading': 'جارٍ تحميل مرجع واجهة البرمجة…',
  'check.disk': 'مساحة التخزين',
  'check.disk.fine': 'المساحة المتاحة {free} من أصل {all} جيجابايت.',
  'check.disk.low':
    'لم يبقَ متاحًا سوى {free} من أصل {all} جيجابايت. يلزم توفير مساحة قبل أن يُرفض رفع الملفات.',
  'check.disk.full': 'لم يبقَ متاحًا سوى {free} من أصل {all} جيجابايت، ويُرفض رفع الملفات حتى تتوفر مساحة.',
  'check.mail': 'البريد الإلكتروني',
  'check.mail.fine': 'لم يتعذّر إرسال أي رسالة في الأيام السبعة الماضية، ولا توجد رسالة تنتظر طويلًا.',
  'check.mail.off': 'لم يُضبط خادم بريد ({variable})، فتبقى الرسائل في صندوق الصادر.',
  'check.mail.held': 'الرسائل الموقوفة في الأيام السبعة الماضية: {held}. تظهر في صندوق الصادر.',
  'check.mail.failed':
    'الرسائل التي تعذّر إرسالها في الأيام السبعة الماضية: {failed}. يبيّن صندوق الصادر السبب.',
  'check.mail.late': 'توجد رسائل تنتظر الإرسال منذ مدة. عدد الساعات: {hours}. يبيّن صندوق الصادر السبب.',
  'check.mail.refused':
    'رفض الدليل السر المسجل لإرسال البريد، فقد تكون مدته انتهت ({variable}). تنتظر الرسائل، ويبيّن صندوق الصادر السبب.',
  'check.files': 'المستندات والصور',
  'check.files.fine': 'الملفات الموجودة بحجمها المسجل: {files}.',
  'check.files.missing':
    'الملفات المفقودة أو المختلفة الحجم: {missing} من أصل {files}. يحددها الأمر «{command}».',
  'check.auditLog': 'سجل التدقيق',
  'check.auditLog.fine': 'لم يُعدَّل أي قيد.',
  'check.auditLog.fault': 'لم يجتز سجل التدقيق الفحص. الخطوات التالية في شاشة سجل التدقيق.',
  'check.auditLog.unchecked': 'لم يُفحص سجل التدقيق منذ أكثر من يوم.',
  'check.upkeep': 'الصيانة كل ساعة',
  'check.upkeep.fine': 'لم تتعذّر أي مهمة.',
  'check.upkeep.failed': 'المهام التي تعذّر إنجازها في المرة الأخيرة: {tasks}. يبيّن السجل السبب.',
  'check.upkeep.late': 'لم تعمل منذ مدة. عدد الساعات: {hours}. قد يبيّن السجل السبب.',
  'check.malware': 'فحص البرمجيات الضارة',
  'check.malware.fine': 'يستجيب.',
  'check.malware.off': 'لم يُضبط ({variable})، فلا تُفحص الملفات المرفوعة.',
  'check.malware.silent': 'لا يستجيب، فلا يمكن فتح الملفات الجديدة حتى يستجيب.',
  'check.settings': 'إعدادات الخادم',
  'check.settings.fine': 'لا يبدو اسم أي متغيّر خاطئًا.',
  'check.settings.misspelt': 'متغيّرات مُهملة لأن أسماءها تبدو خاطئة: {names}.',
  'check.settings.adminAddress':
    'ما زال عنوان حساب أحد المديرين {address}، فلا يصل رابط استعادة كلمة المرور إلى أحد.',
  'check.unknown': 'تعذّر هذا الفحص. يبيّن السجل السبب.',
}

export const office: TranslationOf<typeof english.office> = {
  'system.title': 'حالة النظام',
  'apiReference.title': 'مرجع واجهة البرمجة',
}

export const officeFind: TranslationOf<typeof english.officeFind> = {
  'find.words.system': 'فحص ذاتي، حالة',
}

export const officeHelp: TranslationOf<typeof english.officeHelp> = {
  'help.system': 'الفحوص اليومية، كمساحة التخزين والرسائل المنتظرة والملفات وسجل التدقيق، وإصدار البرنامج.',
}
