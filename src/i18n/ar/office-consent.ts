import type { TranslationOf } from '../dictionary.ts'
import type * as english from '../en/office-consent.ts'

export const officeConsent: TranslationOf<typeof english.officeConsent> = {
  'consent.by': 'صاحب الموافقة',
  'consent.by.hint': 'من وافق كتابةً على الظهور في الموقع',
  'consent.on': 'تاريخ الموافقة',
  'consent.note': 'ملاحظة على الموافقة',
  'consent.note.hint': 'مثال: مكان حفظ الموافقة الموقّعة',
  'consent.none': 'لا توجد موافقة محفوظة',
}

export const forms: TranslationOf<typeof english.forms> = {
  'val.consent.required': 'يلزم تسجيل صاحب الموافقة وتاريخها قبل الإظهار في الموقع',
}
