import type { TranslationOf } from '../dictionary.ts'
import type * as english from '../en/office-newsletter.ts'

export const answers: TranslationOf<typeof english.answers> = {
  'csv.newsletter.file': 'مشتركو-النشرة',
  'csv.newsletter.follows': 'المجالات المتابَعة',
  'csv.newsletter.everything': 'كل المجالات',
  'csv.newsletter.subscribedAt': 'تاريخ الاشتراك (بتوقيت الرياض)',
  'csv.newsletter.confirmedAt': 'تاريخ التأكيد (بتوقيت الرياض)',
  'import.declined.waiting': 'لم يؤكد اشتراكه، فلن يُسجَّل',
  'import.declined.line': 'في سطر آخر من الملف رفض، فلن يُسجَّل',
  'import.declined.here': 'ألغى اشتراكه هنا من قبل، ويبقى ملغى',
  'import.consentedAt': 'تاريخ الموافقة',
}

export const office: TranslationOf<typeof english.office> = {
  'newsletter.title': 'النشرة البريدية',
}

export const officeActivity: TranslationOf<typeof english.officeActivity> = {
  'audit.entity.newsletterSubscriber': 'مشترك في النشرة',
  // Name, colon, noun of action: a verb would depend on the gender of the user.
  'activity.newsletterSubscriber.subscribe': 'اشتراك جديد في النشرة البريدية',
  'activity.newsletterSubscriber.unsubscribe': 'إلغاء اشتراك في النشرة البريدية',
  'activity.newsletterSubscriber.export': '{who}: تصدير قائمة مشتركي النشرة البريدية',
  'activity.record.newsletterSubscriber': 'مشترك النشرة {reference}',
  'activity.newsletterSubscriber.import': '{who}: استيراد مشتركين في النشرة من ملف',
}

export const officeAdmin: TranslationOf<typeof english.officeAdmin> = {
  'newsletter.intro':
    'مشتركو النشرة البريدية. لا يُعتمد العنوان إلا بعد تأكيده من بريده، أو باستيراده مع موافقة سابقة.',
  'newsletter.csv': 'تصدير CSV',
  'newsletter.filter': 'التصفية حسب الحالة',
  'newsletter.search': 'البحث في المشتركين',
  'newsletter.search.placeholder': 'البريد الإلكتروني',
  'newsletter.loading': 'جارٍ تحميل المشتركين…',
  'newsletter.empty': 'لا يوجد مشتركون بعد',
  'newsletter.empty.text': 'يظهر هنا من يشترك من أسفل صفحات الموقع.',
  'newsletter.language': 'اللغة',
  'newsletter.follows': 'المجالات المتابَعة',
  'newsletter.allAreas': 'كل المجالات',
  'newsletter.allLanguages': 'كل اللغات',
  'newsletter.subscribedAt': 'تاريخ الاشتراك',
  'newsletter.confirmedAt': 'تاريخ التأكيد',
  'newsletter.status.waiting': 'بانتظار التأكيد',
  'newsletter.status.confirmed': 'مؤكد',
  'newsletter.status.unsubscribed': 'أُلغي الاشتراك',
}

export const officeFind: TranslationOf<typeof english.officeFind> = {
  'find.words.newsletter': 'مشتركون، أعداد، بريد',
}

export const officeHelp: TranslationOf<typeof english.officeHelp> = {
  'help.newsletter':
    'المشتركون في النشرة البريدية ولغة كل منهم والمجالات التي يتابعها وهل أُكّد عنوانه، وما وصل إليه إرسال كل عدد. يمكن تصدير القائمة إلى Excel.',
}

export const officeImport: TranslationOf<typeof english.officeImport> = {
  'import.count.declined': 'منها بلا اشتراك',
  'import.state.declined': 'بلا اشتراك',
  'import.declined': {
    zero: 'لا رفض في الأسطر',
    one: 'سطر واحد فيه رفض',
    two: 'سطران فيهما رفض',
    few: '{n} أسطر فيها رفض',
    many: '{n} سطرًا فيه رفض',
    other: '{n} سطر فيه رفض',
  },
  'import.declined.text': 'لن يُسجَّل هؤلاء ولن يُرسل إليهم بريد.',
  'import.ended': {
    zero: 'لا أحد منهم مشترك الآن.',
    one: 'أحدهم مشترك الآن، والاستيراد يلغي اشتراكه.',
    two: 'اثنان منهم مشتركان الآن، والاستيراد يلغي اشتراكهما.',
    few: '{n} منهم مشتركون الآن، والاستيراد يلغي اشتراكهم.',
    many: '{n} منهم مشتركون الآن، والاستيراد يلغي اشتراكهم.',
    other: '{n} منهم مشتركون الآن، والاستيراد يلغي اشتراكهم.',
  },
  'import.runEnding': {
    zero: 'لا يوجد ما يُلغى',
    one: 'إلغاء اشتراك واحد',
    two: 'إلغاء اشتراكين',
    few: 'إلغاء {n} اشتراكات',
    many: 'إلغاء {n} اشتراكًا',
    other: 'إلغاء {n} اشتراك',
  },
  'import.subscribers': 'استيراد مشتركي النشرة',
  'import.subscribers.hint':
    'الأعمدة: البريد الإلكتروني، ويمكن إضافة اللغة والمجالات والحالة وتاريخ الموافقة. العناوين الموجودة من قبل، ومن ألغوا اشتراكهم، يبقون على حالهم.',
  'import.consentBasis': 'كيف وافق المشتركون على الاشتراك؟',
  'import.consentBasis.hint': 'مثال: عبر نموذج موقعنا السابق. يُحفظ ذلك في سجل التدقيق.',
  'import.consentedOn': 'متى وافقوا؟',
  'import.consentedOn.hint': 'للأسطر التي لا تاريخ فيها. مثال: 2025-03-09',
  'import.language': 'اللغة إذا لم يذكرها الملف',
}

export const officeIssues: TranslationOf<typeof english.officeIssues> = {
  'issue.title': 'إرسال إلى المشتركين',
  'issue.intro': 'تصل رسالة إلى كل مشترك يتابع مجال «{area}» أو المجالات كلها، مرة واحدة بكل لغة.',
  'issue.loadFailed': 'تعذّر تحميل بيانات النشرة البريدية',
  'issue.english': 'الإنجليزية',
  'issue.arabic': 'العربية',
  'issue.followers': {
    zero: 'لا أحد يتابع هذا المجال بهذه اللغة.',
    one: 'يصل إلى مشترك واحد.',
    two: 'يصل إلى مشتركَين اثنين.',
    few: 'يصل إلى {n} مشتركين.',
    many: 'يصل إلى {n} مشتركًا.',
    other: 'يصل إلى {n} مشترك.',
  },
  'issue.subject': 'الموضوع',
  'issue.preview': 'معاينة الرسالة',
  'issue.unpublished': 'الإصدار غير منشور بهذه اللغة، فلا يمكن إرساله بعد.',
  'issue.test': 'إرسال تجربة إلى بريدي',
  'issue.test.sent': 'تم إرسال التجربة',
  'noMail.issue.test.sent': 'التجربة في صندوق الصادر',
  'issue.test.to': 'ستصل إلى {email}.',
  'noMail.issue.test.to': 'لا يوجد خادم بريد، فلن تصل إلى {email}.',
  'issue.test.failed': 'تعذّر إرسال التجربة',
  'issue.send': 'إرسال',
  'issue.continue': 'متابعة الإرسال',
  'issue.ask.english': 'هل تريد الإرسال بالإنجليزية؟',
  'issue.ask.arabic': 'هل تريد الإرسال بالعربية؟',
  'issue.ask.text': {
    zero: 'لا أحد يتابع هذا المجال بهذه اللغة، فلن تُرسل أي رسالة. ولا يمكن الإرسال بهذه اللغة مرة أخرى.',
    one: 'يصل هذا الإصدار إلى مشترك واحد. ما أُرسل لا يُسترد، ولا يمكن الإرسال بهذه اللغة مرة أخرى.',
    two: 'يصل هذا الإصدار إلى مشتركَين اثنين. ما أُرسل لا يُسترد، ولا يمكن الإرسال بهذه اللغة مرة أخرى.',
    few: 'يصل هذا الإصدار إلى {n} مشتركين. ما أُرسل لا يُسترد، ولا يمكن الإرسال بهذه اللغة مرة أخرى.',
    many: 'يصل هذا الإصدار إلى {n} مشتركًا. ما أُرسل لا يُسترد، ولا يمكن الإرسال بهذه اللغة مرة أخرى.',
    other: 'يصل هذا الإصدار إلى {n} مشترك. ما أُرسل لا يُسترد، ولا يمكن الإرسال بهذه اللغة مرة أخرى.',
  },
  'issue.ask.continue': 'يصل الآن إلى من لم يصله بعد، ولا يصل إلى أحد مرتين.',
  'issue.begun': 'تم بدء الإرسال',
  'issue.begun.text': 'تُرسل الرسائل تباعًا، ويمكن إغلاق هذه النافذة.',
  'issue.failed': 'تعذّر إرسال الإصدار',
  'issue.state.sending': 'قيد الإرسال',
  'issue.state.stopped': 'متوقف',
  'issue.state.sent': 'مُرسل',
  'issue.stopped.text': 'أُخفي الإصدار أثناء إرساله، فلم تُرسل بقية الرسائل.',
  'issue.startedAt': 'بدء الإرسال',
  'issue.startedBy': 'أرسله',
  'issue.sentCount': 'أُرسلت',
  'issue.waitingCount': 'قيد الانتظار',
  'issue.failedCount': 'تعذّر إرسالها',
  'issue.language': 'اللغة',
  'issues.title': 'آخر ما أُرسل',
  'issues.empty': 'لم يُرسل أي إصدار بعد. يُرسل الإصدار من صفحته.',
  'issues.loading': 'جارٍ تحميل آخر ما أُرسل…',
  'newsletter.everything': 'كل المجالات',
}

export const officeSetup: TranslationOf<typeof english.officeSetup> = {
  'sample.kind.newsletterSubscribers': 'المشتركون في النشرة البريدية',
}

export const forms: TranslationOf<typeof english.forms> = {
  'error.consent_tied': 'هذه الموافقة جزء من الحساب وتنتهي بانتهائه.',
  'error.issue_sent': 'سبق إرسال هذا الإصدار بهذه اللغة.',
  'error.not_published': 'لا يُرسل إلا الإصدار المنشور للزوار بهذه اللغة.',
  'val.pastDate': 'يرجى إدخال تاريخ مضى، مثل 2025-03-09',
}
