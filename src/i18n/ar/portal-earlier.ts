import type { TranslationOf } from '../dictionary.ts'
import type { portalEarlier as english } from '../en/portal-earlier.ts'

export const portalEarlier: TranslationOf<typeof english> = {
  'earlier.title': {
    zero: 'لا توجد طلبات سابقة لإنشاء حسابك',
    one: 'لديك طلب واحد أُرسل قبل إنشاء حسابك',
    two: 'لديك طلبان أُرسلا قبل إنشاء حسابك',
    few: 'لديك {n} طلبات أُرسلت قبل إنشاء حسابك',
    many: 'لديك {n} طلبًا أُرسل قبل إنشاء حسابك',
    other: 'لديك {n} طلب أُرسل قبل إنشاء حسابك',
  },
  'earlier.text':
    'وردت هذه الطلبات بالعنوان {email}. يمكنك إضافة ما يخصك منها لمتابعته هنا، ويُخفى ما ليس لك.',
  'earlier.sentOn': 'تاريخ الإرسال: {date}',
  'earlier.add': 'إضافة إلى طلباتي',
  'earlier.addNamed': 'إضافة إلى طلباتي: {request}',
  'earlier.addAll': 'إضافة الكل',
  'earlier.notMine': 'لا يخصني',
  'earlier.notMineNamed': 'لا يخصني: {request}',
  'earlier.added': 'تمت الإضافة إلى طلباتك',
  'earlier.added.text': {
    zero: 'لم يُضف أي طلب إلى قائمتك.',
    one: 'أُضيف طلب واحد إلى قائمتك.',
    two: 'أُضيف طلبان إلى قائمتك.',
    few: 'أُضيفت {n} طلبات إلى قائمتك.',
    many: 'أُضيف {n} طلبًا إلى قائمتك.',
    other: 'أُضيف {n} طلب إلى قائمتك.',
  },
  'earlier.failed': 'تعذّرت الإضافة إلى طلباتك',
}
