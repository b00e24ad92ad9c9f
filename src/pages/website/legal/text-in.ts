import type { LegalPage } from '#features/legal-pages/schema.ts'
import type { Language } from '#languages/language.ts'

export const textIn = ({ textEn, textAr }: LegalPage, language: Language): LegalPage['textEn'] =>
  language === 'ar' ? textAr : textEn
