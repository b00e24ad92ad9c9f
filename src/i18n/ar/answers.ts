import type { TranslationOf } from '../dictionary.ts'
import type { answers as english } from '../en/answers.ts'

export const answers: TranslationOf<typeof english> = {
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
  'csv.audit.file': 'سجل-التدقيق',
  'csv.audit.number': 'رقم القيد',
  'csv.audit.when': 'الوقت (بتوقيت الرياض)',
  'csv.audit.userNumber': 'رقم المستخدم',
  'csv.audit.user': 'المستخدم',
  'csv.audit.recordNumber': 'رقم السجل',
  'csv.audit.details': 'التفاصيل',
  'csv.audit.address': 'عنوان IP',
  'csv.newsletter.file': 'مشتركو-النشرة',
  'csv.newsletter.subscribedAt': 'تاريخ الاشتراك (بتوقيت الرياض)',
  'csv.newsletter.confirmedAt': 'تاريخ التأكيد (بتوقيت الرياض)',
}
