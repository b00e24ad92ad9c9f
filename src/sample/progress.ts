import type { SampleProgress } from './types.ts'

/** Running matters from the shipped templates, with dates ahead of any day of seeding. */
export const sampleProgress: readonly SampleProgress[] = [
  {
    consultation: 'إدخال شريك رابع في الشركة',
    template: 'Forming or changing a company',
    byUsername: 'noura.subaie',
    moves: [
      { to: 0, sentenceEn: '', sentenceAr: '', daysAgo: 1.9 },
      {
        to: 2,
        sentenceEn: 'We have begun to draft the amendment of the articles of association.',
        sentenceAr: 'بدأنا إعداد ملحق تعديل عقد التأسيس، وستصلك المسودة لمراجعتها مع الشركاء.',
        daysAgo: 0.9,
      },
    ],
    dates: [
      {
        kind: 'meeting',
        workingDays: 7,
        at: '10:00',
        basis: '',
        place: 'قاعة الاجتماعات الأولى بالمكتب',
        isShown: true,
        isPlaceShown: true,
        daysAgo: 0.9,
      },
      {
        kind: 'other',
        workingDays: 14,
        at: null,
        basis: '',
        place: '',
        isShown: true,
        isPlaceShown: false,
        daysAgo: 0.85,
      },
    ],
    power: {
      number: '471208815',
      issuedDaysAgo: 2,
      untilInDays: 363,
      scope: 'تعديل عقد التأسيس والتوقيع أمام الجهات المختصة.',
    },
  },
  {
    consultation: 'Setting up a limited liability company in Riyadh',
    template: 'Forming or changing a company',
    byUsername: 'abdullah.rashid',
    moves: [
      { to: 0, sentenceEn: '', sentenceAr: '', daysAgo: 5.7 },
      {
        to: 3,
        sentenceEn: 'The draft is final. We are waiting for the documents that were legalized in Germany.',
        sentenceAr: 'اكتملت المسودة، وننتظر وصول المستندات المصدقة من ألمانيا.',
        daysAgo: 2.1,
      },
    ],
    dates: [
      {
        kind: 'other',
        workingDays: 10,
        at: '11:30',
        basis: '',
        place: '',
        isShown: true,
        isPlaceShown: false,
        daysAgo: 2,
      },
    ],
    power: {
      number: '468113072',
      issuedDaysAgo: 20,
      untilInDays: 160,
      scope: 'Formation of the company and signature before the authorities.',
    },
  },
  {
    consultation: 'Unpaid commission after resignation',
    template: 'Employment dispute',
    byUsername: 'abdullah.rashid',
    moves: [
      { to: 0, sentenceEn: '', sentenceAr: '', daysAgo: 7.8 },
      {
        to: 1,
        sentenceEn: 'The request for a friendly settlement is filed, and the first session is set.',
        sentenceAr: 'قُدم طلب التسوية الودية وحُددت جلستها الأولى.',
        daysAgo: 3.4,
      },
    ],
    dates: [
      {
        kind: 'hearing',
        workingDays: 5,
        at: '10:30',
        basis: '',
        place: 'مكتب التسوية الودية، الرياض',
        isShown: true,
        isPlaceShown: false,
        daysAgo: 3.4,
      },
      {
        kind: 'term',
        workingDays: 12,
        at: null,
        basis: 'مذكرة الشريك المسؤول عن آخر يوم لقيد الدعوى.',
        place: '',
        isShown: false,
        isPlaceShown: false,
        daysAgo: 3.3,
      },
    ],
    power: null,
  },
]
