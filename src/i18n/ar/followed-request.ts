import type { TranslationOf } from '../dictionary.ts'
import type * as english from '../en/followed-request.ts'

export const followedRequest: TranslationOf<typeof english.followedRequest> = {
  'followed.title': 'طلبك',
  'followed.keep': 'يرجى الاحتفاظ بعنوان هذه الصفحة، ويمكن لمن لديه العنوان معرفة حالة طلبك.',
  'followed.status': 'الحالة',
  'followed.status.pending': 'قيد المراجعة',
  'followed.status.approved': 'مقبول',
  'followed.status.completed': 'مكتمل',
  'followed.status.rejected': 'مرفوض',
  'followed.status.withdrawn': 'مسحوب',
  'followed.sentOn': 'تاريخ الإرسال',
  'followed.replyDue': 'يراجع محامٍ طلبك، وسنرد في موعد أقصاه {by}.',
  'followed.replyLate': 'كان موعد ردّنا {by} وقد تأخر. يرجى الاتصال بنا.',
  'followed.inReview': 'نراجع طلبك وسنتواصل معك.',
  'followed.approved': 'سنتواصل معك لترتيب موعد الاستشارة.',
  'followed.appointmentOpen': 'يرجى اختيار موعد اللقاء.',
  'followed.appointmentConfirmed': 'موعدك {by}.',
  'followed.documentOpen': 'نحن بانتظار مستند منك.',
  'followed.proposalOpen': 'عرض أتعاب بانتظار قرارك.',
  'followed.underway': 'نعمل على معاملتك.',
  'followed.spoke': 'تحدثنا معك {by}. الخطوة التالية: نوافيك بما يستجد في طلبك.',
  'followed.completed': 'اكتملت الاستشارة. شكرًا لثقتك بنا.',
  'followed.rejected':
    'نعتذر عن عدم قبول طلبك. وقد تكون هناك مدد نظامية سارية، فيُستحسن الرجوع إلى محامٍ آخر دون تأخير.',
  'followed.withdrawn': 'سُحب هذا الطلب بناءً على رغبتك، ولن نتخذ فيه أي إجراء آخر.',
  'followed.note': 'ملاحظة المكتب',
  'followed.call': 'هل لديك استفسار؟ يرجى الاتصال بنا وذكر رقم الطلب.',
  'followed.withdraw': 'سحب الطلب',
  'followed.withdraw.body':
    'ستتوقف المراجعة ولن نرسل ردًّا. لا يمكن إعادة فتح الطلب بعد سحبه، ويمكن إرسال طلب جديد في أي وقت.',
  'followed.withdraw.confirm': 'نعم، سحب الطلب',
  'followed.withdraw.failed': 'تعذّر سحب الطلب',
  'followed.unknown': 'لم يعد هذا الرابط صالحًا',
  'followed.unknown.text':
    'قد يكون الرابط غير مكتمل أو انتهت مدته. يبقى رابط الطلب المغلق صالحًا 90 يومًا، أما الطلب المضاف إلى حساب فيُتابع من الحساب. يرجى الاتصال بنا عند وجود استفسار.',
}
