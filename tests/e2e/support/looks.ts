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

/**
 * Colours, themes and sizes are the same in both languages, so `npm test` checks them on Arabic pages and `npm run
 * test:all` on English ones too.
 */
export const showsLooks = (language: Language): boolean => isWholeMatrix || language === 'ar'

/** Checks the other theme by the rules about colours; ends in the light theme. */
export const expectReadableInDark = async (page: Page, language: Language) => {
  if (!showsLooks(language)) return
  await changeTheme(page, 'dark')
  await expectAccessible(page, [], colourRules)
  await changeTheme(page, 'light')
}

/**
 * Checks the page in both themes and at both widths: at each width by every rule, and in the other theme by the rules
 * about colours. `expectReady` waits for the content. Starts and ends in the light theme on a desktop.
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

/** Checks an open dialog on a phone in the dark theme, and again on a desktop. */
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
