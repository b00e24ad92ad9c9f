import { loadOfficeTexts, type OfficeArea } from '#i18n/load-office-texts.ts'
import type { Page, PageParams } from './page.ts'
import { textsProvider } from './with-texts.tsx'

export const WithOfficeTexts = textsProvider(loadOfficeTexts)

/** The same page with the texts that only it and its kin need; they travel at the same time as its code. */
export const withOfficeTexts = (page: Page, texts: readonly OfficeArea[]): Page => {
  const Screen = ({ params }: { params: PageParams }) => {
    page.load().catch(() => undefined)
    return (
      <WithOfficeTexts area={texts}>
        <page.Screen params={params} />
      </WithOfficeTexts>
    )
  }
  return { ...page, Screen }
}
