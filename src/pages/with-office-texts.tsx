import type { OfficeArea } from '#i18n/areas.ts'
import { loadOfficeTexts } from '#i18n/load-office-texts.ts'
import type { Language } from '#languages/language.ts'
import type { PageModule, PageParams } from './page.ts'
import { textsOf, textsProvider } from './with-texts.tsx'

// Wrapped in a function: the bundler may run this file before the file of `loadOfficeTexts`.
export const WithOfficeTexts = textsProvider((language: Language, area: OfficeArea) =>
  loadOfficeTexts(language, area),
)

/** Rendering requests the texts in the language of that time, and reports failures. */
export const prefetchOfficeTexts = (texts: readonly OfficeArea[]): Promise<unknown> =>
  textsOf(loadOfficeTexts, document.documentElement.lang as Language, texts).catch(() => undefined)

/** The same page with the texts of its areas, which load in parallel with its code. */
export const loadWithOfficeTexts = async (
  load: () => Promise<PageModule>,
  texts: readonly OfficeArea[],
): Promise<PageModule> => {
  const [{ default: Screen }] = await Promise.all([load(), prefetchOfficeTexts(texts)])
  return {
    default: ({ params }: { params: PageParams }) => (
      <WithOfficeTexts area={texts}>
        <Screen params={params} />
      </WithOfficeTexts>
    ),
  }
}
