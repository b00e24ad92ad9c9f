import type { TranslationOf } from '../dictionary.ts'
import type * as english from '../en/office-placeholders.ts'

export const officeAgreements: TranslationOf<typeof english.officeAgreements> = {
  'agreement.insert.ar': 'إدراج بيان في النص العربي',
  'agreement.insert.en': 'إدراج بيان في النص الإنجليزي',
  'agreement.placeholder.client': 'العميل',
  'agreement.placeholder.lawyer': 'المحامي',
  'agreement.placeholder.service': 'الخدمة',
  'agreement.placeholder.number': 'رقم الطلب',
  'agreement.placeholder.fee': 'الأتعاب',
  'agreement.placeholder.vat': 'الضريبة',
  'agreement.placeholder.total': 'الإجمالي',
  'agreement.placeholder.totalInWords': 'الإجمالي كتابةً',
  'agreement.placeholder.validUntil': 'صالح حتى',
  'agreement.placeholder.from': 'البداية',
  'agreement.placeholder.to': 'النهاية',
  'agreement.placeholder.answers': 'إجابات العميل',
  'agreement.placeholder.hint': 'يُستبدل البيان بين القوسين بقيمته عند إعداد المستند، ويُدرج في موضع المؤشر.',
}
