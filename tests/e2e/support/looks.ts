import type { Page } from '@playwright/test'
import { isWholeMatrix } from '#tests/support/matrix.ts'
import {
  colourRules,
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  type Language,
  phone,
  type Theme,
} from './fixtures.ts'

/** Wide or narrow as the browser makes it; what answers to the width has answered. */
export const resize = async (page: Page, viewport: { width: number; height: number }) => {
  await page.setViewportSize(viewport)
  await page.evaluate(async (width) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    while (window.innerWidth !== width) await nextFrame()
    // Observers hear of it after the first frame, and what they draw is there in the next.
    await nextFrame()
    await nextFrame()
  }, viewport.width)
}

/** As the theme menu does it, from another tab; the device changes with it. */
export const changeTheme = async (page: Page, theme: Theme) => {
  await page.emulateMedia({ colorScheme: theme })
  await page.evaluate((chosen) => {
    localStorage.setItem('theme', chosen)
    document.documentElement.dataset.theme = chosen
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: chosen }))
  }, theme)
  await expect(page.locator(`html[data-theme=${theme}]`)).toHaveCount(1)
}

/**
 * Colours, themes and sizes are the same in both languages: `npm test` looks at them on Arabic pages,
 * `npm run test:all` on English ones too.
 */
export const showsLooks = (language: Language): boolean => isWholeMatrix || language === 'ar'

/** In the other theme, by the rules that read colours; ends in the light theme. */
export const expectReadableInDark = async (page: Page, language: Language) => {
  if (!showsLooks(language)) return
  await changeTheme(page, 'dark')
  await expectAccessible(page, [], colourRules)
  await changeTheme(page, 'light')
}

/**
 * Looks at the page in both themes and at both widths: at each width by every rule, and again in the other theme by
 * those that read colours. `expectReady` tells what must stand on it. Begins and ends in the light theme at a desk.
 */
export const expectAccessibleInAll = async (page: Page, language: Language, expectReady = async () => {}) => {
  const readsColours = showsLooks(language)
  await expectReady()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  if (readsColours) {
    await changeTheme(page, 'dark')
    await expectAccessible(page, [], colourRules)
  }
  await resize(page, phone)
  await expectReady()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  if (readsColours) {
    await changeTheme(page, 'light')
    await expectAccessible(page, [], colourRules)
  }
  await resize(page, desktop)
}

/** An open dialog on a phone in the dark, and again at a desk, where it ends. */
export const expectDialogAccessible = async (page: Page) => {
  await resize(page, phone)
  await changeTheme(page, 'dark')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await changeTheme(page, 'light')
  await resize(page, desktop)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

/**
 * What is pressed is large enough for a finger: 24 px, and 44 px for what a screen is about. A link within a sentence
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
        const least = element.matches('.button-primary:not(.button-table)') ? 44 : 24
        const isHidden = width <= 1 || height <= 1
        return {
          html: element.outerHTML.slice(0, 120),
          width,
          height,
          isSmall: !isHidden && (width < 24 || height < least),
        }
      })
      .filter(({ isSmall }) => isSmall)
      .map(({ html, width, height }) => `${Math.round(width)} × ${Math.round(height)}: ${html}`)
  })
