import type { TranslationOf } from '../dictionary.ts'
import type * as english from '../en/office-joins.ts'

export const officeJoins: TranslationOf<typeof english.officeJoins> = {
  'join.open': 'دمج مع سجل آخر',
  'join.text':
    'إذا كان لهذا الشخص حساب آخر أو طلبات أرسلها زائرًا، فتنتقل سجلاته إلى هذا الحساب. يرجى اختيار السجل الآخر.',
  'join.search': 'الاسم أو البريد أو رقم الجوال',
  'join.search.hint': 'ثلاثة أحرف أو أرقام على الأقل.',
  'join.none': 'لا يوجد سجل آخر مطابق',
  'join.choose': 'المقارنة مع {name}',
  'join.account': 'حساب',
  'join.guest': 'زائر',
  'join.compare': 'السجلان',
  'join.stays': 'يبقى',
  'join.joins': 'يُدمج فيه',
  'join.field': 'البيان',
  'join.name': 'الاسم',
  'join.verified': 'البريد مؤكد',
  'join.seen': 'التحقق من الهوية',
  'join.yes': 'نعم',
  'join.no': 'لا',
  'join.count.requests': 'الطلبات',
  'join.count.appointments': 'المواعيد',
  'join.count.messages': 'الرسائل',
  'join.count.documents': 'المستندات',
  'join.count.documentRequests': 'طلبات المستندات',
  'join.count.consents': 'الموافقات',
  'join.count.notes': 'الملاحظات',
  'join.count.holds': 'إيقاف الإتلاف',
  'join.count.favorites': 'المفضلة',
  'join.effect.account':
    'ينتقل كل ذلك إلى الحساب الباقي، ويُوقف الحساب الآخر وتنتهي جلساته ويحتفظ ببريده. ويُذكر ما نُقل في تصدير سجل التدقيق ليمكن التراجع يدويًا.',
  'join.effect.guest':
    'تنتقل الطلبات إلى الحساب وتنتهي روابطها الخاصة. ويُذكر ما نُقل في تصدير سجل التدقيق ليمكن التراجع يدويًا.',
  'join.back': 'اختيار سجل آخر',
  'join.confirm': 'دمج السجلين',
  'join.done': 'تم دمج السجلين',
  'join.failed': 'لم يُدمج السجلان',
  'join.loading': 'جارٍ تحميل السجلين…',
  'guests.join.text':
    'إذا كانت لهذا الشخص طلبات باسم أو رقم أو بريد آخر، فإنها تُضم إلى هذا السجل. يرجى اختيار السجل الآخر.',
  'guests.join.effect': 'تصبح طلبات السجلين لشخص واحد، ويُدوَّن ذلك في سجل كل طلب ليمكن التراجع عنه يدويًا.',
}

export const forms: TranslationOf<typeof english.forms> = {
  'error.same_record': 'هذا هو السجل نفسه.',
  'error.join.client': 'لا يمكن دمج سجلات غير الموكلين.',
  'error.join.guest': 'هذا الطلب مرتبط بحساب. يرجى اختيار الحساب.',
  'error.join.unverified':
    'بريد الحساب الباقي غير مؤكد، ولم يُسجَّل التحقق من هوية صاحبه، فقد يطّلع غيره على السجلات.',
  'error.join.erasure': 'لأحدهما طلب إتلاف مفتوح. يرجى البت فيه أولًا.',
  'error.join.conflict': 'لأحد طلباتهما تعارض مصالح لم يُبت فيه. يرجى البت فيه أولًا.',
}

export const officeActivity: TranslationOf<typeof english.officeActivity> = {
  'audit.action.join': 'دمج السجلات',
  'activity.join': '{who}: دمج سجل آخر مع {record}',
}

export const answers: TranslationOf<typeof english.answers> = {
  'join.note.account':
    'دُمج سجل آخر لهذا الشخص: الحساب {id} ‏({username})، {name}، {contact}. تُذكر السجلات المنقولة في تصدير سجل التدقيق.',
}
