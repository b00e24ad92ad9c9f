import type { Page } from '@playwright/test'
import { createStaff, desktop, expect, language, refusedCall, t, test, toast } from './support/fixtures.ts'
import {
  change,
  create,
  openOffice,
  openPage,
  read,
  sendRequest,
  visitAs,
  visitAsAdmin,
} from './support/office.ts'

/** Today in Riyadh, as the office writes it. */
const dayOf = (parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language === 'ar' ? 'ar-SA-u-ca-gregory-nu-latn' : 'en-US', {
    timeZone: 'Asia/Riyadh',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...parts,
  }).format(new Date())

test('the overview shows four counts, two lists of at most five, and the day', async ({ visit }) => {
  const page = await visitAsAdmin(visit)
  for (let count = 0; count < 6; count++) await sendRequest(page, { lastName: `Fifth ${count}` })
  const summary = await read(page, '/api/admin/summary')
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

  await expect(page.locator('.overview-dates')).toContainText(dayOf({ weekday: 'long' }))
  const hijri = page.locator('.overview-dates').getByText('هـ')
  await expect(hijri).toHaveCount(language === 'ar' ? 1 : 0)
})

test('a user swipes a toast away by more than 50 px towards the inline end', async ({ visit }) => {
  const page = await visit({ language })
  await openPage(page, '/contact')
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

test('a request shows its status in the color of the specification, and its date in words', async ({
  visit,
}) => {
  const page = await visitAsAdmin(visit)
  const colors = { pending: 'yellow', approved: 'blue', completed: 'green', rejected: 'red' } as const
  for (const status of ['approved', 'completed', 'rejected', 'pending'] as const) {
    const id = await sendRequest(page, { lastName: `Color ${status}` })
    if (status !== 'pending') await change(page, `/api/admin/consultations/${id}`, { status })
  }
  await openPage(page, '/dashboard/consultations?q=Color')
  const rowOf = (status: string) => page.getByRole('row').filter({ hasText: `Color ${status}` })
  for (const status of ['pending', 'approved', 'completed', 'rejected'] as const) {
    const badge = rowOf(status).locator('.badge')
    await expect(badge).toHaveClass(new RegExp(`badge-${colors[status]}\\b`))
    await expect(badge).toHaveText(t(`status.${status}`))
  }
  await expect(rowOf('pending')).toContainText(dayOf({ month: 'short' }))
  await rowOf('pending').getByRole('button').first().click()
  await expect(page.getByRole('dialog').getByLabel(t('consult.notes'))).toHaveAttribute('rows', '4')
})

test('messages show in the color of the specification whether they are read', async ({ visit }) => {
  const admin = await visitAsAdmin(visit)
  const staff = await createStaff(admin)
  const page = await visitAs(visit, staff)
  for (const [status, color, box] of [
    ['unread', 'blue', 'inbox'],
    ['read', 'green', 'inbox'],
    ['archived', 'grey', 'archived'],
  ] as const) {
    const letter = { toUserId: staff.id, subject: `Color ${status}`, content: 'Please look at it.' }
    const { id } = await create(admin, '/api/messages', letter)
    if (status !== 'unread') await change(page, `/api/messages/${id}`, { status })
    await openPage(page, `/dashboard/messages?box=${box}`)
    const badge = page.getByRole('row').filter({ hasText: letter.subject }).locator('.badge')
    await expect(badge).toHaveClass(new RegExp(`badge-${color}\\b`))
  }
})

test('the sidebar is 16 or 5 rem wide, at the inline start, and its state is stored', async ({ visit }) => {
  const page = await openOffice(visit, '/dashboard', { viewport: desktop })
  const sidebar = page.getByRole('complementary')
  const box = async () => (await sidebar.boundingBox()) ?? { x: -1, width: -1 }
  await expect.poll(async () => (await box()).width).toBe(256)
  expect((await box()).x).toBe(language === 'ar' ? desktop.width - 256 : 0)
  await page.getByRole('button', { name: t('dash.sidebar.collapse') }).click()
  await expect.poll(async () => (await box()).width).toBe(80)
  await page.reload()
  await expect.poll(async () => (await box()).width).toBe(80)
})

test.describe('a stale edit', () => {
  test.use({ expectedConsole: refusedCall })

  test('two users change one request: the second compares both versions and loses nothing', async ({
    visit,
  }) => {
    const admin = await visitAsAdmin(visit)
    const id = await sendRequest(admin)
    await admin.goto(`/dashboard/consultations?open=${id}`)
    const dialog = admin.getByRole('dialog')
    await dialog.getByLabel(t('consult.notes')).fill('Mine')
    const staff = await createStaff(admin)
    const other = await visitAs(visit, staff)
    await change(other, `/api/admin/consultations/${id}`, { notes: 'Theirs' })
    await dialog.getByRole('button', { name: t('form.save') }).click()
    await expect(
      dialog
        .getByText(t('failure.stale'))
        .or(dialog.getByText(t('consult.changed')))
        .first(),
    ).toBeVisible()
    await expect(dialog.getByLabel(t('consult.notes'))).toHaveValue('Mine')
    expect((await read(admin, `/api/admin/consultations/${id}`)).notes).toBe('Theirs')
  })
})
