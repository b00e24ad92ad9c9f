import type { Dictionary } from './dictionary.ts'
import type { Language } from './language.ts'

export type TextArea = 'site' | 'office'

/** One chunk per language and area: a visitor never downloads the words of the dashboard. */
export const loadTexts = async (language: Language, area: TextArea): Promise<Dictionary> => {
  if (area === 'office') {
    const { office } = await (language === 'ar' ? import('./ar/office.ts') : import('./en/office.ts'))
    return office
  }
  const { site } = await (language === 'ar' ? import('./ar/site.ts') : import('./en/site.ts'))
  return site
}
