import type { TranslationOf } from '../dictionary.ts'
import type * as english from '../en/office-stage-templates.ts'

export const officeStageTemplates: TranslationOf<typeof english.officeStageTemplates> = {
  'stageTemplates.intro':
    'مراحل كل نوع من المعاملات كما يقرؤها العميل. ينسخها الطلب عند بدء مساره، فلا يؤثر التعديل اللاحق إلا في المسارات الجديدة.',
  'stageTemplates.loading': 'جارٍ تحميل المسارات…',
  'stageTemplates.failed': 'تعذّر تحميل المسارات',
  'stageTemplates.empty': 'لا مسارات بعد',
  'stageTemplates.empty.text': 'تُضاف هنا مراحل كل نوع من المعاملات لتبدأ بها الطلبات.',
  'stageTemplates.add': 'إضافة مسار',
  'stageTemplates.edit': 'تعديل المسار',
  'stageTemplates.editNamed': 'تعديل {name}',
  'stageTemplates.deleteNamed': 'حذف {name}',
  'stageTemplates.area': 'مجال الممارسة',
  'stageTemplates.stages': 'المراحل',
  'stageTemplates.stages.count': {
    zero: 'بلا مراحل',
    one: 'مرحلة واحدة',
    two: 'مرحلتان',
    few: '{n} مراحل',
    many: '{n} مرحلة',
    other: '{n} مرحلة',
  },
  'stageTemplates.reviewed': 'راجعه الشريك',
  'stageTemplates.notReviewed': 'لم يراجعه الشريك بعد',
  'stageTemplates.isReviewed': 'اطّلع الشريك المسؤول على هذه النصوص وأقرّها',
  'stageTemplates.stage.nth': 'المرحلة {n}',
  'stageTemplates.stage.add': 'إضافة مرحلة',
  'stageTemplates.stage.up': 'إلى أعلى: المرحلة {n}',
  'stageTemplates.stage.down': 'إلى أسفل: المرحلة {n}',
  'stageTemplates.stage.remove': 'إزالة المرحلة {n}',
  'stageTemplates.stage.moved': 'صارت المرحلة {from} هي المرحلة {n}',
  'stageTemplates.stage.nameEn': 'اسم المرحلة (بالإنجليزية)',
  'stageTemplates.stage.nameAr': 'اسم المرحلة (بالعربية)',
  'stageTemplates.stage.whatWeDoEn': 'ما نقوم به (بالإنجليزية)',
  'stageTemplates.stage.whatWeDoAr': 'ما نقوم به (بالعربية)',
  'stageTemplates.stage.whatYouDoEn': 'المطلوب من العميل (بالإنجليزية)',
  'stageTemplates.stage.whatYouDoAr': 'المطلوب من العميل (بالعربية)',
  'stageTemplates.stage.usualTimeEn': 'المدة المعتادة (بالإنجليزية)',
  'stageTemplates.stage.usualTimeAr': 'المدة المعتادة (بالعربية)',
  'stageTemplates.added': 'تمت إضافة المسار',
  'stageTemplates.updated': 'تم تحديث المسار',
  'stageTemplates.deleted': 'تم حذف المسار',
  'stageTemplates.addFailed': 'لم يُضف المسار',
  'stageTemplates.updateFailed': 'لم يُحفظ المسار',
  'stageTemplates.deleteFailed': 'لم يُحذف المسار',
  'stageTemplates.delete.text': 'تحتفظ الطلبات التي تتبعه بمراحلها. لا يمكن التراجع عن الحذف.',
  'stageTemplates.changed': 'تغيّر هذا المسار',
}

export const office: TranslationOf<typeof english.office> = {
  'stageTemplates.title': 'المسارات',
}

export const officeHelp: TranslationOf<typeof english.officeHelp> = {
  'help.stage-templates':
    'المراحل التي يقرؤها العميل عن معاملته بحسب مجال الممارسة، ويراجع الشريك نصوصها قبل استخدامها.',
}

export const officeFind: TranslationOf<typeof english.officeFind> = {
  'find.words.stage-templates': 'المراحل، النماذج، المعاملات',
}
