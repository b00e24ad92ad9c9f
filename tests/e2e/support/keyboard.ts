import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Presses Tab until the element has the focus, like a keyboard user. The focus ring must be visible. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  for (let presses = 0; presses < 150; presses++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) {
      const ring = await target.evaluate((element) => getComputedStyle(element).outlineStyle)
      expect(ring).not.toBe('none')
      return
    }
  }
  throw new Error(`150 times Tab did not reach ${target}`)
}

/** Opens a list and moves down to the option. Type-ahead is tested beside the select. */
export const chooseByArrows = async (page: Page, target: Locator, word: string) => {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
  const option = page.getByRole('option', { name: word, exact: true })
  await expect(option).toBeVisible()
  for (let presses = 0; presses < 10; presses++) {
    if (await option.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')
  await expect(target).toContainText(word)
}

export const typeInto = async (page: Page, target: Locator, text: string) => {
  await tabTo(page, target)
  await page.keyboard.insertText(text)
}

/** Tabs to the element and presses Enter. */
export const press = async (page: Page, target: Locator) => {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}
