import type { SampleContactMessage, SampleNewsletterSubscriber } from './types.ts'

export const sampleContactMessages: readonly SampleContactMessage[] = [
  {
    name: 'بدر العجمي',
    email: 'badr.ajmi@example.com',
    phone: '+966550124071',
    subject: 'طلب موعد يوم الأحد',
    message:
      'السلام عليكم، أرغب في موعد حضوري يوم الأحد القادم بعد الظهر مع محامٍ في منازعات الإيجار التجاري. هل يتوفر موقف للسيارات في المبنى؟',
    isRead: false,
    daysAgo: 0.13,
  },
  {
    name: 'Laura Bianchi',
    email: 'l.bianchi@studiobianchi.example',
    phone: null,
    subject: 'Co-operation with an Italian firm',
    message:
      'We are a small firm in Milan with clients who trade with the Kingdom. We look for a firm in Riyadh to refer work to in both directions. Whom may we write to, and could we visit you during our trip in the spring?',
    isRead: false,
    daysAgo: 0.55,
  },
  {
    name: 'منيرة الفهيد',
    email: 'munirah.f@example.com',
    phone: '+966550128392',
    subject: 'التدريب التعاوني',
    message:
      'أنا طالبة في السنة الأخيرة بكلية الحقوق وأبحث عن جهة للتدريب التعاوني في الفصل القادم. هل تستقبلون متدربات، وكيف أقدّم؟',
    isRead: false,
    daysAgo: 1.9,
  },
  {
    name: 'Turki Al-Enezi',
    email: 'turki@alenezi-trading.example',
    phone: '+966550126230',
    subject: 'تصحيح في إصدار',
    message:
      'في إصداركم عن العلامات التجارية إشارة إلى رسوم الاعتراض، وأظن أنها تغيّرت هذا العام. أحببت التنبيه، وشكرًا على المحتوى المفيد.',
    isRead: true,
    daysAgo: 4.3,
  },
  {
    name: 'Grace Mwangi',
    email: 'grace.mwangi@example.com',
    phone: null,
    subject: 'Certified translation',
    message:
      'Do you translate contracts from Arabic into English with certification, or can you recommend a licensed office?',
    isRead: true,
    daysAgo: 8.8,
  },
  {
    name: 'عبدالرحمن الخالدي',
    email: 'a.khaldi@example.com',
    phone: '+966550129958',
    subject: 'استفسار عن المفضلة في البوابة',
    message: 'أضفت عددًا من الإصدارات إلى المفضلة من جوالي ولا تظهر عند الدخول من الحاسب. هل يلزم إعداد معيّن؟',
    isRead: true,
    daysAgo: 15,
  },
  {
    name: 'Hessa Al-Mansour',
    email: 'hessa.mansour@example.com',
    phone: '+966550122516',
    subject: 'Invitation to speak',
    message:
      'Our chamber holds an evening on family businesses next month. We would be glad if one of your partners spoke for twenty minutes on partners’ agreements.',
    isRead: true,
    daysAgo: 27,
  },
]

export const sampleNewsletterSubscribers: readonly SampleNewsletterSubscriber[] = [
  { email: 'sara.alharbi@example.com', language: 'ar', isActive: true, daysAgo: 57, confirmedDaysAgo: 56.9 },
  {
    email: 'd.weber@weber-logistics.example',
    language: 'en',
    isActive: true,
    daysAgo: 46,
    confirmedDaysAgo: 45.2,
  },
  { email: 'munirah.f@example.com', language: 'ar', isActive: true, daysAgo: 12, confirmedDaysAgo: 11.8 },
  { email: 'grace.mwangi@example.com', language: 'en', isActive: false, daysAgo: 90, confirmedDaysAgo: 89.5 },
  {
    email: 'newsdesk@riyadh-review.example',
    language: 'en',
    isActive: true,
    daysAgo: 0.4,
    confirmedDaysAgo: null,
  },
]
