import type { TranslationOf } from '../dictionary.ts'
import type * as english from '../en/questions.ts'

export const mail: TranslationOf<typeof english.mail> = {
  'mail.questions.subject': 'بعض الأسئلة بشأن طلبك رقم {id}',
  'mail.questions.text': 'بانتظارك بعض الأسئلة بشأن طلبك رقم {id}. تساعدنا إجاباتك على الإعداد للقاء الأول.',
  'mail.questions.guest': 'يمكنك الإجابة عنها عبر رابطك الخاص دون إنشاء حساب.',
  'mail.questions.open': 'الإجابة عن الأسئلة',
  'mail.answers.subject': 'الطلب رقم {id}: وصلت الإجابات',
  'mail.answers.text': 'وصلت الإجابات عن الأسئلة المتعلقة بالطلب رقم {id}.',
}

export const answers: TranslationOf<typeof english.answers> = {
  'error.published': 'هذه النسخة منشورة ولا يمكن تعديلها. يرجى البدء بالنسخة التالية.',
  'error.questionsClosed': 'هذا الطلب مغلق، ولم تعد الإجابة عن أسئلته متاحة.',
  'error.questionsMissing': 'لا توجد أسئلة منشورة لهذا المجال بعد.',
  'val.question.amount': 'يرجى إدخال المبلغ بالريال، مثل 12,500.50',
  'val.question.none': 'يرجى الإجابة عن سؤال واحد على الأقل',
}

export const officeActivity: TranslationOf<typeof english.officeActivity> = {
  'audit.entity.questionSet': 'أسئلة مجال',
  'activity.record.questionSet': 'أسئلة المجال {reference}',
}
