import type { Language } from '#languages/language.ts'
import type { Dictionary } from './dictionary.ts'
import type { areas } from './en/index.ts'

export type TextArea = keyof typeof areas

type Areas = { [Area in TextArea]: () => Promise<Record<Area, Dictionary>> }

const areasOf = import.meta.glob<Areas>('./*/index.ts', { eager: true, import: 'areas' })

/** One chunk per language and area, so that a visitor downloads only the texts that all screens share. */
export const loadTexts = async <Area extends TextArea>(
  language: Language,
  area: Area,
): Promise<Dictionary> => {
  const texts = await areasOf[`./${language}/index.ts`]?.[area]()
  return texts?.[area] ?? {}
}
