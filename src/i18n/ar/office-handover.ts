import type { TranslationOf } from '../dictionary.ts'
import type * as english from '../en/office-handover.ts'

export const officeHandover: TranslationOf<typeof english.officeHandover> = {
  'handover.loading': 'جارٍ البحث عن عمل مفتوح…',
  'handover.failed': 'تعذّر تحميل العمل المفتوح.',
  'handover.intro': 'لدى صاحب الحساب عمل مفتوح، وسيُسند كله إلى الزميل المختار.',
  'handover.absence':
    'هذا العمل مفتوح، ومعه مواعيد هذه الأيام. ويُسند كله إلى الزميل المختار إلى أن يُعاد إسناده، ويبقى على حاله دون اختيار.',
  'handover.stays': 'لا أحد، ويبقى كما هو',
  'handover.requests': 'طلبات مفتوحة',
  'handover.confirmed': 'مواعيد مؤكدة',
  'handover.proposed': 'مواعيد مقترحة',
  'handover.messages': 'رسائل تنتظر الرد',
  'handover.documentRequests': 'طلبات مستندات مفتوحة',
  'handover.mentions': 'ملاحظات تنتظر الرد',
  'handover.to': 'يُسند إلى',
  'handover.choose': 'اختيار زميل',
  'handover.busy': 'لدى {name} ارتباط آخر في: {times}. يرجى اختيار زميل آخر أو تغيير الموعد أولًا.',
}

export const forms: TranslationOf<typeof english.forms> = {
  'error.successor_busy':
    'لدى هذا الزميل ارتباط آخر في وقت أحد المواعيد. يرجى اختيار زميل آخر أو تغيير الموعد أولًا.',
}
