import type { Page } from '@playwright/test'
import { entryOf, officeEntries, tabsOf } from '#pages/office-entries.ts'
import {
  createStaff,
  expect,
  hydrated,
  language,
  logInAs,
  logInAsAdmin,
  phone,
  t,
  test,
} from './support/fixtures.ts'
import { expectAccessibleInAll } from './support/looks.ts'

const laptop = { width: 1366, height: 768 }
const low = { width: 1366, height: 480 }
const screens = officeEntries.filter(({ group }) => group !== 'auth.account')

/** Reads the letters to the whole office, which clients of other journeys have written. */
const readLetters = async (page: Page) => {
  const unread = await page.request.get('/api/admin/messages?box=inbox&status=unread&pageSize=100')
  for (const { id } of await unread.json())
    expect((await page.request.put(`/api/messages/${id}`, { data: { status: 'read' } })).status()).toBe(200)
}

test('an admin sees the current one of 18 entries on every screen', async ({ visit }) => {
  const page = await visit({ language, viewport: laptop })
  await logInAsAdmin(page)
  const sidebar = page.getByRole('complementary')
  for (const { path, title, section } of screens)
    await test.step(path, async () => {
      await page.goto(path)
      await hydrated(page)
      await expect(sidebar.getByRole('listitem')).toHaveCount(18)
      const current = sidebar.locator('[aria-current=page]')
      await expect(current).toContainText(t(section ?? title))
      await expect(current).toBeInViewport({ ratio: 1 })
      const breadcrumb = page.getByRole('navigation', { name: t('ui.breadcrumb') })
      if (path !== '/dashboard') await expect(breadcrumb.getByText(t(title))).toBeVisible()
      // A section with the name of its first screen is shown once there.
      if (section && section !== title)
        await expect(breadcrumb.getByRole('link', { name: t(section) })).toBeVisible()
    })
  const last = sidebar.getByRole('listitem').last()
  await expect(last).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: t('dash.sidebar.collapse') })).toBeInViewport({ ratio: 1 })
  const icons = await sidebar
    .locator('.sidebar-link svg')
    .evaluateAll((all) => all.map((icon) => icon.innerHTML))
  expect(new Set(icons).size).toBe(18)

  await page.setViewportSize(low)
  for (const name of ['expand', 'collapse']) {
    await page.reload()
    await hydrated(page)
    await expect(sidebar.locator('[aria-current=page]')).toBeInViewport({ ratio: 1 })
    if (name === 'expand') await page.getByRole('button', { name: t('dash.sidebar.collapse') }).click()
  }
})

test('tabs lead to each screen of an entry', async ({ visit }) => {
  const page = await visit({ language, viewport: laptop })
  await logInAsAdmin(page)
  await page.goto('/dashboard')
  await hydrated(page)
  for (const first of ['/dashboard/story', '/dashboard/privacy', '/dashboard/system']) {
    const entry = entryOf(first)
    if (!entry?.section) throw new Error(`${first} has no tabs`)
    const name = t(entry.section)
    await page.getByRole('complementary').getByRole('link', { name }).click()
    const tabs = page.getByRole('navigation', { name, exact: true })
    for (const { path, title } of tabsOf(entry, 'admin')) {
      await tabs.getByRole('link', { name: t(title) }).click()
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      await expect(page.getByRole('heading', { level: 1, name: t(title) })).toBeVisible()
      await expect(tabs.locator('[aria-current=page]')).toHaveText(t(title))
    }
  }
  await expectAccessibleInAll(page, language, async () => {
    await expect(page.getByRole('table')).toBeVisible()
  })
  await page.setViewportSize(phone)
  await page.reload()
  await hydrated(page)
  await expect(
    page.getByRole('navigation', { name: t('dash.section.system') }).locator('[aria-current]'),
  ).toBeInViewport({ ratio: 0.99 })
  await page.getByRole('button', { name: t('nav.menu.open') }).click()
  const sheet = page.getByRole('dialog', { name: t('auth.dashboard') })
  await expect(sheet.getByRole('listitem')).toHaveCount(18)
  await expect(sheet.locator('.sidebar-link[aria-current=page]')).toBeInViewport({ ratio: 1 })
})

test('staff see the entries that they may open, and one screen of the pages', async ({ visit }) => {
  const admin = await visit({ language })
  await logInAsAdmin(admin)
  const { username, password } = await createStaff(admin)
  const page = await visit({ language, viewport: laptop })
  await logInAs(page, username, password)
  await page.goto('/dashboard')
  await hydrated(page)
  const sidebar = page.getByRole('complementary')
  await expect(sidebar.getByRole('listitem')).toHaveCount(13)
  await sidebar.getByRole('link', { name: t('dash.section.pages') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('story.pageTitle') })).toBeVisible()
  await expect(page.getByRole('navigation', { name: t('dash.section.pages') })).toHaveCount(0)
})

test('settings lead to the hours, and search finds each screen of an entry by its name', async ({
  visit,
}) => {
  const page = await visit({ language, viewport: laptop })
  await logInAsAdmin(page)
  await page.goto('/dashboard/settings')
  await hydrated(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: t('hours.title') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: t('hours.title') })).toBeVisible()
  for (const title of ['retention.title', 'outbox.title', 'pages.title'] as const) {
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: t('find.title') }).fill(t(title))
    await page
      .getByRole('option', { name: t(title) })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: t(title) })).toBeVisible()
  }
})
test('the count of messages leads to the tab with an unread one', async ({ visit }) => {
  const admin = await visit({ language })
  await logInAsAdmin(admin)
  const { username, password, id } = await createStaff(admin, 'Buthaina')
  const sent = await admin.request.post('/api/contact', {
    data: {
      name: 'Huda Al-Amri',
      email: 'huda@example.com',
      subject: 'A visit of Buthaina',
      message: 'May I come on Sunday?',
      language,
    },
  })
  expect(sent.status()).toBe(201)
  const page = await visit({ language, viewport: laptop })
  await logInAs(page, username, password)
  await readLetters(page)
  await page.goto('/dashboard')
  await hydrated(page)
  const entry = page.getByRole('complementary').getByRole('link', { name: t('dash.messages') })
  await expect(entry).toHaveAttribute('href', '/dashboard/messages?tab=contact')
  await entry.click()
  const shown = page.getByRole('tab', { selected: true })
  await expect(shown).toContainText(t('messages.tab.contact'))
  await expect(page.getByText(t('messages.tab.contact.text'))).toBeVisible()

  const letter = { toUserId: id, subject: 'For Buthaina', content: 'Please read this.' }
  expect((await admin.request.post('/api/messages', { data: letter })).status()).toBe(201)
  await page.goto('/dashboard')
  await hydrated(page)
  await expect(entry).toHaveAttribute('href', '/dashboard/messages')
  await entry.click()
  await expect(shown).toContainText(t('messages.tab.internal'))
  await expect(page.getByText(t('messages.tab.internal.text'))).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'For Buthaina' })).toBeVisible()
})
