import type { Page } from '@playwright/test'
import { eachLanguage, expect, phone, test } from './support/fixtures.ts'
import { publicPages } from './support/public-pages.ts'
import { hold } from './support/slow-line.ts'

type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }

/** Notes every shift, also those that a touch would excuse, with what moved. */
const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    const noted: { value: number; moved: string[] }[] = []
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        noted.push({ value, moved: sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '') })
    }).observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, { noted })
  })

/** Once two frames have been drawn, what they shifted is noted. */
const shiftsOf = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
    await new Promise((resolve) => setTimeout(resolve))
    return Reflect.get(window, 'noted') as { value: number; moved: string[] }[]
  })

const most = 0.01

eachLanguage((language) => {
  test(`on a phone no public page moves when its fonts come late (${language})`, async ({ visit }) => {
    const page = await visit({ language, viewport: phone })
    await noteShifts(page)
    for (const path of publicPages)
      await test.step(path, async () => {
        const release = await hold(page, /\.woff2$/)
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        // Painted with what stands there before a font.
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
        expect(
          await page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loading')),
        ).toBe(true)
        release()
        await page.waitForLoadState('load')
        const shifts = await shiftsOf(page)
        const moved = shifts.reduce((sum, { value }) => sum + value, 0)
        expect([path, moved <= most ? [] : shifts]).toEqual([path, []])
        await page.unrouteAll({ behavior: 'wait' })
      })
  })
})
