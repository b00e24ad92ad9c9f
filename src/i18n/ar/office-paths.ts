import type { TranslationOf } from '../dictionary.ts'
import type * as english from '../en/office-paths.ts'

export const officePaths: TranslationOf<typeof english.officePaths> = {
  'paths.intro':
    'مراحل كل نوع من المعاملات كما يقرؤها العميل. ينسخها الطلب عند بدء مساره، فلا يؤثر التعديل اللاحق إلا في المسارات الجديدة.',
  'paths.loading': 'جارٍ تحميل المسارات…',
  'paths.failed': 'تعذّر تحميل المسارات',
  'paths.empty': 'لا مسارات بعد',
  'paths.empty.text': 'تُضاف هنا مراحل كل نوع من المعاملات لتبدأ بها الطلبات.',
  'paths.add': 'إضافة مسار',
  'paths.edit': 'تعديل المسار',
  'paths.editNamed': 'تعديل {name}',
  'paths.deleteNamed': 'حذف {name}',
  'paths.area': 'مجال الممارسة',
  'paths.stages': 'المراحل',
  'paths.stages.count': {
    zero: 'بلا مراحل',
    one: 'مرحلة واحدة',
    two: 'مرحلتان',
    few: '{n} مراحل',
    many: '{n} مرحلة',
    other: '{n} مرحلة',
  },
  'paths.reviewed': 'راجعه الشريك',
  'paths.notReviewed': 'لم يراجعه الشريك بعد',
  'paths.isReviewed': 'اطّلع الشريك المسؤول على هذه النصوص وأقرّها',
  'paths.stage.nth': 'المرحلة {n}',
  'paths.stage.add': 'إضافة مرحلة',
  'paths.stage.up': 'إلى أعلى: المرحلة {n}',
  'paths.stage.down': 'إلى أسفل: المرحلة {n}',
  'paths.stage.remove': 'إزالة المرحلة {n}',
  'paths.stage.moved': 'صارت المرحلة {from} هي المرحلة {n}',
  'paths.stage.nameEn': 'اسم المرحلة (بالإنجليزية)',
  'paths.stage.nameAr': 'اسم المرحلة (بالعربية)',
  'paths.stage.whatWeDoEn': 'ما نقوم به (بالإنجليزية)',
  'paths.stage.whatWeDoAr': 'ما نقوم به (بالعربية)',
  'paths.stage.whatYouDoEn': 'المطلوب من العميل (بالإنجليزية)',
  'paths.stage.whatYouDoAr': 'المطلوب من العميل (بالعربية)',
  'paths.stage.usualTimeEn': 'المدة المعتادة (بالإنجليزية)',
  'paths.stage.usualTimeAr': 'المدة المعتادة (بالعربية)',
  'paths.added': 'تمت إضافة المسار',
  'paths.updated': 'تم تحديث المسار',
  'paths.deleted': 'تم حذف المسار',
  'paths.addFailed': 'لم يُضف المسار',
  'paths.updateFailed': 'لم يُحفظ المسار',
  'paths.deleteFailed': 'لم يُحذف المسار',
  'paths.delete.text': 'تحتفظ الطلبات التي تتبعه بمراحلها. لا يمكن التراجع عن الحذف.',
  'paths.changed': 'تغيّر هذا المسار',
}

export const office: TranslationOf<typeof english.office> = {
  'paths.title': 'المسارات',
}

export const officeHelp: TranslationOf<typeof english.officeHelp> = {
  'help.paths':
    'المراحل التي يقرؤها العميل عن معاملته بحسب مجال الممارسة، ويراجع الشريك نصوصها قبل استخدامها.',
}

export const officeFind: TranslationOf<typeof english.officeFind> = {
  'find.words.paths': 'المراحل، النماذج، المعاملات',
}
