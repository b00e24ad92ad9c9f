import type { TranslationOf } from '../dictionary.ts'
import type * as english from '../en/own-account.ts'

export const account: TranslationOf<typeof english.account> = {
  'account.contents': 'في هذه الصفحة',
  'account.profile': 'الملف الشخصي',
  'account.profile.text': 'اسمك ووسائل التواصل معك. ولا يغيّر اسم المستخدم إلا مدير.',
  'account.profile.saved': 'تم تحديث الملف الشخصي',
  'account.profile.saved.text': 'حُفظت التغييرات.',
  'account.profile.failed': 'تعذّر تحديث الملف الشخصي',
  'account.password': 'كلمة المرور',
  'account.password.text': 'عند تغيير كلمة المرور يُسجَّل خروجك من جميع الأجهزة الأخرى.',
  'account.password.current': 'كلمة المرور الحالية',
  'account.password.new': 'كلمة المرور الجديدة',
  'account.password.confirm': 'تأكيد كلمة المرور الجديدة',
  'account.password.change': 'تغيير كلمة المرور',
  'account.password.saved': 'تم تغيير كلمة المرور',
  'account.password.saved.text': 'سُجّل خروجك من جميع الأجهزة الأخرى.',
  'account.password.failed': 'تعذّر تغيير كلمة المرور',
  'account.sessions': 'الجلسات النشطة',
  'account.sessions.text': 'عند وجود جلسة غير معروفة يُستحسن إنهاؤها وتغيير كلمة المرور.',
  'account.sessions.loading': 'جارٍ تحميل الجلسات…',
  'account.sessions.loadFailed': 'تعذّر تحميل الجلسات',
  'account.sessions.current': 'هذا الجهاز',
  'account.sessions.only': 'لا يوجد دخول مسجَّل من جهاز آخر.',
  'account.sessions.lastSeen': 'آخر استخدام: {when}',
  'account.sessions.since': 'تاريخ الدخول: {date}',
  'account.sessions.address': 'عنوان IP: {address}',
  'account.sessions.end': 'إنهاء الجلسة',
  'account.sessions.endNamed': 'إنهاء الجلسة: {device}، {date}',
  'account.sessions.ended': 'تم إنهاء الجلسة',
  'account.sessions.ended.text': 'سُجّل الخروج من {device}.',
  'account.sessions.endOthers': 'تسجيل الخروج من جميع الأجهزة الأخرى',
  'account.sessions.endOthers.title': 'هل تريد تسجيل الخروج من جميع الأجهزة الأخرى؟',
  'account.sessions.endOthers.text': 'تنتهي فورًا كل الجلسات عدا هذه.',
  'account.sessions.endOthers.done': 'سُجّل خروجك من جميع الأجهزة الأخرى.',
  'account.sessions.failed': 'تعذّر إنهاء الجلسة',
  'device.full': '{browser} على {system}',
  'device.browserOnly': 'متصفح {browser}',
  'device.systemOnly': 'متصفح على {system}',
  'device.unknown': 'جهاز غير معروف',
}

export const officeFind: TranslationOf<typeof english.officeFind> = {
  'find.account.password': 'تغيير كلمة المرور',
  'find.account.passkeys': 'مفاتيح المرور',
  'find.account.twoFactor': 'المصادقة الثنائية',
  'find.words.account': 'ملف شخصي، كلمة مرور، أجهزة، جلسات',
}

export const officeHelp: TranslationOf<typeof english.officeHelp> = {
  'help.account': 'الاسم والهاتف والبريد الإلكتروني واللغة المفضّلة وكلمة المرور والأجهزة المسجَّل الدخول منها.',
}

export const forms: TranslationOf<typeof english.forms> = {
  'contact.preference': 'وسيلة التواصل المفضّلة',
  'contact.preference.email': 'البريد الإلكتروني',
  'contact.preference.phone': 'الهاتف',
  'contact.preference.whatsapp': 'واتساب',
  'account.intro': 'الملف الشخصي وكلمة المرور والأجهزة المسجَّل الدخول منها.',
  'account.language': 'اللغة المفضّلة',
  'account.language.hint': 'لغة الرسائل المرسلة إلى بريدك الإلكتروني.',
}

export const controls: TranslationOf<typeof english.controls> = {
  'account.title': 'الحساب',
}
