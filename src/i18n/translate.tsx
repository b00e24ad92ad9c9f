import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { type Direction, directionOf, type Language } from '#languages/language.ts'
import type { TextKey } from './areas.ts'
import type { Dictionary, Values } from './dictionary.ts'
import { createTranslate, type Translate, translateMessage } from './translator.ts'

export type { TextKey } from './areas.ts'

export type Translation = {
  language: Language
  direction: Direction
  /** Searched in order; the texts of the current area come first. */
  dictionaries: readonly Dictionary[]
  /** The text for a key, with its values filled in. */
  t: (key: TextKey, values?: Values) => string
  /**
   * The text for a schema message. A text that is not a key, such as a server message, is returned unchanged.
   */
  tMessage: Translate
}

const TranslationContext = createContext<Translation | undefined>(undefined)

/** `dictionaries` are searched in order; the last one contains the English texts that the language lacks. */
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
