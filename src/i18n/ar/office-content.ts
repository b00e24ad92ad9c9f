import type { TranslationOf } from '../dictionary.ts'
import type * as english from '../en/office-content.ts'

export const officeContent: TranslationOf<typeof english.officeContent> = {
  'content.englishRequired': 'النص الإنجليزي مطلوب، ويظهر حيث لا توجد ترجمة.',
}
