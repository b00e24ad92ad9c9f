import type { Page } from '@playwright/test'
import { officeScreens } from '#pages/office-screens.ts'
import { portalScreens } from '#pages/portal-screens.ts'
import { desktop, expect, language, phone, test } from './support/fixtures.ts'
import { looksOfPage } from './support/looks-of-page.ts'
import { openMatter } from './support/matter.ts'
import { hold } from './support/slow-line.ts'

// The page stays as the server wrote it.
test.use({ javaScriptEnabled: false })

const hasPainted = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length > 0)

/** Paints each page while its style sheet is held, and compares it with the page that has its sheet. */
const expectPaintedFirst = async (page: Page, paths: readonly string[]) => {
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    for (const path of paths)
      await test.step(`${path} ${viewport.width}`, async () => {
        const release = await hold(page, /\.css$/)
        await page.goto(path, { waitUntil: 'commit' })
        await expect.poll(() => hasPainted(page)).toBe(true)
        await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(1)
        const before = await page.evaluate(looksOfPage)
        release()
        await page.waitForLoadState('load')
        const after = await page.evaluate(looksOfPage)
        expect(after.length).toBeGreaterThan(20)
        expect(after.filter((look, at) => look !== before[at]).slice(0, 5)).toEqual([])
      })
  }
}

test('a page behind the login is painted before its style sheet arrives, and stays as it is', async ({
  visit,
}) => {
  const client = await visit({ language })
  const office = await visit({ language })
  const { requestId } = await openMatter(client, office, language)
  const paths = (screens: readonly { path: string }[]) =>
    screens.map(({ path }) => path).filter((path) => !path.includes(':'))
  await expectPaintedFirst(client, [...paths(portalScreens), `/client/consultations/${requestId}`])
  await expectPaintedFirst(office, [...paths(officeScreens), `/dashboard/consultations/${requestId}`])
})
