import type { TranslationOf } from '../dictionary.ts'
import type { auth as english } from '../en/auth.ts'

export const auth: TranslationOf<typeof english> = {
  'auth.login': 'تسجيل الدخول',
  'auth.register': 'إنشاء حساب',
  'auth.profile': 'الملف الشخصي',
  'auth.settings': 'الإعدادات',
  'auth.help': 'المساعدة',
  'auth.welcome': 'مرحبًا بك',
  'auth.benefit.portal': 'بوابة العملاء',
  'auth.benefit.services': 'الخدمات القانونية',
  'auth.benefit.communications': 'التواصل مع المكتب',
  'auth.forgot': 'نسيت كلمة المرور؟',
  'auth.haveAccount': 'لديك حساب؟',
  'auth.noAccount': 'ليس لديك حساب؟',
  'auth.badCredentials': 'اسم المستخدم أو كلمة المرور غير صحيحة',
}
