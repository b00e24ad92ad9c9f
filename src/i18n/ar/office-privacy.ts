import type { TranslationOf } from '../dictionary.ts'
import type * as english from '../en/office-privacy.ts'

export const officePrivacy: TranslationOf<typeof english.officePrivacy> = {
  'privacy.intro': 'طلبات إتلاف البيانات الشخصية والمهلة النظامية للرد عليها.',
  'privacy.search': 'البحث في طلبات إتلاف البيانات',
  'privacy.search.placeholder': 'الاسم أو اسم المستخدم أو البريد الإلكتروني',
  'privacy.filter': 'التصفية حسب الحالة',
  'privacy.state.open': 'قيد النظر',
  'privacy.state.withdrawn': 'مسحوب',
  'privacy.state.refused': 'مرفوض',
  'privacy.state.done': 'نُفّذ',
  'privacy.person': 'صاحب البيانات',
  'privacy.erasedPerson': 'شخص أُتلفت بياناته',
  'privacy.requestedAt': 'تاريخ الطلب',
  'privacy.dueAt': 'آخر موعد للرد',
  'privacy.clock': 'المدة المتبقية',
  'privacy.daysLeft': {
    zero: 'آخر موعد اليوم',
    one: 'بقي يوم واحد',
    two: 'بقي يومان',
    few: 'بقيت {n} أيام',
    many: 'بقي {n} يومًا',
    other: 'بقي {n} يوم',
  },
  'privacy.overdue': {
    zero: 'متأخر',
    one: 'متأخر يومًا واحدًا',
    two: 'متأخر يومين',
    few: 'متأخر {n} أيام',
    many: 'متأخر {n} يومًا',
    other: 'متأخر {n} يوم',
  },
  'privacy.open': 'فتح طلب {name}',
  'privacy.loading': 'جارٍ تحميل طلبات إتلاف البيانات…',
  'privacy.loadFailed': 'تعذّر تحميل الطلب',
  'privacy.empty': 'لا توجد طلبات',
  'privacy.empty.text': 'كل طلب يُقدَّم من حساب صاحبه يظهر هنا مع مهلته.',
  'privacy.dialog': 'طلب إتلاف بيانات',
  'privacy.holdings': 'البيانات لدى المكتب',
  'privacy.holdings.openConsultations': 'طلبات قائمة',
  'privacy.holdings.consultations': 'جميع الطلبات',
  'privacy.holdings.messages': 'الرسائل',
  'privacy.holdings.contactMessages': 'رسائل التواصل',
  'privacy.holdings.documents': 'المستندات',
  'privacy.holdings.openDocumentRequests': 'مستندات مطلوبة لم تُستلم',
  'privacy.holdings.mails': 'رسائل بريد إلكتروني أُرسلت إلى صاحب البيانات أو بشأنه',
  'privacy.unconfirmed': 'البريد الإلكتروني غير مؤكد: يبقى ما أُرسل منه بلا حساب دون مساس.',
  'privacy.decidedBy': 'متخذ القرار',
  'privacy.decidedAt': 'تاريخ القرار',
  'privacy.reason': 'الأسباب الموجهة إلى صاحب البيانات',
  'privacy.reason.hint': 'تظهر لصاحب البيانات في حسابه. مثال: معاملة قائمة، أو مدة احتفاظ يوجبها نظام.',
  'privacy.refuse': 'رفض مع ذكر الأسباب',
  'privacy.refuse.back': 'رجوع',
  'privacy.refuse.send': 'رفض الطلب',
  'privacy.refused': 'تم رفض الطلب',
  'privacy.refused.text': 'يمكن لصاحب البيانات الاطلاع على الأسباب.',
  'privacy.failed': 'تعذّر حفظ القرار',
  'privacy.erase': 'إتلاف البيانات',
  'privacy.erase.title': 'هل تريد إتلاف جميع بيانات هذا الشخص؟',
  'privacy.erase.text':
    'يُتلف حساب {name} ورسائله ومستنداته، وتُزال الأسماء والنصوص من طلباته. ولا يمكن التراجع عن ذلك.',
  'privacy.erase.word': 'للتأكيد تُكتب كلمة «حذف» أو DELETE',
  'privacy.erase.confirm': 'إتلاف الآن',
  'privacy.erased': 'تم إتلاف البيانات',
  'privacy.erased.text': 'أُغلق الحساب.',
}

export const office: TranslationOf<typeof english.office> = {
  'privacy.title': 'طلبات إتلاف البيانات',
}

export const officeActivity: TranslationOf<typeof english.officeActivity> = {
  'audit.entity.erasureRequest': 'طلب إتلاف',
  'activity.record.erasureRequest': 'طلب الإتلاف {reference}',
}

export const officeFind: TranslationOf<typeof english.officeFind> = {
  'find.words.privacy': 'بيانات شخصية، إتلاف، حذف',
}

export const officeHelp: TranslationOf<typeof english.officeHelp> = {
  'help.privacy':
    'طلبات إتلاف البيانات الشخصية ومهلتها النظامية، وهي ثلاثون يومًا. يُرفض الطلب مع ذكر الأسباب أو يُنفَّذ.',
}

export const forms: TranslationOf<typeof english.forms> = {
  'val.erasure.word': 'يرجى كتابة «حذف»، أو DELETE بأحرف كبيرة',
  'val.erasure.reason': {
    zero: 'يرجى ذكر الأسباب',
    one: 'يرجى ذكر الأسباب بما لا يقل عن حرف واحد',
    two: 'يرجى ذكر الأسباب بما لا يقل عن حرفين',
    few: 'يرجى ذكر الأسباب بما لا يقل عن {min} أحرف',
    many: 'يرجى ذكر الأسباب بما لا يقل عن {min} حرفًا',
    other: 'يرجى ذكر الأسباب بما لا يقل عن {min} حرف',
  },
  'error.erasure_open': 'سبق تقديم هذا الطلب، وهو قيد النظر.',
  'error.erasure_decided': 'لم يعد هذا الطلب قيد النظر.',
}
