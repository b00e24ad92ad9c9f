import type { TranslationOf } from '../dictionary.ts'
import type * as english from '../en/portal-messages.ts'

export const portal: TranslationOf<typeof english.portal> = {
  'portal.letters': 'الرسائل',
  'portal.letters.new': 'كتابة رسالة',
  'portal.letters.list': 'رسائلي',
  'portal.letters.failed': 'تعذّر تحميل رسائلك',
  'portal.letters.empty': 'لا توجد رسائل هنا',
  'portal.letters.empty.text': 'تُحفظ هنا جميع مراسلاتك مع المكتب.',
  'portal.letters.writeTo': 'رسالة إلى {name}',
  'portal.letters.writeToFirm': 'رسالة إلى المكتب',
  'portal.letters.attach': 'إرفاق ملفات',
  'portal.letters.draft': 'هذه مسودتك، محفوظة في هذا المتصفح حتى الإرسال أو تسجيل الخروج.',
  'portal.letters.keeps': 'يُحفظ النص في هذا المتصفح حتى الإرسال أو تسجيل الخروج.',
  'portal.letters.sent.text': 'وصلتنا رسالتك، وسيظهر ردّنا هنا.',
  'portal.letters.archive': 'أرشفة',
  'portal.letters.latest': 'آخر رسالة',
  'portal.letters.notFound': 'لم نجد هذه الرسالة',
  'portal.letters.notFound.line': 'لا توجد في حسابك رسالة بهذا الرقم.',
  'portal.letters.loadFailed': 'تعذّر تحميل هذه الرسالة',
  'portal.letters.all': 'جميع رسائلي',
  'portal.letters.none': 'لا توجد رسائل بعد',
}
