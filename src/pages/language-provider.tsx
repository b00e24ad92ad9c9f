import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useMemo,
  useState,
} from 'react'
import type { Dictionary } from '#i18n/dictionary.ts'
import { loadTexts } from '#i18n/load-texts.ts'
import { TranslationProvider } from '#i18n/translate.tsx'
import type { Language } from '#languages/language.ts'
import { whileFetching } from '#ui/while-fetching.ts'
import { hydrateAll } from './hydrate-when-visible.tsx'

type LanguageControl = {
  language: Language
  /** Switches the whole page immediately and stores the choice in the browser and for the server. */
  switchLanguage: (language: Language) => Promise<void>
}

const LanguageContext = createContext<LanguageControl | undefined>(undefined)

const yearInSeconds = 365 * 24 * 60 * 60

/** Local storage decides in the browser; the cookie lets the server render the same language (P4.3). */
const rememberLanguage = (language: Language) => {
  localStorage.setItem('language', language)
  const secure = window.location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: Firefox and Safari lack the cookie store
  document.cookie = `language=${language}; path=/; max-age=${yearInSeconds}; samesite=lax${secure}`
  const url = new URL(window.location.href)
  if (!url.searchParams.has('lang')) return
  url.searchParams.delete('lang')
  window.history.replaceState(window.history.state, '', url)
}

export const LanguageProvider = ({
  initialLanguage,
  initialTexts,
  gaps,
  children,
}: {
  initialLanguage: Language
  initialTexts: Dictionary
  gaps: Dictionary
  children: (language: Language) => ReactNode
}) => {
  const [{ language, texts }, setChosen] = useState({ language: initialLanguage, texts: initialTexts })
  const switchLanguage = useCallback(async (next: Language) => {
    const nextTexts = await whileFetching(loadTexts(next, 'site'))
    rememberLanguage(next)
    hydrateAll()
    startTransition(() => setChosen({ language: next, texts: nextTexts }))
  }, [])
  const control = useMemo(() => ({ language, switchLanguage }), [language, switchLanguage])
  const dictionaries = useMemo(() => [texts, gaps], [texts, gaps])
  return (
    <LanguageContext value={control}>
      <TranslationProvider language={language} dictionaries={dictionaries}>
        {children(language)}
      </TranslationProvider>
    </LanguageContext>
  )
}

export const useLanguageControl = (): LanguageControl => {
  const control = useContext(LanguageContext)
  if (!control) throw new Error('no LanguageProvider')
  return control
}
