import type { SampleParty } from './types.ts'

/** Other parties of consultations. None of them is an opposing party elsewhere in the sample. */
export const sampleParties: readonly SampleParty[] = [
  {
    consultation: 'إدخال شريك رابع في الشركة',
    role: 'related',
    nameArabic: 'ثنيان فرج الودعاني',
    nameLatin: 'Thunayan Faraj Al-Wadaani',
  },
  {
    consultation: 'شرط عدم منافسة في عرض عمل جديد',
    role: 'opposing',
    nameArabic: 'شركة مدى الأنظمة للتقنية',
    nameLatin: 'Mada Systems Technology Co.',
  },
  {
    consultation: 'Unpaid commission after resignation',
    role: 'opposing',
    nameArabic: 'مؤسسة بوابة الصقر التجارية',
    nameLatin: 'Falcon Gate Trading Est.',
  },
  {
    consultation: 'تأخر تسليم وحدة اشتريتها على الخارطة',
    role: 'opposing',
    nameArabic: 'شركة ضفاف للتطوير العقاري',
    nameLatin: '',
  },
  {
    consultation: 'صياغة عقد نموذجي مع تجار التجزئة',
    role: 'client',
    nameArabic: 'شركة باوزير للتوزيع',
    nameLatin: 'Bawazir Distribution Co.',
  },
]
