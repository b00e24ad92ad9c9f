import type { TranslationOf } from '../dictionary.ts'
import type * as english from '../en/office-users.ts'

export const officeUsers: TranslationOf<typeof english.officeUsers> = {
  'users.intro': 'لوحة التحكم للمديرين والموظفين، والبوابة للعملاء.',
  'users.add': 'إضافة مستخدم',
  'users.invites': 'إرسال دعوة بدلًا من تعيين كلمة مرور',
  'users.invites.hint': 'يصل إلى صاحب الحساب رابط لاختيار كلمة المرور.',
  'users.invitation': 'أُضيف المستخدم: رابط الدعوة',
  'users.invitation.text':
    'تعذّر إرسال البريد، لذا يرجى تسليم هذا الرابط إلى صاحبه. يُعرض الرابط الآن فقط، ويصلح مرة واحدة خلال ثلاثة أيام.',
  'users.invitation.link': 'رابط اختيار كلمة المرور',
  'users.invitation.copy': 'نسخ الرابط',
  'users.invitation.copied': 'تم نسخ الرابط',
  'users.invitation.copyFailed': 'تعذّر نسخ الرابط',
  'users.edit': 'تعديل بيانات المستخدم',
  'users.editNamed': 'تعديل بيانات {name}',
  'users.deleteNamed': 'حذف {name}',
  'users.you': 'أنت',
  'users.anyState': 'كل الحالات',
  'users.filter': 'التصفية حسب الدور',
  'users.filter.state': 'التصفية حسب الحالة',
  'users.filterWords.role': 'الدور: {role}.',
  'users.search': 'البحث في المستخدمين',
  'users.search.placeholder': 'الاسم أو البريد أو الهاتف',
  'users.loading': 'جارٍ تحميل المستخدمين…',
  'users.empty': 'لا يوجد مستخدمون بعد',
  'users.empty.text': 'يظهر هنا كل من يحق له تسجيل الدخول.',
  'users.role.hint':
    'للمدير جميع الصلاحيات، وللموظف جميعها عدا إدارة المستخدمين والإعدادات والصفحات النظامية، والاطلاع على مشتركي النشرة وسجل التدقيق وطلبات الإتلاف وصندوق الصادر.',
  'users.ownRole.hint': 'لا يغيّر دورك إلا مدير آخر.',
  'users.facts': 'الحساب',
  'users.registeredOn': 'تاريخ التسجيل',
  'users.access': 'الدخول إلى الحساب',
  'users.ownAccess':
    'هذا حسابك الشخصي، ولا يوقفه أو يحذفه إلا مدير آخر. كلمة المرور والجلسات في صفحة «الحساب».',
  'users.active.text': 'تسجيل الدخول متاح.',
  'users.inactive.text': 'تسجيل الدخول موقوف، وكل ما كتبه صاحب الحساب محفوظ.',
  'users.sessions.text': 'تسجيل خروج صاحب الحساب من جميع الأجهزة.',
  'users.identity': 'الهوية',
  'users.identity.none': 'لم يُسجَّل التحقق من الهوية.',
  'users.identity.by': 'سجّله {name}.',
  'users.identity.deleted': 'مستخدم سابق',
  'users.identity.loading': 'الهوية: جارٍ التحميل…',
  'users.identity.loadFailed': 'تعذّر تحميل بيانات التحقق من الهوية.',
  'users.identity.withdraw': 'سحب التحقق',
  'users.identity.withdraw.title': 'هل تريد سحب تسجيل التحقق من هوية هذا الشخص؟',
  'users.identity.withdraw.body':
    'إلى أن يُؤكَّد البريد الإلكتروني لا يمكن لهذا الشخص إرسال مستندات ولا تفعيل المصادقة الثنائية. يبقى ما تم تبادله، وتُحذف الملاحظة، ويبقى في سجل التدقيق من سجّل التحقق ومتى.',
  'users.identity.withdrawn': 'تم سحب تسجيل التحقق من الهوية',
  'users.deactivate': 'إيقاف الحساب',
  'users.deactivate.title': 'هل تريد إيقاف هذا الحساب؟',
  'users.deactivate.body': 'يُرفض تسجيل الدخول وتنتهي الجلسات المفتوحة فورًا، ويبقى كل ما كتبه صاحب الحساب.',
  'users.deactivate.done': 'لم يعد تسجيل الدخول متاحًا لحساب {name}.',
  'users.reactivate': 'إعادة التفعيل',
  'users.reactivate.title': 'هل تريد إعادة تفعيل هذا الحساب؟',
  'users.reactivate.body': 'يعود تسجيل الدخول متاحًا بكلمة المرور السابقة.',
  'users.reactivate.done': 'عاد تسجيل الدخول متاحًا لحساب {name}.',
  'users.endSessions': 'إنهاء جميع الجلسات',
  'users.endSessions.title': 'هل تريد إنهاء جميع جلسات هذا الحساب؟',
  'users.endSessions.body': 'يُسجَّل خروج صاحب الحساب من كل الأجهزة، ويبقى تسجيل الدخول متاحًا له.',
  'users.endSessions.done': 'سُجّل خروج {name} من جميع الأجهزة.',
  'users.endSessions.toast': 'تم إنهاء الجلسات',
  'users.delete.text': 'يبقى كل ما كتبه صاحب الحساب تحت اسم «مستخدم سابق». لا يمكن التراجع عن الحذف.',
  'users.saved': '{name}، {role}',
  'users.changed': 'تغيّرت بيانات هذا المستخدم أثناء تعديلها',
  'users.addError': 'تعذّرت إضافة المستخدم',
  'users.updateError': 'تعذّر تحديث بيانات المستخدم',
  'users.deleteError': 'تعذّر حذف المستخدم',
  'users.twoFactor.on': 'المصادقة الثنائية مفعّلة منذ {date}.',
  'users.twoFactor.off': 'المصادقة الثنائية غير مفعّلة.',
  'users.twoFactor.loading': 'المصادقة الثنائية: جارٍ التحميل…',
  'users.twoFactor.loadFailed': 'تعذّر تحميل حالة المصادقة الثنائية.',
  'users.passkeys': {
    zero: 'لا توجد مفاتيح مرور لهذا الحساب.',
    one: 'لهذا الحساب مفتاح مرور واحد.',
    two: 'لهذا الحساب مفتاحا مرور.',
    few: 'لهذا الحساب {n} مفاتيح مرور.',
    many: 'لهذا الحساب {n} مفتاح مرور.',
    other: 'لهذا الحساب {n} مفتاح مرور.',
  },
  'users.twoFactor.reset': 'إعادة ضبط المصادقة الثنائية',
  'users.twoFactor.title': 'هل تريد إعادة ضبط المصادقة الثنائية لهذا الحساب؟',
  'users.twoFactor.body':
    'عند فقد الهاتف ورموز الاسترداد معًا. يجب التأكد أولًا من أن الطلب صادر من صاحب الحساب نفسه. تُزال مفاتيح المرور أيضًا، وتكفي بعدها كلمة المرور لتسجيل الدخول إلى أن تُفعَّل المصادقة الثنائية من جديد. وتنتهي جميع الجلسات، وتصل إلى صاحب الحساب رسالة بالبريد الإلكتروني.',
  'noMail.users.twoFactor.body':
    'عند فقد الهاتف ورموز الاسترداد معًا. يجب التأكد أولًا من أن الطلب صادر من صاحب الحساب نفسه. تُزال مفاتيح المرور أيضًا، وتكفي بعدها كلمة المرور لتسجيل الدخول إلى أن تُفعَّل المصادقة الثنائية من جديد، وتنتهي جميع الجلسات.',
  'users.twoFactor.done': 'تكفي الآن كلمة المرور لتسجيل الدخول إلى حساب {name}.',
  'users.twoFactor.toast': 'تمت إعادة ضبط المصادقة الثنائية',
  'users.reset': 'إرسال رابط كلمة المرور',
  'users.resetNamed': 'إرسال رابط كلمة المرور إلى {name}',
  'users.reset.title': 'هل تريد إرسال رابط لتعيين كلمة مرور جديدة؟',
  'users.reset.body':
    'يُرسل الرابط إلى {email} ويسري ساعة واحدة. وتبقى كلمة المرور كما هي حتى تُعيَّن كلمة أخرى.',
  'noMail.users.reset.body':
    'لا يوجد خادم بريد، فيبقى الرابط الموجّه إلى {email} في صندوق الصادر، ويمكن لأحد المديرين تسليمه. ويسري ساعة واحدة، وتبقى كلمة المرور كما هي حتى تُعيَّن كلمة أخرى.',
  'users.reset.done': 'تم إرسال رابط كلمة المرور',
  'noMail.users.reset.done': 'تم إنشاء رابط كلمة المرور',
  'users.reset.done.text': 'أُرسل إلى {email}.',
  'noMail.users.reset.done.text': 'الرابط الموجّه إلى {email} في صندوق الصادر.',
  'users.reset.failed': 'تعذّر إرسال رابط كلمة المرور',
  'confirm.user': 'هل أنت متأكد من حذف هذا المستخدم؟',
  'toast.user.added': 'تمت إضافة المستخدم بنجاح',
  'toast.user.updated': 'تم تحديث بيانات المستخدم بنجاح',
  'toast.user.deleted': 'تم حذف المستخدم بنجاح',
  'table.role': 'الدور',
  'users.language': 'اللغة',
  'users.language.hint': 'تُرسل رسائل البريد إلى صاحب الحساب بهذه اللغة.',
}

export const answers: TranslationOf<typeof english.answers> = {
  'error.objection_open':
    'ما زال الاعتراض على تغيير البريد الإلكتروني لهذا الحساب ممكنًا من البريد السابق. ويمكن إعادة التعيين بعد مضي 24 ساعة على التغيير.',
  'import.mail.most': {
    zero: 'لا يمكن إرسال الروابط إلى أكثر من المسموح في المرة الواحدة. يرجى تقسيم الملف أو إرسال الروابط لاحقًا.',
    one: 'لا يمكن إرسال الروابط إلى أكثر من شخص واحد في المرة الواحدة. يرجى تقسيم الملف أو إرسال الروابط لاحقًا.',
    two: 'لا يمكن إرسال الروابط إلى أكثر من شخصين في المرة الواحدة. يرجى تقسيم الملف أو إرسال الروابط لاحقًا.',
    few: 'لا يمكن إرسال الروابط إلى أكثر من {n} أشخاص في المرة الواحدة. يرجى تقسيم الملف أو إرسال الروابط لاحقًا.',
    many: 'لا يمكن إرسال الروابط إلى أكثر من {n} شخصًا في المرة الواحدة. يرجى تقسيم الملف أو إرسال الروابط لاحقًا.',
    other:
      'لا يمكن إرسال الروابط إلى أكثر من {n} شخص في المرة الواحدة. يرجى تقسيم الملف أو إرسال الروابط لاحقًا.',
  },
}

export const office: TranslationOf<typeof english.office> = {
  'toast.fetch.users': 'تعذّر جلب المستخدمين',
  'dash.users': 'المستخدمون',
}

export const officeActivity: TranslationOf<typeof english.officeActivity> = {
  'audit.entity.user': 'مستخدم',
  'audit.entity.session': 'جلسة',
  'activity.session.login': '{who}: تسجيل الدخول',
  'activity.session.logout': '{who}: تسجيل الخروج',
  'activity.session.loginFailed': 'محاولة دخول غير ناجحة',
  'activity.user.register': '{who}: إنشاء حساب عميل',
  'activity.user.create': '{who}: إضافة مستخدم',
  'activity.user.update': '{who}: تحديث بيانات مستخدم',
  'activity.user.delete': '{who}: حذف مستخدم',
  'activity.user.restore': '{who}: استعادة البريد الإلكتروني',
  'activity.user.email': '{who}: تغيير البريد الإلكتروني',
  'activity.record.user': 'المستخدم {reference}',
  'activity.record.session': 'جلسة',
  'activity.session.delete': '{who}: إنهاء جلسات',
  'activity.user.password': '{who}: تغيير كلمة المرور',
  'activity.user.import': '{who}: استيراد مستخدمين من ملف',
}

export const officeFind: TranslationOf<typeof english.officeFind> = {
  'find.user.add': 'إضافة مستخدم',
  'find.words.users': 'حسابات، أشخاص، أدوار، صلاحيات',
}

export const officeHelp: TranslationOf<typeof english.officeHelp> = {
  'help.users':
    'كل من يحق له تسجيل الدخول: تحديد الدور، وإرسال رابط كلمة المرور، وإيقاف الحساب، وإنهاء جلساته، وتسجيل التحقق الحضوري من هوية العميل. لا يحذف أحد حسابه ولا يخفض دوره، ويبقى مدير واحد على الأقل.',
}

export const officeImport: TranslationOf<typeof english.officeImport> = {
  'import.users': 'استيراد المستخدمين',
  'import.users.hint':
    'الأعمدة: الاسم الأول واسم العائلة والبريد الإلكتروني، ويمكن إضافة رقم الهاتف والدور (عميل أو موظف) واللغة واسم المستخدم وحالة الحساب. لا يمكن استيراد المديرين. وعند غياب اسم المستخدم يُنشأ من عنوان البريد.',
  'import.mail': 'إرسال رابط تعيين كلمة المرور إلى الجميع بالبريد',
  'import.mail.hint': {
    zero: 'الرابط صالح لساعة واحدة، ولا يُرسل إلى أحد. من دونه تبقى الحسابات بلا كلمة مرور، ويمكن إرسال رابط إلى كل شخص لاحقًا.',
    one: 'الرابط صالح لساعة واحدة، ويُرسل إلى شخص واحد على الأكثر. من دونه تبقى الحسابات بلا كلمة مرور، ويمكن إرسال رابط إلى كل شخص لاحقًا.',
    two: 'الرابط صالح لساعة واحدة، ويُرسل إلى شخصين على الأكثر. من دونه تبقى الحسابات بلا كلمة مرور، ويمكن إرسال رابط إلى كل شخص لاحقًا.',
    few: 'الرابط صالح لساعة واحدة، ويُرسل إلى {n} أشخاص على الأكثر. من دونه تبقى الحسابات بلا كلمة مرور، ويمكن إرسال رابط إلى كل شخص لاحقًا.',
    many: 'الرابط صالح لساعة واحدة، ويُرسل إلى {n} شخصًا على الأكثر. من دونه تبقى الحسابات بلا كلمة مرور، ويمكن إرسال رابط إلى كل شخص لاحقًا.',
    other:
      'الرابط صالح لساعة واحدة، ويُرسل إلى {n} شخص على الأكثر. من دونه تبقى الحسابات بلا كلمة مرور، ويمكن إرسال رابط إلى كل شخص لاحقًا.',
  },
}

export const officeSetup: TranslationOf<typeof english.officeSetup> = {
  'sample.kind.users': 'حسابات العملاء والموظفين',
}

export const forms: TranslationOf<typeof english.forms> = {
  'val.email.user': 'عنوان البريد الإلكتروني غير صحيح',
  'val.username.min': 'يجب ألا يقل اسم المستخدم عن 3 أحرف',
  'val.password.min': 'يجب ألا تقل كلمة المرور عن 6 أحرف',
  'val.password.max': 'كلمة المرور أطول من المسموح',
  'val.email.taken': 'يوجد حساب بهذا البريد الإلكتروني بالفعل',
  'val.identity.document': 'يرجى اختيار الوثيقة',
  'val.identity.note': 'يرجى بيان طريقة التحقق من الهوية',
  'val.password.office.short': 'يجب ألا تقل كلمات المرور في المكتب عن 12 حرفًا',
  'val.password.office.common':
    'يسهل تخمين كلمة المرور هذه، فهي من أكثر الكلمات شيوعًا أو تكرار لإحداها أو تحوير لها. عدة كلمات متتالية أفضل.',
  'val.password.office.ownName': 'يرجى اختيار كلمة مرور لا تتضمن الاسم أو اسم المستخدم',
  'val.password.office.firmName': 'يرجى اختيار كلمة مرور لا تتضمن اسم المكتب',
  'error.not_a_client': 'يقتصر تسجيل التحقق من الهوية على العملاء، فمنسوبو المكتب معروفون لديه.',
  'error.already_identified': 'سبق تسجيل التحقق من الهوية، وتظهر بياناته الآن.',
}

export const controls: TranslationOf<typeof english.controls> = {
  'users.active': 'مفعّل',
  'users.inactive': 'موقوف',
}
