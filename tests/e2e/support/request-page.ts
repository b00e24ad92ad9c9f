import type { Locator, Page } from '@playwright/test'
import { expect, t } from './fixtures.ts'
import { openPage } from './office.ts'

const names = {
  status: 'table.status',
  lawyer: 'request.lawyer',
  appointment: 'appointments.heading',
  identity: 'request.identity',
  parties: 'parties.heading',
  questions: 'request.questions',
  agreement: 'agreements.title',
  papers: 'papers.heading',
  path: 'request.path',
  notes: 'consult.notes',
  more: 'request.more',
  access: 'request.access',
  history: 'consult.history',
} as const

/** The fact whose content a fact opens, if it is not its own. */
const contentOf: Partial<Record<keyof typeof names, keyof typeof names>> = {
  lawyer: 'status',
  notes: 'status',
}

/** The open dialog over the page of a request. On a phone the facts are in a sheet, which is a dialog as well. */
export const dialogOver = (page: Page): Locator => page.locator('dialog[open]:not(.facts-sheet)')

/** The content of an opened fact. */
export const factContent = (page: Page, fact: keyof typeof names): Locator =>
  page.getByRole('region', { name: t(names[contentOf[fact] ?? fact]), exact: true })

/** The line of a fact. */
export const factLine = (page: Page, fact: keyof typeof names): Locator =>
  page
    .locator('.facts-scroll')
    .getByRole('button', { name: new RegExp(`^${t(names[fact])}`) })
    .first()

/** Opens a fact of the page of a request, on a phone in its sheet, and returns its content. */
export const openFact = async (page: Page, fact: keyof typeof names): Promise<Locator> => {
  await showFacts(page)
  await factLine(page, fact).click()
  const content = factContent(page, fact)
  await expect(content).toBeVisible()
  return content
}

/** Opens the sheet of the facts on a phone. */
export const showFacts = async (page: Page): Promise<void> => {
  const sheet = page.locator('.request-state')
  if ((await sheet.isVisible()) && (await page.locator('.facts-sheet').count()) === 0) await sheet.click()
}

/** Opens the page of a request with a fact. */
export const openRequestAt = async (page: Page, id: number, fact: keyof typeof names): Promise<Locator> => {
  await openPage(page, `/dashboard/consultations/${id}`)
  return openFact(page, fact)
}

/** Chooses what to write below the thread. */
export const writeAs = async (page: Page, mode: 'reply' | 'note' | 'colleague'): Promise<void> => {
  const composer = page.locator('.thread-composer')
  if (await composer.locator('.thread-mode').isVisible()) await composer.locator('.thread-mode').click()
  await composer.getByRole('button', { name: t(`thread.mode.${mode}`), exact: true }).click()
}
