import type { TranslationOf } from '../dictionary.ts'
import type * as english from '../en/office-team.ts'

export const officeTeam: TranslationOf<typeof english.officeTeam> = {
  'officeTeam.count': {
    zero: 'لا يوجد أعضاء بعد.',
    one: 'عضو واحد.',
    two: 'عضوان.',
    few: '{n} أعضاء.',
    many: '{n} عضوًا.',
    other: '{n} عضو.',
  },
  'officeTeam.shown': {
    zero: 'لا يظهر أي منهم في الموقع.',
    one: 'يظهر واحد منهم في الموقع.',
    two: 'يظهر اثنان منهم في الموقع.',
    few: 'يظهر {n} منهم في الموقع.',
    many: 'يظهر {n} منهم في الموقع.',
    other: 'يظهر {n} منهم في الموقع.',
  },
  'officeTeam.filter': 'التصفية حسب الفئة',
  'officeTeam.filterWords': 'الفئة: {type}.',
  'officeTeam.search': 'البحث في فريق العمل',
  'officeTeam.search.placeholder': 'الاسم أو المسمى أو التخصص',
  'officeTeam.loading': 'جارٍ تحميل فريق العمل…',
  'officeTeam.empty': 'لا يوجد أعضاء في الفريق بعد',
  'officeTeam.empty.text': 'كل من يُضاف هنا يظهر في الموقع ما لم يُخفَ.',
  'officeTeam.add': 'إضافة عضو',
  'officeTeam.edit': 'تعديل بيانات عضو الفريق',
  'officeTeam.editNamed': 'تعديل بيانات {name}',
  'officeTeam.deleteNamed': 'حذف {name}',
  'officeTeam.visibilityOf': 'إظهار {name} في الموقع',
  'officeTeam.type': 'الفئة',
  'officeTeam.type.all': 'الكل',
  'officeTeam.type.partner': 'شريك',
  'officeTeam.type.associate': 'محامٍ',
  'officeTeam.type.consultant': 'مستشار',
  'officeTeam.types.partner': 'الشركاء',
  'officeTeam.types.associate': 'المحامون',
  'officeTeam.types.consultant': 'المستشارون',
  'officeTeam.section.profile': 'الملف التعريفي',
  'officeTeam.section.contact': 'بيانات التواصل',
  'officeTeam.section.website': 'العرض في الموقع',
  'officeTeam.picture': 'الصورة',
  'officeTeam.names.hint': 'عند تركه فارغًا يظهر اسم الحساب المرتبط',
  'officeTeam.positionEn': 'المسمى الوظيفي (بالإنجليزية)',
  'officeTeam.positionAr': 'المسمى الوظيفي (بالعربية)',
  'officeTeam.specializationEn': 'التخصص (بالإنجليزية)',
  'officeTeam.specializationAr': 'التخصص (بالعربية)',
  'officeTeam.bioEn': 'نبذة تعريفية (بالإنجليزية)',
  'officeTeam.bioAr': 'نبذة تعريفية (بالعربية)',
  'officeTeam.educationEn': 'المؤهلات العلمية (بالإنجليزية)',
  'officeTeam.educationAr': 'المؤهلات العلمية (بالعربية)',
  'officeTeam.education.hint': 'مؤهل أو شهادة في كل سطر',
  'officeTeam.user': 'الحساب المرتبط',
  'officeTeam.user.none': 'بلا حساب',
  'officeTeam.user.hint': 'تظهر إصدارات هذا الحساب في صفحة العضو',
  'officeTeam.section.license': 'ترخيص مزاولة المحاماة',
  'officeTeam.employers': 'جهات العمل السابقة',
  'officeTeam.employers.hint': 'لفحص تعارض المصالح، وتُحسب خمس سنوات. لا يراها الزوار.',
  'officeTeam.employer': 'جهة العمل',
  'officeTeam.employer.until': 'حتى تاريخ',
  'officeTeam.employer.add': 'إضافة جهة عمل',
  'officeTeam.employer.remove': 'إزالة',
  'officeTeam.employer.removeNth': 'إزالة جهة العمل {n}',
  'officeTeam.employer.nth': 'جهة العمل {n}',
  'officeTeam.license': 'رقم الترخيص',
  'officeTeam.licenseDate': 'تاريخ الترخيص',
  'officeTeam.licenseDate.hint': 'يظهر الاسم والرقم والتاريخ أسفل مراسلات المحامي بالبريد',
  'officeTeam.licenseEnd': 'تاريخ انتهاء الترخيص',
  'noMail.officeTeam.licenseEnd.hint': 'تظهر في قائمة الفريق علامة على الترخيص المنتهي',
  'officeTeam.licenseEnd.hint': 'يصل بريد إلى المديرين قبل انتهائه بستين يومًا ثم بأربعة عشر يومًا',
  'officeTeam.licenseEnded': 'انتهى الترخيص بتاريخ {date}',
  'officeTeam.languages': 'اللغات',
  'officeTeam.languages.hint': 'تظهر بترتيب اختيارها',
  'officeTeam.areas': 'مجالات الممارسة',
  'officeTeam.areas.hint': 'يظهر اسم العضو في صفحات خدمات هذه المجالات',
  'officeTeam.linkedin': 'رابط لينكدإن',
  'officeTeam.twitter': 'رابط إكس',
  'officeTeam.order.hint': 'الرقم الأصغر يظهر أولًا',
  'officeTeam.isVisible': 'ظاهر في الموقع',
  'officeTeam.saved.shown': 'بيانات «{name}» ظاهرة في الموقع.',
  'officeTeam.saved.hidden': 'بيانات «{name}» غير ظاهرة في الموقع.',
  'officeTeam.deleted': 'لم تعد بيانات «{name}» ضمن فريق العمل.',
  'officeTeam.changed': 'تغيّرت بيانات هذا العضو أثناء تعديلها',
  'toast.team.added': 'تمت إضافة عضو الفريق بنجاح',
  'toast.team.updated': 'تم تحديث بيانات عضو الفريق بنجاح',
  'toast.team.deleted': 'تم حذف عضو الفريق بنجاح',
  'dashboard.team.addError': 'تعذّرت إضافة عضو الفريق',
  'dashboard.team.updateError': 'تعذّر تحديث بيانات عضو الفريق',
  'dashboard.team.deleteError': 'تعذّر حذف عضو الفريق',
  'table.position': 'المسمى الوظيفي',
  'table.specialization': 'التخصص',
}

export const answers: TranslationOf<typeof english.answers> = {
  'csv.team.file': 'فريق-العمل',
}

export const officeActivity: TranslationOf<typeof english.officeActivity> = {
  'audit.entity.teamMember': 'عضو فريق العمل',
  'activity.teamMember.create': '{who}: إضافة «{name}» إلى فريق العمل',
  'activity.teamMember.update': '{who}: تحديث بيانات «{name}» في فريق العمل',
  'activity.teamMember.delete': '{who}: حذف «{name}» من فريق العمل',
  'activity.record.teamMember': 'عضو الفريق {reference}',
}

export const officeFind: TranslationOf<typeof english.officeFind> = {
  'find.member': 'عضو فريق العمل',
  'find.member.add': 'إضافة عضو فريق العمل',
  'find.words.team': 'محامون، شركاء، موظفون',
}

export const officeHelp: TranslationOf<typeof english.officeHelp> = {
  'help.team':
    'أعضاء الفريق في الموقع مع مسمياتهم ولغاتهم ووسائل التواصل. العضو المخفي يبقى هنا ولا يظهر للزوار.',
}

export const officeSetup: TranslationOf<typeof english.officeSetup> = {
  'sample.kind.teamMembers': 'أعضاء الفريق',
}

export const forms: TranslationOf<typeof english.forms> = {
  'val.position.required': 'المسمى الوظيفي مطلوب',
  'val.licenseEnd': 'يجب أن يكون انتهاء الترخيص بعد تاريخه',
  'val.bio.min': 'يجب ألا تقل النبذة التعريفية عن 10 أحرف',
  'val.email.team': 'يرجى إدخال بريد إلكتروني صحيح',
}

export const mail: TranslationOf<typeof english.mail> = {
  'mail.signature': 'ترخيص مزاولة مهنة المحاماة رقم {number} بتاريخ {date}',
  'mail.license.subject': 'ينتهي ترخيص {name} بتاريخ {date}',
  'mail.license.text':
    'ينتهي ترخيص مزاولة مهنة المحاماة باسم {name} بتاريخ {date}. يرجى إدخال تاريخ انتهاء الترخيص المجدد في صفحة فريق العمل. وبعد هذا اليوم يُرسل البريد دون بيانات الترخيص.',
}
