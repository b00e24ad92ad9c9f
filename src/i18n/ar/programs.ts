import type { TranslationOf } from '../dictionary.ts'
import type * as english from '../en/programs.ts'

export const office: TranslationOf<typeof english.office> = {
  'dash.programs': 'البرامج المرتبطة',
}

export const officePrograms: TranslationOf<typeof english.officePrograms> = {
  'programs.intro':
    'برامج المكتب التي تعمل على سجلاته. يتيح رمز الوصول للبرنامج ما يحق لصاحبه، ضمن نطاقات الرمز.',
  'programs.owner': 'صاحب الرمز',
  'programs.token': 'رمز الوصول',
  'programs.scopes': 'النطاقات',
  'programs.ends': 'ينتهي',
  'programs.lastUsed': 'آخر استخدام',
  'programs.from': 'من {network}',
  'programs.empty': 'لا توجد رموز وصول بعد',
  'programs.empty.text': 'ينشئ الموظفون والمديرون رموز الوصول من صفحة الحساب.',
  'programs.loading': 'جارٍ تحميل رموز الوصول…',
  'programs.actions': 'الإجراءات',
  'tokens.title': 'رموز الوصول',
  'tokens.text':
    'يتيح رمز الوصول لبرنامجٍ أن يعمل باسم صاحبه ضمن النطاقات المختارة. ولا يصل أبدًا إلى المستخدمين أو الإعدادات أو الخصوصية أو سجل التدقيق أو النسخ الاحتياطية أو الحساب.',
  'tokens.loading': 'جارٍ تحميل رموز الوصول…',
  'tokens.loadFailed': 'تعذّر تحميل رموز الوصول',
  'tokens.none': 'لا توجد رموز وصول بعد.',
  'tokens.add': 'رمز وصول جديد',
  'tokens.since': 'تاريخ الإضافة: {date}',
  'tokens.ends': 'تاريخ الانتهاء: {date}',
  'tokens.lastUsed': 'آخر استخدام: {date} من {network}',
  'tokens.neverUsed': 'لم يُستخدم بعد',
  'tokens.only': 'من هذه الشبكات فقط: {networks}',
  'tokens.name': 'الاسم',
  'tokens.name.hint': 'اسم البرنامج الذي يستخدمه، كبرنامج المحاسبة.',
  'tokens.days': 'ينتهي بعد',
  'tokens.days.n': {
    zero: '{n} يوم',
    one: 'يوم واحد',
    two: 'يومين',
    few: '{n} أيام',
    many: '{n} يومًا',
    other: '{n} يوم',
  },
  'tokens.networks': 'الشبكات',
  'tokens.networks.hint':
    'عناوين IP للبرنامج أو شبكاته، كل واحد في سطر، مثل 203.0.113.0/24. ويُرفض الاتصال من غيرها.',
  'tokens.scopes': 'النطاقات',
  'tokens.read': 'القراءة',
  'tokens.write': 'الكتابة',
  'tokens.write.hint': 'لا تشمل الكتابةُ القراءة.',
  'tokens.make': 'إنشاء الرمز',
  'tokens.makeFailed': 'لم يُنشأ رمز الوصول',
  'tokens.made': 'تم إنشاء رمز الوصول',
  'tokens.made.text': 'يرجى نسخ الرمز الآن، فلن يظهر مرة أخرى.',
  'tokens.made.token': 'رمز الوصول',
  'tokens.copy': 'نسخ الرمز',
  'tokens.copied': 'تم النسخ',
  'tokens.copyFailed': 'تعذّر نسخ الرمز',
  'tokens.copyFailed.text': 'يرجى تحديده ونسخه يدويًا.',
  'tokens.done': 'تم',
  'tokens.end': 'إنهاء',
  'tokens.endNamed': 'إنهاء «{name}»',
  'tokens.end.title': 'هل تريد إنهاء رمز الوصول «{name}»؟',
  'tokens.end.text': 'يُرفض برنامجه من الاتصال التالي. ولا يعود الرمز صالحًا بعد إنهائه.',
  'tokens.ended': 'تم إنهاء رمز الوصول',
  'tokens.ended.text': 'لم تعد البرامج التي تستخدم «{name}» مقبولة.',
  'tokens.endFailed': 'لم يتم إنهاء رمز الوصول',
  'tokens.noun.consultations': 'طلبات الاستشارة',
  'tokens.noun.matters': 'المراحل والجلسات والمواعيد النظامية',
  'tokens.noun.conversations': 'المحادثات',
  'tokens.noun.conflicts': 'الأطراف وفحص تعارض المصالح',
  'tokens.noun.agreements': 'عقود الأتعاب',
  'tokens.noun.appointments': 'المواعيد',
  'tokens.noun.office-hours': 'ساعات العمل والغياب',
  'tokens.noun.messages': 'الرسائل',
  'tokens.noun.contact-messages': 'رسائل التواصل',
  'tokens.noun.documents': 'المستندات',
  'tokens.noun.people': 'الموكلون والمتصلون',
  'tokens.noun.publications': 'الإصدارات',
  'tokens.noun.services': 'الخدمات',
  'tokens.noun.team-members': 'فريق العمل',
  'tokens.noun.clients': 'عملاء في الموقع',
  'tokens.noun.firm-story': 'قصة المكتب',
  'tokens.noun.images': 'الصور',
  'tokens.noun.figures': 'الإحصاءات',
  'tokens.noun.newsletter': 'النشرة البريدية',
  'tokens.noun.legal-pages': 'الصفحات النظامية',
  'tokens.noun.outbox': 'البريد الصادر',
  'val.token.name': 'يرجى إدخال اسم لرمز الوصول',
  'val.token.scopes': 'يرجى اختيار نطاق واحد على الأقل',
  'val.token.days': 'يرجى اختيار نهاية خلال سنة',
  'val.token.networks': 'يرجى إدخال 20 شبكة على الأكثر',
  'val.network': 'يرجى إدخال عناوين IP أو شبكات مثل 203.0.113.0/24',
  'error.tokens_full': 'لديك 20 رمز وصول. يرجى إنهاء رمز لا يستخدمه أي برنامج.',
}

export const officeHandover: TranslationOf<typeof english.officeHandover> = {
  'handover.tokens': {
    zero: 'تنتهي فورًا رموز الوصول لصاحب الحساب، وتتوقف معها برامجها:',
    one: 'ينتهي فورًا رمز الوصول لصاحب الحساب، ويتوقف معه برنامجه:',
    two: 'ينتهي فورًا رمزا الوصول لصاحب الحساب، ويتوقف معهما برنامجاهما:',
    few: 'تنتهي فورًا {n} رموز وصول لصاحب الحساب، وتتوقف معها برامجها:',
    many: 'ينتهي فورًا {n} رمز وصول لصاحب الحساب، وتتوقف معها برامجها:',
    other: 'ينتهي فورًا {n} رمز وصول لصاحب الحساب، وتتوقف معها برامجها:',
  },
  'handover.token.used': '{name}، آخر استخدام: {date}',
}

export const officeActivity: TranslationOf<typeof english.officeActivity> = {
  'audit.entity.apiToken': 'رمز الوصول',
  'activity.record.apiToken': 'رمز وصول',
  'activity.apiToken.create': '{who}: إنشاء رمز الوصول «{name}»',
  'activity.apiToken.delete': '{who}: إنهاء رمز الوصول «{name}»',
  'activity.byToken': '{who} (رمز الوصول «{token}»)',
}

export const officeFind: TranslationOf<typeof english.officeFind> = {
  'find.account.tokens': 'رموز الوصول',
  'find.words.tokens': 'واجهة البرمجة، برنامج، ربط، مفتاح، نطاق',
  'find.words.programs': 'رموز الوصول، واجهة البرمجة، ربط، تكامل، أحداث، برنامج المحاسبة، برامج',
}

export const officeHelp: TranslationOf<typeof english.officeHelp> = {
  'help.programs':
    'رموز الوصول كلها: ما يحق لكل برنامج، وإلى متى، وآخر استخدام له. ويمكن إنهاء أي رمز فورًا. وينشئ كل شخص رموزه من صفحة الحساب. وتُرسل أحداث المكتب إلى البرامج المستلِمة: يمكن إضافة برنامج، والاطلاع على آخر محاولات التسليم، وإعادة إرسال أي منها.',
}

export const answers: TranslationOf<typeof english.answers> = {
  'error.token_invalid': 'رمز الوصول غير معروف، أو انتهت صلاحيته.',
  'error.token_owner': 'انتهى رمز الوصول، لأن دور صاحبه تغيّر أو أُوقف حسابه.',
  'error.token_network': 'لا يُقبل رمز الوصول من عنوان IP هذا.',
  'error.token_reach': 'لا يُقبل هذا الاتصال بأي رمز وصول.',
  'error.token_scope': 'يتطلب هذا الاتصال النطاق {scope}.',
}

export const mail: TranslationOf<typeof english.mail> = {
  'mail.token.added.subject': 'إنشاء رمز وصول',
  'mail.token.added.text':
    'أُنشئ رمز الوصول «{name}» في حسابك لدى {firm}. ويعمل البرنامج الذي لديه هذا الرمز باسمك حتى {date}.',
  'mail.token.notYou':
    'إن لم يكن ذلك منك، فيرجى إنهاء الرمز من صفحة الحساب، وتغيير كلمة المرور فورًا، وإبلاغنا.',
  'mail.token.ending.subject': 'رمز وصول ينتهي خلال أسبوع',
  'mail.token.ending.text':
    'ينتهي رمز الوصول «{name}» بتاريخ {date}، ويُرفض برنامجه بعد ذلك. يرجى إنشاء رمز جديد له قبل هذا اليوم.',
  'mail.token.action': 'عرض رموز الوصول',
  'mail.handover.token': 'انتهى رمز الوصول «{name}»، ويحتاج برنامجه إلى رمز جديد',
}
