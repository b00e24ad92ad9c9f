import type { Page } from '@playwright/test'
import {
  colourRules,
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
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
 * Looks at the page in both themes and at both widths: at each width by every rule, and again in the other theme by
 * those that read colours. `expectReady` tells what must stand on it. Begins and ends in the light theme at a desk.
 */
export const expectAccessibleInAll = async (page: Page, expectReady = async () => {}) => {
  await expectReady()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await changeTheme(page, 'dark')
  await expectAccessible(page, [], colourRules)
  await resize(page, phone)
  await expectReady()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await changeTheme(page, 'light')
  await expectAccessible(page, [], colourRules)
  await resize(page, desktop)
}
