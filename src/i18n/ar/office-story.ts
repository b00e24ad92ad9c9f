import type { TranslationOf } from '../dictionary.ts'
import type * as english from '../en/office-story.ts'

export const officeStory: TranslationOf<typeof english.officeStory> = {
  'story.count': {
    zero: 'لا توجد نصوص.',
    one: 'نص واحد.',
    two: 'نصّان.',
    few: '{n} نصوص.',
    many: '{n} نصًا.',
    other: '{n} نص.',
  },
  'story.shown': {
    zero: 'لا يظهر أي منها في الموقع.',
    one: 'يظهر واحد منها في الموقع.',
    two: 'يظهر اثنان منها في الموقع.',
    few: 'يظهر {n} منها في الموقع.',
    many: 'يظهر {n} منها في الموقع.',
    other: 'يظهر {n} منها في الموقع.',
  },
  'story.filter': 'التصفية حسب القسم',
  'story.filterWords': 'القسم: {kind}.',
  'story.search': 'البحث في هذه النصوص',
  'story.search.placeholder': 'العنوان أو النص',
  'story.loading': 'جارٍ تحميل النصوص…',
  'story.empty': 'لا توجد نصوص بعد',
  'story.empty.text': 'كل قسم لا نص له لا يظهر في الموقع.',
  'story.part': 'العنوان أو بداية النص',
  'story.noArabic': 'لا يوجد نص بالعربية',
  'story.add': 'إضافة نص',
  'story.editNamed': 'تعديل {name}',
  'story.deleteNamed': 'حذف {name}',
  'story.visibilityOf': 'إظهار {name} في الموقع',
  'story.isSample': 'نص تجريبي',
  'story.kind': 'القسم',
  'story.kind.welcome': 'افتتاحية الصفحة الرئيسية',
  'story.kind.introduction': 'التعريف بالمكتب',
  'story.kind.history': 'النبذة التاريخية',
  'story.kind.milestone': 'المحطات',
  'story.kind.mission': 'الرسالة',
  'story.kind.vision': 'الرؤية',
  'story.kind.value': 'القيم',
  'story.kind.testimonial': 'آراء العملاء',
  'story.hint.welcome': 'أول ما يُقرأ في الصفحة الرئيسية. وإذا لم يُكتب ظهر اسم المكتب ووصفه مكانه.',
  'story.hint.introduction': 'قسم التعريف بالمكتب في الصفحة الرئيسية، ومقدمة الصفحة الخاصة به.',
  'story.hint.history': 'في صفحة التعريف بالمكتب. والسطر الفارغ يبدأ فقرة جديدة.',
  'story.hint.milestone': 'إلى جانب النبذة التاريخية، بالترتيب المحدد أدناه. وتُبرز المحطة الأخيرة.',
  'story.hint.mission': 'في صفحة التعريف بالمكتب. والسطر الفارغ يبدأ فقرة جديدة.',
  'story.hint.vision': 'في صفحة التعريف بالمكتب. والسطر الفارغ يبدأ فقرة جديدة.',
  'story.hint.value': 'في الصفحة الرئيسية، وبتفصيل أكثر في صفحة التعريف بالمكتب.',
  'story.hint.testimonial': 'في الصفحة الرئيسية وصفحة العملاء. يُنشر ما قاله العملاء فعلًا وبموافقتهم.',
  'story.title.en': 'العنوان (بالإنجليزية)',
  'story.title.ar': 'العنوان (بالعربية)',
  'story.text.en': 'النص (بالإنجليزية)',
  'story.text.ar': 'النص (بالعربية)',
  'story.headline.en': 'العبارة الرئيسية (بالإنجليزية)',
  'story.headline.ar': 'العبارة الرئيسية (بالعربية)',
  'story.above.en': 'السطر فوق العبارة الرئيسية (بالإنجليزية)',
  'story.above.ar': 'السطر فوق العبارة الرئيسية (بالعربية)',
  'story.below.en': 'الجملة تحت العبارة الرئيسية (بالإنجليزية)',
  'story.below.ar': 'الجملة تحت العبارة الرئيسية (بالعربية)',
  'story.statement.en': 'العبارة التعريفية (بالإنجليزية)',
  'story.statement.ar': 'العبارة التعريفية (بالعربية)',
  'story.onHome.en': 'في الصفحة الرئيسية (بالإنجليزية)',
  'story.onHome.ar': 'في الصفحة الرئيسية (بالعربية)',
  'story.onAbout.en': 'في صفحة التعريف بالمكتب (بالإنجليزية)',
  'story.onAbout.ar': 'في صفحة التعريف بالمكتب (بالعربية)',
  'story.year.en': 'السنة (بالإنجليزية)',
  'story.year.ar': 'السنة (بالعربية)',
  'story.person.en': 'صاحب الرأي (بالإنجليزية)',
  'story.person.ar': 'صاحب الرأي (بالعربية)',
  'story.position.en': 'المنصب (بالإنجليزية)',
  'story.position.ar': 'المنصب (بالعربية)',
  'story.comment.en': 'الرأي (بالإنجليزية)',
  'story.comment.ar': 'الرأي (بالعربية)',
  'story.order.hint': 'الرقم الأصغر يظهر أولًا',
  'story.isVisible': 'ظاهر في الموقع',
  'story.saved.shown': 'النص «{name}» ظاهر في الموقع.',
  'story.saved.hidden': 'النص «{name}» غير ظاهر في الموقع.',
  'story.deleted': 'لم يعد «{name}» ضمن نصوص التعريف بالمكتب.',
  'story.changed': 'تغيّر هذا النص أثناء تعديله',
  'story.addError': 'تعذّرت إضافة النص',
  'story.updateError': 'تعذّر تحديث النص',
  'story.deleteError': 'تعذّر حذف النص',
  'confirm.story': 'هل أنت متأكد من حذف هذا النص؟',
  'toast.story.added': 'تمت إضافة النص بنجاح',
  'toast.story.updated': 'تم تحديث النص بنجاح',
  'toast.story.deleted': 'تم حذف النص بنجاح',
}

export const office: TranslationOf<typeof english.office> = {
  'story.pageTitle': 'التعريف بالمكتب',
}

export const officeActivity: TranslationOf<typeof english.officeActivity> = {
  'audit.entity.storyPart': 'نص تعريفي بالمكتب',
  'activity.storyPart.create': '{who}: إضافة «{name}» إلى نصوص التعريف بالمكتب',
  'activity.storyPart.update': '{who}: تعديل «{name}» ضمن نصوص التعريف بالمكتب',
  'activity.storyPart.delete': '{who}: حذف «{name}» من نصوص التعريف بالمكتب',
  'activity.record.storyPart': 'النص التعريفي {reference}',
}

export const officeFind: TranslationOf<typeof english.officeFind> = {
  'find.words.story': 'تاريخ، رسالة، رؤية، قيم، آراء العملاء',
}

export const officeHelp: TranslationOf<typeof english.officeHelp> = {
  'help.story':
    'ما يذكره الموقع عن المكتب باللغتين: الافتتاحية والنبذة التاريخية والمحطات والرسالة والرؤية والقيم وآراء العملاء. وكل قسم لا نص له لا يظهر.',
}

export const officeSetup: TranslationOf<typeof english.officeSetup> = {
  'sample.kind.storyParts': 'نصوص التعريف بالمكتب',
}

export const forms: TranslationOf<typeof english.forms> = {
  'val.story.single': 'في الموقع نص واحد من هذا النوع، فيرجى تعديل النص الموجود.',
}
