import { type OfficeArea, type OfficeScreenArea, sharedAreas } from '#i18n/areas.ts'
import { loadOfficeTexts } from '#i18n/load-office-texts.ts'
import { loadTexts } from '#i18n/load-texts.ts'
import type { Language } from '#languages/language.ts'
import type { PageModule, PageParams } from './page.ts'
import { textsOf, textsProvider } from './with-texts.tsx'

const isShared = (area: OfficeScreenArea): area is Exclude<OfficeScreenArea, OfficeArea> =>
  sharedAreas.some((each) => each === area)

const load = (language: Language, area: OfficeScreenArea) =>
  isShared(area) ? loadTexts(language, area) : loadOfficeTexts(language, area)

export const WithOfficeTexts = textsProvider(load)

/** Rendering requests the texts again, and reports failures. */
export const fetchOfficeTexts = (language: Language, texts: readonly OfficeScreenArea[]): Promise<unknown> =>
  textsOf(load, language, texts).catch(() => undefined)

/** The texts in the language of the document. The server fetches them where it renders them. */
export const prefetchOfficeTexts = async (texts: readonly OfficeScreenArea[]): Promise<unknown> =>
  import.meta.env.SSR || fetchOfficeTexts(document.documentElement.lang as Language, texts)

/** The same page with the texts of its areas. */
export const screenWithOfficeTexts = async (
  load: () => Promise<PageModule>,
  texts: readonly OfficeScreenArea[],
): Promise<PageModule> => {
  const { default: Screen } = await load()
  return {
    default: ({ params }: { params: PageParams }) => (
      <WithOfficeTexts area={texts}>
        <Screen params={params} />
      </WithOfficeTexts>
    ),
  }
}
