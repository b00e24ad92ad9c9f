import { forms as formsAr } from './ar/forms.ts'
import { home as homeAr } from './ar/home.ts'
import { office as officeAr } from './ar/office.ts'
import { site as siteAr } from './ar/site.ts'
import type { Dictionary } from './dictionary.ts'
import { forms as formsEn } from './en/forms.ts'
import { home as homeEn } from './en/home.ts'
import { office as officeEn } from './en/office.ts'
import { site as siteEn } from './en/site.ts'
import type { Language } from './language.ts'
import { createTranslate, gapsIn, type Translate } from './translator.ts'

const english: Dictionary = { ...siteEn, ...homeEn, ...formsEn, ...officeEn }
const arabic: Dictionary = { ...siteAr, ...homeAr, ...formsAr, ...officeAr }

/** Every text in both languages: for the server, which has no download to save. */
export const translateIn: Record<Language, Translate> = {
  en: createTranslate('en', [english]),
  ar: createTranslate('ar', [arabic, english]),
}

export const arabicGaps: Dictionary = gapsIn(arabic, english)
