import type { Page } from '@playwright/test'
import { expect, expectAccessible, language, t, test, toast } from './support/fixtures.ts'
import { openOffice, visitAsAdmin } from './support/office.ts'
import { scriptOf } from './support/slow-line.ts'

const services = '/dashboard/services'

test('a user opens the account menu by keyboard, moves through it and returns to its button', async ({
  visit,
}) => {
  const page = await openOffice(visit, services)
  const button = page.getByRole('button', { name: t('auth.account') })
  const item = (key: Parameters<typeof t>[0]) => page.getByRole('menuitem', { name: t(key), exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(item('auth.account')).toBeFocused()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowUp')
  await expect(item('auth.account')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(item('auth.profile')).toBeFocused()
  await page.keyboard.press('End')
  await expect(item('auth.logout')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(item('auth.logout')).toBeFocused()
  await page.keyboard.press('Home')
  await typeLetters(page, t('auth.help'))
  await expect(item('auth.help')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(button).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await typeLetters(page, t('auth.help'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: t('help.title') })).toBeVisible()
})

test('a menu closes with its button, and a click elsewhere closes it and takes effect', async ({ visit }) => {
  const page = await openOffice(visit, services)
  const button = page.getByRole('button', { name: t('auth.account') })
  await button.click()
  const menu = page.getByRole('menu', { name: t('auth.account') })
  await expect(menu).toBeFocused()
  await expectAccessible(page)
  const [edge, end] = await Promise.all(
    [menu, button].map(async (each) => {
      const box = await each.boundingBox()
      return box && (language === 'ar' ? box.x : box.x + box.width)
    }),
  )
  expect(Math.abs((edge ?? 0) - (end ?? 1000))).toBeLessThanOrEqual(1)
  await page.getByRole('searchbox').click()
  await expect(menu).toHaveCount(0)
  await expect(page.getByRole('searchbox')).toBeFocused()
})

test('a collapsed sidebar shows the names of its entries on hover and focus', async ({ visit }) => {
  const page = await openOffice(visit, services)
  await page.getByRole('button', { name: t('dash.sidebar.collapse') }).click()
  const entry = page.getByRole('complementary').getByRole('link', { name: t('nav.team') })
  await entry.hover()
  const tooltip = page.getByRole('tooltip')
  await expect(tooltip).toHaveText(t('nav.team'))
  const [at, beside] = await Promise.all([tooltip.boundingBox(), entry.boundingBox()])
  if (!at || !beside) throw new Error('nothing to measure')
  expect(language === 'ar' ? at.x + at.width <= beside.x : at.x >= beside.x + beside.width).toBe(true)
  await tooltip.hover()
  await expect(tooltip).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tooltip).toHaveCount(0)
  await page.mouse.move(600, 500)
  await entry.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(tooltip).toHaveText(t('nav.team'))
  await page.keyboard.press('Tab')
  await expect(tooltip).toHaveCount(1)
  await expect(tooltip).not.toHaveText(t('nav.team'))
})

test('a click before the code has loaded gets feedback immediately and takes effect later', async ({
  visit,
}) => {
  const page = await visitAsAdmin(visit)
  let arrive = () => {}
  const line = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(`**${scriptOf('src/features/services/office/service-dialog.tsx')}`, async (route) => {
    await line
    await route.continue()
  })
  await page.goto(services)
  await page
    .getByRole('button', { name: t('services.add') })
    .first()
    .click()
  await expect(page.locator('.dialog-opening')).toBeVisible()
  arrive()
  await expect(page.getByRole('dialog', { name: t('services.add') })).toBeVisible()
  await expect(page.locator('.dialog-opening')).toHaveCount(0)
})

test('a toast stays while the pointer is over it, and Esc closes it', async ({ visit }) => {
  const page = await visitAsAdmin(visit)
  await page.clock.install()
  await page.goto(services)
  const toggle = page.locator('.row-actions').first().getByRole('button').first()
  const note = toast(page)
  await toggle.click()
  await expect(note).toBeVisible()
  await note.hover()
  await page.clock.runFor(20_000)
  await expect(note).toBeVisible()
  await page.keyboard.press('Escape')
  await page.clock.runFor(1_000)
  await expect(note).toHaveCount(0)
  // The state is unchanged, and the toast closes by itself.
  await toggle.click()
  await expect(note).toBeVisible()
  await page.mouse.move(5, 5)
  await page.clock.runFor(6_000)
  await expect(note).toHaveCount(0)
})

/** Playwright's keyboard has no Arabic letters: it would insert text, which only a field accepts. */
const typeLetters = (page: Page, text: string) =>
  page.evaluate((letters) => {
    for (const key of letters)
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  }, text)
