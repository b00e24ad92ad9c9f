import type { Page } from '@playwright/test'
import { addDays, instantInRiyadh, todayInRiyadh } from '#firm-time/riyadh.ts'
import {
  createStaff,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  logInAs,
  logInAsAdmin,
  phone,
  registerClient,
  t,
  test,
  toast,
} from './support/fixtures.ts'
import { resize } from './support/looks.ts'
import { confirmAddress } from './support/mailbox.ts'
import { paper } from './support/matter.ts'
import { answered, created, sendRequest } from './support/records.ts'
import type { TestServer } from './support/server.ts'

const laptop = { width: 1366, height: 768 }

type Visit = (options: { language: 'ar' }) => Promise<Page>

/** A morning in Riyadh, on which all appointments of the day are ahead. */
const wakeUp = async (server: TestServer): Promise<Date> => {
  const morning = instantInRiyadh(addDays(todayInRiyadh(new Date()), 1), '10:00')
  await server.sleepUntil(morning)
  return morning
}

const send = (page: Page, lastName: string) => sendRequest(page, { firstName: 'هدى', lastName })

/** A lawyer with one record in each group of the day. */
const openDay = async (visit: Visit, morning: Date) => {
  const admin = await visit({ language: 'ar' })
  await logInAsAdmin(admin)
  const lawyer = await createStaff(admin, 'فهد')
  await created(admin, '/api/admin/consultations', {
    origin: 'phone',
    firstName: 'لمى',
    lastName: 'المتأخري',
    phone: '0557000001',
    service: 'litigation',
    receivedAt: new Date(morning.getTime() - 6 * 24 * 60 * 60 * 1000).toISOString(),
  })
  await send(await visit({ language: 'ar' }), 'الجديدي')
  const client = await visit({ language: 'ar' })
  await registerClient(client, 'سارة', 'ar')
  await confirmAddress(client)
  const meet = async (lastName: string, hours: number) => {
    const { id } = await send(client, lastName)
    const url = `/api/admin/consultations/${id}`
    const data = { status: 'approved', assignedToId: lawyer.id }
    await answered(await admin.request.put(url, { data }), 200)
    await created(admin, `${url}/appointments`, {
      lawyerId: lawyer.id,
      kind: 'phone',
      minutes: 30,
      proposals: [],
      startsAt: new Date(morning.getTime() + hours * 60 * 60 * 1000).toISOString(),
      despite: ['lawyer_absent', 'office_holiday', 'outside_hours'],
    })
    return id
  }
  const consultationId = await meet('الموعدي', 1)
  await meet('اللقائي', 3)
  const note = { text: 'للاتصال بالعميلة', mentions: [lawyer.id] }
  await created(admin, `/api/admin/consultations/${consultationId}/notes`, note)
  const letter = { toUserId: lawyer.id, consultationId, subject: 'سؤال عن العقد', content: 'متى نلتقي؟' }
  await created(client, '/api/messages', letter)
  const multipart = { consultationId: String(consultationId), file: { ...paper, name: 'صك الملكية.pdf' } }
  await answered(await client.request.post('/api/client/documents', { multipart }))
  return lawyer
}

const group = (page: Page, title: string) =>
  page.getByRole('region', { name: t('today.title'), exact: true }).getByRole('region', { name: title })

test('the work of the day is in view without a click, and a request is taken with one (ar)', {
  tag: '@receptionist',
}, async ({ visit, server }) => {
  const morning = await wakeUp(server)
  const lawyer = await openDay(visit, morning)
  const page = await visit({ language: 'ar', viewport: laptop })
  await page.clock.setFixedTime(new Date(morning.getTime() + 10 * 60 * 1000))
  await logInAs(page, lawyer.username, lawyer.password)
  await page.goto('/dashboard')
  await hydrated(page)
  const late = group(page, t('today.late')).getByRole('listitem').filter({ hasText: 'المتأخري' })
  const appointments = group(page, t('today.appointments'))
  const entries = [
    late,
    group(page, t('today.fresh')).getByText('الجديدي'),
    appointments.getByText('الموعدي'),
    group(page, t('today.messages')).getByText('سؤال عن العقد'),
    group(page, t('today.mentions')).getByText('للاتصال بالعميلة'),
    group(page, t('today.documents')).getByText('صك الملكية'),
  ]
  for (const entry of entries) await expect(entry).toBeInViewport({ ratio: 1 })
  // An appointment of half an hour, and the next one two hours after its start.
  await expect(appointments.getByRole('listitem').first()).toContainText(
    t('today.free', { duration: 'ساعة و30 دقيقة' }),
  )
  const top = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? 0
  expect(await top('.today')).toBeLessThan(await top('.tiles'))
  await expectAccessible(page)
  await resize(page, phone)
  for (const entry of entries) await expect(entry).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await resize(page, laptop)

  const { total } = await (await page.request.get('/api/admin/summary/today')).json()
  expect(total).toBeGreaterThanOrEqual(3)
  await expect(page).toHaveTitle(new RegExp(`^\\(${total}\\) ${t('dash.overview')} – `))

  const take = late.getByRole('button', { name: t('today.assignNamed', { name: 'لمى المتأخري' }) })
  await take.focus()
  await page.keyboard.press('Enter')
  await expect(toast(page)).toContainText(t('today.assigned'))
  await expect(take).toHaveCount(0)
  await expect(late.getByRole('link')).toBeFocused()
  const { today } = await (await page.request.get('/api/admin/summary')).json()
  expect(
    today.late.entries.find(({ lastName }: { lastName: string }) => lastName === 'المتأخري'),
  ).toMatchObject({ assignedToId: lawyer.id })

  await group(page, t('today.mentions'))
    .getByRole('button', { name: new RegExp(t('today.done')) })
    .click()
  await expect(group(page, t('today.mentions'))).toHaveCount(0)
  await expect(page).toHaveTitle(new RegExp(`^\\(${total - 1}\\) `))
  await group(page, t('today.messages'))
    .getByRole('link', { name: /سؤال عن العقد/ })
    .click()
  // The letter is about a request, so it leads to its page.
  await expect(page).toHaveURL(/\/dashboard\/consultations\/\d+$/)
  await expect(page.getByRole('main')).toContainText('متى نلتقي؟')
  await expect(page).toHaveTitle(new RegExp(`^\\(${total - 1}\\) `))
})

/** Replaces the browser's notices by a list, and its permission. */
const stubNotices = (page: Page, answer: NotificationPermission) =>
  page.addInitScript((permission) => {
    const shown: object[] = []
    class StubNotification {
      static permission: NotificationPermission = 'default'
      static requestPermission = async () => {
        StubNotification.permission = permission
        return permission
      }
      constructor(title: string, options?: NotificationOptions) {
        if (StubNotification.permission === 'granted')
          shown.push(Object.assign(this, { title, body: options?.body ?? '' }))
      }
      close() {}
    }
    Object.assign(window, { Notification: StubNotification, shown })
  }, answer)

const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })
    document.dispatchEvent(new Event('visibilitychange'))
  })

test('a hidden tab shows a browser notice of a new request, without a name, once it is turned on (ar)', async ({
  visit,
}) => {
  const page = await visit({ language: 'ar', viewport: laptop })
  await logInAsAdmin(page)
  await stubNotices(page, 'granted')
  await page.goto('/dashboard')
  await hydrated(page)
  const notices = page.getByRole('switch', { name: t('today.notices') })
  await expect(notices).not.toBeChecked()
  await notices.click()
  await expect(notices).toBeChecked()
  const guest = await visit({ language: 'ar', viewport: phone })
  const shown = () => page.evaluate(() => Reflect.get(window, 'shown') as { title: string; body: string }[])
  const seen = 'ظاهرة'
  await send(guest, seen)
  await expect(group(page, t('today.fresh')).getByText(seen)).toBeVisible()
  expect(await shown()).toEqual([])
  await hide(page)
  await expect
    .poll(async () => {
      await send(guest, 'مخفية')
      return (await shown()).length
    })
    .toBeGreaterThan(0)
  await expect(page).toHaveTitle(/^\(\d+\) /)
  for (const { title, body } of await shown()) expect([title, body]).toEqual([t('notice.request'), ''])
  await page.evaluate(() => (Reflect.get(window, 'shown') as { onclick: () => void }[])[0]?.onclick())
  await expect(page).toHaveURL(/\/dashboard\/consultations$/)
})

test('a refused permission for browser notices is explained, and the switch stays off (ar)', async ({
  visit,
}) => {
  const page = await visit({ language: 'ar', viewport: phone })
  await logInAsAdmin(page)
  await stubNotices(page, 'denied')
  await page.goto('/dashboard')
  await hydrated(page)
  const notices = page.getByRole('switch', { name: t('today.notices') })
  await notices.click()
  await expect(page.getByText(t('today.notices.refused'))).toBeVisible()
  await expect(notices).not.toBeChecked()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})
