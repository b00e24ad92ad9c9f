import { sites } from 'virtual:texts/site'
import type { Language } from '#languages/language.ts'
import type { TextArea } from './areas.ts'
import type { Dictionary } from './dictionary.ts'

/** One chunk per language and area, so that a visitor downloads only the texts that all screens share. */
export const loadTexts = async (language: Language, area: TextArea): Promise<Dictionary> => {
  const site = await sites[language]()
  return (area === 'site' ? site : await site.areas[area]()).default
}
