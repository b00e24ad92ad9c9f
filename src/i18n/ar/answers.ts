import type { TranslationOf } from '../dictionary.ts'
import type * as english from '../en/answers.ts'

export const answers: TranslationOf<typeof english.answers> = {
  'problem.400': 'طلب غير صحيح',
  'problem.401': 'يلزم تسجيل الدخول',
  'problem.403': 'غير مسموح',
  'problem.404': 'غير موجود',
  'problem.409': 'تعارض',
  'problem.413': 'البيانات أكبر من المسموح',
  'problem.415': 'نوع غير مدعوم',
  'problem.416': 'نطاق غير متاح',
  'problem.421': 'طلب موجّه إلى عنوان آخر',
  'problem.429': 'طلبات كثيرة',
  'problem.500': 'خطأ في الخادم',
  'problem.503': 'الخدمة غير متاحة',
  'problem.507': 'مساحة التخزين غير كافية',
  'firm.unnamed': 'هذا الموقع',
  'csv.number': 'الرقم',
  'csv.createdAt': 'تاريخ الإنشاء (بتوقيت الرياض)',
  'import.declined.left': 'ألغى الاشتراك أو تعذّر الوصول إليه، فلن يُسجَّل',
}
