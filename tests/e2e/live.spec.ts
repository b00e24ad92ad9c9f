import type { Page } from '@playwright/test'
import {
  desktop,
  expect,
  expectAccessible,
  hydrated,
  language,
  logInAsAdmin,
  phone,
  registerClient,
  t,
  test,
} from './support/fixtures.ts'
import { confirmAddress } from './support/mailbox.ts'
import { ownAccount, sendRequest } from './support/records.ts'

/** Waits until the page follows live events. */
const followed = (page: Page) => page.waitForResponse((answer) => answer.url().includes('/api/live'))

test("the office sees a guest's request, and a client sees the office's changes, without reloading", {
  tag: '@lawyer',
}, async ({ visit }) => {
  const office = await visit({ language, viewport: desktop })
  await logInAsAdmin(office)
  const first = 'Al-Otaibi'
  await sendRequest(office, { lastName: first })
  const following = followed(office)
  await office.goto('/dashboard/consultations')
  await hydrated(office)
  await expect(office.getByRole('rowheader', { name: first }).first()).toBeVisible()
  await following

  // One stream for all pages that are opened one after another.
  const streams: string[] = []
  office.on('request', (requested) => {
    if (requested.url().includes('/api/live')) streams.push(requested.url())
  })
  const navigation = office.getByRole('navigation', { name: t('auth.dashboard') })
  await navigation.getByRole('link', { name: t('documents.title') }).click()
  await expect(office.getByRole('heading', { name: t('documents.title'), level: 1 })).toBeVisible()
  await navigation.getByRole('link', { name: t('dash.consultations') }).click()
  await expect(office.getByRole('rowheader', { name: first }).first()).toBeVisible()

  // While the user is active no row moves: a button shows the new one, and the focus goes to the list.
  await office.mouse.move(600, 500)
  const second = 'Al-Qahtani'
  const guest = await visit({ language, viewport: phone })
  await sendRequest(guest, { lastName: second })
  const show = office.getByRole('button', { name: t('live.show.requests', { n: 1 }) })
  await expect(show).toBeVisible()
  await expect(
    office.getByRole('status').filter({ hasText: t('live.arrived.requests', { n: 1 }) }),
  ).toHaveCount(1)
  await expect(office.getByRole('rowheader', { name: second })).toHaveCount(0)
  await expectAccessible(office)
  await show.focus()
  await office.keyboard.press('Enter')
  await expect(office.getByRole('rowheader', { name: second }).first()).toBeVisible()
  await expect(show).toHaveCount(0)
  await expect(office.locator('main section.panel[tabindex]').first()).toBeFocused()

  expect(streams).toEqual([])

  // The client's list, its status and the count of messages follow the office's changes.
  const client = await visit({ language, viewport: phone })
  await registerClient(client, 'Reem', language)
  await confirmAddress(client)
  const { id: clientId } = await ownAccount(client)
  const { id } = await sendRequest(client, { subject: 'Lease' })
  const clientFollowing = followed(client)
  await client.goto('/client/consultations')
  await hydrated(client)
  await clientFollowing
  const row = client.getByRole('main').getByRole('row').filter({ hasText: 'Lease' })
  await expect(row.getByText(t('portal.status.pending'), { exact: true })).toBeVisible()
  await office.request.put(`/api/admin/consultations/${id}`, { data: { status: 'approved' } })
  await expect(row.getByText(t('portal.status.approved'), { exact: true })).toBeVisible()
  await office.request.post('/api/messages', {
    data: { toUserId: clientId, subject: 'Your lease', content: 'Please come on Sunday.' },
  })
  await expect(client.locator('.portal-sections-news')).toContainText(t('count.unread', { n: 1 }))
})

test('a message in an open conversation counts as read when the user returns', async ({ visit }) => {
  const client = await visit({ language, viewport: desktop })
  await registerClient(client, 'Away', language)
  await confirmAddress(client)
  const { id: clientId } = await ownAccount(client)
  const { id } = await sendRequest(client, { subject: 'Away' })
  await client.clock.install()
  const following = followed(client)
  await client.goto(`/client/consultations/${id}`)
  await hydrated(client)
  await client.clock.runFor(2_000)
  await following
  await client.clock.runFor(90_000)
  const office = await visit({ language, viewport: desktop })
  await logInAsAdmin(office)
  const marked: string[] = []
  client.on('request', (requested) => {
    if (requested.method() === 'PUT') marked.push(requested.url())
  })
  await office.request.post('/api/messages', {
    data: { toUserId: clientId, consultationId: id, subject: 'Away', content: 'Please come on Sunday.' },
  })
  await expect(async () => {
    await client.clock.runFor(1_000)
    await expect(client.getByText('Please come on Sunday.')).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(client.getByText(t('count.unread', { n: 1 })).first()).toBeAttached()
  expect(marked).toEqual([])
  await client.mouse.move(200, 300)
  await expect(client.getByText(t('count.unread', { n: 1 }))).toHaveCount(0)
  expect(marked).toHaveLength(1)
})

test.describe('a page without live events', () => {
  test.use({ expectedConsole: /net::ERR_FAILED .*\/api\/live/ })

  test('polls instead', async ({ visit }) => {
    const client = await visit({ language, viewport: desktop })
    await registerClient(client, 'Asked', language)
    await confirmAddress(client)
    const { id } = await sendRequest(client, { subject: 'Asked' })
    await client.route('**/api/live*', (route) => route.abort())
    await client.clock.install()
    await client.goto('/client/consultations')
    await hydrated(client)
    const row = client.getByRole('main').getByRole('row').filter({ hasText: 'Asked' })
    await expect(row.getByText(t('portal.status.pending'), { exact: true })).toBeVisible()
    const office = await visit({ language, viewport: desktop })
    await logInAsAdmin(office)
    await office.request.put(`/api/admin/consultations/${id}`, { data: { status: 'approved' } })
    await expect(async () => {
      await client.clock.runFor(20_000)
      await expect(row.getByText(t('portal.status.approved'), { exact: true })).toBeVisible({ timeout: 500 })
    }).toPass()
  })
})
