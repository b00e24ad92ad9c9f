import type { TranslationOf } from '../dictionary.ts'
import type * as english from '../en/passkeys.ts'

export const account: TranslationOf<typeof english.account> = {
  'passkeys.title': 'مفاتيح المرور',
  'passkeys.text':
    'تسجيل الدخول ببصمة الإصبع أو الوجه أو رمز قفل الجهاز بدلًا من كلمة المرور ورمز التحقق. ولا يمكن تخمين مفتاح المرور ولا الاستيلاء عليه بموقع مزيّف.',
  'passkeys.loading': 'جارٍ تحميل مفاتيح المرور…',
  'passkeys.loadFailed': 'تعذّر تحميل مفاتيح المرور',
  'passkeys.none': 'لا توجد مفاتيح مرور بعد. وتبقى كلمة المرور صالحة بعد إضافتها.',
  'passkeys.add': 'إضافة مفتاح مرور',
  // Begins with an Arabic word, because the first letter decides the direction of the text.
  'passkeys.ownDevice': 'متصفح {browser} على {system}',
  'passkeys.waiting': 'في انتظار الجهاز…',
  'passkeys.added': 'تمت إضافة مفتاح المرور',
  'passkeys.added.text': 'يمكن الآن تسجيل الدخول بمفتاح «{name}».',
  'passkeys.addFailed': 'لم تتم إضافة مفتاح المرور',
  'passkeys.canceled': 'لم يُنشأ أي مفتاح مرور. يمكن المحاولة مرة أخرى في أي وقت.',
  'passkeys.unsupported': 'لا تعمل مفاتيح المرور في هذا المتصفح أو على هذا العنوان.',
  'passkeys.known': 'يوجد لحسابك مفتاح مرور على هذا الجهاز أو في برنامج إدارة كلمات المرور.',
  'passkeys.since': 'تاريخ الإضافة: {date}',
  'passkeys.lastUsed': 'آخر استخدام: {when}',
  'passkeys.neverUsed': 'لم يُستخدم بعد',
  'passkeys.synced': 'متزامن',
  'passkeys.unusable': 'لم يعد صالحًا، فقد أُضيف حين كان للموقع عنوان آخر.',
  'passkeys.rename': 'تغيير الاسم',
  'passkeys.renameNamed': 'تغيير اسم «{name}»',
  'passkeys.rename.title': 'تغيير اسم مفتاح المرور',
  'passkeys.name': 'الاسم',
  'passkeys.name.hint': 'يساعد على التمييز بين مفاتيح المرور، كاسم الجهاز مثلًا.',
  'passkeys.renamed': 'تم تغيير الاسم',
  'passkeys.renamed.text': 'أصبح اسم مفتاح المرور «{name}».',
  'passkeys.renameFailed': 'تعذّر تغيير الاسم',
  'passkeys.remove': 'إزالة',
  'passkeys.removeNamed': 'إزالة «{name}»',
  'passkeys.remove.title': 'هل تريد إزالة مفتاح المرور «{name}»؟',
  'passkeys.remove.text':
    'لا يعود صالحًا لتسجيل الدخول، وتنتهي الجلسات الأخرى التي فُتحت به. يرجى حذفه كذلك من الجهاز أو من برنامج إدارة كلمات المرور المحفوظ فيه.',
  'passkeys.remove.last':
    'هذا آخر مفتاح مرور لديك، وسيكون تسجيل الدخول بعد ذلك بكلمة المرور. وعند نسيانها يمكن استخدام خيار «نسيت كلمة المرور؟» في صفحة تسجيل الدخول.',
  'passkeys.removed': 'تمت إزالة مفتاح المرور',
  'passkeys.removed.text': 'لم يعد «{name}» صالحًا لتسجيل الدخول.',
  'passkeys.removeFailed': 'لم تتم إزالة مفتاح المرور',
  'passkeys.needed.text': 'المصادقة الثنائية إلزامية في المكتب، ويكفي فيها مفتاح المرور. يرجى التأكيد به.',
  'passkeys.confirm': 'التأكيد بمفتاح المرور',
  'passkeys.confirmed': 'تم التأكيد',
  'passkeys.confirmed.text': 'يمكنك استخدام لوحة التحكم من جديد.',
  'passkeys.confirmFailed': 'تعذّر التأكيد',
  'passkeys.unconfirmed': 'لم يُستخدم أي مفتاح مرور. يمكن المحاولة مرة أخرى في أي وقت.',
}

export const officeActivity: TranslationOf<typeof english.officeActivity> = {
  'audit.entity.passkey': 'مفتاح المرور',
  'activity.record.passkey': 'مفتاح مرور',
  'activity.passkey.create': '{who}: إضافة مفتاح المرور «{name}»',
  'activity.passkey.update': '{who}: تغيير اسم مفتاح مرور إلى «{name}»',
  'activity.passkey.delete': '{who}: إزالة مفتاح المرور «{name}»',
}

export const forms: TranslationOf<typeof english.forms> = {
  'val.passkey.name': 'يرجى إدخال اسم لمفتاح المرور',
  'val.passkey.required': 'يرجى التأكيد بمفتاح المرور',
  'error.passkey_refused': 'تعذّر التحقق من مفتاح المرور. يرجى المحاولة مرة أخرى.',
  'error.passkey_unknown': 'لم يعد مفتاح المرور هذا مرتبطًا بأي حساب هنا.',
  'error.passkey_expired': 'انتهت المهلة. يرجى المحاولة مرة أخرى.',
  'error.passkey_known': 'سبقت إضافة مفتاح المرور هذا.',
  'error.passkey_needed': 'يرجى أولًا التأكيد بمفتاح المرور أو تسجيل الدخول به.',
  'error.passkeys_full': 'لا يتسع الحساب لأكثر من 20 مفتاح مرور. يرجى إزالة أحدها أولًا.',
  'error.passkeys_unavailable': 'لا تعمل مفاتيح المرور إلا عند فتح الموقع باسمه وعبر اتصال آمن.',
  'val.passkey.key': 'المفتاح الذي يقدمه هذا الجهاز لا يمكن استخدامه. يرجى تجربة جهاز آخر.',
}
