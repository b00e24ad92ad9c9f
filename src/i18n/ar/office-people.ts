import type { TranslationOf } from '../dictionary.ts'
import type * as english from '../en/office-people.ts'

export const officePeople: TranslationOf<typeof english.officePeople> = {
  'people.page': 'صفحة العميل',
  'people.intro': 'كل من يتعامل معه المكتب: أصحاب الحسابات، ومن تواصل مع المكتب بلا حساب.',
  'people.search': 'البحث في الموكلين',
  'people.search.placeholder': 'اسم أو رقم أو بريد، بالعربية أو اللاتينية',
  'people.filterKind': 'التصفية حسب الحساب',
  'people.kinds.all': 'الكل',
  'people.kinds.user': 'لهم حساب',
  'people.kinds.guest': 'بلا حساب',
  'people.withoutAccount': 'بلا حساب',
  'people.seen.person': 'تحقق حضوري',
  'people.seen.video': 'تحقق مرئي',
  'people.seen.copy': 'صورة مصدّقة',
  'people.seen.provider': 'تحقق إلكتروني',
  'people.lastRequest': 'آخر طلب',
  'people.nextAppointment': 'الموعد القادم',
  'people.noRequest': 'لا يوجد',
  'people.listLoading': 'جارٍ تحميل الموكلين…',
  'people.listFailed': 'تعذّر تحميل الموكلين',
  'people.empty': 'لا يوجد موكلون بعد',
  'people.empty.text': 'تظهر هنا حسابات العملاء ومن تواصلوا مع المكتب أو أرسلوا طلبًا.',
  'people.loading': 'جارٍ تحميل صفحة العميل…',
  'people.loadFailed': 'تعذّر تحميل صفحة العميل',
  'people.gone': 'لم يُعثر على العميل',
  'people.gone.text': 'لا يوجد عميل بهذا العنوان، أو أُتلفت بياناته.',
  'people.gone.action': 'العودة إلى الاستشارات',
  'people.deactivated': 'موقوف',
  'people.facts': 'بيانات التواصل',
  'people.standing': 'التحقق',
  'people.since': 'تاريخ إنشاء الحساب',
  'people.noPhone': 'غير مذكور',
  'people.write': 'كتابة رسالة',
  'people.documents': 'المستندات',
  'people.account': 'الحساب',
  'people.timeline': 'السجل الزمني',
  'people.filter': 'التصفية حسب النوع',
  'people.kind.all': 'الكل',
  'people.kind.request': 'الطلبات',
  'people.kind.appointment': 'المواعيد',
  'people.kind.message': 'الرسائل',
  'people.kind.document': 'المستندات',
  'people.kind.note': 'الملاحظات',
  'people.events.loading': 'جارٍ تحميل السجل الزمني…',
  'people.events.failed': 'تعذّر تحميل السجل الزمني',
  'people.events.none': 'لا شيء حتى الآن',
  'people.events.none.text':
    'تظهر هنا الطلبات والمواعيد والرسائل والمستندات والملاحظات التي يحق الاطلاع عليها.',
  'people.events.shown': {
    zero: 'لا سجلات معروضة',
    one: 'سجل واحد معروض',
    two: 'سجلان معروضان',
    few: '{n} سجلات معروضة',
    many: '{n} سجلًا معروضًا',
    other: '{n} سجل معروض',
  },
  'people.more': 'عرض المزيد',
  'people.request': 'الطلب {reference}: {service}',
  'people.request.assigned': 'مُسند إلى {name}',
  'people.request.unassigned': 'غير مُسند',
  'people.appointment': 'موعد للطلب {reference}',
  'people.message.fromClient': 'رسالة إلى {name}',
  'people.message.toFirm': 'رسالة إلى المكتب',
  'people.message.toClient': 'رسالة من {name}',
  'people.document.fromClient': 'مستند من العميل',
  'people.document.toClient': 'مستند شاركه {name}',
  'people.someone': 'مستخدم سابق',
  'people.note': 'ملاحظة كتبها {name}',
  'people.note.edited': 'عُدّلت بتاريخ {date}',
  'people.note.add': 'إضافة ملاحظة',
  'people.note.text': 'الملاحظة',
  'people.note.hint': 'داخلية، يطّلع عليها جميع موظفي المكتب. ولا يطّلع عليها العميل.',
  'people.note.save': 'حفظ الملاحظة',
  'people.note.saved': 'تم حفظ الملاحظة',
  'people.note.failed': 'تعذّر حفظ الملاحظة',
  'people.note.edit': 'تعديل الملاحظة',
  'people.note.remove': 'حذف الملاحظة',
  'people.note.remove.title': 'هل تريد حذف هذه الملاحظة؟',
  'people.note.removed': 'تم حذف الملاحظة',
  'people.note.removeFailed': 'تعذّر حذف الملاحظة',
}

export const officeActivity: TranslationOf<typeof english.officeActivity> = {
  'audit.entity.personNote': 'ملاحظة على عميل',
  'activity.record.personNote': 'العميل رقم {reference}',
  'activity.personNote.create': '{who}: إضافة ملاحظة على {record}',
  'activity.personNote.update': '{who}: تعديل ملاحظة على {record}',
  'activity.personNote.delete': '{who}: حذف ملاحظة على {record}',
}

export const office: TranslationOf<typeof english.office> = {
  'people.title': 'الموكلون',
}

export const officeHelp: TranslationOf<typeof english.officeHelp> = {
  'help.people':
    'كل الموكلين: أصحاب الحسابات، ومن تواصلوا بلا حساب حسب البريد أو الرقم، مع آخر طلب والموعد القادم. يجد البحث الأسماء بالعربية واللاتينية. ومن صفحة الموكل يُصحَّح الرقم أو البريد ويُسجَّل طلب جديد.',
}

export const officeFind: TranslationOf<typeof english.officeFind> = {
  'find.words.people': 'موكلون، عملاء، متصلون، أشخاص، جهات اتصال',
}

export const answers: TranslationOf<typeof english.answers> = {
  'error.correction.address':
    'تغيير البريد الإلكتروني متاح فقط للمديرين ولمن يحق له الاطلاع على جميع طلبات هذا العميل ولم يسحب أيًّا منها من زميل.',
}

export const officeCorrection: TranslationOf<typeof english.officeCorrection> = {
  'correction.open': 'تصحيح الرقم أو البريد',
  'correction.title': 'تصحيح الرقم أو البريد',
  'correction.hint.account':
    'يبقى البريد الجديد غير مؤكد حتى يؤكده العميل، وتنتهي الجلسات المفتوحة. ويمكن الاعتراض من البريد السابق خلال 24 ساعة.',
  'correction.hint.guest': 'ينتهي الرابط الخاص المرسل إلى رقم أو بريد غير صحيح، ويُبلَّغ البريد السابق.',
  'correction.sharing': 'طلبات أخرى بالرقم أو البريد نفسه',
  'correction.sharing.hint': 'يرجى تحديد طلبات الشخص نفسه لتتغير أيضًا. وقد يشترك الأقارب في رقم واحد.',
  'correction.sharing.request': '{name}، الطلب {reference}',
  'correction.saved': 'تم حفظ التصحيح',
  'val.record.contact': 'يرجى إدخال رقم هاتف أو بريد إلكتروني',
  'correction.failed': 'تعذّر حفظ التصحيح',
}
