import type { TranslationOf } from '../dictionary.ts'
import type * as english from '../en/engagements.ts'

export const answers: TranslationOf<typeof english.answers> = {
  'engagement.title': 'عقد أتعاب رقم {number}، النسخة {version}',
  'engagement.firm': 'المكتب',
  'engagement.client': 'العميل',
  'engagement.lawyer': 'المحامي المسؤول',
  'engagement.lawyerWithLicence': '{name}، ترخيص رقم {number} وتاريخ {date}',
  'engagement.kind': 'نوع الأتعاب',
  'engagement.kind.fixed': 'مقطوعة',
  'engagement.kind.stages': 'على مراحل',
  'engagement.kind.hourly': 'بالساعة',
  'engagement.kind.consultation': 'استشارة',
  'engagement.kind.other': 'أخرى',
  'engagement.fee': 'الأتعاب',
  'engagement.vat': 'ضريبة القيمة المضافة ({rate}%)',
  'engagement.total': 'الإجمالي',
  'engagement.money': '{amount} ريال سعودي',
  'engagement.day': '{day}، الموافق {hijri}',
  'engagement.instalment.day': '{amount}، تستحق في {day}',
  'engagement.instalment.stage': '{amount}، تستحق مع مرحلة من مراحل المعاملة',
  'engagement.instalment.acceptance': '{amount}، تستحق عند القبول',
  'engagement.payer': 'الدافع',
  'engagement.validUntil': 'صالح حتى',
  'engagement.evidence.title': 'عن هذا العقد',
  'engagement.evidence.text':
    'القبول في الموقع قبول كتابي بين الطرفين، وليس توقيعًا بشهادة وفق نظام التعاملات الإلكترونية، وليس هذا المستند فاتورة ضريبية.\nيحتفظ المكتب ببصمة هذا الملف وبالحساب وعنوانه المؤكد وأوقات الإرسال وأول اطلاع والقبول. وتبيّن صفحة «التحقق» في الموقع ما إذا كان الملف نسخة من هذا العقد.\nالنص العربي هو المعتمد.',
}
