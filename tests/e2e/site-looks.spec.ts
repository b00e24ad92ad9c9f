import type { Page } from '@playwright/test'
import {
  desktop,
  expect,
  expectNoSidewaysScroll,
  hydrated,
  languages,
  phone,
  refusedCall,
  test,
  themes,
  toast,
  wordsIn,
} from './support/fixtures.ts'
import { changeTheme, resize } from './support/looks.ts'

// Visual details: positions, edges and fonts of the public site.

const en = wordsIn('en')

const boxOf = async (page: Page, name: string) => {
  const box = await page.locator(name).first().boundingBox()
  if (!box) throw new Error(`nothing is shown as ${name}`)
  return { ...box, end: box.x + box.width, foot: box.y + box.height }
}

test('the openings of the illustration start after the text on a narrow desktop', async ({ visit }) => {
  for (const language of languages) {
    const page = await visit({ language, viewport: { width: 1024, height: 768 } })
    await page.goto('/')
    const gap = await page.evaluate(() => {
      const edges = (name: string) =>
        [...document.querySelectorAll(name)].map((each) => each.getBoundingClientRect())
      const text = edges('.hero-text > *')
      const openings = edges('.hero .wall-wide .wall-row use')
      return document.dir === 'rtl'
        ? Math.min(...text.map(({ left }) => left)) - Math.max(...openings.map(({ right }) => right))
        : Math.min(...openings.map(({ left }) => left)) - Math.max(...text.map(({ right }) => right))
    })
    expect(gap).toBeGreaterThan(0)
  }
})

test('the header links are beside the name on a narrow desktop if they fit, else in a menu', async ({
  visit,
}) => {
  for (const [language, width, fits] of [
    ['en', 1024, true],
    ['ar', 1024, false],
    ['ar', 1240, true],
  ] as const) {
    const page = await visit({ language, viewport: { width, height: 768 } })
    await page.goto('/')
    await expect(page.locator('.site-nav')).toBeVisible({ visible: fits })
    await expect(page.locator('.site-menu-button')).toBeVisible({ visible: !fits })
    expect((await boxOf(page, '.site-header-row')).height).toBeLessThanOrEqual(73)
    await expectNoSidewaysScroll(page)
  }
})

test.describe('toasts', () => {
  test.use({ expectedConsole: refusedCall })

  for (const viewport of [desktop, phone])
    test(`are at the same position on a page and in a dialog (${viewport.width})`, async ({ visit }) => {
      const page = await visit({ viewport })
      const logIn = async (form: ReturnType<Page['locator']>) => {
        await form.getByLabel(en('form.username')).fill('nobody')
        await form.getByLabel(en('form.password'), { exact: true }).fill('not the password')
        await form.getByRole('button', { name: en('auth.login'), exact: true }).click()
        await expect(toast(page)).toBeVisible()
        await toast(page).evaluate((element) =>
          Promise.all(element.getAnimations().map((each) => each.finished)),
        )
        return boxOf(page, '.toast')
      }
      await page.goto('/auth')
      await hydrated(page)
      const onPage = await logIn(page.locator('main'))
      await page.goto('/#services')
      await hydrated(page)
      await page.locator('#services').scrollIntoViewIfNeeded()
      await page.locator('#services a[aria-haspopup="dialog"]').first().click()
      const inDialog = await logIn(page.getByRole('dialog'))
      expect(inDialog).toEqual(onPage)
      const title = await page.getByRole('dialog').getByRole('heading').first().boundingBox()
      expect(inDialog.y).toBeGreaterThanOrEqual((title?.y ?? 0) + (title?.height ?? 0))
    })
})

test('the navigation highlights the current section of the home page, and nothing at its top', async ({
  visit,
}) => {
  const page = await visit({ viewport: { width: 1440, height: 900 } })
  await page.goto('/')
  const marked = page.locator('.site-nav [aria-current]')
  await expect(marked).toHaveCount(0)
  for (const id of ['services', 'contact', 'about']) {
    await page.evaluate((name) => document.getElementById(name)?.scrollIntoView({ behavior: 'instant' }), id)
    await expect(marked).toHaveCount(1)
    await expect(marked).toHaveAttribute('href', `/#${id}`)
  }
  await hydrated(page)
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expect(marked).toHaveCount(0)
})

test('the footer and the logos have the colors of the theme', async ({ visit }) => {
  const page = await visit()
  for (const path of ['/', '/about', '/publications', '/contact']) {
    await page.goto(path)
    await expect(page.locator('.site-footer-edge')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    // Its serrated edge overlaps the section above it.
    const [teeth, main] = [await boxOf(page, '.site-footer-edge'), await boxOf(page, 'main')]
    expect(Math.abs(teeth.foot - main.foot)).toBeLessThanOrEqual(1)
  }
  await page.goto('/clients')
  const mark = page.locator('.client-logo').first()
  await expect(mark).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(mark).toHaveCSS('filter', 'none')
  await changeTheme(page, 'dark')
  await expect(mark).toHaveCSS('filter', 'brightness(0) invert(0.85)')
})

test('a phone shows how to call the firm, and a short message field', async ({ visit }) => {
  const page = await visit({ language: 'ar', viewport: phone })
  const calls = page.locator('main .call-buttons')
  for (const path of ['/team/1', '/services/4']) {
    await page.goto(path)
    await expect(calls.locator('a[href^="tel:"]')).toBeInViewport()
    await expect(calls.locator('a[href^="https://wa.me/"]')).toBeInViewport()
  }
  await resize(page, desktop)
  await expect(calls).toBeHidden()
  await resize(page, phone)
  await page.goto('/contact')
  expect((await boxOf(page, '.contact-form textarea')).height).toBeLessThan(180)
})

test('the login bar aligns with the form, which is centered on a tablet and beside three benefits', async ({
  visit,
}) => {
  const page = await visit({ language: 'ar' })
  for (const path of ['/auth', '/auth?tab=register'])
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      const [bar, form] = [await boxOf(page, '.auth-bar'), await boxOf(page, '.auth-box')]
      expect([bar.x, bar.end]).toEqual([form.x, form.end])
      if (width === 768) expect(Math.abs(form.x - (width - form.end))).toBeLessThanOrEqual(1)
    }
  for (const key of ['portal', 'services', 'communications'] as const)
    await expect(page.getByRole('heading', { name: wordsIn('ar')(`auth.benefit.${key}`) })).toBeVisible()
})

// The illustration follows the time in Riyadh, wherever the browser is.

/** The position of the light as a share of the width, and the opacity of sun and lamps. */
const light = (wall: string) => {
  const part = (name: string) => document.querySelector(`${wall} ${name}`) as SVGElement
  const { transform, opacity } = getComputedStyle(part('.wall-sun'))
  const { width } = (part('.wall-sun').ownerSVGElement as SVGSVGElement).viewBox.baseVal
  return {
    at: Math.round((new DOMMatrix(transform).e / width) * 100) / 100,
    sun: opacity,
    lamps: getComputedStyle(part('.wall-lamp')).opacity,
  }
}

const noon = ['12:00', '2026-03-01T12:00:00+03:00', { at: 0.79, sun: '1', lamps: '0' }] as const
const hours = [
  ['06:00', '2026-03-01T06:00:00+03:00', { at: 0.62, sun: '1', lamps: '0' }],
  noon,
  ['17:59', '2026-03-01T17:59:00+03:00', { at: 0.93, sun: '1', lamps: '0' }],
  ['18:00', '2026-03-01T18:00:00+03:00', { sun: '0', lamps: '1' }],
  ['21:00', '2026-03-01T21:00:00+03:00', { sun: '0', lamps: '1' }],
  ['05:59', '2026-03-02T05:59:00+03:00', { sun: '0', lamps: '1' }],
] as const

test.describe('from a browser in New York', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('the light is where the sun is in Riyadh, in either language and theme', async ({ visit }) => {
    for (const language of languages)
      for (const theme of themes) {
        const page = await visit({ language, theme })
        // The light moves alike in each of them.
        for (const [name, instant, expected] of language === 'ar' && theme === 'light' ? hours : [noon]) {
          await page.clock.setFixedTime(new Date(instant))
          await page.goto('/')
          expect(await page.evaluate(() => new Date().getTimezoneOffset())).toBe(300)
          expect([name, await page.evaluate(light, '.hero .wall-wide')]).toMatchObject([name, expected])
        }
      }
  })
})

test('the illustration beside the login follows the time too, and its last row of openings is complete', async ({
  visit,
}) => {
  for (const width of [1024, 1280, 1440, 1920]) {
    const page = await visit({ viewport: { width, height: 900 } })
    await page.clock.install({ time: new Date('2026-03-01T06:00:00+03:00') })
    await page.goto('/auth')
    await expect(page.locator('.auth-panel > .wall')).toBeVisible()
    expect((await page.evaluate(light, '.auth-panel')).at).toBe(0.12)
    const cut = await page.evaluate(() => {
      const foot = (name: string) =>
        Math.max(...[...document.querySelectorAll(name)].map((each) => each.getBoundingClientRect().bottom))
      return foot('.auth-panel .wall-row-1 use') - foot('.auth-panel > .wall')
    })
    expect(cut).toBeLessThanOrEqual(0)
  }
})
