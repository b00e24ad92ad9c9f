import type { TranslationOf } from '../dictionary.ts'
import type * as english from '../en/contact.ts'

export const forms: TranslationOf<typeof english.forms> = {
  'contact.form.title': 'راسلنا',
  'contact.sent': 'تم إرسال رسالتك',
  'contact.sent.text': 'سنرد عليك خلال 24 ساعة من الأحد إلى الخميس.',
  'otherWeek.contact.sent.text': 'سنرد عليك خلال 24 ساعة في أيام العمل.',
  'newsletter.text': 'إصداراتنا عن الأحكام القضائية والأنظمة الجديدة تصلك بالبريد الإلكتروني.',
  'newsletter.areas.choose': 'اختيار المجالات',
  'newsletter.areas.legend': 'المجالات',
  'newsletter.areas.hint': 'إن لم تختر أي مجال فستصلك الإصدارات كلها.',
  'newsletter.mailLanguage': 'لغة الرسائل',
  'newsletter.areas.title': 'مجالات النشرة البريدية',
  'newsletter.areas.text': 'لا تصلك إلا الإصدارات في المجالات المختارة هنا.',
  'newsletter.areas.action': 'حفظ الاختيار',
  'newsletter.areas.saved.title': 'تم حفظ الاختيار',
  'newsletter.areas.saved.text': 'يسري الاختيار من الرسالة القادمة.',
  'newsletter.areas.ended.title': 'لا يوجد اشتراك مرتبط بهذا الرابط',
  'newsletter.areas.ended.text':
    'ربما أُلغي الاشتراك، أو أن الرابط غير مكتمل أو لم يعد صالحًا. ويمكن الاشتراك من جديد هنا.',
  'newsletter.sent.title': 'يرجى تأكيد الاشتراك',
  'newsletter.sent.text': 'إن لم يكن هذا العنوان مشتركًا فستصله رسالة فيها رابط التأكيد.',
  'newsletter.confirm.title': 'تأكيد الاشتراك في النشرة البريدية',
  'newsletter.confirm.text':
    'عند التأكيد تصلك إصداراتنا عن الأحكام القضائية والأنظمة الجديدة في المجالات المختارة.',
  'newsletter.confirm.action': 'تأكيد الاشتراك',
  'newsletter.used.title': 'سبق استخدام هذا الرابط',
  'newsletter.used.text':
    'إن كان الاشتراك قد أُكّد فلا يلزم أي إجراء آخر. وإن كان قد أُلغي بعد ذلك فيمكن الاشتراك من جديد هنا.',
  'newsletter.unknown.title': 'لم يعد هذا الرابط صالحًا',
  'newsletter.unknown.text': 'يسري رابط التأكيد سبعة أيام. يرجى الاشتراك من جديد للحصول على رابط آخر.',
  'newsletter.unsubscribe.title': 'إلغاء الاشتراك في النشرة البريدية',
  'newsletter.unsubscribe.text': 'بعد الضغط على الزر لن تصل إلى هذا العنوان أي رسالة أخرى من النشرة.',
  'newsletter.unsubscribe.action': 'إلغاء الاشتراك',
  'newsletter.unsubscribe.unknown': 'قد يكون الرابط غير مكتمل. يرجى فتحه من الرسالة مرة أخرى، أو مراسلتنا.',
  'newsletter.unsubscribed.title': 'تم إلغاء الاشتراك',
  'newsletter.unsubscribed.text': 'لن تصل النشرة إلى هذا العنوان بعد الآن. ويمكن الاشتراك من جديد في أي وقت.',
  'noMail.newsletter.sent.text':
    'لا يرسل الموقع بريدًا إلكترونيًا حاليًا. حُفظ طلبك لدى المكتب، ويرجى الاتصال بنا لتأكيده.',
}
