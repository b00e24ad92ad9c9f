import type { TranslationOf } from '../dictionary.ts'
import type * as english from '../en/office-outbox.ts'

export const office: TranslationOf<typeof english.office> = {
  'outbox.title': 'صندوق الصادر',
}

export const officeActivity: TranslationOf<typeof english.officeActivity> = {
  'audit.entity.mail': 'بريد صادر',
  'activity.record.mail': 'البريد {reference}',
}

export const officeAdmin: TranslationOf<typeof english.officeAdmin> = {
  'outbox.intro': 'البريد الصادر من المكتب: المنتظر والمرسل والمتعذّر إرساله والموقوف.',
  'outbox.stays': 'لم يُضبط خادم بريد: يبقى البريد هنا ويمكن قراءته.',
  'outbox.filter': 'التصفية حسب الحالة',
  'outbox.search': 'البحث في صندوق الصادر',
  'outbox.search.placeholder': 'الموضوع أو المستلم',
  'outbox.loading': 'جارٍ تحميل صندوق الصادر…',
  'outbox.empty': 'لا يوجد بريد بعد',
  'outbox.empty.text': 'يظهر هنا أولًا كل ما يرسله المكتب بالبريد.',
  'outbox.recipient': 'المستلم',
  'outbox.attempts': 'المحاولات',
  'outbox.lastError': 'آخر خطأ',
  'outbox.sentAt': 'تاريخ الإرسال',
  'outbox.nextAttempt': 'المحاولة التالية',
  'outbox.state.waiting': 'قيد الانتظار',
  'outbox.state.sent': 'مُرسل',
  'outbox.state.failed': 'تعذّر إرساله',
  'outbox.state.held': 'موقوف',
  'outbox.state.replaced': 'حلّ محله بريد أحدث',
  'outbox.resend': 'إعادة الإرسال',
  'outbox.resendNamed': 'إعادة إرسال: {subject}',
  'outbox.release': 'إرسال هذه الرسالة',
  'outbox.releaseNamed': 'إرسال: {subject}',
  'outbox.held.text':
    'وردت نماذج كثيرة بهذا العنوان أو عبر الموقع كله خلال ساعة. حُفظ ما ورد فيها، وأُوقفت هذه الرسالة وحدها.',
  'outbox.replaced.text': 'توجد رسالة أحدث بالوضع الحالي، فلم تُرسل هذه الرسالة.',
  'outbox.restored.held':
    'استُعيدت نسخة احتياطية بتاريخ {date}. كانت هذه الرسالة قيد الانتظار عند إنشاء النسخة، وقد تكون أُرسلت بعد ذلك. يرجى التحقق من المستلم أو تركها، فلا تُرسل إلا بطلب إرسالها.',
  'outbox.restored.sent': 'أُرسلت قبل استعادة النسخة الاحتياطية بتاريخ {date}، ولم تُرسل مرة أخرى.',
  'outbox.restored.notice': {
    zero: 'استُعيدت نسخة احتياطية.',
    one: 'استُعيدت نسخة احتياطية. أُوقفت رسالة واحدة كانت قيد الانتظار عند إنشائها، لأنها قد تكون أُرسلت بعد ذلك.',
    two: 'استُعيدت نسخة احتياطية. أُوقفت رسالتان كانتا قيد الانتظار عند إنشائها، لأنهما قد تكونان أُرسلتا بعد ذلك.',
    few: 'استُعيدت نسخة احتياطية. أُوقفت {n} رسائل كانت قيد الانتظار عند إنشائها، لأنها قد تكون أُرسلت بعد ذلك.',
    many: 'استُعيدت نسخة احتياطية. أُوقفت {n} رسالة كانت قيد الانتظار عند إنشائها، لأنها قد تكون أُرسلت بعد ذلك.',
    other:
      'استُعيدت نسخة احتياطية. أُوقفت {n} رسالة كانت قيد الانتظار عند إنشائها، لأنها قد تكون أُرسلت بعد ذلك.',
  },
  'outbox.restored.show': 'عرض البريد الموقوف',
  'outbox.resent': 'بانتظار إعادة الإرسال',
  'outbox.resentText': 'سيُرسل «{subject}» قريبًا.',
  'outbox.resendError': 'تعذّرت إعادة الإرسال',
  'outbox.view': 'العرض',
  'outbox.view.text': 'النص',
  'outbox.view.page': 'كما يراه المستلم',
  'outbox.loadFailed': 'تعذّر تحميل البريد',
}

export const officeFind: TranslationOf<typeof english.officeFind> = {
  'find.words.outbox': 'بريد مرسل، خادم البريد',
}

export const officeHelp: TranslationOf<typeof english.officeHelp> = {
  'help.outbox': 'الرسائل البريدية المنتظرة والمرسلة وما تعذّر إرساله. ويمكن إعادة إرساله.',
}

export const forms: TranslationOf<typeof english.forms> = {
  'error.mail_not_failed': 'لا يمكن إرسال إلا البريد الموقوف أو الذي تعذّر إرساله، ما لم تحلّ محله رسالة أحدث.',
}
