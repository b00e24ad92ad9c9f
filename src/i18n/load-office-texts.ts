import { areas } from 'virtual:texts/office'
import type { Language } from '#languages/language.ts'
import type { OfficeArea } from './areas.ts'
import type { Dictionary } from './dictionary.ts'

/** One chunk per language and area, for the screens that list it. */
export const loadOfficeTexts = async (language: Language, area: OfficeArea): Promise<Dictionary> =>
  (await areas[language][area]()).default
