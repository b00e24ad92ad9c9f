import type { Page } from '@playwright/test'
import {
  colorRules,
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  type Language,
  phone,
  type Theme,
} from './fixtures.ts'

/** Resizes the window and waits until the page has adapted to it. */
export const resize = async (page: Page, viewport: { width: number; height: number }) => {
  await page.setViewportSize(viewport)
  await page.evaluate(async (width) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    while (window.innerWidth !== width) await nextFrame()
    // Observers run after the first frame, and what they render is there in the next.
    await nextFrame()
    await nextFrame()
  }, viewport.width)
}

/** Changes the theme as the theme menu in another tab would, together with the device's setting. */
export const changeTheme = async (page: Page, theme: Theme) => {
  await page.emulateMedia({ colorScheme: theme })
  await page.evaluate((chosen) => {
    localStorage.setItem('theme', chosen)
    document.documentElement.dataset.theme = chosen
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: chosen }))
  }, theme)
  await expect(page.locator(`html[data-theme=${theme}]`)).toHaveCount(1)
}

/** Colors, themes and sizes are the same in both languages, so they are checked on Arabic pages. */
export const showsLooks = (language: Language): boolean => language === 'ar'

/** Checks the other theme by the rules about colors. Ends in the light theme. */
export const expectReadableInDark = async (page: Page, language: Language) => {
  if (!showsLooks(language)) return
  await changeTheme(page, 'dark')
  await expectAccessible(page, [], colorRules)
  await changeTheme(page, 'light')
}

/**
 * Checks the page by every rule on a desktop in the light theme and on a phone in the dark one, and the colors of the
 * other two combinations. `expectReady` waits for the content. Starts and ends in the light theme on a desktop.
 */
export const expectAccessibleInAll = async (page: Page, language: Language, expectReady = async () => {}) => {
  await expectReady()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  if (showsLooks(language)) await changeTheme(page, 'dark')
  if (showsLooks(language)) await expectAccessible(page, [], colorRules)
  await resize(page, phone)
  await expectReady()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await changeTheme(page, 'light')
  if (showsLooks(language)) await expectAccessible(page, [], colorRules)
  await resize(page, desktop)
}

/**
 * Lists touch targets that are too small: 24 px, and 44 px for the main actions of a screen. A link within a sentence
 * is as high as its line (WCAG 2.2, 2.5.8).
 */
export const targetsTooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isInSentence = (element: Element) =>
      element.tagName === 'A' && getComputedStyle(element).display === 'inline'
    return [
      ...document.querySelectorAll('a[href], button, input, select, textarea, summary, [role=combobox]'),
    ]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.closest('[aria-hidden=true]') &&
          !isInSentence(element),
      )
      .map((element) => {
        const { width, height } = element.getBoundingClientRect()
        const min = element.matches('.button-primary:not(.button-table)') ? 44 : 24
        const isHidden = width <= 1 || height <= 1
        return {
          html: element.outerHTML.slice(0, 120),
          width,
          height,
          isSmall: !isHidden && (width < 24 || height < min),
        }
      })
      .filter(({ isSmall }) => isSmall)
      .map(({ html, width, height }) => `${Math.round(width)} × ${Math.round(height)}: ${html}`)
  })

/** Layout widths in px: A4 in portrait and landscape; A3, and a window with print media. */
const sheets = [640, 1010, 1366, 1500]

/**
 * Checks the printed form of the page, or of its open dialog, from both themes. Ends with desktop screen media in the
 * light theme.
 */
export const expectPrintable = async (page: Page) => {
  await page.emulateMedia({ media: 'print' })
  for (const [at, width] of sheets.entries()) {
    await changeTheme(page, at % 2 === 0 ? 'dark' : 'light')
    await resize(page, { width, height: 900 })
    expect.soft(await printFaults(page), `${page.url()} on paper, ${width} px wide`).toEqual([])
  }
  await page.emulateMedia({ media: null })
  await resize(page, desktop)
}

const printFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility() && element.getClientRects().length > 0
    const name = (element: Element) =>
      `${element.tagName} ${element.className} ${element.textContent}`.slice(0, 90)
    const all = [...document.querySelectorAll('body *')].filter(isShown)
    const controls = all.filter((element) =>
      element.matches(
        'button:not(.print-shown, .data-table-sort, [role=combobox], [role=switch]), nav, aside.sidebar, search, .filter-bar, .toast, [type=search], [role=tab], .field:has(:placeholder-shown)',
      ),
    )
    const sheet = document.documentElement.clientWidth
    const wide = all.filter((element) => {
      if (element.closest('svg, .visually-hidden') || element.closest('.printed-line')) return false
      const { left, right, width } = element.getBoundingClientRect()
      // A decoration may extend into the margin of the paper, which is 45 px wide.
      return width > 1 && (left < -24 || right > sheet + 24)
    })
    const cut = all.filter(
      (element) =>
        element.matches('table, tr, td, th, [class*=scroll], .dialog-body, textarea') &&
        getComputedStyle(element).overflowX !== 'visible' &&
        element.scrollWidth > element.clientWidth + 1,
    )
    const part = document.querySelector('dialog[open] > .dialog-box') ?? document.querySelector('main')
    const narrow = !part || part.getBoundingClientRect().width < 0.8 * sheet
    const headless = [...document.querySelectorAll('table')].filter(
      (table) =>
        isShown(table) && table.tHead && getComputedStyle(table.tHead).display !== 'table-header-group',
    )
    const dark = all.filter((element) => {
      const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(
        Number,
      )
      return element.closest('.office') && red + green + blue > 600 && element.textContent?.trim()
    })
    const behind = document.querySelector('dialog[open]')
      ? all.filter((element) => element.matches('main h1') && !element.closest('dialog'))
      : []
    return [
      ...controls.map((element) => `control: ${name(element)}`),
      ...wide.slice(0, 3).map((element) => `beyond the sheet: ${name(element)}`),
      ...cut.map((element) => `cut: ${name(element)}`),
      ...(narrow ? ['narrower than the sheet'] : []),
      ...headless.map((element) => `no repeated head: ${name(element)}`),
      ...dark.slice(0, 3).map((element) => `light on white: ${name(element)}`),
      ...behind.map((element) => `behind the dialog: ${name(element)}`),
    ]
  })
