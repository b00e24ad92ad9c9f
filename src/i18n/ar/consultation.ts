import type { TranslationOf } from '../dictionary.ts'
import type { consultation as english } from '../en/consultation.ts'

export const consultation: TranslationOf<typeof english> = {
  'form.firstName': 'الاسم الأول',
  'form.lastName': 'اسم العائلة',
  'form.fullName': 'الاسم',
  'form.email': 'البريد الإلكتروني',
  'form.phone': 'رقم الهاتف',
  'form.registrationReason': 'سبب التسجيل',
  'form.service': 'الخدمة',
  'form.serviceSelect': 'اختر الخدمة',
  'form.message': 'الرسالة',
  'form.subject': 'الموضوع',
  'form.preferredDate': 'التاريخ المفضّل',
  'form.preferredTime': 'الوقت المفضّل',
  'form.agreeTerms': 'أوافق على شروط الخدمة',
  'form.agreePrivacy': 'أوافق على سياسة الخصوصية',
  'form.agreeTermsConditions': 'أوافق على الشروط والأحكام',
  'form.username': 'اسم المستخدم',
  'form.password': 'كلمة المرور',
  'form.confirmPassword': 'تأكيد كلمة المرور',
  'form.rememberMe': 'تذكّرني',
  'consultation.confidential': 'محمية بالسرية المهنية',
  'consultation.sent': 'تم إرسال طلبك',
  'consultation.sent.text': 'سنرد عليك خلال 24 ساعة.',
  'consultation.sent.follow': 'تابعه في بوابة العملاء',
}
