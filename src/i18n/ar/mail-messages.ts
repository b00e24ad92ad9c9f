import type { TranslationOf } from '../dictionary.ts'
import type * as english from '../en/mail-messages.ts'

export const mail: TranslationOf<typeof english.mail> = {
  'mail.newsletter.subject': 'تأكيد الاشتراك في النشرة البريدية من {firm}',
  'mail.newsletter.text':
    'ورد طلب اشتراك بهذا العنوان في النشرة البريدية من {firm}. يرجى تأكيده لتصلك إصداراتنا عن الأحكام القضائية والأنظمة الجديدة. ويسري الرابط سبعة أيام.',
  'mail.newsletter.confirm': 'تأكيد الاشتراك',
  'mail.newsletter.ignore': 'إن لم يصدر هذا الطلب منك فيرجى تجاهل هذه الرسالة، ولن يصلك منا غيرها.',
  'mail.newsletter.unsubscribe': 'إلغاء الاشتراك',
  'mail.issue.subject': '{title}',
  'mail.issue.testSubject': 'تجربة: {title}',
  'mail.issue.summary': '{summary}',
  'mail.issue.read': 'قراءة الإصدار',
  'mail.issue.why': 'وصلت هذه الرسالة لأن هذا العنوان مشترك في النشرة البريدية من {firm}.',
  'mail.issue.areas': 'اختيار المجالات واللغة',
  'mail.test.subject': 'رسالة تجريبية من {firm}',
  'mail.test.text':
    'أُرسلت هذه الرسالة من لوحة تحكم {firm} للتأكد من وصول البريد الإلكتروني، ووصولها إليك يعني أنه يعمل.',
  'mail.reply.subject': 'رد: {subject}',
  'mail.reply.quote': 'رسالة {name} بتاريخ {date}:',
}
