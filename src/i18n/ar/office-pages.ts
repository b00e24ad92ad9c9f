import type { TranslationOf } from '../dictionary.ts'
import type * as english from '../en/office-pages.ts'

export const officePages: TranslationOf<typeof english.officePages> = {
  'pages.intro':
    'كل حفظ نسخة جديدة لها رقم وتاريخ. وتبقى النسخ السابقة محفوظة لأن الموافقات تشير إلى النسخة التي مُنحت عليها.',
  'pages.check': 'قبل النشر: يُراجَع مكان الاستضافة وجهات المعالجة ومدد الاحتفاظ ومسؤول حماية البيانات.',
  'pages.loading': 'جارٍ تحميل الصفحات النظامية…',
  'pages.loadFailed': 'تعذّر تحميل الصفحات النظامية',
  'pages.page': 'الصفحة',
  'pages.version': 'النسخة',
  'pages.versionNumber': 'النسخة {version}',
  'pages.shipped': 'النص المرفق مع الموقع',
  'pages.changedAt': 'تاريخ السريان',
  'pages.changedBy': 'بواسطة',
  'pages.edit': 'تعديل',
  'pages.editNamed': 'تعديل {name}',
  'pages.back': 'كل الصفحات النظامية',
  'pages.view': 'عرض في الموقع',
  'pages.english': 'الإنجليزية',
  'pages.arabic': 'العربية',
  'pages.titleEn': 'العنوان (بالإنجليزية)',
  'pages.titleAr': 'العنوان (بالعربية)',
  'pages.contentEn': 'النص (بالإنجليزية)',
  'pages.contentAr': 'النص (بالعربية)',
  'pages.hint':
    'التنسيق بصيغة Markdown: ‎##‎ لعنوان فرعي، و‎-‎ لقائمة، و‎**كلمات**‎ للخط الغامق، و‎[كلمات](عنوان)‎ لرابط. وتُملأ من الإعدادات: ‎{firm}‎ و‎{email}‎ و‎{phone}‎ و‎{address}‎ و‎{licence}‎، ومن مدد الاحتفاظ: ‎{period_requests}‎.',
  'pages.mode': 'العرض',
  'pages.mode.write': 'التحرير',
  'pages.mode.preview': 'المعاينة',
  'pages.previewing': 'جارٍ إعداد المعاينة…',
  'pages.previewFailed': 'تعذّر إعداد المعاينة',
  'pages.save': 'حفظ نسخةً جديدة',
  'pages.saved': 'تم تحديث الصفحة النظامية',
  'pages.savedText': 'صفحة «{name}» منشورة في الموقع بالنسخة {version}.',
  'pages.saveError': 'تعذّر تحديث الصفحة النظامية',
  'pages.changed': 'تغيّرت هذه الصفحة أثناء تعديلها',
  'pages.unsaved': 'توجد تعديلات غير محفوظة',
  'pages.versions': 'النسخ',
  'pages.versions.loading': 'جارٍ تحميل النسخ…',
  'pages.versions.failed': 'تعذّر تحميل النسخ',
  'pages.versions.newer': 'الأحدث',
  'pages.versions.older': 'الأقدم',
  'pages.language': 'اللغة',
  'pages.inForce': 'سارية',
  'pages.read': 'قراءة',
  'pages.readNamed': 'قراءة النسخة {version}',
  'pages.restore': 'استعادة',
  'pages.restoreNamed': 'استعادة النسخة {version}',
  'pages.restore.title': 'هل تريد استعادة النسخة {version}؟',
  'pages.restore.body': 'يصبح نصها نسخة جديدة تُنشر في الموقع فورًا، وتبقى النسخة الحالية في هذه القائمة.',
  'pages.restore.unsaved': 'سيُفقد كل ما كُتب ولم يُحفظ.',
  'pages.restored': 'تمت استعادة النسخة',
  'pages.restoreError': 'تعذّرت استعادة النسخة',
}

export const office: TranslationOf<typeof english.office> = {
  'pages.title': 'الصفحات النظامية',
  'pages.name.privacy-policy': 'سياسة الخصوصية',
  'pages.name.terms-of-service': 'شروط الخدمة',
  'pages.name.disclaimer': 'إخلاء المسؤولية',
}

export const officeActivity: TranslationOf<typeof english.officeActivity> = {
  'activity.legalPage.update': '{who}: تعديل الصفحة النظامية «{name}»',
  'activity.legalPage.restore': '{who}: استعادة نسخة سابقة من الصفحة النظامية «{name}»',
  'activity.record.legalPage': 'صفحة نظامية',
  'audit.entity.legalPage': 'صفحة نظامية',
}

export const officeFind: TranslationOf<typeof english.officeFind> = {
  'find.words.pages': 'سياسة الخصوصية، شروط الخدمة، إخلاء المسؤولية',
}

export const officeHelp: TranslationOf<typeof english.officeHelp> = {
  'help.pages': 'سياسة الخصوصية وشروط الخدمة وإخلاء المسؤولية باللغتين، مع الاحتفاظ بالنسخ السابقة.',
}
