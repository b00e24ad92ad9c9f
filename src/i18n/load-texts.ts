import type { Dictionary } from './dictionary.ts'
import type { Language } from './language.ts'

export type TextArea =
  | 'site'
  | 'home'
  | 'notices'
  | 'firm'
  | 'publications'
  | 'forms'
  | 'office'
  | 'portal'
  | 'account'

/** One chunk per language and area: a visitor who only reads downloads the words that all screens share. */
export const loadTexts = async (language: Language, area: TextArea): Promise<Dictionary> => {
  if (area === 'office') {
    const { office } = await (language === 'ar' ? import('./ar/office.ts') : import('./en/office.ts'))
    return office
  }
  if (area === 'portal') {
    const { portal } = await (language === 'ar' ? import('./ar/portal.ts') : import('./en/portal.ts'))
    return portal
  }
  if (area === 'account') {
    const { account } = await (language === 'ar' ? import('./ar/account.ts') : import('./en/account.ts'))
    return account
  }
  if (area === 'home') {
    const { home } = await (language === 'ar' ? import('./ar/home.ts') : import('./en/home.ts'))
    return home
  }
  if (area === 'notices') {
    const { notices } = await (language === 'ar' ? import('./ar/notices.ts') : import('./en/notices.ts'))
    return notices
  }
  if (area === 'firm') {
    const { firm } = await (language === 'ar' ? import('./ar/firm.ts') : import('./en/firm.ts'))
    return firm
  }
  if (area === 'publications') {
    const { publications } = await (language === 'ar'
      ? import('./ar/publications.ts')
      : import('./en/publications.ts'))
    return publications
  }
  if (area === 'forms') {
    const { forms } = await (language === 'ar' ? import('./ar/forms.ts') : import('./en/forms.ts'))
    return forms
  }
  const { site } = await (language === 'ar' ? import('./ar/site.ts') : import('./en/site.ts'))
  return site
}
