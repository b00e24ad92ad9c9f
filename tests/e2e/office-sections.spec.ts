import { entryOf, officeEntries, tabsOf } from '#pages/office-entries.ts'
import { createStaff, expect, language, logInAs, phone, t, test } from './support/fixtures.ts'
import {
  change,
  create,
  openOffice,
  openPage,
  read,
  sendContactMessage,
  visitAsAdmin,
} from './support/office.ts'

const laptop = { width: 1366, height: 768 }
const low = { width: 1366, height: 480 }
const screens = officeEntries.filter(({ group }) => group !== 'auth.account')

test('an admin sees the current one of 18 entries on every screen', async ({ visit }) => {
  const page = await visitAsAdmin(visit, { viewport: laptop })
  const sidebar = page.getByRole('complementary')
  const current = sidebar.locator('[aria-current=page]')
  for (const { path, title, section } of screens)
    await test.step(path, async () => {
      await openPage(page, path)
      await expect(sidebar.getByRole('listitem')).toHaveCount(18)
      await expect(current).toContainText(t(section ?? title))
      await expect(current).toBeInViewport({ ratio: 1 })
      const breadcrumb = page.getByRole('navigation', { name: t('ui.breadcrumb') })
      if (path !== '/dashboard') await expect(breadcrumb.getByText(t(title))).toBeVisible()
      // A section with the name of its first screen is shown once there.
      if (section && section !== title)
        await expect(breadcrumb.getByRole('link', { name: t(section) })).toBeVisible()
    })
  await expect(sidebar.getByRole('listitem').last()).toBeInViewport({ ratio: 1 })
  const collapse = page.getByRole('button', { name: t('dash.sidebar.collapse') })
  await expect(collapse).toBeInViewport({ ratio: 1 })
  const icons = await sidebar
    .locator('.sidebar-link svg')
    .evaluateAll((all) => all.map((icon) => icon.innerHTML))
  expect(new Set(icons).size).toBe(18)

  await page.setViewportSize(low)
  for (const name of ['expand', 'collapse']) {
    await openPage(page, page.url())
    await expect(current).toBeInViewport({ ratio: 1 })
    if (name === 'expand') await collapse.click()
  }
})

test('tabs lead to each screen of an entry', async ({ visit }) => {
  const page = await openOffice(visit, '/dashboard', { viewport: laptop })
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
  await page.setViewportSize(phone)
  await openPage(page, page.url())
  await expect(
    page.getByRole('navigation', { name: t('dash.section.system') }).locator('[aria-current]'),
  ).toBeInViewport({ ratio: 0.99 })
  await page.getByRole('button', { name: t('nav.menu.open') }).click()
  const sheet = page.getByRole('dialog', { name: t('auth.dashboard') })
  await expect(sheet.getByRole('listitem')).toHaveCount(18)
  await expect(sheet.locator('.sidebar-link[aria-current=page]')).toBeInViewport({ ratio: 1 })
})

test('staff see only the entries that they may open, and one screen of the pages', async ({ visit }) => {
  const admin = await visitAsAdmin(visit)
  const { username, password } = await createStaff(admin)
  const page = await visit({ language, viewport: laptop })
  await logInAs(page, username, password)
  const sidebar = page.getByRole('complementary')
  for (const path of ['/dashboard/users', '/dashboard/settings', '/dashboard/outbox', '/dashboard/audit']) {
    await openPage(page, path)
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByRole('heading', { level: 1, name: t('dash.overview') })).toBeVisible()
    await expect(page.locator(`a[href="${path}"]`)).toHaveCount(0)
  }
  await expect(sidebar.getByRole('listitem')).toHaveCount(13)
  for (const path of ['/dashboard/services', '/dashboard/messages', '/dashboard/documents'])
    await expect(sidebar.locator(`a[href^="${path}"]`)).toBeVisible()
  await expect(sidebar.getByRole('link', { name: t('newsletter.title') })).toHaveCount(0)
  await sidebar.getByRole('link', { name: t('dash.section.pages') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('story.pageTitle') })).toBeVisible()
  await expect(page.getByRole('navigation', { name: t('dash.section.pages'), exact: true })).toHaveCount(0)
})

test('settings lead to the hours, and search finds each screen of an entry by its name', async ({
  visit,
}) => {
  const page = await openOffice(visit, '/dashboard/settings', { viewport: laptop })
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
  const admin = await visitAsAdmin(visit)
  const { username, password, id } = await createStaff(admin, 'Buthaina')
  await sendContactMessage(admin, 'A visit of Buthaina')
  const page = await visit({ language, viewport: laptop })
  await logInAs(page, username, password)
  // Messages of the sample firm to the whole office.
  for (const letter of await read(page, '/api/admin/messages?box=inbox&status=unread&pageSize=100'))
    await change(page, `/api/messages/${letter.id}`, { status: 'read' })
  const entry = page.getByRole('complementary').getByRole('link', { name: t('dash.messages') })
  const expectTab = async (tab: 'contact' | 'internal', href: string) => {
    await openPage(page, '/dashboard')
    await expect(entry).toHaveAttribute('href', href)
    await entry.click()
    await expect(page.getByRole('tab', { selected: true })).toContainText(t(`messages.tab.${tab}`))
    await expect(page.getByText(t(`messages.tab.${tab}.text`))).toBeVisible()
  }
  await expectTab('contact', '/dashboard/messages?tab=contact')
  const letter = { toUserId: id, subject: 'For Buthaina', content: 'Please read this.' }
  await create(admin, '/api/messages', letter)
  await expectTab('internal', '/dashboard/messages')
  await expect(page.getByRole('row').filter({ hasText: 'For Buthaina' })).toBeVisible()
})
