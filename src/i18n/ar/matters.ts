import type { TranslationOf } from '../dictionary.ts'
import type * as english from '../en/matters.ts'

export const mail: TranslationOf<typeof english.mail> = {
  'mail.matter.moved.subject': 'طلبك رقم {id} في مرحلة جديدة',
  'mail.matter.moved.text': 'طلبك رقم {id} في مرحلة جديدة. تعرض صفحة الطلب المرحلة والخطوات التالية.',
  'mail.matter.told.subject': 'طلبك رقم {id}: رسالة من المكتب',
  'mail.matter.told.text': 'كتبنا لك عن حال طلبك رقم {id}.',
  'mail.matter.summary': 'الطلب رقم {id}',
  'mail.matter.date.set.subject': 'موعد في طلبك رقم {id}: {short}',
  'mail.matter.date.set.text': 'حُدد موعد في طلبك رقم {id}: {when}، الموافق {hijri}.',
  'mail.matter.date.moved.subject': 'تغيّر موعد طلبك رقم {id} إلى {short}',
  'mail.matter.date.moved.text': 'تغيّر موعد طلبك رقم {id} إلى {when}، الموافق {hijri}.',
  'mail.matter.date.dropped.subject': 'أُلغي موعد طلبك رقم {id}',
  'mail.matter.date.dropped.text': 'أُلغي موعد طلبك رقم {id} الذي كان بتاريخ {when}.',
  'mail.matter.reminder.subject': 'تذكير: طلبك رقم {id}، {short}',
  'mail.matter.reminder.text': 'نذكّرك بموعد طلبك رقم {id}: {when}، الموافق {hijri}.',
  'mail.matter.term.subject': 'الطلب رقم {id}: ينتهي موعد نظامي في {short}',
  'mail.matter.term.text': 'ينتهي موعد نظامي للطلب رقم {id} بتاريخ {when}، الموافق {hijri}، ولم يُسجَّل إنجازه.',
  'mail.matter.past.subject': 'الطلب رقم {id}: انقضى موعد {short} ولم يُنجز',
  'mail.matter.past.text':
    'كان الموعد النظامي للطلب رقم {id} بتاريخ {when}، الموافق {hijri}. انقضى الموعد ولم يُسجَّل إنجازه.',
  'mail.matter.power.subject': 'الطلب رقم {id}: تنتهي وكالة في {short}',
  'mail.matter.power.text':
    'تنتهي وكالة في طلبك رقم {id} بتاريخ {when}، الموافق {hijri}. يرجى تجديدها قبل انتهائها.',
  'mail.matter.power.office': 'تنتهي وكالة في الطلب رقم {id} بتاريخ {when}، الموافق {hijri}.',
}

export const answers: TranslationOf<typeof english.answers> = {
  'matter.noChange.1': 'لا جديد في المعاملة حتى الآن. نتابعها ونكتب لك فور حدوث أي تطور.',
  'matter.noChange.2': 'المعاملة على حالها. راجعناها، ولا يلزمك شيء في الوقت الحالي.',
  'matter.noChange.3': 'لم يطرأ جديد منذ آخر رسالة، والمعاملة قيد المتابعة.',
  'matter.noChange.4': 'راجعنا المعاملة مرة أخرى ولا جديد بعد، وسنبلغك متى طرأ تغيير.',
}

export const ownMatter: TranslationOf<typeof english.ownMatter> = {
  'path.title': 'مسار المعاملة',
  'path.stages': 'المراحل',
  'path.now': 'الآن',
  'path.next': 'التالي',
  'path.later': 'لاحقًا',
  'path.done': 'تم',
  'path.whatWeDo': 'ما نقوم به',
  'path.whatYouDo': 'المطلوب منك',
  'path.nothingToDo': 'لا شيء في الوقت الحالي.',
  'path.usualTime': 'المدة المعتادة',
  'path.nextDate': 'الموعد التالي',
  'path.dates': 'المواعيد القادمة',
  'path.noDate': 'لا موعد محدد.',
  'path.when': '{day}، الموافق {hijri}',
  'path.whenAt': '{day}، {time}، الموافق {hijri}',
  'path.place': 'المكان',
  'path.since': 'منذ {day}',
  'path.closed': 'هذه المعاملة مغلقة.',
  'path.withdrawn.dates': 'لهذا الطلب مواعيد قادمة',
  'path.withdrawn.drop': 'إلغاؤها، وإزالتها من التقويم',
  'path.withdrawn.keep': 'الإبقاء عليها',
  'path.ourWord': 'آخر ما كتبناه لك',
  'path.loadFailed': 'تعذّر تحميل المراحل',
  'path.mails': 'رسائل البريد عن هذه المعاملة',
  'path.mails.all': 'المراحل والمواعيد',
  'path.mails.dates': 'المواعيد فقط',
  'path.mails.saved': 'حُفظ اختيارك',
  'path.mails.failed': 'لم يُحفظ اختيارك',
}

export const officeConsultations: TranslationOf<typeof english.officeConsultations> = {
  'history.stage.begun': '{who}: بدء المسار',
  'history.stage.moved': '{who}: نقل المسار من المرحلة {from} إلى المرحلة {to}',
  'history.matter.told': '{who}: إبلاغ العميل بأنه لا جديد',
  'history.matter.dateSet': '{who}: تحديد موعد ({kind})',
  'history.matter.dateChanged': '{who}: تعديل موعد ({kind})',
  'history.matter.dateMoved': '{who}: تأجيل موعد ({kind})',
  'history.matter.dateHeld': '{who}: تسجيل انعقاد موعد ({kind})',
  'history.matter.dateHandled': '{who}: تسجيل إنجاز موعد ({kind})',
  'history.matter.dateMissed': '{who}: تسجيل فوات موعد ({kind})',
  'history.matter.dateDropped': '{who}: إلغاء موعد ({kind})',
  'history.matter.powerAdded': '{who}: إضافة وكالة',
  'history.matter.powerRemoved': '{who}: إزالة وكالة',
}

export const officeActivity: TranslationOf<typeof english.officeActivity> = {
  'audit.entity.pathTemplate': 'نموذج مسار',
  'activity.record.pathTemplate': 'نموذج المسار {reference}',
}

export const forms: TranslationOf<typeof english.forms> = {
  'matter.kind.hearing': 'جلسة',
  'matter.kind.term': 'موعد نظامي',
  'matter.kind.meeting': 'اجتماع',
  'matter.kind.other': 'موعد',
  'error.not_approved': 'يلزم أن يكون الطلب مقبولًا. يرجى قبوله أو إعادة فتحه أولًا.',
  'error.path_exists': 'لهذا الطلب مسار من قبل.',
  'error.told_recently': 'أُبلغ العميل خلال الأيام السبعة الماضية بأنه لا جديد.',
  'error.date_settled': 'سجّل أحد الزملاء نتيجة هذا الموعد من قبل. يرجى تحديث الصفحة.',
  'error.dates_ahead': 'لهذا الطلب مواعيد قادمة. يرجى اختيار إلغائها أو الإبقاء عليها.',
  'error.date_ahead': 'لم يحن هذا الموعد بعد.',
  'val.matter.stages': {
    zero: 'لا يمكن أن يكون للمسار مراحل',
    one: 'للمسار مرحلة واحدة على الأكثر',
    two: 'للمسار مرحلتان على الأكثر',
    few: 'للمسار {max} مراحل على الأكثر',
    many: 'للمسار {max} مرحلة على الأكثر',
    other: 'للمسار {max} مرحلة على الأكثر',
  },
  'val.matter.stage': 'يرجى اختيار مرحلة أخرى من هذا المسار',
  'val.matter.reason': 'يرجى إدخال سبب الرجوع',
  'val.matter.sentenceAr': 'العميل يقرأ العربية. يرجى إدخال الجملة العربية أو ترك الجملتين.',
  'val.matter.time': 'يرجى إدخال وقت مثل 10:30',
  'val.matter.basis': 'يلزم إدخال سند الموعد النظامي',
  'val.matter.sameDay': 'يرجى إدخال يوم أو وقت آخر',
  'val.matter.state': 'الموعد النظامي يُنجز، وما سواه يُعقد',
  'val.matter.typedDay': 'يرجى كتابة يوم هذا الموعد النظامي',
  'val.matter.power': 'يرجى إدخال رقم الوكالة بالأرقام',
}
