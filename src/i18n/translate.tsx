import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { Dictionary, Values } from './dictionary.ts'
import type { account } from './en/account.ts'
import type { firm } from './en/firm.ts'
import type { forms } from './en/forms.ts'
import type { home } from './en/home.ts'
import type { notices } from './en/notices.ts'
import type { office } from './en/office.ts'
import type { portal } from './en/portal.ts'
import type { publications } from './en/publications.ts'
import type { site } from './en/site.ts'
import { type Direction, directionOf, type Language } from './language.ts'
import { createTranslate, type Translate, translateMessage } from './translator.ts'

export type TextKey =
  | keyof typeof site
  | keyof typeof home
  | keyof typeof notices
  | keyof typeof firm
  | keyof typeof publications
  | keyof typeof forms
  | keyof typeof office
  | keyof typeof portal
  | keyof typeof account

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

/** `dictionaries` are tried in order; the last one holds the English texts that Arabic lacks. */
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
  if (!translation) throw new Error('useTranslation needs a TranslationProvider above it')
  return translation
}
