import type { Language } from '#languages/language.ts'
import type { LegalPage } from '../schema.ts'

export const textIn = ({ textEn, textAr }: LegalPage, language: Language): LegalPage['textEn'] =>
  language === 'ar' ? textAr : textEn
