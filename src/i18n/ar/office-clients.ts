import type { TranslationOf } from '../dictionary.ts'
import type * as english from '../en/office-clients.ts'

export const officeClients: TranslationOf<typeof english.officeClients> = {
  'officeClients.heading': 'العملاء',
  'officeClients.count': {
    zero: 'لا يوجد عملاء.',
    one: 'عميل واحد.',
    two: 'عميلان.',
    few: '{n} عملاء.',
    many: '{n} عميلًا.',
    other: '{n} عميل.',
  },
  'officeClients.shown': {
    zero: 'لا يظهر أي منهم في الموقع.',
    one: 'يظهر واحد منهم في الموقع.',
    two: 'يظهر اثنان منهم في الموقع.',
    few: 'يظهر {n} منهم في الموقع.',
    many: 'يظهر {n} منهم في الموقع.',
    other: 'يظهر {n} منهم في الموقع.',
  },
  'officeClients.unproven': {
    zero: 'لكل منهم موافقة محفوظة.',
    one: 'واحد منهم بلا موافقة محفوظة.',
    two: 'اثنان منهم بلا موافقة محفوظة.',
    few: '{n} منهم بلا موافقة محفوظة.',
    many: '{n} منهم بلا موافقة محفوظة.',
    other: '{n} منهم بلا موافقة محفوظة.',
  },
  'officeClients.filter': 'التصفية حسب الفئة',
  'officeClients.filterWords': 'الفئة: {type}.',
  'officeClients.search': 'البحث في العملاء',
  'officeClients.search.placeholder': 'الاسم أو الوصف',
  'officeClients.loading': 'جارٍ تحميل العملاء…',
  'officeClients.empty': 'لا يوجد عملاء بعد',
  'officeClients.empty.text': 'كل عميل يُضاف هنا يظهر في الموقع ما لم يُخفَ.',
  'officeClients.noArabicName': 'لا يوجد اسم بالعربية',
  'officeClients.add': 'إضافة عميل',
  'officeClients.edit': 'تعديل بيانات العميل',
  'officeClients.editNamed': 'تعديل بيانات {name}',
  'officeClients.deleteNamed': 'حذف {name}',
  'officeClients.visibilityOf': 'إظهار {name} في الموقع',
  'officeClients.type': 'الفئة',
  'officeClients.type.corporate': 'الشركات',
  'officeClients.type.individual': 'الأفراد',
  'officeClients.type.government': 'الجهات الحكومية',
  'officeClients.type.international': 'العملاء الدوليون',
  'officeClients.logo': 'رابط الشعار',
  'officeClients.website.hint': 'مثال: www.example.com',
  'officeClients.descriptionEn': 'الوصف (بالإنجليزية)',
  'officeClients.descriptionAr': 'الوصف (بالعربية)',
  'officeClients.order.hint': 'الرقم الأصغر يظهر أولًا',
  'officeClients.isVisible': 'ظاهر في الموقع',
  'officeClients.saved.shown': 'العميل «{name}» ظاهر في الموقع.',
  'officeClients.saved.hidden': 'العميل «{name}» غير ظاهر في الموقع.',
  'officeClients.deleted': 'لم يعد «{name}» ضمن قائمة العملاء.',
  'officeClients.changed': 'تغيّرت بيانات هذا العميل أثناء تعديلها',
  'officeClients.addError': 'تعذّرت إضافة العميل',
  'officeClients.updateError': 'تعذّر تحديث بيانات العميل',
  'officeClients.deleteError': 'تعذّر حذف العميل',
  'confirm.client': 'هل أنت متأكد من حذف هذا العميل؟',
  'toast.client.added': 'تمت إضافة العميل بنجاح',
  'toast.client.updated': 'تم تحديث بيانات العميل بنجاح',
  'toast.client.deleted': 'تم حذف العميل بنجاح',
  'table.logo': 'الشعار',
  'table.website': 'الموقع الإلكتروني',
}

export const office: TranslationOf<typeof english.office> = {
  'officeClients.title': 'عملاء في الموقع',
}

export const officeActivity: TranslationOf<typeof english.officeActivity> = {
  'audit.entity.client': 'عميل',
  'activity.client.create': '{who}: إضافة العميل «{name}»',
  'activity.client.update': '{who}: تحديث بيانات العميل «{name}»',
  'activity.client.delete': '{who}: حذف العميل «{name}»',
  'activity.record.client': 'العميل {reference}',
  'activity.client.import': '{who}: استيراد عملاء من ملف',
}

export const officeFind: TranslationOf<typeof english.officeFind> = {
  'find.client': 'عميل معروض في الموقع',
  'find.client.add': 'إضافة عميل إلى الموقع',
  'find.words.clients': 'شركات، شعارات',
}

export const officeHelp: TranslationOf<typeof english.officeHelp> = {
  'help.clients':
    'الشركات المعروضة في الموقع ضمن العملاء مع الشعار والرابط. وهي غير أصحاب الحسابات في البوابة.',
}

export const officeImport: TranslationOf<typeof english.officeImport> = {
  'import.clients': 'استيراد العملاء',
  'import.clients.hint':
    'الأعمدة: الاسم بالإنجليزية، ويمكن إضافة الاسم بالعربية والفئة والموقع الإلكتروني والشعار والوصف وترتيب العرض وصاحب الموافقة وتاريخها والظهور في الموقع. العميل الذي لا شعار له يبقى مخفيًا إلى أن يُضاف.',
}

export const officeSetup: TranslationOf<typeof english.officeSetup> = {
  'sample.kind.clients': 'العملاء المعروضون في الموقع',
}

export const forms: TranslationOf<typeof english.forms> = {
  'val.clientName.required': 'اسم العميل مطلوب',
  'val.logo.required': 'رابط الشعار مطلوب',
}
