import type { TranslationOf } from '../dictionary.ts'
import type * as english from '../en/mail-account.ts'

export const mail: TranslationOf<typeof english.mail> = {
  'mail.verification.subject': 'تأكيد بريدك الإلكتروني لدى {firm}',
  'mail.verification.text':
    'السلام عليكم {firstName}، ورد هذا العنوان في الحساب «{username}» لدى {firm}. يرجى تأكيد أنه لك. ويسري الرابط ساعة واحدة.',
  'mail.verification.action': 'تأكيد العنوان',
  'mail.verification.ignore':
    'إن لم يكن هذا الحساب معروفًا لديك فيرجى تجاهل هذه الرسالة وعدم استخدام الرابط، ولن يتغير شيء.',
  'mail.addressChange.subject': 'تأكيد بريدك الإلكتروني الجديد لدى {firm}',
  'mail.addressChange.text':
    'السلام عليكم {firstName}، طُلب اعتماد هذا العنوان بريدًا للحساب «{username}» لدى {firm}. يرجى تأكيده. ويسري الرابط ساعة واحدة، ولا يتغير شيء قبل التأكيد.',
  'mail.addressChange.action': 'تأكيد العنوان الجديد',
  'mail.addressRequested.subject': 'ورد طلب بتغيير بريدك الإلكتروني',
  'mail.addressRequested.text':
    'السلام عليكم {firstName}، ورد طلب بتغيير البريد الإلكتروني لحسابك لدى {firm} بتاريخ {when}، باستخدام {device}، من عنوان IP {address}. ويسري التغيير بعد تأكيد العنوان الجديد.',
  'mail.addressRequested.notYou':
    'إن لم يصدر هذا الطلب منك فيرجى إلغاء التغيير من ملفك الشخصي، وتغيير كلمة المرور، وإبلاغنا.',
  'mail.addressChanged.subject': 'تم تغيير بريدك الإلكتروني',
  'mail.addressChanged.text':
    'السلام عليكم {firstName}، تم تغيير البريد الإلكتروني لحسابك «{username}» لدى {firm}، ولن نراسلك على هذا العنوان بعد الآن.',
  'mail.addressChanged.notYou': 'إن لم يصدر هذا التغيير منك فيرجى الاتصال بنا فورًا.',
  'mail.addressByOffice.subject': 'تم تغيير البريد الإلكتروني لحسابك',
  'mail.addressByOffice.object':
    'السلام عليكم {firstName}، تم لدى {firm} تغيير البريد الإلكتروني لحسابك «{username}»، وانتهت جميع جلساته. إن لم يكن التغيير بطلب منك فيرجى استعادة هذا البريد بالرابط التالي، ويسري 24 ساعة.',
  'mail.addressByOffice.action': 'استعادة هذا البريد',
  'mail.addressByOffice.meanwhile': 'لا يمكن خلال هذه المدة إعادة تعيين كلمة المرور.',
  'mail.addressByOffice.old':
    'السلام عليكم {firstName}، تم لدى {firm} تغيير البريد الإلكتروني لحسابك «{username}». لن تصل رسائلنا إلى هذا البريد بعد الآن، وانتهت جميع جلسات الحساب.',
  'mail.addressByOffice.new':
    'السلام عليكم {firstName}، تم لدى {firm} اعتماد هذا البريد الإلكتروني لحسابك «{username}». انتهت جميع جلسات الحساب، ويرجى تسجيل الدخول مرة أخرى.',
  'mail.addressByOffice.wait':
    'يمكن الاعتراض من البريد السابق خلال 24 ساعة، ولا يمكن خلالها إعادة تعيين كلمة المرور.',
  'mail.addressByOffice.notYou': 'إن لم يكن هذا التغيير متوقعًا فيرجى إبلاغنا فورًا.',
  'mail.resetWaits.subject': 'كلمة مرورك الجديدة لدى {firm}',
  'mail.resetWaits.text':
    'السلام عليكم {firstName}، ورد طلب بتعيين كلمة مرور جديدة لحسابك «{username}» لدى {firm}. وقد تغيّر البريد الإلكتروني للحساب حديثًا، ويمكن الاعتراض من البريد السابق حتى {when}. يرجى طلب كلمة مرور جديدة بعد ذلك.',
  'mail.addressRestored.subject': 'تمت استعادة بريدك الإلكتروني',
  'mail.addressRestored.text':
    'السلام عليكم {firstName}، عاد هذا البريد الإلكتروني بريدًا لحسابك «{username}» لدى {firm}. انتهت جميع جلسات الحساب، ولم تتغير كلمة المرور.',
  'mail.addressObjected.subject': 'أُلغي تغيير بريد إلكتروني',
  'mail.addressObjected.text':
    'سبق أن غيّر المكتب البريد الإلكتروني للحساب «{username}»، ثم ورد اعتراض من البريد السابق وتمت استعادته.',
  'mail.addressObjected.check': 'يرجى الرجوع إلى سجل التدقيق لمعرفة من أجرى التغيير.',
  'mail.addressTaken.subject': 'لديك حساب بالفعل لدى {firm}',
  'mail.addressTaken.text':
    'السلام عليكم {firstName}، طُلب استخدام هذا العنوان لحساب آخر لدى {firm}. وهو يخص حسابك «{username}»، فلم يتغير شيء.',
  'mail.addressTaken.forgot':
    'إن صدر الطلب منك فيمكنك الدخول إلى ذلك الحساب، أو طلب كلمة مرور جديدة من صفحة تسجيل الدخول. وإلا فلا يلزم أي إجراء.',
  'mail.invitation.subject': 'حسابك لدى {firm}',
  'mail.invitation.text':
    'السلام عليكم {firstName}، أنشأ {firm} حسابًا لك، واسم المستخدم «{username}». ويصلح رابط اختيار كلمة المرور مرة واحدة خلال ثلاثة أيام.',
  'mail.invitation.action': 'اختيار كلمة المرور',
  'mail.invitation.ignore': 'إن لم تكن هذه الرسالة متوقعة فيرجى تجاهلها.',
  'mail.reset.subject': 'تعيين كلمة مرور جديدة لدى {firm}',
  'mail.reset.text':
    'السلام عليكم {firstName}، ورد طلب بتعيين كلمة مرور جديدة لحسابك «{username}» لدى {firm}. ويصلح الرابط مرة واحدة خلال ساعة.',
  'mail.reset.byOffice':
    'السلام عليكم {firstName}، هذا رابط من {firm} لتعيين كلمة مرور جديدة لحسابك «{username}». ويصلح الرابط مرة واحدة خلال ساعة.',
  'mail.reset.action': 'تعيين كلمة مرور جديدة',
  'mail.reset.ignore': 'إن لم يصدر هذا الطلب منك فيرجى تجاهل هذه الرسالة، وتبقى كلمة مرورك كما هي.',
  'mail.passwordChanged.subject': 'تم تغيير كلمة المرور',
  'mail.passwordChanged.text':
    'السلام عليكم {firstName}، تم تغيير كلمة المرور لحسابك «{username}» لدى {firm} بتاريخ {when}، باستخدام {device}، من عنوان IP {address}. وأُنهيت جميع الجلسات.',
  'mail.passwordChanged.notYou': 'إن لم يصدر هذا التغيير منك فيرجى تعيين كلمة مرور جديدة الآن والاتصال بنا.',
  'mail.passwordChanged.action': 'لم أغيّرها بنفسي',
  'mail.newDevice.subject': 'تسجيل دخول جديد إلى حسابك لدى {firm}',
  'mail.newDevice.text':
    'السلام عليكم {firstName}، سُجّل الدخول إلى حسابك «{username}» بتاريخ {when}، باستخدام {device}، من عنوان IP {address}. ولم يسبق الدخول إليه من هذا المتصفح.',
  'mail.newDevice.notYou':
    'إن كان الدخول منك فلا يلزم أي إجراء. وإلا فيرجى إنهاء تلك الجلسة، وتغيير كلمة المرور، وإبلاغنا.',
  'mail.newDevice.action': 'عرض الجلسات',
  'mail.account.open': 'فتح الملف الشخصي',
}
