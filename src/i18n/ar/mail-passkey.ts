import type { TranslationOf } from '../dictionary.ts'
import type * as english from '../en/mail-passkey.ts'

export const mail: TranslationOf<typeof english.mail> = {
  'mail.passkey.added.subject': 'تمت إضافة مفتاح مرور',
  'mail.passkey.added.text':
    'تمت إضافة مفتاح المرور «{name}» إلى حسابك لدى {firm}، وأصبح تسجيل الدخول به ممكنًا دون كلمة المرور ورمز التحقق.',
  'mail.passkey.removed.subject': 'تمت إزالة مفتاح مرور',
  'mail.passkey.removed.text':
    'تمت إزالة مفتاح المرور «{name}» من حسابك لدى {firm}، ولم يعد صالحًا لتسجيل الدخول.',
  'mail.passkey.copied.subject': 'رُفض مفتاح مرور',
  'mail.passkey.copied.text':
    'استُخدم مفتاح المرور «{name}» الخاص بحسابك لدى {firm} على نحو يدل على وجود نسخة منه، ورُفض تسجيل الدخول. يرجى إزالة هذا المفتاح من صفحة الحساب وإضافة مفتاح جديد.',
  'mail.passkey.notYou':
    'إن لم يصدر هذا الإجراء منك فيرجى إزالة مفتاح المرور من صفحة الحساب وتغيير كلمة المرور فورًا وإبلاغنا.',
}
