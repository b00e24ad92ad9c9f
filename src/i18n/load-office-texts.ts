import type { Language } from '#languages/language.ts'
import type { Dictionary } from './dictionary.ts'
import type { officeAreas } from './en/office-index.ts'

export type OfficeArea = keyof typeof officeAreas

type Areas = { [Area in OfficeArea]: () => Promise<Record<Area, Dictionary>> }

const areasOf = import.meta.glob<Areas>('./*/office-index.ts', { eager: true, import: 'officeAreas' })

/** One chunk per language and area, for the screens that list it. */
export const loadOfficeTexts = async <Area extends OfficeArea>(
  language: Language,
  area: Area,
): Promise<Dictionary> => {
  const texts = await areasOf[`./${language}/office-index.ts`]?.[area]()
  return texts?.[area] ?? {}
}
