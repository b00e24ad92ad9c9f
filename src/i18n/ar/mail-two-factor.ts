import type { TranslationOf } from '../dictionary.ts'
import type { mailTwoFactor as english } from '../en/mail-two-factor.ts'

export const mailTwoFactor: TranslationOf<typeof english> = {
  'mail.twoFactor.on.subject': 'تم تفعيل المصادقة الثنائية',
  'mail.twoFactor.on.text':
    'تم تفعيل المصادقة الثنائية لحسابك لدى {firm}. أصبح تسجيل الدخول يتطلب رمزًا من تطبيق المصادقة مع كلمة المرور، وانتهت جميع الجلسات الأخرى.',
  'mail.twoFactor.off.subject': 'تم إيقاف المصادقة الثنائية',
  'mail.twoFactor.off.text':
    'تم إيقاف المصادقة الثنائية لحسابك لدى {firm}. أصبحت كلمة المرور وحدها كافية لتسجيل الدخول، وانتهت جميع الجلسات الأخرى.',
  'mail.twoFactor.newCodes.subject': 'رموز استرداد جديدة',
  'mail.twoFactor.newCodes.text': 'صدرت رموز استرداد جديدة لحسابك لدى {firm}، ولم تعد الرموز السابقة صالحة.',
  'mail.twoFactor.recoveryUsed.subject': 'تم استخدام رمز استرداد',
  'mail.twoFactor.recoveryUsed.text': {
    zero: 'تم استخدام رمز استرداد لحسابك لدى {firm}، ولم يبقَ أي رمز. تصدر رموز جديدة من صفحة الحساب.',
    one: 'تم استخدام رمز استرداد لحسابك لدى {firm}، وبقي رمز واحد. تصدر رموز جديدة من صفحة الحساب.',
    two: 'تم استخدام رمز استرداد لحسابك لدى {firm}، وبقي رمزان.',
    few: 'تم استخدام رمز استرداد لحسابك لدى {firm}، وبقيت {n} رموز.',
    many: 'تم استخدام رمز استرداد لحسابك لدى {firm}، وبقي {n} رمزًا.',
    other: 'تم استخدام رمز استرداد لحسابك لدى {firm}، وبقي {n} رمز.',
  },
  'mail.twoFactor.reset.subject': 'أُعيد ضبط المصادقة الثنائية',
  'mail.twoFactor.reset.text':
    'أعاد أحد مديري {firm} ضبط المصادقة الثنائية لحسابك. تكفي كلمة المرور وحدها لتسجيل الدخول. يرجى تفعيل المصادقة الثنائية من جديد من صفحة الحساب.',
  'mail.twoFactor.notYou': 'إن لم يصدر هذا الإجراء منك فيرجى تغيير كلمة المرور فورًا وإبلاغنا.',
}
