import { type ReactNode, use, useMemo } from 'react'
import type { TextArea } from '#i18n/areas.ts'
import type { Dictionary } from '#i18n/dictionary.ts'
import { loadTexts } from '#i18n/load-texts.ts'
import { TranslationProvider, useTranslation } from '#i18n/translate.tsx'
import type { Language } from '#languages/language.ts'
import type { PageModule, PageParams } from './page.ts'

type Load<Area> = (language: Language, area: Area) => Promise<Dictionary>

const loading = new Map<string, Promise<readonly Dictionary[]>>()

/** The texts of areas, each set fetched once. A failed set is fetched again at the next request after a pause. */
export const textsOf = <Area extends string>(
  load: Load<Area>,
  language: Language,
  areas: readonly Area[],
): Promise<readonly Dictionary[]> => {
  const key = `${language} ${areas}`
  const found = loading.get(key) ?? Promise.all(areas.map((area) => load(language, area)))
  loading.set(key, found)
  found.then(
    // React reads these fields: texts that are there render without a fallback.
    (value) => Object.assign(found, { status: 'fulfilled', value }),
    // Without the pause, React would render again, fetch again, and never show the error.
    () => setTimeout(() => loading.delete(key), fetchAgainAfterInMs),
  )
  return found
}

/** Shorter than the time that a person takes to press "Try again". */
const fetchAgainAfterInMs = 500

/** Provides the texts of areas that `load` can fetch; only visitors who enter them download them. */
export const textsProvider =
  <Area extends string>(load: Load<Area>) =>
  ({ area, children }: { area: Area | readonly Area[]; children: ReactNode }) => {
    const { language, dictionaries: above } = useTranslation()
    const texts = use(textsOf(load, language, typeof area === 'string' ? [area] : area))
    const dictionaries = useMemo(() => [...texts, ...above], [texts, above])
    return (
      <TranslationProvider language={language} dictionaries={dictionaries}>
        {children}
      </TranslationProvider>
    )
  }

export const WithTexts = textsProvider(loadTexts)

/**
 * The texts in the language of the document. Rendering requests them again, and reports failures; the server
 * fetches them there only.
 */
export const prefetchTexts = async (areas: readonly TextArea[]): Promise<unknown> =>
  import.meta.env.SSR || fetchTexts(document.documentElement.lang as Language, areas)

/** Rendering requests the texts again, and reports failures. */
export const fetchTexts = (language: Language, areas: readonly TextArea[]): Promise<unknown> =>
  textsOf(loadTexts, language, areas).catch(() => undefined)

/** The same page with the texts of its areas. */
export const screenWithTexts = async (
  load: () => Promise<PageModule>,
  areas: readonly TextArea[],
): Promise<PageModule> => {
  const [{ default: Screen }] = await Promise.all([load(), prefetchTexts(areas)])
  return {
    default: ({ params }: { params: PageParams }) => (
      <WithTexts area={areas}>
        <Screen params={params} />
      </WithTexts>
    ),
  }
}
