import type { TranslationOf } from '../dictionary.ts'
import type * as english from '../en/own-address.ts'

export const account: TranslationOf<typeof english.account> = {
  'address.title': 'البريد الإلكتروني',
  'address.text':
    'نراسلك على هذا العنوان، وبه تُستعاد كلمة المرور عند نسيانها. ويُعتمد العنوان الجديد بعد تأكيده من صندوق بريده.',
  'address.verified': 'مؤكَّد',
  'address.unverified': 'غير مؤكَّد',
  'address.loading': 'جارٍ تحميل بريدك الإلكتروني…',
  'address.loadFailed': 'تعذّر تحميل بريدك الإلكتروني',
  'address.pending': 'بانتظار التأكيد: {email}',
  'address.pending.text': 'أرسلنا إلى العنوان الجديد رابطًا يسري ساعة واحدة، ولا يتغير شيء قبل التأكيد.',
  'address.cancel': 'إلغاء التغيير',
  'address.canceled': 'تم إلغاء التغيير',
  'address.canceled.text': 'يبقى بريدك الإلكتروني كما هو.',
  'address.cancelFailed': 'تعذّر إلغاء التغيير',
  'address.new': 'البريد الإلكتروني الجديد',
  'address.change': 'تغيير البريد الإلكتروني',
  'address.requested': 'يلزم تأكيد العنوان الجديد',
  'address.requested.text': 'أرسلنا رابطًا إلى {email} يسري ساعة واحدة.',
  'address.failed': 'تعذّر تغيير البريد الإلكتروني',
  'contact.preference.hint': 'الوسيلة التي نتواصل بها معك عند الاستعجال.',
  'noMail.address.pending.text': 'يُطلب رابط التأكيد من المكتب، ويسري ساعة واحدة، ولا يتغير شيء قبل التأكيد.',
  'noMail.address.requested.text':
    'لا يرسل الموقع بريدًا إلكترونيًا حاليًا. يرجى طلب رابط تأكيد {email} من المكتب.',
}
