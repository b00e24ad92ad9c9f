import type { TranslationOf } from '../dictionary.ts'
import type { mailEvents as english } from '../en/mail-events.ts'

export const mailEvents: TranslationOf<typeof english> = {
  'mail.received.subject': 'استلمنا طلبك رقم {id}',
  'mail.received.text': 'شكرًا لك. وصل طلب الاستشارة رقم {id} إلى {firm}.',
  'mail.received.promise': 'نرد خلال 24 ساعة من الأحد إلى الخميس، ويصلك ردّنا في موعد أقصاه {by}.',
  'mail.received.guest':
    'يرجى ذكر رقم الطلب عند الاتصال بنا أو مراسلتنا. وإن لم يصدر هذا الطلب منك فيرجى تجاهل هذه الرسالة.',
  'mail.received.follow':
    'يمكن متابعة الطلب دون حساب عبر هذا الرابط الخاص، ويمكن لمن لديه الرابط معرفة حالة الطلب.',
  'mail.followRequest': 'متابعة الطلب',
  'mail.openRequest': 'فتح الطلب',
  'mail.newRequest.subject': 'طلب استشارة جديد رقم {id}',
  'mail.newRequest.text': 'ورد طلب الاستشارة رقم {id} عبر الموقع. وآخر موعد للرد: {by}.',
  'mail.openInOffice': 'فتح في لوحة التحكم',
  'mail.status.subject': 'مستجدات طلبك رقم {id}',
  'mail.assigned.subject': 'أُسند إليك الطلب رقم {id}',
  'mail.assigned.text': 'أُسند إليك طلب الاستشارة رقم {id}.',
  'mail.assigned.due': 'موعد الرد قبل {by}.',
  'mail.status.pending': 'نراجع طلبك رقم {id} من جديد، وسنتواصل معك فور توفر أي جديد.',
  'mail.status.approved': 'قُبل طلبك رقم {id}. سنتواصل معك لترتيب موعد الاستشارة.',
  'mail.status.completed': 'اكتملت استشارتك في الطلب رقم {id}. شكرًا لثقتك بنا.',
  'mail.status.rejected':
    'نعتذر عن عدم قبول طلبك رقم {id}، ولا يُعد ذلك رأيًا في موضوعه. وقد تكون هناك مدد نظامية سارية، فيُستحسن الرجوع إلى محامٍ آخر دون تأخير.',
  'mail.status.rejected.note': 'ملاحظة المكتب:',
  'mail.guestReply.subject': 'ردّنا على طلبك رقم {id}',
  'mail.guestReply.text':
    'هذا ردّنا على طلب الاستشارة رقم {id}. يرجى ذكر رقم الطلب عند الاتصال بنا أو مراسلتنا.',
  'mail.withdrawn.subject': 'سُحب الطلب رقم {id}',
  'mail.withdrawn.text': 'سحب العميل طلب الاستشارة رقم {id}، ولا يلزم فيه أي إجراء.',
  'mail.message.subject': 'رسالة جديدة لك من {firm}',
  'mail.message.text': 'وصلتك رسالة جديدة في بوابة العملاء.',
  'mail.message.open': 'قراءة الرسالة',
  'mail.officeMessage.subject': 'رسالة جديدة في لوحة التحكم',
  'mail.officeMessage.text': 'وصلتك رسالة جديدة في لوحة التحكم.',
  'mail.document.subject': 'مستند جديد لك من {firm}',
  'mail.document.text': 'شاركنا معك مستندًا جديدًا، ويظهر ضمن مستنداتك في بوابة العملاء.',
  'mail.document.open': 'فتح مستنداتي',
  'mail.officeDocument.subject': 'مستند جديد من أحد العملاء',
  'mail.officeDocument.text': 'وصل مستند من أحد العملاء عبر البوابة، ويظهر ضمن المستندات في لوحة التحكم.',
  'mail.asked.subject': 'مطلوب منك مستند قبل نهاية يوم {by}',
  'mail.asked.text':
    'يرجى إرسال مستند إلينا قبل نهاية يوم {by}. يظهر اسم المستند المطلوب في بوابة العملاء، وتكفي نسخة ممسوحة ضوئيًا أو صورة واضحة.',
  'mail.asked.open': 'إرسال المستند',
  'mail.together.subject': 'مستجدات من {firm}',
  'mail.together.officeSubject': 'مستجدات في لوحة التحكم',
  'mail.together.text': 'هذه أحدث المستجدات:',
  'mail.together.asked': 'يرجى إرسال مستند إلينا قبل نهاية يوم {by}.',
  'mail.contact.subject': 'رسالة جديدة من نموذج التواصل',
  'mail.contact.text': 'وردت رسالة عبر نموذج التواصل في الموقع.',
  'mail.check.subject': 'حالة النظام: أمر يستدعي التدخل',
  'mail.check.intro': 'أظهر فحص النظام ما يلي:',
  'mail.check.todo': 'يُرجى إبلاغ المسؤول عن تشغيل الخادم.',
  'mail.backup.subject': 'لم ينجح النسخ الاحتياطي لبيانات المكتب',
  'mail.backup.failed': 'لم ينجح آخر نسخ احتياطي لبيانات المكتب، أو تعذّرت استعادته عند الاختبار.',
  'mail.backup.next':
    'يرجى إبلاغ المسؤول عن الخادم، ففي سجله السبب. يُعيد الخادم المحاولة كل ساعة، ولن تصلكم رسالة أخرى بهذا الشأن حتى ينجح النسخ.',
  'mail.infected.subject': 'رُصدت برمجيات ضارة في ملف مرفوع',
  'mail.infected.document':
    'رصد الفحص برمجيات ضارة في المستند رقم {id} لأحد العملاء. تظهر النتيجة لمن أرسله، وإن كان المستند مطلوبًا أُعيد طلبه.',
  'mail.infected.image': 'رصد الفحص برمجيات ضارة في الصورة رقم {id} من صور الموقع، فلا تُعرض.',
  'mail.infected.gone': 'لا يمكن لأحد فتح الملف، ويُحذف نهائيًا بعد 30 يومًا.',
  'mail.ceiling.subject': 'عدد غير معتاد من النماذج المرسلة عبر الموقع',
  'mail.ceiling.text':
    'بلغ البريد الموجّه من نماذج الموقع إلى أشخاص غير معروفين لدينا حدّه الأعلى لساعة واحدة. تُحفظ النماذج المرسلة كالمعتاد، أما ما زاد من رسائل التأكيد في هذه الساعة فيُوقف.',
  'mail.ceiling.look': 'تظهر هذه الرسائل في صندوق الصادر بحالة «موقوف»، ويمكن إرسالها منه.',
  'mail.signIn': 'حفاظًا على الخصوصية لا تتضمن هذه الرسالة التفاصيل، وتظهر بعد تسجيل الدخول.',
}
