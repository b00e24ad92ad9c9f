import type { TranslationOf } from '../dictionary.ts'
import type * as english from '../en/office-retention.ts'

export const officeRetention: TranslationOf<typeof english.officeRetention> = {
  'retention.intro':
    'مدة الاحتفاظ بكل نوع من السجلات. تنص سياسة الخصوصية على هذه المدد، ويُتلف النظام تلقائيًا ما انقضت مدته. ولا تُمس الطلبات القائمة ولا المستندات المطلوبة ولا ما أُوقف إتلافه.',
  'retention.startsAt':
    'لم يُتلف شيء بهذه المدد حتى الآن، عدا نسخ البريد المرسل. ويمكن حتى {date} الاطلاع على ما يحل موعده وتعديل مدته.',
  'retention.periods': 'مدد الاحتفاظ',
  'retention.loading': 'جارٍ تحميل مدد الاحتفاظ…',
  'retention.none': 'لا توجد مدد',
  'retention.kind': 'نوع السجل',
  'retention.kind.requests': 'طلبات بلا عقد أتعاب',
  'retention.kind.matters': 'طلبات مكتملة وملفاتها',
  'retention.kind.contactMessages': 'رسائل التواصل',
  'retention.kind.closedAccounts': 'حسابات موقوفة',
  'retention.kind.unconfirmedAccounts': 'حسابات لم يُؤكَّد بريدها',
  'retention.kind.subscribers': 'مشتركون سابقون في النشرة البريدية',
  'retention.kind.consents': 'إثباتات الموافقات',
  'retention.kind.sentMail': 'نسخ البريد المرسل',
  'retention.from.requests': 'من آخر تواصل',
  'retention.from.matters': 'من آخر تواصل',
  'retention.from.contactMessages': 'من آخر تعديل',
  'retention.from.closedAccounts': 'من آخر نشاط',
  'retention.from.unconfirmedAccounts': 'من آخر نشاط',
  'retention.from.subscribers': 'من إلغاء الاشتراك، أو من الاشتراك دون تأكيده',
  'retention.from.consents': 'من انتهاء الغرض',
  'retention.from.sentMail': 'من الإرسال',
  'retention.text.requests':
    'تُزال من الطلبات المرفوضة والمسحوبة الأسماء والنصوص والرسائل والمستندات، ويبقى المجال والتواريخ والحالة للإحصاء.',
  'retention.text.matters':
    'تُزال من الطلبات المكتملة الأسماء والنصوص والرسائل والمستندات، ويبقى المجال والتواريخ والحالة للإحصاء.',
  'retention.text.contactMessages': 'تُحذف رسائل نموذج التواصل المقروءة. وما حُوِّل منها إلى طلب يُتلف مع الطلب.',
  'retention.text.closedAccounts':
    'تُتلف حسابات العملاء الموقوفة ورسائلها ومستنداتها، متى لم يبق لأصحابها طلب.',
  'retention.text.unconfirmedAccounts':
    'تُتلف حسابات العملاء التي لم يُؤكَّد بريدها، ما لم تكن فيها طلبات أو رسائل أو مستندات.',
  'retention.text.subscribers': 'تُحذف عناوين من ألغوا الاشتراك في النشرة البريدية، أو لم يؤكدوه.',
  'retention.text.consents': 'يُحذف إثبات الموافقة بعد العدول عنها أو انتهاء الغرض منها.',
  'retention.text.sentMail': 'تُحذف نسخ البريد المرسل، والبريد الموقوف الذي لم يُرسل.',
  'retention.period': 'المدة',
  'retention.due': 'حل موعدها',
  'retention.soon': 'خلال 30 يومًا',
  'retention.waiting': {
    zero: 'لا ينتظر منها شيء مهلة أقصاها {days} أيام',
    one: 'ينتظر سجل واحد منها مهلة أقصاها {days} أيام بسبب تقصير المدة',
    two: 'ينتظر سجلان منها مهلة أقصاها {days} أيام بسبب تقصير المدة',
    few: 'تنتظر {n} سجلات منها مهلة أقصاها {days} أيام بسبب تقصير المدة',
    many: 'ينتظر {n} سجلًا منها مهلة أقصاها {days} أيام بسبب تقصير المدة',
    other: 'ينتظر {n} سجل منها مهلة أقصاها {days} أيام بسبب تقصير المدة',
  },
  'retention.unnamed': 'غير مذكورة في السياسة',
  'retention.change': 'تعديل',
  'retention.changeOf': 'تعديل المدة: {kind}',
  'retention.amount': 'العدد',
  'retention.unit': 'الوحدة',
  'retention.unit.day': 'أيام',
  'retention.unit.month': 'أشهر',
  'retention.unit.year': 'سنوات',
  'retention.unit.unlimited': 'دون مدة محددة',
  'retention.shortest': {
    zero: 'لا حد أدنى.',
    one: 'لا تقل عن يوم واحد.',
    two: 'لا تقل عن يومين.',
    few: 'لا تقل عن {n} أيام.',
    many: 'لا تقل عن {n} يومًا.',
    other: 'لا تقل عن {n} يوم.',
  },
  'retention.policyNote': {
    zero: 'تُنشر المدة الجديدة في نسخة جديدة من سياسة الخصوصية.',
    one: 'تُنشر المدة الجديدة في نسخة جديدة من سياسة الخصوصية. وما يحل موعده بتقصير المدة ينتظر يومًا واحدًا، ويبقى إذا أُعيدت المدة.',
    two: 'تُنشر المدة الجديدة في نسخة جديدة من سياسة الخصوصية. وما يحل موعده بتقصير المدة ينتظر يومين، ويبقى إذا أُعيدت المدة.',
    few: 'تُنشر المدة الجديدة في نسخة جديدة من سياسة الخصوصية. وما يحل موعده بتقصير المدة ينتظر {n} أيام، ويبقى إذا أُعيدت المدة.',
    many: 'تُنشر المدة الجديدة في نسخة جديدة من سياسة الخصوصية. وما يحل موعده بتقصير المدة ينتظر {n} يومًا، ويبقى إذا أُعيدت المدة.',
    other:
      'تُنشر المدة الجديدة في نسخة جديدة من سياسة الخصوصية. وما يحل موعده بتقصير المدة ينتظر {n} يوم، ويبقى إذا أُعيدت المدة.',
  },
  'retention.first': 'الأقرب موعدًا',
  'retention.record': 'السجل رقم {reference}، آخر تعديل بتاريخ {date}',
  'retention.nothingDue': 'لا يحل موعد شيء خلال 30 يومًا.',
  'retention.failed': 'تعذّر تعديل المدة',
  'retention.saved': 'تم تعديل المدة',
  'retention.saved.text': 'نُشرت المدة الجديدة في سياسة الخصوصية.',
  'retention.confirm.title': 'هل تريد أن يحل موعد إتلاف سجلات أكثر؟',
  'retention.confirm': 'تعديل المدة',
  'retention.confirm.more': {
    zero: 'بالمدة «{period}» لا يحل موعد إتلاف أي سجل.',
    one: 'بالمدة «{period}» يحل موعد إتلاف سجل واحد.',
    two: 'بالمدة «{period}» يحل موعد إتلاف سجلين.',
    few: 'بالمدة «{period}» يحل موعد إتلاف {n} سجلات.',
    many: 'بالمدة «{period}» يحل موعد إتلاف {n} سجلًا.',
    other: 'بالمدة «{period}» يحل موعد إتلاف {n} سجل.',
  },
  'retention.confirm.grace': {
    zero: 'يبدأ الإتلاف الآن.',
    one: 'يبدأ الإتلاف بعد يوم واحد، ويمكن قبله إعادة المدة.',
    two: 'يبدأ الإتلاف بعد يومين، ويمكن قبلهما إعادة المدة.',
    few: 'يبدأ الإتلاف بعد {n} أيام، ويمكن قبلها إعادة المدة.',
    many: 'يبدأ الإتلاف بعد {n} يومًا، ويمكن قبلها إعادة المدة.',
    other: 'يبدأ الإتلاف بعد {n} يوم، ويمكن قبلها إعادة المدة.',
  },
  'retention.history': 'السجلات المُتلفة',
  'retention.history.empty': 'لا شيء حتى الآن.',
  'retention.ended': {
    zero: '{kind}: لا سجلات',
    one: '{kind}: سجل واحد',
    two: '{kind}: سجلان',
    few: '{kind}: {n} سجلات',
    many: '{kind}: {n} سجلًا',
    other: '{kind}: {n} سجل',
  },
  'retention.auditUnlimited': 'لا مدة لسجل التدقيق: كل قيد فيه يوثّق ما قبله، فلا يُحذف منه شيء دون أن يُكتشف.',
  'period.day': {
    zero: 'أقل من يوم',
    one: 'يوم واحد',
    two: 'يومان',
    few: '{n} أيام',
    many: '{n} يومًا',
    other: '{n} يوم',
  },
  'period.month': {
    zero: 'أقل من شهر',
    one: 'شهر واحد',
    two: 'شهران',
    few: '{n} أشهر',
    many: '{n} شهرًا',
    other: '{n} شهر',
  },
  'period.year': {
    zero: 'أقل من سنة',
    one: 'سنة واحدة',
    two: 'سنتان',
    few: '{n} سنوات',
    many: '{n} سنة',
    other: '{n} سنة',
  },
  'period.unlimited': 'دون مدة محددة',
}

export const office: TranslationOf<typeof english.office> = {
  'retention.title': 'مدد الاحتفاظ',
}

export const officeFind: TranslationOf<typeof english.officeFind> = {
  'find.words.retention': 'مدة الحفظ، إتلاف السجلات، سياسة الخصوصية',
}

export const officeHelp: TranslationOf<typeof english.officeHelp> = {
  'help.retention':
    'المدة التي يُحتفظ فيها بكل نوع من السجلات وفق سياسة الخصوصية. كل تغيير يعدّل السياسة أيضًا.',
}

export const officeActivity: TranslationOf<typeof english.officeActivity> = {
  'audit.entity.retention': 'مدد الاحتفاظ',
  'activity.retention.create': 'اطلاع على السجلات التي حان إتلافها',
  'activity.retention.update': '{who}: تعديل مدة احتفاظ',
  'activity.retention.erase': 'أُتلفت سجلات انقضت مدة الاحتفاظ بها',
  'activity.record.retention': 'مدد الاحتفاظ',
}

export const forms: TranslationOf<typeof english.forms> = {
  'val.retention.tooShort': 'هذه المدة أقصر من الحد الأدنى المسموح',
  'val.retention.confirm': 'يحل موعد إتلاف سجلات أكثر مما عُرض. يرجى الاطلاع مجددًا',
}
