import type { TranslationOf } from '../dictionary.ts'
import type * as english from '../en/office-services.ts'

export const officeServices: TranslationOf<typeof english.officeServices> = {
  'services.count': {
    zero: 'لا توجد خدمات.',
    one: 'خدمة واحدة.',
    two: 'خدمتان.',
    few: '{n} خدمات.',
    many: '{n} خدمة.',
    other: '{n} خدمة.',
  },
  'services.shown': {
    zero: 'لا تظهر أي منها في الموقع.',
    one: 'تظهر واحدة منها في الموقع.',
    two: 'تظهر اثنتان منها في الموقع.',
    few: 'تظهر {n} منها في الموقع.',
    many: 'تظهر {n} منها في الموقع.',
    other: 'تظهر {n} منها في الموقع.',
  },
  'services.search': 'البحث في الخدمات',
  'services.search.placeholder': 'الاسم أو الوصف',
  'services.loading': 'جارٍ تحميل الخدمات…',
  'services.empty': 'لا توجد خدمات بعد',
  'services.empty.text': 'تظهر الخدمة المضافة هنا في الموقع فور تفعيلها.',
  'services.noArabicName': 'لا يوجد اسم بالعربية',
  'services.add': 'إضافة خدمة',
  'services.editNamed': 'تعديل {name}',
  'services.deleteNamed': 'حذف {name}',
  'services.activateNamed': 'تفعيل {name}',
  'services.deactivateNamed': 'إلغاء التفعيل: {name}',
  'services.saved.shown': '«{name}» ظاهرة في الموقع.',
  'services.saved.hidden': '«{name}» غير ظاهرة في الموقع.',
  'services.deleted': 'لم تعد «{name}» ظاهرة في الموقع.',
  'toast.service.added': 'تمت إضافة الخدمة بنجاح',
  'toast.service.updated': 'تم تحديث بيانات الخدمة بنجاح',
  'toast.service.deleted': 'تم حذف الخدمة بنجاح',
  'dashboard.services.updateError': 'تعذّر تحديث بيانات الخدمة',
  'dashboard.services.deleteError': 'تعذّر حذف الخدمة',
  'action.activate': 'تفعيل',
  'table.icon': 'الأيقونة',
  'table.description': 'الوصف',
}

export const answers: TranslationOf<typeof english.answers> = {
  'csv.services.file': 'الخدمات',
}

export const officeActivity: TranslationOf<typeof english.officeActivity> = {
  'audit.entity.service': 'خدمة',
  'activity.service.create': '{who}: إضافة الخدمة «{name}»',
  'activity.service.update': '{who}: تحديث الخدمة «{name}»',
  'activity.service.delete': '{who}: حذف الخدمة «{name}»',
  'activity.service.deleteUnnamed': '{who}: حذف خدمة',
  'activity.record.service': 'الخدمة {reference}',
}

export const officeFind: TranslationOf<typeof english.officeFind> = {
  'find.service': 'خدمة',
  'find.service.add': 'إضافة خدمة',
  'find.words.services': 'مجالات الممارسة، أدلة',
}

export const officeHelp: TranslationOf<typeof english.officeHelp> = {
  'help.services':
    'مجالات الممارسة في الموقع بالترتيب المحدد لها. الخدمة غير المفعّلة تبقى هنا ولا تظهر للزوار.',
}

export const officeSetup: TranslationOf<typeof english.officeSetup> = {
  'sample.kind.services': 'الخدمات',
}

export const forms: TranslationOf<typeof english.forms> = {
  'val.nameEn.required': 'الاسم باللغة الإنجليزية مطلوب',
  'val.descriptionEn.min': 'يجب ألا يقل الوصف باللغة الإنجليزية عن 10 أحرف',
  'val.icon.required': 'الأيقونة مطلوبة',
}
