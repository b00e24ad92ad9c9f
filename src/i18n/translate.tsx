import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { type Direction, directionOf, type Language } from '#languages/language.ts'
import type { Dictionary, Values } from './dictionary.ts'
import type { areas } from './en/index.ts'
import { createTranslate, type Translate, translateMessage } from './translator.ts'

type Areas = typeof areas
type KeysOf<Area extends keyof Areas> = Area extends unknown
  ? keyof (Awaited<ReturnType<Areas[Area]>> & Record<Area, unknown>)[Area]
  : never
export type TextKey = KeysOf<keyof Areas>

export type Translation = {
  language: Language
  direction: Direction
  /** Tried in order; an area that brings words of its own puts them before these. */
  dictionaries: readonly Dictionary[]
  /** The text of a key, filled with its values. */
  t: (key: TextKey, values?: Values) => string
  /** The text of a schema's message; what is no key comes back as it is, such as an answer of the server. */
  tMessage: Translate
}

const TranslationContext = createContext<Translation | undefined>(undefined)

/** `dictionaries` are tried in order; the last one holds the English texts that the language lacks. */
export const TranslationProvider = ({
  language,
  dictionaries,
  children,
}: {
  language: Language
  dictionaries: readonly Dictionary[]
  children: ReactNode
}) => {
  const translation = useMemo<Translation>(() => {
    const translate = createTranslate(language, dictionaries)
    return {
      language,
      direction: directionOf(language),
      dictionaries,
      t: translate,
      tMessage: translateMessage(translate),
    }
  }, [language, dictionaries])
  return <TranslationContext value={translation}>{children}</TranslationContext>
}

export const useTranslation = (): Translation => {
  const translation = useContext(TranslationContext)
  if (!translation) throw new Error('no TranslationProvider')
  return translation
}
