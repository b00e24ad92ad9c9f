import type { TranslationOf } from '../dictionary.ts'
import type { officeSession as english } from '../en/office-session.ts'

export const officeSession: TranslationOf<typeof english> = {
  'closed.title': 'وضع الصيانة مفعّل:',
  'closed.body': 'تظهر للزوار والعملاء صفحة الصيانة.',
  'closed.settings': 'فتح الإعدادات',
  'session.ended': 'تسجيل الدخول مرة أخرى',
  'session.ended.text': 'انتهت الجلسة. يرجى تسجيل الدخول مرة أخرى. وتبقى الصفحة بكل ما كُتب فيها كما هي.',
}
