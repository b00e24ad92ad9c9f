import type { TranslationOf } from '../dictionary.ts'
import type * as english from '../en/directory.ts'

export const forms: TranslationOf<typeof english.forms> = {
  'auth.directory': 'تسجيل الدخول عبر {name}',
  'auth.directory.down': 'لا يستجيب {name} حاليًا. يرجى المحاولة لاحقًا.',
}

/** Loaded only where the firm has a directory. */
export const directory: TranslationOf<typeof english.directory> = {
  'proof.directory': 'تسجيل الدخول إلى {name} من جديد',
  'proof.directory.text':
    'يرجى تأكيد الهوية بتسجيل الدخول إلى {name} من جديد في علامة تبويب جديدة ثم العودة إلى هذه الصفحة. يسري التأكيد عشر دقائق، وكل ما كُتب في هذه الصفحة باقٍ.',
  'proof.directory.session': 'ثم تلزم العودة إلى علامة التبويب هذه.',
  'users.directory.loading': 'جارٍ تحميل بيانات دليل المكتب…',
  'users.directory.loadFailed': 'تعذر تحميل بيانات دليل المكتب.',
  'users.directory.linked': 'تسجيل الدخول عبر {name} باسم {account}.',
  'users.directory.linkedUnnamed': 'تسجيل الدخول عبر {name}.',
  'users.directory.expected': 'يُربط الحساب عند أول تسجيل دخول عبر {name} باسم {account}.',
  'users.directory.none': 'غير مرتبط بدليل {name}.',
  'users.directory.name': 'الاسم في دليل المكتب',
  'users.directory.name.hint':
    'اسم المستخدم لدى {name}، أو البريد الإلكتروني الموثق لديه. يُربط الحساب مرة واحدة عند أول تسجيل دخول بهذا الاسم.',
  'users.directory.save': 'تحديد الاسم في الدليل',
  'users.directory.title': 'اسم {name} في دليل المكتب',
  'users.directory.saved': 'تم حفظ الاسم في الدليل',
  'users.directory.saveFailed': 'لم يُحفظ الاسم في الدليل',
  'users.directory.forget': 'إزالة الاسم في الدليل',
  'users.directory.forget.title': 'هل تريد إزالة اسم {name} في دليل المكتب؟',
  'users.directory.forget.body': 'لن يُربط الحساب بأي تسجيل دخول عبر {directory}.',
  'users.directory.forgotten': 'تمت إزالة الاسم في الدليل',
  'users.directory.unlink': 'إلغاء الربط',
  'users.directory.unlink.title': 'هل تريد إلغاء ربط {name} بدليل {directory}؟',
  'users.directory.unlink.body': 'تنتهي فورًا الجلسات التي بدأت عبر {directory}.',
  'users.directory.unlinked': 'تم إلغاء الربط',
  'val.directory.name': 'يرجى إدخال الاسم في دليل المكتب',
  'val.directory.taken': 'هذا الاسم مستخدم لحساب آخر',
}

export const account: TranslationOf<typeof english.account> = {
  'directory.title': 'دليل المكتب',
  'directory.text': 'تسجيل الدخول بالحساب المسجل في دليل المكتب بدلًا من كلمة المرور.',
  'directory.loading': 'جارٍ تحميل بيانات دليل المكتب…',
  'directory.loadFailed': 'تعذر تحميل بيانات دليل المكتب',
  'directory.none': 'هذا الحساب غير مرتبط بدليل {name}.',
  'directory.linked': 'مرتبط بدليل {name} باسم {account}',
  'directory.linkedUnnamed': 'مرتبط بدليل {name}',
  'directory.since': 'تاريخ الربط: {date}',
  'directory.lastUsed': 'آخر تسجيل دخول: {when}',
  'directory.link': 'الربط بدليل {name}',
  'directory.unlink': 'إلغاء الربط',
  'directory.unlinkOnly': 'يسجّل المكتب الدخول عبر دليل {name} فقط، ولذلك لا يمكن إلغاء الربط.',
  'directory.unlink.title': 'هل تريد إلغاء الربط بدليل {name}؟',
  'directory.unlink.text':
    'يكون تسجيل الدخول بعد ذلك بكلمة المرور. عند عدم وجودها يمكن تعيينها عبر «نسيت كلمة المرور؟» في صفحة تسجيل الدخول. وتنتهي الجلسات الأخرى التي بدأت عبر {name}.',
  'directory.unlinked': 'تم إلغاء الربط',
  'directory.unlinked.text': 'لم يعد تسجيل الدخول عبر {name} ممكنًا.',
  'directory.unlinkFailed': 'لم يُلغَ الربط',
  'directory.proved': 'تم تأكيد الهوية لمدة عشر دقائق. يمكن إغلاق علامة التبويب هذه والعودة إلى الأخرى.',
}

export const officeSystem: TranslationOf<typeof english.officeSystem> = {
  'system.directory': 'دليل المكتب',
  'system.directory.name': 'الاسم',
  'system.directory.issuer': 'العنوان',
  'system.directory.state': 'الحالة',
  'system.directory.reachable': 'يستجيب.',
  'system.directory.unreachable': 'لا يستجيب منذ {when}. السبب مدوّن في سجل الخادم.',
  'system.directory.logins': 'تسجيل دخول المكتب',
  'system.directory.also': 'يمكن أيضًا بكلمة المرور أو مفتاح المرور',
  'system.directory.only': 'عبر الدليل فقط، وعبر المدير المحلي {name}',
  'system.directory.onlyNobody':
    'عبر الدليل فقط، ولم يُحدَّد مدير محلي. إذا تعطل الدليل تعذر تسجيل الدخول على الجميع. يلزم تنفيذ الأمر «{command}».',
}

export const officeActivity: TranslationOf<typeof english.officeActivity> = {
  'audit.entity.directoryIdentity': 'الربط بدليل المكتب',
  'activity.record.directoryIdentity': 'الربط بدليل المكتب',
  'activity.directoryIdentity.create': 'تم ربط حساب {who} بدليل المكتب',
  'activity.directoryIdentity.update': 'تم تغيير اسم {name} في دليل المكتب بواسطة {who}',
  'activity.directoryIdentity.delete': 'تم إلغاء ربط بدليل المكتب بواسطة {who}',
}

export const mail: TranslationOf<typeof english.mail> = {
  'mail.directory.linked.subject': 'تم ربط الحساب بدليل المكتب',
  'mail.directory.linked.text':
    'تم ربط الحساب لدى {firm} بالحساب {name} في دليل المكتب، ويمكن تسجيل الدخول به دون كلمة المرور.',
  'mail.directory.unlinked.subject': 'تم إلغاء ربط بدليل المكتب',
  'mail.directory.unlinked.text':
    'تم إلغاء الربط بين الحساب لدى {firm} والحساب {name} في دليل المكتب، ولم يعد تسجيل الدخول به ممكنًا.',
  'mail.directory.notYou': 'إذا كان ذلك غير متوقع فيرجى إبلاغنا فورًا.',
  'mail.localAdmin.subject': 'تسجيل دخول المدير المحلي',
  'mail.localAdmin.text':
    'سجّل المدير المحلي {username} الدخول إلى {firm} دون دليل المكتب، من عنوان IP‏ {address}.',
  'mail.localAdmin.notYou':
    'هذا الحساب مخصص للحالات التي يتعطل فيها الدليل. إذا لم يستخدمه أحد منكم فيلزم تغيير كلمة مروره فورًا.',
}

export const answers: TranslationOf<typeof english.answers> = {
  'error.directory_refused': 'رُفض تسجيل الدخول.',
  'error.directory_unavailable': 'لا يستجيب دليل المكتب حاليًا. يرجى المحاولة لاحقًا.',
  'error.directory_only': 'يرجى تسجيل الدخول عبر دليل المكتب.',
  'error.directory_proof': 'يرجى تأكيد الهوية بتسجيل الدخول إلى دليل المكتب من جديد.',
  'error.directory_taken': 'هذا الاسم مستخدم لحساب آخر، أو هذا الحساب مرتبط من قبل.',
  'error.directory.browser':
    'استغرق تسجيل الدخول وقتًا أطول من اللازم أو بدأ في متصفح آخر. يرجى البدء من جديد.',
  'error.directory.canceled': 'لم يقبل الدليل تسجيل الدخول. يرجى البدء من جديد.',
  'error.directory.answer': 'رد الدليل غير صالح. يرجى البدء من جديد.',
  'error.directory.client': 'رفض الدليل اتصال هذا الموقع، وقد يكون مفتاحه السري منتهيًا. يرجى مراجعة {admin}.',
  'error.directory.stale': 'لم يطلب الدليل كلمة المرور. يرجى تسجيل الخروج منه ثم المحاولة من جديد.',
  'error.directory.otherPerson': 'سجّل شخص آخر الدخول إلى الدليل. يرجى استخدام الحساب الخاص بصاحب الجلسة.',
  'error.directory.logout': 'رمز تسجيل الخروج غير صالح.',
  'error.directory.unknown': 'هذا الحساب غير معروف هنا. يرجى مراجعة {admin}.',
  'error.directory.inactive': 'هذا الحساب موقوف. يرجى مراجعة {admin}.',
  'error.directory.notOffice': 'هذا الحساب ليس من حسابات المكتب. يرجى مراجعة {admin}.',
  'error.directory.group': 'هذا الحساب ليس في مجموعة يُسمح لها بتسجيل الدخول هنا. يرجى مراجعة {admin}.',
  'error.directory.groupsLeftOut': 'لا يرسل الدليل مجموعات هذا الحساب لكثرتها. يرجى مراجعة {admin}.',
  'error.directory.noAddress': 'لا يتوفر في الدليل اسم وبريد إلكتروني لإنشاء حساب. يرجى مراجعة {admin}.',
  'error.directory.addressTaken': 'هذا البريد الإلكتروني مسجل لحساب آخر. يرجى مراجعة {admin} لربطه.',
  'error.directory.linkedElsewhere': 'هذا الحساب مرتبط من قبل. يرجى مراجعة {admin}.',
}
