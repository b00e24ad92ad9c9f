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

export const ownQuestions: TranslationOf<typeof english.ownQuestions> = {
  'questions.title': 'بعض الأسئلة',
  'questions.intro':
    'تساعد إجاباتك المحامي على الإعداد. يُحفظ كل ما تكتبه تلقائيًّا، ولا يُرسل إلا بالضغط على زر الإرسال.',
  'questions.offer.offered': 'يمكنك الإجابة الآن عن بعض الأسئلة ليبدأ اللقاء الأول مما يهمك.',
  'questions.offer.requested': 'لدينا بعض الأسئلة بشأن طلبك.',
  'questions.offer.changed': 'لديك إجابات لم تُرسل بعد.',
  'questions.offer.answered': 'وصلتنا إجاباتك. شكرًا لك.',
  'questions.answer': 'الإجابة عن الأسئلة',
  'questions.change': 'فتح الإجابات',
  'questions.yesNo.yes': 'نعم',
  'questions.yesNo.no': 'لا',
  'questions.paper.yes': 'هذا المستند متوفر لديّ',
  'questions.paper.no': 'غير متوفر لديّ',
  'questions.amount': 'بالريال، مثل 12,500',
  'questions.replaced': 'تظهر هنا إجابة أحدث من نافذة أخرى. وكان المدخل هنا:',
  'questions.state.saving': 'جارٍ الحفظ…',
  'questions.state.saved': 'تم الحفظ',
  'questions.state.offline': 'لا يوجد اتصال. تبقى إجاباتك على هذا الجهاز وتُحفظ عند عودة الاتصال.',
  'questions.continue': 'حفظ ومتابعة',
  'questions.send': 'إرسال الإجابات',
  'questions.sent': 'تم إرسال إجاباتك',
  'questions.sent.text': 'يمكن تعديل أي إجابة وإرسالها من جديد. وتبقى الإجابات السابقة محفوظة لدينا.',
  'questions.sentOn': 'أُرسلت إجاباتك بتاريخ {day}. وتُرسل التعديلات إجاباتٍ إضافية.',
  'questions.none': 'لا توجد أسئلة بشأن هذا الطلب.',
  'questions.closed': 'هذا الطلب مغلق، ولم تعد الإجابة عن أسئلته متاحة.',
  'questions.back': 'العودة إلى الطلب',
  'questions.failed': 'تعذّر تحميل الأسئلة',
}
