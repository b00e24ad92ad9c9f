import type { OfficeArea } from '#i18n/areas.ts'
import { loadOfficeTexts } from '#i18n/load-office-texts.ts'
import type { Language } from '#languages/language.ts'
import type { PageModule, PageParams } from './page.ts'
import { textsOf, textsProvider } from './with-texts.tsx'

// Wrapped in a function: the bundler may run this file before the file of `loadOfficeTexts`.
export const WithOfficeTexts = textsProvider((language: Language, area: OfficeArea) =>
  loadOfficeTexts(language, area),
)

/** The same page with the texts of its areas, which load in parallel with its code. */
export const loadWithOfficeTexts = async (
  load: () => Promise<PageModule>,
  texts: readonly OfficeArea[],
): Promise<PageModule> => {
  // Only a prefetch: rendering requests the texts in the language of that time, and reports failures.
  textsOf(loadOfficeTexts, document.documentElement.lang as Language, texts).catch(() => undefined)
  const { default: Screen } = await load()
  return {
    default: ({ params }: { params: PageParams }) => (
      <WithOfficeTexts area={texts}>
        <Screen params={params} />
      </WithOfficeTexts>
    ),
  }
}
