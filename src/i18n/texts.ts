import { type Language, languages, perLanguage } from '#languages/language.ts'
import type { Dictionary } from './dictionary.ts'
import type { areas, serverAreas } from './en/index.ts'
import type { officeAreas } from './en/office-index.ts'
import { createTranslate, gapsIn, type Translate } from './translator.ts'

type Loaders = typeof areas & typeof officeAreas & typeof serverAreas
type KeysOf<Area extends keyof Loaders> = Area extends unknown
  ? keyof (Awaited<ReturnType<Loaders[Area]>> & Record<Area, unknown>)[Area]
  : never

/** A key of any English text, including those of the server. */
export type ServerTextKey = KeysOf<keyof Loaders>

type Areas = Record<string, () => Promise<Record<string, Dictionary>>>

/** All texts of a language, including server texts: the server has no download to save. */
const loadAll = async (language: Language): Promise<[Language, Dictionary]> => {
  const { areas, serverAreas }: Record<'areas' | 'serverAreas', Areas> = await import(
    `./${language}/index.ts`
  )
  const { officeAreas }: Record<'officeAreas', Areas> = await import(`./${language}/office-index.ts`)
  const loaded = await Promise.all(
    Object.entries({ ...areas, ...officeAreas, ...serverAreas }).map(
      async ([area, load]) => (await load())[area],
    ),
  )
  return [language, Object.assign({}, ...loaded)]
}

export const dictionaries = Object.fromEntries(await Promise.all(languages.map(loadAll))) as Record<
  Language,
  Dictionary
>

export const translateIn: Record<Language, Translate> = perLanguage((language) =>
  createTranslate(language, [dictionaries[language], dictionaries.en]),
)

/** The English texts that a browser needs for the same fallback as the server. */
export const gapsOf: Record<Language, Dictionary> = perLanguage((language) =>
  gapsIn(dictionaries[language], dictionaries.en),
)
