import { type Language, languages, perLanguage } from '#languages/language.ts'
import type { Dictionary } from './dictionary.ts'
import * as files from './en/index.ts'
import { createTranslate, gapsIn, type Translate } from './translator.ts'

export type { ServerTextKey } from './areas.ts'

type Areas = Record<string, Dictionary>

/** All texts of a language by area. The server has no download to save. */
const loadAll = async (language: Language): Promise<[Language, Areas]> => {
  const loaded: Areas[] = await Promise.all(
    Object.keys(files).map((name) => import(`./${language}/${name}.ts`)),
  )
  const areas: Areas = {}
  for (const [area, texts] of loaded.flatMap((file) => Object.entries(file))) {
    areas[area] ??= {}
    Object.assign(areas[area], texts)
  }
  return [language, areas]
}

export const areasOf = Object.fromEntries(await Promise.all(languages.map(loadAll))) as Record<
  Language,
  Areas
>

export const dictionaries: Record<Language, Dictionary> = perLanguage((language) =>
  Object.assign({}, ...Object.values(areasOf[language])),
)

export const translateIn: Record<Language, Translate> = perLanguage((language) =>
  createTranslate(language, [dictionaries[language], dictionaries.en]),
)

/** The English texts that a browser needs for the same fallback as the server. */
export const gapsOf: Record<Language, Dictionary> = perLanguage((language) =>
  gapsIn(dictionaries[language], dictionaries.en),
)
