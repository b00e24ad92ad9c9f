import type { TranslationOf } from '../dictionary.ts'
import type * as english from '../en/office-paper-lists.ts'

export const officeStageTemplates: TranslationOf<typeof english.officeStageTemplates> = {
  'paperLists.intro':
    'المستندات المطلوبة أولًا من العملاء في كل مجال ممارسة. تُطلب بضغطة واحدة من صفحة الطلب، ولا يسري أي تعديل هنا إلا على ما يُطلب بعده.',
  'paperLists.loading': 'جارٍ تحميل القوائم…',
  'paperLists.failed': 'تعذّر تحميل القوائم',
  'paperLists.empty': 'لا قوائم بعد',
  'paperLists.empty.text': 'تُضاف هنا مستندات كل مجال ممارسة لتُطلب بضغطة واحدة.',
  'paperLists.add': 'إضافة قائمة',
  'paperLists.edit': 'تعديل القائمة',
  'paperLists.editNamed': 'تعديل {name}',
  'paperLists.deleteNamed': 'حذف {name}',
  'paperLists.area': 'مجال الممارسة',
  'paperLists.papers': 'المستندات',
  'paperLists.papers.count': {
    zero: 'لا مستندات',
    one: 'مستند واحد',
    two: 'مستندان',
    few: '{n} مستندات',
    many: '{n} مستندًا',
    other: '{n} مستند',
  },
  'paperLists.reviewed': 'راجعها الشريك',
  'paperLists.notReviewed': 'لم يراجعها الشريك بعد',
  'paperLists.isReviewed': 'اطّلع الشريك المسؤول على هذه القائمة وأقرّها',
  'paperLists.paper.nth': 'المستند {n}',
  'paperLists.paper.add': 'إضافة مستند',
  'paperLists.paper.up': 'إلى أعلى: المستند {n}',
  'paperLists.paper.down': 'إلى أسفل: المستند {n}',
  'paperLists.paper.remove': 'إزالة المستند {n}',
  'paperLists.paper.moved': 'صار المستند {from} هو المستند {n}',
  'paperLists.paper.titleEn': 'العنوان (بالإنجليزية)',
  'paperLists.paper.titleAr': 'العنوان (بالعربية)',
  'paperLists.paper.whyEn': 'سبب الحاجة إليه (بالإنجليزية)',
  'paperLists.paper.whyAr': 'سبب الحاجة إليه (بالعربية)',
  'paperLists.paper.days': 'المهلة بأيام العمل',
  'paperLists.paper.isRequired': 'إلزامي',
  'paperLists.paper.optional': 'اختياري',
  'paperLists.added': 'تمت إضافة القائمة',
  'paperLists.updated': 'تم تحديث القائمة',
  'paperLists.deleted': 'تم حذف القائمة',
  'paperLists.addFailed': 'لم تُضف القائمة',
  'paperLists.updateFailed': 'لم تُحفظ القائمة',
  'paperLists.deleteFailed': 'لم تُحذف القائمة',
  'paperLists.delete.text': 'تبقى المستندات التي سبق طلبها مطلوبة. لا يمكن التراجع عن الحذف.',
  'paperLists.changed': 'تغيّرت هذه القائمة',
  'val.papers.days': {
    zero: 'لا مهلة لهذا المستند',
    one: 'المهلة يوم عمل واحد',
    two: 'يرجى إدخال مهلة من يوم عمل إلى يومي عمل',
    few: 'يرجى إدخال مهلة من يوم عمل إلى {max} أيام عمل',
    many: 'يرجى إدخال مهلة من يوم عمل إلى {max} يوم عمل',
    other: 'يرجى إدخال مهلة من يوم عمل إلى {max} يوم عمل',
  },
  'val.papers.count': {
    zero: 'لا يمكن أن تكون في القائمة مستندات',
    one: 'في القائمة مستند واحد على الأكثر',
    two: 'في القائمة مستندان على الأكثر',
    few: 'في القائمة {max} مستندات على الأكثر',
    many: 'في القائمة {max} مستندًا على الأكثر',
    other: 'في القائمة {max} مستند على الأكثر',
  },
  'val.papers.area': 'لهذا المجال قائمة من قبل، ويرجى تعديلها.',
}

export const office: TranslationOf<typeof english.office> = {
  'paperLists.title': 'المستندات المطلوبة',
}

export const officeHelp: TranslationOf<typeof english.officeHelp> = {
  'help.paper-lists':
    'المستندات التي يحتاج إليها كل مجال ممارسة أولًا، مع أسبابها ومواعيدها، ويراجع الشريك القوائم قبل استخدامها.',
}

export const officeFind: TranslationOf<typeof english.officeFind> = {
  'find.words.paper-lists': 'قائمة تحقق، مرفقات، قوائم المستندات',
}

export const officeActivity: TranslationOf<typeof english.officeActivity> = {
  'audit.entity.paperList': 'قائمة مستندات',
  'activity.record.paperList': 'قائمة المستندات {reference}',
}
