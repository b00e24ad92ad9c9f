import type { TranslationOf } from '../dictionary.ts'
import type * as english from '../en/office-agreements.ts'

export const officeAgreements: TranslationOf<typeof english.officeAgreements> = {
  'agreements.intro': 'عروض الأتعاب وعقودها في الطلبات المتاح الاطلاع عليها.',
  'agreements.view': 'العرض',
  'agreements.loading': 'جارٍ تحميل العقود…',
  'agreements.failed': 'تعذّر تحميل العقود',
  'agreements.empty': 'لا عقود أتعاب بعد',
  'agreements.empty.text': 'تُعدّ مسودة العقد في صفحة الطلب.',
  'agreements.state.filter': 'التصفية بحسب الحالة',
  'agreements.state.all': 'أي حالة',
  'agreements.lawyer.filter': 'التصفية بحسب المحامي',
  'agreements.lawyer.all': 'أي محامٍ',
  'agreements.filterWords.lawyer': 'المحامي: {name}.',
  'agreements.filterWords.days': {
    zero: 'قُبلت اليوم أو قبله.',
    one: 'قُبلت قبل أكثر من يوم.',
    two: 'قُبلت قبل أكثر من يومين.',
    few: 'قُبلت قبل أكثر من {n} أيام.',
    many: 'قُبلت قبل أكثر من {n} يومًا.',
    other: 'قُبلت قبل أكثر من {n} يوم.',
  },
  'agreements.number': 'الرقم',
  'agreements.search': 'البحث في عقود الأتعاب',
  'agreements.search.placeholder': 'العميل أو رقم العقد أو الطلب',
  'agreements.sentAt': 'الإرسال',
  'agreements.notSent': 'لم يُرسل بعد',
  'agreements.version': 'النسخة {n}',
  'agreements.client': 'العميل',
  'agreements.open': 'فتح',
  'agreements.openNamed': 'فتح: {name}',
  'agreements.missing': 'أعمال بلا عقد',
  'agreements.missing.intro': 'طلبات مقبولة بلا عقد مقبول أو موثّق، والأقدم قبولًا أولًا.',
  'agreements.missing.loading': 'جارٍ تحميل الطلبات…',
  'agreements.missing.failed': 'تعذّر تحميل الطلبات',
  'agreements.missing.days': 'أقل عدد للأيام منذ القبول',
  'agreements.missing.empty': 'لا أعمال بلا عقد',
  'agreements.missing.empty.text': 'تظهر هنا الطلبات المقبولة التي تجاوزت هذه المدة بلا عقد.',
  'agreements.service': 'مجال الممارسة',
  'agreements.approvedAt': 'تاريخ القبول',
  'agreements.assignedTo': 'مُسندة إلى',
  'agreements.unassigned': 'غير مُسندة',
  'agreements.templates.intro':
    'النصوص التي تبدأ بها عقود الأتعاب. ينسخ العقد نصه، فلا يؤثر التعديل اللاحق إلا في العقود الجديدة.',
  'agreements.templates.loading': 'جارٍ تحميل النماذج…',
  'agreements.templates.failed': 'تعذّر تحميل النماذج',
  'agreements.templates.empty': 'لا نماذج بعد',
  'agreements.templates.empty.text': 'تُضاف هنا نصوص كل نوع من الأعمال لتبدأ بها العقود.',
  'agreements.templates.add': 'إضافة نموذج',
  'agreements.templates.edit': 'تعديل النموذج',
  'agreements.templates.editNamed': 'تعديل {name}',
  'agreements.templates.deleteNamed': 'حذف {name}',
  'agreements.templates.area': 'مجال الممارسة',
  'agreements.templates.languages': 'اللغات',
  'agreements.templates.both': 'العربية والإنجليزية',
  'agreements.templates.arabicOnly': 'العربية فقط',
  'agreements.templates.textEn': 'النص (بالإنجليزية)',
  'agreements.templates.textAr': 'النص (بالعربية)',
  'agreements.templates.reviewed': 'اطّلع عليه الشريك',
  'agreements.templates.notReviewed': 'لم يطّلع عليه الشريك بعد',
  'agreements.templates.isReviewed': 'اطّلع الشريك المرخّص على هذين النصين',
  'agreements.templates.added': 'تمت إضافة النموذج',
  'agreements.templates.updated': 'تم تحديث النموذج',
  'agreements.templates.deleted': 'تم حذف النموذج',
  'agreements.templates.addFailed': 'لم يُضف النموذج',
  'agreements.templates.updateFailed': 'لم يُحفظ النموذج',
  'agreements.templates.deleteFailed': 'لم يُحذف النموذج',
  'agreements.templates.delete.text': 'تحتفظ العقود التي بدأت به بنصوصها. لا يمكن التراجع عن الحذف.',
  'agreements.templates.changed': 'تغيّر هذا النموذج',
}

export const office: TranslationOf<typeof english.office> = {
  'agreements.title': 'عقود الأتعاب',
  'agreements.templates.title': 'النماذج',
}

export const officeHelp: TranslationOf<typeof english.officeHelp> = {
  'help.engagements':
    'عروض الأتعاب وعقودها بحسب الحالة والمحامي، والطلبات المقبولة التي لا عقد لها بعد. وتُعدّ مسودة العقد في صفحة الطلب.',
  'help.engagement-templates':
    'النصوص التي تبدأ بها العقود بحسب مجال الممارسة بالعربية والإنجليزية، وتُدرج فيها بيانات مثل الاسم والأتعاب. ويطّلع الشريك المرخّص على النصوص قبل استخدامها.',
}

export const officeFind: TranslationOf<typeof english.officeFind> = {
  'find.words.engagements': 'أتعاب، عروض، عقود، أعمال بلا عقد',
  'find.words.engagement-templates': 'نصوص العقود، الصياغة، الأتعاب',
}
