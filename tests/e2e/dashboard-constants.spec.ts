import type { Page } from '@playwright/test'
import {
  createStaff,
  expect,
  hydrated,
  language,
  languages,
  logInAs,
  logInAsAdmin,
  t,
  test,
  toast,
  wordsIn,
} from './support/fixtures.ts'

// Numbers and names of the specification for the office that no other test covers.

const en = wordsIn('en')

const request = (lastName: string) => ({
  firstName: 'Sara',
  lastName,
  email: 'sara@example.com',
  phone: '0550123344',
  service: 'contract',
  message: 'Please read our lease.',
})

test('staff see neither users nor settings, and are redirected to the overview', async ({ visit }) => {
  const admin = await visit()
  await logInAsAdmin(admin)
  const staff = await createStaff(admin)
  const page = await visit()
  await logInAs(page, staff.username, staff.password)
  for (const path of ['/dashboard/users', '/dashboard/settings']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByRole('heading', { level: 1, name: en('dash.overview') })).toBeVisible()
    await expect(page.locator(`a[href="${path}"]`)).toHaveCount(0)
  }
  await expect(page.locator('a[href="/dashboard/services"]')).toBeVisible()
})

test('the overview shows four counts, two lists of at most five, and the day', async ({ visit }) => {
  const page = await visit({ language })
  await logInAsAdmin(page)
  for (let count = 0; count < 6; count++)
    await page.request.post('/api/consultations', { data: request(`Fifth ${count}`) })
  const summary = await (await page.request.get('/api/admin/summary')).json()
  await page.goto('/dashboard')
  const tiles = page.locator('.tile')
  await expect(tiles).toHaveCount(4)
  for (const [place, count] of [
    summary.counts.publications,
    summary.counts.unreadMessages,
    summary.counts.pendingConsultations,
    summary.counts.clients,
  ].entries())
    await expect(tiles.nth(place).locator('.tile-count')).toHaveText(String(count))

  const waiting = page.getByRole('table', { name: t('overview.pending.caption') })
  await expect(waiting.getByRole('rowheader')).toHaveCount(5)
  const newest = waiting.getByRole('row').nth(1)
  await expect(newest).toContainText('Sara Fifth 5')
  await expect(newest).toContainText(t('area.contract'))
  await expect(newest).toContainText(t('status.pending'))
  await expect(page.locator('.overview-publication')).toHaveCount(5)

  const day = new Intl.DateTimeFormat(language === 'ar' ? 'ar-SA-u-ca-gregory-nu-latn' : 'en-US', {
    timeZone: 'Asia/Riyadh',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(new Date())
  await expect(page.locator('.overview-dates')).toContainText(day)
  const hijri = page.locator('.overview-dates').getByText('هـ')
  await expect(hijri).toHaveCount(language === 'ar' ? 1 : 0)
})

test('a user swipes a toast away by more than 50 px towards the inline end', async ({ visit }) => {
  const page = await visit({ language })
  await page.goto('/contact')
  await hydrated(page)
  await page.getByRole('contentinfo').getByRole('textbox').fill('reader@example.com')
  await page.getByRole('button', { name: t('newsletter.subscribe') }).click()
  const note = toast(page)
  await expect(note).toBeVisible()
  const towardsEnd = language === 'ar' ? -1 : 1
  await swipe(page, 45 * towardsEnd)
  await swipe(page, -80 * towardsEnd)
  await expect(note).toBeVisible()
  await swipe(page, 60 * towardsEnd)
  await expect(note).toHaveCount(0)
})

test('a registration sends the language of the page, and no fields that only the form needs', async ({
  visit,
}) => {
  const page = await visit({ language })
  await page.goto('/auth')
  await page.getByRole('tab', { name: t('auth.register') }).click()
  const form = page.getByRole('form', { name: t('auth.register') })
  await expect(form.getByLabel(t('form.registrationReason'))).toHaveAttribute('rows', '3')
  const username = `sent.${language}.${Date.now()}`
  const field = (key: Parameters<typeof t>[0]) => form.getByLabel(t(key), { exact: true })
  await field('form.firstName').fill('Sara')
  await field('form.lastName').fill('Al-Harbi')
  await field('form.email').fill(`${username}@example.com`)
  await field('form.username').fill(username)
  await field('form.password').fill('four quiet rivers')
  await field('form.confirmPassword').fill('four quiet rivers')
  for (const box of await form.getByRole('checkbox').all()) await box.check()
  const [sent] = await Promise.all([
    page.waitForRequest('**/api/register'),
    form.getByRole('button', { name: t('auth.register') }).click(),
  ])
  const body = sent.postDataJSON()
  expect(body).toMatchObject({ preferredLanguage: language, role: 'client' })
  for (const name of ['confirmPassword', 'termsAgreed', 'agreeToTerms']) expect(body).not.toHaveProperty(name)
  await expect(toast(page)).toContainText(t('toast.register.success.title'))
  await expect(toast(page)).toContainText(t('toast.register.success.desc', { firstName: 'Sara' }))
})

/** Drags with the mouse like a finger on a phone. */
const swipe = async (page: Page, distance: number) => {
  const box = await toast(page).boundingBox()
  if (!box) throw new Error('no toast to swipe')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + distance / 2, y)
  await page.mouse.move(x + distance, y)
  await page.mouse.up()
}

test('a new service is last, active and has the briefcase icon, and its order is a whole number from 0', async ({
  visit,
}) => {
  const page = await visit()
  await logInAsAdmin(page)
  const list = await page.request.get('/api/admin/services')
  await page.goto('/dashboard/services')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await page.getByRole('button', { name: en('services.add') }).click()
  const dialog = page.getByRole('dialog')
  const order = dialog.getByLabel(en('table.displayOrder'))
  await expect(order).toHaveValue(String(list.headers()['x-total-count']))
  await expect(dialog.getByRole('radio', { name: en('icon.fa-briefcase'), exact: true })).toBeChecked()
  await expect(dialog.getByRole('switch')).toBeChecked()
  await order.fill('1.5')
  await dialog.getByRole('button', { name: en('form.add'), exact: true }).click()
  await expect(order).toHaveAttribute('aria-invalid', 'true')
})

test('a request shows its status in the color of the specification, notes in four rows and its date in words', async ({
  visit,
}) => {
  const page = await visit()
  await logInAsAdmin(page)
  const mark = `Colour ${Date.now()}`
  const created = await page.request.post('/api/consultations', { data: request(mark) })
  const { id } = await created.json()
  await page.goto(`/dashboard/consultations?q=${encodeURIComponent(mark)}`)
  const row = page.getByRole('row').filter({ hasText: mark })
  const day = new Intl.DateTimeFormat('en-US', {
    timeZone: 'Asia/Riyadh',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  }).format(new Date())
  await expect(row).toContainText(day)
  await row.getByRole('button').first().click()
  await expect(page.getByRole('dialog').getByLabel(en('consult.notes'))).toHaveAttribute('rows', '4')
  for (const [status, colour] of [
    ['pending', 'yellow'],
    ['approved', 'blue'],
    ['completed', 'green'],
    ['rejected', 'red'],
  ] as const) {
    await page.request.put(`/api/admin/consultations/${id}`, { data: { status } })
    await page.reload()
    await expect(row.locator('.badge')).toHaveClass(new RegExp(`badge-${colour}\\b`))
    await expect(row.locator('.badge')).toHaveText(en(`status.${status}`))
  }
})

test('messages show in the color of the specification whether they are read', async ({ visit }) => {
  const admin = await visit()
  await logInAsAdmin(admin)
  const staff = await createStaff(admin)
  const subject = `Colour ${Date.now()}`
  const { id } = await (
    await admin.request.post('/api/messages', {
      data: { toUserId: staff.id, subject, content: 'Please look at it.' },
    })
  ).json()
  const page = await visit()
  await logInAs(page, staff.username, staff.password)
  for (const [status, colour] of [
    ['unread', 'blue'],
    ['read', 'green'],
    ['archived', 'grey'],
  ] as const) {
    if (status !== 'unread') await page.request.put(`/api/messages/${id}`, { data: { status } })
    await page.goto(`/dashboard/messages${status === 'archived' ? '?box=archived' : ''}`)
    const row = page.getByRole('row').filter({ hasText: subject })
    await expect(row.locator('.badge')).toHaveClass(new RegExp(`badge-${colour}\\b`))
  }
})

test('the roles are called manager, employee and client', () => {
  expect(languages.map((language) => wordsIn(language)('role.admin'))).toEqual(['Manager', 'مدير'])
  expect(languages.map((language) => wordsIn(language)('role.staff'))).toEqual(['Employee', 'موظف'])
  expect(languages.map((language) => wordsIn(language)('role.client'))).toEqual(['Client', 'عميل'])
})
