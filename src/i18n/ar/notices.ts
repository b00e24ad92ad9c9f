import type { TranslationOf } from '../dictionary.ts'
import type * as english from '../en/notices.ts'

export const notices: TranslationOf<typeof english.notices> = {
  'preparing.page.title': 'الموقع قيد الإعداد',
  'preparing.page.body': 'سيُفتح قريبًا.',
  'maintenance.page.title': 'الموقع تحت الصيانة',
  'maintenance.page.body': 'سنعود قريبًا. للأمور العاجلة يمكنك الاتصال بنا أو مراسلتنا.',
  'maintenance.banner':
    'وضع الصيانة مفعّل: تظهر صفحة الصيانة للزوار والعملاء، ولا يرى الموقع إلا منسوبو المكتب.',
  'trouble.title': 'حدث خطأ غير متوقع',
  'trouble.reference': 'عند الإبلاغ عن هذا الخطأ، يرجى ذكر الرقم المرجعي:',
  'trouble.unavailable.title': 'الموقع غير متاح الآن',
  'trouble.refused.title': 'تعذّر تنفيذ الطلب',
  'legal.inForce': 'تاريخ السريان: {date}',
  'legal.version': 'النسخة {version}',
  'legal.contents': 'في هذه الصفحة',
  'legal.contact': 'هل لديك سؤال عن هذه الصفحة؟ راسلنا أو اتصل بنا.',
  'legal.licenseNumber': '(ترخيص رقم {number})',
  'legal.loadFailed': 'تعذّر تحميل هذا النص',
  'legal.loadFailed.text': 'يرجى إعادة المحاولة، أو مراسلتنا لنرسله إليك.',
  'privacy.banner.title': 'هل تأذن لنا بإحصاء الزيارات؟',
  'privacy.banner.text':
    'نستخدم بموافقتك Google Analytics لمعرفة الصفحات العامة الأكثر قراءة. ولا يُرسل شيء قبل اختيارك، ولا من بوابة العملاء في أي حال.',
  'privacy.banner.more': 'الاطلاع على سياسة الخصوصية',
  'privacy.accept': 'أوافق',
  'privacy.decline': 'الضروري فقط',
  'privacy.current.accepted': 'سبق أن وافقت على إحصاء الزيارات، ويمكنك تغيير اختيارك هنا.',
  'privacy.current.declined': 'سبق أن اخترت الضروري فقط، ويمكنك تغيير اختيارك هنا.',
}
