import { loadOfficeTexts, type OfficeArea } from '#i18n/load-office-texts.ts'
import type { Language } from '#languages/language.ts'
import type { PageModule, PageParams } from './page.ts'
import { textsOf, textsProvider } from './with-texts.tsx'

// Not handed over as it is: the bundler may run this file before the one that holds it.
export const WithOfficeTexts = textsProvider((language: Language, area: OfficeArea) =>
  loadOfficeTexts(language, area),
)

/** The same page with the texts that only it and its kin need; they travel at the same time as its code. */
export const loadWithOfficeTexts = async (
  load: () => Promise<PageModule>,
  texts: readonly OfficeArea[],
): Promise<PageModule> => {
  // Only ahead: where they are drawn they are asked for in the language of that moment, and a failure is reported.
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
