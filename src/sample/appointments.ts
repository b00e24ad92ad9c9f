import type { SampleAppointment } from './types.ts'

/**
 * One past and three future appointments, and one whose client can choose among three times. A lawyer's
 * appointments never overlap.
 */
export const sampleAppointments: readonly SampleAppointment[] = [
  {
    consultation: 'صياغة عقد نموذجي مع تجار التجزئة',
    lawyer: 'maha.anazi',
    kind: 'office',
    place: '',
    minutes: 60,
    time: { workingDays: -5, at: '10:00' },
    proposals: [],
    daysAgo: 11,
    settledDaysAgo: 10.5,
  },
  {
    consultation: 'شرط عدم منافسة في عرض عمل جديد',
    lawyer: 'abdulaziz.shehri',
    kind: 'phone',
    place: '',
    minutes: 30,
    time: { workingDays: 1, at: '12:00' },
    proposals: [],
    daysAgo: 3.8,
    settledDaysAgo: 3.1,
  },
  {
    consultation: 'إدخال شريك رابع في الشركة',
    lawyer: 'noura.subaie',
    kind: 'office',
    place: 'قاعة الاجتماعات الأولى',
    minutes: 60,
    time: { workingDays: 2, at: '11:00' },
    proposals: [],
    daysAgo: 2,
    settledDaysAgo: 1.4,
  },
  {
    consultation: 'Setting up a limited liability company in Riyadh',
    lawyer: 'abdullah.rashid',
    kind: 'video',
    place: 'https://meet.mizan.example/weber',
    minutes: 45,
    time: { workingDays: 4, at: '13:00' },
    proposals: [],
    daysAgo: 1.9,
    settledDaysAgo: 1.6,
  },
  {
    consultation: 'صياغة عقد نموذجي مع تجار التجزئة',
    lawyer: 'maha.anazi',
    kind: 'office',
    place: '',
    minutes: 60,
    time: null,
    proposals: [
      { workingDays: 3, at: '10:00' },
      { workingDays: 3, at: '13:30' },
      { workingDays: 5, at: '09:30' },
    ],
    daysAgo: 0.3,
    settledDaysAgo: null,
  },
]
