import type { TranslationOf } from '../dictionary.ts'
import type * as english from '../en/matters.ts'

export const mail: TranslationOf<typeof english.mail> = {
  'mail.matter.moved.subject': 'مرحلة طلبك رقم {id}',
  'mail.matter.moved.text': 'تعرض صفحة طلبك رقم {id} مرحلته الحالية والخطوات التالية.',
  'mail.matter.told.subject': 'طلبك رقم {id}: لا جديد حتى الآن',
  'mail.matter.told.text': 'راجعنا طلبك رقم {id} ولا جديد حتى الآن. تجد ذلك في صفحة طلبك.',
  'mail.matter.summary': 'الطلب رقم {id}',
  'mail.matter.date.set.subject': 'موعد في طلبك رقم {id}: {short}',
  'mail.matter.date.set.text': 'حُدد موعد في طلبك رقم {id}: {when}، الموافق {hijri}.',
  'mail.matter.date.moved.subject': 'تغيّر موعد طلبك رقم {id} إلى {short}',
  'mail.matter.date.moved.text': 'تغيّر موعد طلبك رقم {id} من {old} إلى {when}، الموافق {hijri}.',
  'mail.matter.date.dropped.subject': 'أُلغي موعد طلبك رقم {id}',
  'mail.matter.date.dropped.text': 'أُلغي موعد طلبك رقم {id} الذي كان بتاريخ {when}.',
  'mail.matter.date.calendar': 'أرفقنا ملفًا لإضافة الموعد إلى تقويمك.',
  'mail.matter.term.set.subject': 'موعد نظامي في طلبك رقم {id}: {short}',
  'mail.matter.term.set.text':
    'ينتهي موعد نظامي في طلبك رقم {id} بتاريخ {when}، الموافق {hijri}. ولا يلزم الحضور في هذا اليوم.',
  'mail.matter.term.moved.subject': 'تغيّر الموعد النظامي لطلبك رقم {id} إلى {short}',
  'mail.matter.term.moved.text':
    'تغيّر الموعد النظامي لطلبك رقم {id} من {old} إلى {when}، الموافق {hijri}. ولا يلزم الحضور في هذا اليوم.',
  'mail.matter.term.dropped.subject': 'لم يعد موعد نظامي في طلبك رقم {id} قائمًا',
  'mail.matter.term.dropped.text': 'لم يعد الموعد النظامي لطلبك رقم {id} بتاريخ {when} قائمًا.',
  'mail.matter.reminder.subject': 'تذكير: طلبك رقم {id}، {short}',
  'mail.matter.reminder.text': 'نذكّرك بموعد طلبك رقم {id}: {when}، الموافق {hijri}.',
  'mail.matter.term.subject': 'الطلب رقم {id}: ينتهي موعد نظامي في {short}',
  'mail.matter.term.text': 'ينتهي موعد نظامي للطلب رقم {id} بتاريخ {when}، الموافق {hijri}، ولم يُسجَّل إنجازه.',
  'mail.matter.past.subject': 'الطلب رقم {id}: انقضى موعد {short} ولم يُنجز',
  'mail.matter.past.text':
    'كان الموعد النظامي للطلب رقم {id} بتاريخ {when}، الموافق {hijri}. انقضى الموعد ولم يُسجَّل إنجازه.',
  'mail.matter.power.subject': 'الطلب رقم {id}: تنتهي وكالة في {short}',
  'mail.matter.power.text':
    'تنتهي الوكالة المسجلة في طلبك رقم {id} بتاريخ {when}، الموافق {hijri}. يرجى تجديدها قبل انتهائها.',
  'mail.matter.power.office': 'تنتهي وكالة في الطلب رقم {id} بتاريخ {when}، الموافق {hijri}.',
}

export const answers: TranslationOf<typeof english.answers> = {
  'matter.noChange.1': 'لا جديد في المعاملة حتى الآن. نتابعها ونكتب لك فور حدوث أي تطور.',
  'matter.noChange.2': 'المعاملة على حالها. راجعناها، وسنكتب لك عند أي جديد.',
  'matter.noChange.3': 'لم يطرأ جديد منذ آخر رسالة، والمعاملة قيد المتابعة.',
  'matter.noChange.4': 'راجعنا المعاملة مرة أخرى ولا جديد بعد، وسنبلغك متى طرأ تغيير.',
}

export const ownProgress: TranslationOf<typeof english.ownProgress> = {
  'progress.now': 'الآن',
  'progress.nextDate': 'الموعد التالي',
  'progress.when': '{day}، الموافق {hijri}',
  'progress.whenAt': '{day}، {time}، الموافق {hijri}',
}

export const ownMatter: TranslationOf<typeof english.ownMatter> = {
  'progress.title': 'مسار المعاملة',
  'progress.stages': 'المراحل',
  'progress.next': 'التالي',
  'progress.later': 'لاحقًا',
  'progress.done': 'تم',
  'progress.whatWeDo': 'ما نقوم به',
  'progress.whatYouDo': 'المطلوب منك',
  'progress.nothingToDo': 'لا شيء في الوقت الحالي.',
  'progress.usualTime': 'المدة المعتادة',
  'progress.dates': 'المواعيد القادمة',
  'progress.noDate': 'لا مواعيد بعد.',
  'progress.place': 'المكان',
  'progress.since': 'منذ {day}',
  'progress.closed': 'هذه المعاملة مغلقة.',
  'progress.withdrawn.dates': 'لهذا الطلب مواعيد قادمة',
  'progress.withdrawn.drop': 'إلغاؤها، وإزالتها من التقويم',
  'progress.withdrawn.keep': 'الإبقاء عليها',
  'progress.ourWord': 'آخر ما كتبناه لك ({day})',
  'progress.checked': 'مراجعة {day}',
  'progress.stopped': 'توقفت عند هذه المرحلة',
  'progress.seeBelow': 'تعرض هذه الصفحة الخطوة التالية.',
  'progress.past.hearing': 'انقضت جلسة {day}، وسنكتب لك نتيجتها.',
  'progress.past.meeting': 'انقضى اجتماع {day}، وسنكتب لك بما يستجد.',
  'progress.past.other': 'انقضى موعد {day}، وسنكتب لك بما يستجد.',
  'progress.powers': 'الوكالات',
  'progress.power.number': 'رقم {number}',
  'progress.power.until': 'حتى {day}',
  'progress.duty.guest':
    'يمكن الاتصال بنا مع ذكر رقم الطلب، أو إرسال المستندات بعد إنشاء حساب بالبريد الإلكتروني نفسه.',
  'progress.loadFailed': 'تعذّر تحميل المراحل',
  'progress.mails': 'رسائل البريد عن هذه المعاملة',
  'progress.mails.all': 'المراحل والمواعيد',
  'progress.mails.dates': 'المواعيد فقط',
  'progress.mails.saved': 'تم حفظ اختيارك',
  'progress.mails.failed': 'لم يُحفظ اختيارك',
}

export const officeActivity: TranslationOf<typeof english.officeActivity> = {
  'audit.entity.pathTemplate': 'نموذج مسار',
  'activity.record.pathTemplate': 'نموذج المسار {reference}',
}

export const forms: TranslationOf<typeof english.forms> = {
  'error.not_approved': 'يلزم أن يكون الطلب مقبولًا. يرجى قبوله أو إعادة فتحه أولًا.',
  'error.path_exists': 'لهذا الطلب مسار قائم.',
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
  'val.matter.sentenceAr': 'العميل يقرأ العربية. يرجى إدخال الإفادة بالعربية أو ترك الإفادتين.',
  'val.matter.time': 'يرجى إدخال وقت مثل 10:30',
  'val.matter.basis': 'يلزم إدخال سند الموعد النظامي',
  'val.matter.sameDay': 'يرجى إدخال يوم أو وقت آخر',
  'val.matter.past': 'انقضى هذا اليوم. يلزم أن يكون الموعد الظاهر للعميل اليوم أو بعده.',
  'val.matter.powerEnd': 'يلزم أن يكون الانتهاء بعد تاريخ الإصدار',
  'val.matter.state': 'الموعد النظامي يُنجز، وما سواه يُعقد',
  'val.matter.typedDay': 'يرجى كتابة يوم هذا الموعد النظامي',
  'val.matter.power': 'يرجى إدخال رقم الوكالة بالأرقام',
}

export const controls: TranslationOf<typeof english.controls> = {
  'matter.kind.hearing': 'جلسة',
  'matter.kind.term': 'موعد نظامي',
  'matter.kind.meeting': 'اجتماع',
  'matter.kind.other': 'موعد',
}

export const officeThreads: TranslationOf<typeof english.officeThreads> = {
  'history.stage.begun': '{who}: بدء المسار',
  'history.stage.moved': '{who}: نقل المسار من المرحلة {from} إلى المرحلة {to}',
  'history.matter.told': '{who}: إبلاغ العميل بأنه لا جديد',
  'history.matter.dateSet': '{who}: تحديد موعد ({kind})',
  'history.matter.dateChanged': '{who}: تعديل موعد ({kind})',
  'history.matter.dateMoved': '{who}: تغيير موعد ({kind})',
  'history.matter.dateHeld': '{who}: تسجيل انعقاد موعد ({kind})',
  'history.matter.dateHandled': '{who}: تسجيل إنجاز موعد ({kind})',
  'history.matter.dateMissed': '{who}: تسجيل فوات موعد ({kind})',
  'history.matter.dateDropped': '{who}: إلغاء موعد ({kind})',
  'history.matter.powerAdded': '{who}: إضافة وكالة',
  'history.matter.powerRemoved': '{who}: إزالة وكالة',
}
