import type { TranslationOf } from '../dictionary.ts'
import type * as english from '../en/office-guests.ts'

export const officeGuests: TranslationOf<typeof english.officeGuests> = {
  'guests.gone': 'لم يُعثر على مقدم الطلب',
  'guests.gone.text': 'لا يوجد طلب بهذا الرقم، أو أن الطلب مرتبط بحساب، أو أُتلفت بياناته.',
  'guests.gone.action': 'العودة إلى الموكلين',
  'guests.loading': 'جارٍ تحميل بيانات مقدم الطلب…',
  'guests.loadFailed': 'تعذّر تحميل بيانات مقدم الطلب',
  'guests.names': 'الأسماء في الطلبات',
  'guests.emails': 'عناوين البريد الإلكتروني',
  'guests.phones': 'أرقام الهاتف',
  'guests.none': 'لا يوجد',
  'guests.since': 'أول طلب',
  'guests.export': 'تصدير البيانات',
  'guests.export.pending': 'جارٍ تجهيز الملف…',
  'guests.export.failed': 'تعذّر تصدير البيانات',
  'guests.export.done': 'تم تصدير البيانات',
  'guests.identity.first': 'لم يُسجَّل التحقق من هوية هذا الشخص. يرجى التأكد من هويته أولًا.',
  'guests.erase.text':
    'يُحذف الاسم وبيانات التواصل والنصوص من طلبات {name}، وتنتهي روابطها الخاصة. لا يمكن التراجع عن ذلك.',
}

export const officeCorrection: TranslationOf<typeof english.officeCorrection> = {
  'guests.open': 'صفحة مقدم الطلب',
}

export const office: TranslationOf<typeof english.office> = {
  'guests.page': 'مقدم طلب بلا حساب',
}
