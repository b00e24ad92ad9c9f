import { type ReactNode, use, useMemo } from 'react'
import type { Dictionary } from '#i18n/dictionary.ts'
import { loadTexts, type TextArea } from '#i18n/load-texts.ts'
import { TranslationProvider, useTranslation } from '#i18n/translate.tsx'
import type { Language } from '#languages/language.ts'

const loading = new Map<string, Promise<Dictionary>>()

const textsOf = (language: Language, area: TextArea): Promise<Dictionary> => {
  const key = `${language} ${area}`
  const found = loading.get(key) ?? loadTexts(language, area)
  loading.set(key, found)
  found.catch(() => loading.delete(key))
  return found
}

/** Provides the texts of an area, which are downloaded only by visitors who enter it. */
export const WithTexts = ({ area, children }: { area: TextArea; children: ReactNode }) => {
  const { language, dictionaries: above } = useTranslation()
  const texts = use(textsOf(language, area))
  const dictionaries = useMemo(() => [texts, ...above], [texts, above])
  return (
    <TranslationProvider language={language} dictionaries={dictionaries}>
      {children}
    </TranslationProvider>
  )
}
