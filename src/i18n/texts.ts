import { account as accountAr } from './ar/account.ts'
import { firm as firmAr } from './ar/firm.ts'
import { forms as formsAr } from './ar/forms.ts'
import { home as homeAr } from './ar/home.ts'
import { mail as mailAr } from './ar/mail.ts'
import { mailAccount as mailAccountAr } from './ar/mail-account.ts'
import { notices as noticesAr } from './ar/notices.ts'
import { office as officeAr } from './ar/office.ts'
import { portal as portalAr } from './ar/portal.ts'
import { publications as publicationsAr } from './ar/publications.ts'
import { site as siteAr } from './ar/site.ts'
import type { Dictionary } from './dictionary.ts'
import { account as accountEn } from './en/account.ts'
import { firm as firmEn } from './en/firm.ts'
import { forms as formsEn } from './en/forms.ts'
import { home as homeEn } from './en/home.ts'
import { mail as mailEn } from './en/mail.ts'
import { mailAccount as mailAccountEn } from './en/mail-account.ts'
import { notices as noticesEn } from './en/notices.ts'
import { office as officeEn } from './en/office.ts'
import { portal as portalEn } from './en/portal.ts'
import { publications as publicationsEn } from './en/publications.ts'
import { site as siteEn } from './en/site.ts'
import type { Language } from './language.ts'
import { createTranslate, gapsIn, type Translate } from './translator.ts'

export const english: Dictionary = {
  ...siteEn,
  ...homeEn,
  ...firmEn,
  ...publicationsEn,
  ...formsEn,
  ...officeEn,
  ...portalEn,
  ...accountEn,
  ...noticesEn,
  ...mailEn,
  ...mailAccountEn,
}
export const arabic: Dictionary = {
  ...siteAr,
  ...homeAr,
  ...firmAr,
  ...publicationsAr,
  ...formsAr,
  ...officeAr,
  ...portalAr,
  ...accountAr,
  ...noticesAr,
  ...mailAr,
  ...mailAccountAr,
}

/** Every text in both languages: for the server, which has no download to save. */
export const translateIn: Record<Language, Translate> = {
  en: createTranslate('en', [english]),
  ar: createTranslate('ar', [arabic, english]),
}

export const arabicGaps: Dictionary = gapsIn(arabic, english)
