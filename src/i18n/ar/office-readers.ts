import type { TranslationOf } from '../dictionary.ts'
import type * as english from '../en/office-readers.ts'

export const officeReaders: TranslationOf<typeof english.officeReaders> = {
  'readers.heading': 'صلاحية الاطلاع',
  'readers.office': 'جميع منسوبي المكتب',
  'readers.handler': 'المديرون و{name}. يرى بقية الزملاء الطلب دون ملاحظاته ورسائله ومستنداته.',
  'readers.named': 'المديرون، وبالاسم: {names}. لا يظهر الطلب لغيرهم في المكتب.',
  'readers.managers': 'المديرون فقط. لا يظهر الطلب لغيرهم في المكتب.',
  'readers.change': 'تعديل صلاحية الاطلاع',
  'readers.title': 'صلاحية الاطلاع على الطلب {reference}',
  'readers.restrict': 'تقييد الاطلاع بأشخاص محددين',
  'readers.restrict.hint':
    'لا يظهر الطلب لغيرهم في المكتب: لا هو ولا رسائله ومستنداته في القوائم والأعداد ونتائج البحث ورسائل البريد. يبقى الاطلاع متاحًا للمديرين دائمًا، ولا يتغير شيء لدى العميل.',
  'readers.off': 'الاطلاع غير مقيّد: يظهر الطلب في القائمة لجميع منسوبي المكتب.',
  'readers.people': 'من يحق له الاطلاع',
  'readers.people.hint': 'عند عدم اختيار أحد يقتصر الاطلاع على المديرين.',
  'readers.people.none': 'لا يوجد في المكتب حتى الآن غير المديرين.',
  'readers.seenLink':
    'اطّلع من سجّل الطلب على رابطه الخاص. إذا لم يعد من المطّلعين على الطلب انتهى الرابط، ويُرسل إلى صاحب الطلب رابط جديد بالبريد الإلكتروني. وإن لم يُسجَّل بريده فيرجى إضافته أولًا.',
  'noMail.readers.seenLink':
    'اطّلع من سجّل الطلب على رابطه الخاص. إذا لم يعد من المطّلعين على الطلب انتهى الرابط، ويتابع صاحب الطلب طلبه بالتواصل مع المكتب.',
  'readers.stays': 'يشمل الاطلاع أيضًا {name} لإسناد الطلب إليه.',
  'readers.always': 'المديرون، ولهم الاطلاع دائمًا: {names}.',
  'readers.saved': 'تم حفظ صلاحية الاطلاع',
  'readers.savedText': 'الاطلاع على الطلب {reference} متاح لكل من: {names}',
  'readers.opened': 'أُتيح الاطلاع على الطلب {reference} لمنسوبي المكتب من جديد',
  'readers.error': 'تعذّر تعديل صلاحية الاطلاع',
  'readers.managersWord': 'المديرين',
  'readers.add': 'هل تريد إضافة {name} إلى من يحق لهم الاطلاع؟',
  'readers.addText':
    'الاطلاع على هذا الطلب مقيّد، ولا تشمل الصلاحية {name} بعد. إسناد الطلب يضيف هذا الاسم إلى من يحق لهم الاطلاع.',
  'readers.addConfirm': 'إضافة وحفظ',
  'consult.closed':
    'هذا الطلب مُسند إلى {name}. الملاحظات والرسائل والمستندات المتعلقة به متاحة لمن أُسند إليه وللمديرين.',
  'consult.assigneeLeft':
    'هذا الطلب مُسند إلى مستخدم سابق. الملاحظات والرسائل والمستندات المتعلقة به متاحة للمديرين.',
  'consult.gone': 'هذا الطلب غير متاح',
  'consult.goneText': 'لم يعد موجودًا، أو لم يعد الاطلاع عليه متاحًا لك.',
  'history.restricted': '{who}: تقييد الاطلاع على الطلب، وهو متاح لكل من {names}',
  'history.restrictedToManagers': '{who}: تقييد الاطلاع على الطلب بالمديرين',
  'history.unrestricted': '{who}: رفع تقييد الاطلاع على الطلب',
}

export const office: TranslationOf<typeof english.office> = {
  'readers.badge': 'اطلاع مقيّد',
}
