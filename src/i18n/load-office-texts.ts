import { sites } from 'virtual:texts/site'
import type { Language } from '#languages/language.ts'
import type { OfficeArea } from './areas.ts'
import type { Dictionary } from './dictionary.ts'

/** One chunk per language and area, for the screens that list it. `office` is loaded by every page of the office. */
export const loadOfficeTexts = async (language: Language, area: OfficeArea): Promise<Dictionary> => {
  const site = await sites[language]()
  const office = await site.areas.office()
  return (await office.areas[area]()).default
}
