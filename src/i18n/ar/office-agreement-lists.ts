import type { TranslationOf } from '../dictionary.ts'
import type * as english from '../en/office-agreement-lists.ts'

export const officeAgreementLists: TranslationOf<typeof english.officeAgreementLists> = {
  'agreementList.intro': 'عروض الأتعاب وعقودها في الطلبات المتاح الاطلاع عليها.',
  'agreementList.view': 'العرض',
  'agreementList.loading': 'جارٍ تحميل العقود…',
  'agreementList.failed': 'تعذّر تحميل العقود',
  'agreementList.empty': 'لا عقود أتعاب بعد',
  'agreementList.empty.text': 'تُعدّ مسودة العقد في صفحة الطلب.',
  'agreementList.state.filter': 'التصفية حسب الحالة',
  'agreementList.state.all': 'أي حالة',
  'agreementList.lawyer.filter': 'التصفية حسب المحامي',
  'agreementList.lawyer.all': 'أي محامٍ',
  'agreementList.filterWords.lawyer': 'المحامي: {name}.',
  'agreementList.filterWords.days': {
    zero: 'قُبلت اليوم أو قبله.',
    one: 'قُبلت قبل أكثر من يوم.',
    two: 'قُبلت قبل أكثر من يومين.',
    few: 'قُبلت قبل أكثر من {n} أيام.',
    many: 'قُبلت قبل أكثر من {n} يومًا.',
    other: 'قُبلت قبل أكثر من {n} يوم.',
  },
  'agreementList.number': 'الرقم',
  'agreementList.search': 'البحث في عقود الأتعاب',
  'agreementList.search.placeholder': 'العميل أو رقم العقد أو الطلب',
  'agreementList.sentAt': 'الإرسال',
  'agreementList.notSent': 'لم يُرسل بعد',
  'agreementList.version': 'النسخة {n}',
  'agreementList.client': 'العميل',
  'agreementList.open': 'فتح',
  'agreementList.openNamed': 'فتح: {name}',
  'agreementList.missing': 'أعمال بلا عقد',
  'agreementList.missing.intro': 'طلبات مقبولة بلا عقد مقبول أو موثّق، والأقدم قبولًا أولًا.',
  'agreementList.missing.loading': 'جارٍ تحميل الطلبات…',
  'agreementList.missing.failed': 'تعذّر تحميل الطلبات',
  'agreementList.missing.days': 'الحد الأدنى للأيام منذ القبول',
  'agreementList.missing.empty': 'لا أعمال بلا عقد',
  'agreementList.missing.empty.text': 'تظهر هنا الطلبات المقبولة التي تجاوزت هذه المدة بلا عقد.',
  'agreementList.service': 'مجال الممارسة',
  'agreementList.approvedAt': 'تاريخ القبول',
  'agreementList.assignedTo': 'مُسند إلى',
  'agreementList.unassigned': 'غير مُسند',
  'agreementList.templates.intro':
    'نصوص تُعدّ منها عقود الأتعاب. تُنسخ النصوص إلى العقد عند إنشائه، فلا يؤثر تعديلها لاحقًا إلا في العقود الجديدة.',
  'agreementList.templates.loading': 'جارٍ تحميل النماذج…',
  'agreementList.templates.failed': 'تعذّر تحميل النماذج',
  'agreementList.templates.empty': 'لا نماذج بعد',
  'agreementList.templates.empty.text': 'تُضاف هنا نصوص أنواع الأعمال لإعداد العقود منها.',
  'agreementList.templates.add': 'إضافة نموذج',
  'agreementList.templates.edit': 'تعديل النموذج',
  'agreementList.templates.editNamed': 'تعديل {name}',
  'agreementList.templates.deleteNamed': 'حذف {name}',
  'agreementList.templates.area': 'مجال الممارسة',
  'agreementList.templates.languages': 'اللغات',
  'agreementList.templates.both': 'العربية والإنجليزية',
  'agreementList.templates.arabicOnly': 'العربية فقط',
  'agreementList.templates.textEn': 'النص (بالإنجليزية)',
  'agreementList.templates.textAr': 'النص (بالعربية)',
  'agreementList.templates.reviewed': 'راجعه الشريك',
  'agreementList.templates.notReviewed': 'لم يراجعه الشريك بعد',
  'agreementList.templates.isReviewed': 'تمت مراجعة هذين النصين من الشريك المرخّص',
  'agreementList.templates.added': 'تمت إضافة النموذج',
  'agreementList.templates.updated': 'تم تحديث النموذج',
  'agreementList.templates.deleted': 'تم حذف النموذج',
  'agreementList.templates.addFailed': 'لم يُضف النموذج',
  'agreementList.templates.updateFailed': 'لم يُحفظ النموذج',
  'agreementList.templates.deleteFailed': 'لم يُحذف النموذج',
  'agreementList.templates.delete.text': 'تحتفظ العقود المُعدّة منه بنصوصها. لا يمكن التراجع عن الحذف.',
  'agreementList.templates.changed': 'تغيّر هذا النموذج',
}

export const office: TranslationOf<typeof english.office> = {
  'agreementList.title': 'عقود الأتعاب',
  'agreementList.templates.title': 'النماذج',
}

export const officeHelp: TranslationOf<typeof english.officeHelp> = {
  'help.agreements':
    'عروض الأتعاب وعقودها بحسب الحالة والمحامي، والطلبات المقبولة التي لا عقد لها بعد. وتُعدّ مسودة العقد في صفحة الطلب.',
  'help.agreement-templates':
    'نصوص تُعدّ منها العقود حسب مجال الممارسة بالعربية والإنجليزية، وتُدرج فيها بيانات مثل الاسم والأتعاب. ويراجع الشريك المرخّص النصوص قبل استخدامها.',
}

export const officeFind: TranslationOf<typeof english.officeFind> = {
  'find.words.agreements': 'أتعاب، عروض، عقود، أعمال بلا عقد',
  'find.words.agreement-templates': 'نصوص العقود، الصياغة، الأتعاب',
}
