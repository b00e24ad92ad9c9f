import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { expect, language, phone, t, test, wordsIn } from './support/fixtures.ts'
// Titles from other tests could wrap at the very edge of a line.
import { missingPages, publicPages } from './support/public-pages.ts'
import { hold } from './support/slow-line.ts'

test.use({ expectedConsole: missingPages })

type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }

/** Records every layout shift and its sources, even shifts after an interaction. */
const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    const noted: { value: number; moved: string[] }[] = []
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        noted.push({ value, moved: sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '') })
    }).observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, { noted })
  })

/** Layout shifts are recorded once two frames have been painted. */
const shiftsOf = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
    await new Promise((resolve) => setTimeout(resolve))
    return Reflect.get(window, 'noted') as { value: number; moved: string[] }[]
  })

const max = 0.01

/** Runs axe before the sections below the first view are laid out, with estimated heights. */
const faultsAsOpened = async (page: Page, path: string) => {
  const timeline = await page.context().newCDPSession(page)
  await timeline.send('Animation.enable')
  await timeline.send('Animation.setPlaybackRate', { playbackRate: 0 })
  await page.goto(path)
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    await document.fonts.ready
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      runOnly: ['color-contrast', 'target-size'],
    })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  })
}

test('no public page on a phone shifts when its fonts load late', async ({ visit }) => {
  const page = await visit({ language, viewport: phone })
  await noteShifts(page)
  for (const path of publicPages)
    await test.step(path, async () => {
      const release = await hold(page, /\.woff2$/)
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      // Painted with the fallback font.
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loading'))).toBe(
        true,
      )
      release()
      await page.waitForLoadState('load')
      const shifts = await shiftsOf(page)
      const moved = shifts.reduce((sum, { value }) => sum + value, 0)
      expect([path, moved <= max ? [] : shifts]).toEqual([path, []])
      await page.unrouteAll({ behavior: 'wait' })
    })
})

test('every target on a phone is large enough and every text legible when a page opens', async ({
  visit,
}) => {
  for (const width of [320, 390, 412, 600]) {
    const page = await visit({ language, viewport: { ...phone, width } })
    expect([width, await faultsAsOpened(page, '/')]).toEqual([width, []])
  }
})

test('the home page on a phone is laid out while scrolling, and complete at an anchor further down', async ({
  visit,
}) => {
  const page = await visit({ language, viewport: phone })
  const contact = page.locator('#contact')
  const isLaidOut = () =>
    contact.evaluate(
      ({ firstElementChild }) => firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) ?? false,
    )
  const topOf = (id: string) =>
    page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  expect(await isLaidOut()).toBe(false)
  await page.emulateMedia({ reducedMotion: 'reduce', media: 'print' })
  expect(await isLaidOut()).toBe(true)
  await page.emulateMedia({ reducedMotion: 'reduce', media: 'screen' })
  expect(await isLaidOut()).toBe(false)

  await page
    .getByRole('main')
    .getByRole('link', { name: wordsIn(language)('hero.cta.consultation') })
    .click()
  const below = await page
    .locator('html')
    .evaluate((root) => Number.parseFloat(getComputedStyle(root).scrollPaddingTop))
  await expect.poll(() => topOf('consultation')).toBe(below)
  expect(await isLaidOut()).toBe(true)

  await page.goto('/about')
  await page.goto('/#clients')
  await expect.poll(() => topOf('clients')).toBe(below)
  await page.reload()
  await expect.poll(() => topOf('clients')).toBe(below)

  await page.goto('/')
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let y = 0; y < 4000; y += 400) {
      window.scrollTo({ top: y, behavior: 'instant' })
      await frame()
      await frame()
    }
  })
  const place = await topOf('team')
  await page.goto('/clients')
  await page.goBack()
  await expect.poll(() => topOf('team')).toBe(place)
})

test('screen readers get the sections that a phone has not laid out', async ({ browser, server }) => {
  const { launchOptions } = test.info().project.use
  // Chromium takes this for a screen reader, which cannot be detected later.
  const args = [...(launchOptions?.args ?? []), '--force-renderer-accessibility']
  const withReader = await browser.browserType().launch({ ...launchOptions, args })
  try {
    const page = await withReader.newPage({ baseURL: server.url, viewport: phone, locale: language })
    await page.goto('/')
    const session = await page.context().newCDPSession(page)
    await session.send('Accessibility.enable')
    const headings = async () => {
      const { root } = await session.send('DOM.getDocument', { depth: 0 })
      const query = { nodeId: root.nodeId, role: 'heading' }
      const { nodes } = await session.send('Accessibility.queryAXTree', query)
      return nodes.map(({ name }) => String(name?.value))
    }
    await expect.poll(headings).toContain(t('contact.heading'))
  } finally {
    await withReader.close()
  }
})
