import { type ReactNode, use, useMemo } from 'react'
import type { Dictionary } from '#i18n/dictionary.ts'
import type { Language } from '#i18n/language.ts'
import { loadTexts } from '#i18n/load-texts.ts'
import { TranslationProvider, useTranslation } from '#i18n/translate.tsx'
import { useLanguageControl } from './language-provider.tsx'

const loading: Partial<Record<Language, Promise<readonly Dictionary[]>>> = {}

const allTexts = (language: Language) => {
  loading[language] ??= Promise.all([loadTexts(language, 'office'), loadTexts(language, 'site')])
  return loading[language]
}

/** Adds the words of dashboard and portal, which no visitor downloads. */
export const OfficeTexts = ({ children }: { children: ReactNode }) => {
  const { language } = useLanguageControl()
  const { dictionaries: above } = useTranslation()
  const texts = use(allTexts(language))
  const dictionaries = useMemo(() => [...texts, ...above], [texts, above])
  return (
    <TranslationProvider language={language} dictionaries={dictionaries}>
      {children}
    </TranslationProvider>
  )
}
