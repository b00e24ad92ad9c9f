import type { TranslationOf } from '../dictionary.ts'
import type * as english from '../en/office-messages.ts'

export const controls: TranslationOf<typeof english.controls> = {
  'messages.about': 'بشأن الطلب',
  'messages.you': 'أنت',
  'messages.theFirm': 'المكتب',
  'messages.request': 'الطلب رقم {id}',
  'messages.viewNamed': 'عرض: {subject}',
}

export const messages: TranslationOf<typeof english.messages> = {
  'messages.unreadCount': {
    zero: 'لا رسائل غير مقروءة',
    one: 'رسالة واحدة غير مقروءة',
    two: 'رسالتان غير مقروءتين',
    few: '{n} رسائل غير مقروءة',
    many: '{n} رسالة غير مقروءة',
    other: '{n} رسالة غير مقروءة',
  },
  'messages.new': 'رسالة جديدة',
  'messages.box': 'صندوق الرسائل',
  'messages.search': 'البحث في الرسائل',
  'messages.search.placeholder': 'الموضوع أو النص أو الاسم',
  'messages.filterWords.box': 'الصندوق: {box}.',
  'messages.loading': 'جارٍ تحميل الرسائل…',
  'messages.empty': 'لا توجد رسائل بعد',
  'messages.noneReceived': 'لا رسائل واردة',
  'messages.empty.text': 'تظهر هنا المراسلات داخل المكتب ومع العملاء.',
  'messages.archiveNamed': 'أرشفة: {subject}',
  'messages.deleteNamed': 'حذف: {subject}',
  'messages.message': 'الرسالة',
  'messages.thisOne': 'هذه الرسالة',
  'messages.kind.mandate_ended': 'إنهاء الوكالة',
  'messages.kind.mandate_withdrawn': 'اعتذار عن الاستمرار',
  'messages.attachments': 'المرفقات',
  'messages.reply': 'الرد',
  'messages.sendReply': 'إرسال الرد',
  'messages.send': 'إرسال',
  'messages.goesTo': 'يُرسل إلى {name}',
  'messages.to.hint': 'عميل أو زميل: تكفي كتابة بعض حروف الاسم',
  'messages.showAllPeople': 'عرض مراسلات الجميع',
  'messages.loadFailed': 'تعذّر تحميل الرسالة',
  'messages.sendError': 'تعذّر إرسال الرسالة',
  'messages.updateError': 'تعذّر تحديث الرسالة',
  'messages.archiveError': 'تعذّرت أرشفة الرسالة',
  'messages.deleteError': 'تعذّر حذف الرسالة',
  'messages.sentToast': 'تم إرسال الرسالة',
  'messages.sentTo': 'وصلت إلى صندوق الوارد لدى {name}.',
  'messages.repliedText': 'أُضيف الرد إلى المراسلة.',
  'messages.archivedText': '«{subject}» في الأرشيف.',
  'messages.unarchive': 'نقل إلى الواردة',
  'messages.unarchiveNamed': 'نقل إلى الواردة: {subject}',
  'messages.unarchived': 'تم نقل الرسالة إلى الواردة',
  'messages.unarchivedText': 'عادت «{subject}» إلى الرسائل الواردة.',
  'messages.unarchiveError': 'تعذّر نقل الرسالة إلى الواردة',
  'messages.undo': 'تراجع',
  'messages.tab.internal': 'الرسائل الداخلية',
  'messages.tab.contact': 'رسائل التواصل',
  'messages.tab.internal.text': 'المراسلات مع العملاء والزملاء.',
  'messages.tab.contact.text': 'من الموقع: رسائل الزوار عبر نموذج التواصل.',
  'table.to': 'إلى',
  'toast.message.archived': 'تمت أرشفة الرسالة',
  'messages.inbox': 'الواردة',
  'messages.sent': 'المرسلة',
  'messages.archived': 'المؤرشفة',
}

export const officeMessages: TranslationOf<typeof english.officeMessages> = {
  'contactMessages.filter': 'التصفية حسب الحالة',
  'contactMessages.search.placeholder': 'الاسم أو البريد أو الموضوع أو النص',
  'contactMessages.empty.text': 'تظهر هنا الرسائل الواردة عبر نموذج التواصل.',
  'contactMessages.answerSubject': 'رد: {subject}',
  'contactMessages.quote': 'رسالة {name} بتاريخ {date}:',
  'contactMessages.reply.hint': 'يُرسل بالبريد الإلكتروني إلى {email} مع اقتباس الرسالة.',
  'noMail.contactMessages.reply.hint': 'لا يوجد خادم بريد، فيبقى الرد إلى {email} في صندوق الصادر.',
  'contactMessages.repliedText': 'البريد الموجّه إلى {email} في صندوق الصادر.',
  'contactMessages.deletedText': 'حُذفت رسالة {name}.',
  'contactMessages.convert': 'تحويل إلى طلب',
  'contactMessages.convert.text': 'يُنقل البريد والموضوع والنص كما وردت.',
  'contactMessages.convert.submit': 'إنشاء الطلب',
  'contactMessages.openConverted': 'فتح الطلب {reference}',
  'contactMessages.convertError': 'تعذّر إنشاء الطلب',
  'contactMessages.converted': 'تم إنشاء الطلب',
  'contactMessages.convertedText': 'رقم الطلب {reference}، وحالته قيد الانتظار.',
  'contactMessages.converted.open': 'فتح الطلب',
  'confirm.message': 'هل أنت متأكد من حذف هذه الرسالة؟',
  'toast.message.deleted': 'تم حذف الرسالة بنجاح',
  'action.archive': 'أرشفة',
  'action.reply': 'رد',
  'action.sendEmail': 'إرسال بريد إلكتروني',
  'table.from': 'من',
}

export const office: TranslationOf<typeof english.office> = {
  'dash.messages': 'الرسائل',
}

export const officeActivity: TranslationOf<typeof english.officeActivity> = {
  'audit.entity.message': 'رسالة',
  'audit.entity.contactMessage': 'رسالة تواصل',
  'activity.contactMessage.create': 'وردت الرسالة {reference} عبر نموذج التواصل',
  'activity.message.create': '{who}: إرسال الرسالة {reference}',
  'activity.contactMessage.update': '{who}: قراءة رسالة التواصل {reference}',
  'activity.contactMessage.convert': '{who}: تحويل رسالة التواصل {reference} إلى الطلب {consultation}',
  'activity.record.message': 'الرسالة {reference}',
  'activity.record.contactMessage': 'رسالة التواصل {reference}',
  'activity.message.look': '{who}: الاطلاع على مراسلات بين آخرين، بدءًا من الرسالة {reference}',
}

export const officeFind: TranslationOf<typeof english.officeFind> = {
  'find.contact': 'نموذج الموقع',
  'find.message.add': 'رسالة جديدة',
  'find.contactMessages': 'رسائل نموذج الموقع',
  'find.words.messages': 'الوارد، بريد، مراسلة',
}

export const officeHelp: TranslationOf<typeof english.officeHelp> = {
  'help.messages':
    'المراسلات بين الزملاء والعملاء، وما يرسله الزوار عبر نموذج التواصل. فتح الرسالة الموجهة إليك يجعلها مقروءة.',
}

export const officeSetup: TranslationOf<typeof english.officeSetup> = {
  'sample.kind.messages': 'الرسائل',
  'sample.kind.contactMessages': 'رسائل التواصل',
}

export const forms: TranslationOf<typeof english.forms> = {
  'val.recipient': 'لا يمكن مراسلة هذا الشخص',
  'val.attachments.max': 'يمكن إرفاق 10 ملفات على الأكثر',
  'error.not_recipient': 'هذا الإجراء متاح لمستلم الرسالة فقط.',
  'error.converted': 'سبق تحويل هذه الرسالة إلى الطلب رقم {id}.',
}
