import type { Page } from '@playwright/test'
import { barOf, firstTouches } from './support/first-touches.ts'
import {
  desktop,
  expect,
  hydrated,
  language,
  logInAsAdmin,
  partHydrated,
  phone,
  registerClient,
  t,
  test,
} from './support/fixtures.ts'
import { hold, holdApp, holdModule, slowDown } from './support/slow-line.ts'

/** In English, only parts whose words or sides differ. */
const touches = firstTouches(language, t).filter(
  ({ name }) => language === 'ar' || /^(menu|language|search)/.test(name),
)

for (const { name, path, isPhone, part, touch, isSeen, result } of touches)
  test(`a first interaction gets feedback while nothing loads, and takes effect later: ${name}`, async ({
    visit,
  }) => {
    const page = await visit({ language, viewport: isPhone ? phone : desktop })
    const { bar } = await barOf(page)
    await page.goto(path)
    const release = await hold(page, /./)
    // For Playwright, a click on a link ends when the next page arrives.
    const touched = touch(part(page))
    if (isSeen === 'by the bar') await bar
    else await expect.poll(() => isSeen(part(page))).toBe(true)
    release()
    await touched
    await expect(result(page)).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })
  })

test('a list in use during hydration stays until it is left', async ({ visit }) => {
  const page = await visit({ language })
  const release = await holdApp(page)
  await page.goto('/')
  const form = page.locator('form[data-form="consultation"]')
  const list = form.locator('select[name="service"]')
  await list.focus()
  await list.selectOption('contract')
  release()
  await expect(form.locator('button[role="combobox"]')).toHaveCount(1)
  await expect(list).toBeFocused()
  await expect(list).toHaveAccessibleName(t('form.service'))
  await page.keyboard.press('Tab')
  await expect(form.locator('button[role="combobox"]')).toHaveCount(2)
  await expect(form.getByRole('combobox', { name: t('form.service') })).toContainText(t('area.contract'))
})

test('the focus is preserved during hydration', async ({ visit }) => {
  const page = await visit({ language })
  await page.goto('/publications/3')
  await page.locator('a.publication-tool:visible', { hasText: t('portal.addFavorite') }).focus()
  await expect(page.locator('button.publication-tool:focus')).toHaveText(t('portal.addFavorite'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
})

for (const { name, path, isPhone, part, touch, result } of touches.filter(({ name }) =>
  /^(menu|favorite|language), pointer/.test(name),
))
  test(`after hydration, a click shows feedback until its code is loaded: ${name}`, async ({ visit }) => {
    const page = await visit({ language, viewport: isPhone ? phone : desktop })
    const { bar } = await barOf(page)
    await page.goto(path)
    await hydrated(page)
    const release = await hold(page, /./)
    await touch(part(page))
    await bar
    release()
    await expect(result(page)).toBeVisible()
    await expect(page.locator('html[data-fetching]')).toHaveCount(0)
    await page.unrouteAll({ behavior: 'wait' })
  })

// React has started to hydrate the part by then, and drops events that it cannot handle.
test('a click on a part that waits for texts takes effect once they are loaded', async ({ visit }) => {
  const page = await visit({ language, viewport: phone })
  const release = await holdModule(page, `virtual:texts/${language}/publications`)
  await page.goto('/services/4')
  await hydrated(page)
  const link = page
    .getByRole('main')
    .getByRole('link', { name: t('services.request') })
    .first()
  await partHydrated(link)
  await link.click()
  await expect(page.locator('html[data-waiting]')).toHaveCount(1)
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.locator('html[data-waiting]')).toHaveCount(0)
  await expect(page).toHaveURL(/\/services\/4$/)
  await page.unrouteAll({ behavior: 'wait' })
})

// Nothing loads in the tests of keys above, so a slow line adds nothing to them.
for (const { name, path, isPhone, part, touch, result } of touches.filter(
  ({ name }) => !/, (key|arrow)$/.test(name),
))
  test(`a first interaction takes effect on a slow phone and a slow connection: ${name}`, async ({
    visit,
  }) => {
    const page = await visit({ language, viewport: isPhone ? phone : desktop })
    await slowDown(page)
    await page.goto(path)
    await touch(part(page))
    await expect(result(page)).toBeVisible()
  })

/** Drops every longer timer: React would end the fallback of a suspended page with one. */
const dropTimers = (page: Page) =>
  page.addInitScript(() => {
    const setShort = window.setTimeout
    window.setTimeout = ((run: () => void, delay = 0, ...values: []) =>
      delay > 100 ? 0 : setShort(run, delay, ...values)) as typeof window.setTimeout
  })

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

test('a page of the dashboard appears without a fallback of React', async ({ visit }) => {
  const page = await visit({ language })
  await logInAsAdmin(page)
  await dropTimers(page)
  await page.goto('/dashboard/services')
  await expect(heading(page)).toHaveText(t('nav.services'))
  await page.getByRole('link', { name: t('dash.users'), exact: true }).click()
  await expect(heading(page)).toHaveText(t('dash.users'))
})

test('a page of the portal appears without a fallback of React', async ({ visit }) => {
  const page = await visit({ language, viewport: phone })
  await registerClient(page, 'سارة', language)
  await dropTimers(page)
  await page.goto('/client')
  await expect(heading(page)).toHaveText(t('portal.welcome', { firstName: 'سارة' }))
  await page.goto('/client/documents')
  await expect(heading(page)).toBeVisible()
})
