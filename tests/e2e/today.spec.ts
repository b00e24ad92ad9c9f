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
  test,
  toast,
  wordsIn,
} from './support/fixtures.ts'
import { confirmAddress } from './support/mailbox.ts'
import { paper } from './support/matter.ts'
import type { TestServer } from './support/server.ts'

const t = wordsIn('ar')
const laptop = { width: 1366, height: 768 }

type Visit = (options: { language: 'ar'; viewport: typeof phone }) => Promise<Page>

/** A morning in Riyadh, on which all appointments of the day are ahead. */
const wakeUp = async (server: TestServer): Promise<Date> => {
  const morning = instantInRiyadh(addDays(todayInRiyadh(new Date()), 1), '10:00')
  await server.sleepUntil(morning)
  return morning
}

const done = async (response: Awaited<ReturnType<Page['request']['post']>>, status = 201) => {
  expect([response.status(), await response.text()]).toEqual([status, expect.anything()])
  return (await response.json()) as { id: number }
}

const send = async (page: Page, lastName: string) =>
  (
    await done(
      await page.request.post('/api/consultations', {
        data: {
          firstName: 'هدى',
          lastName,
          email: `huda.${Date.now()}@example.com`,
          phone: '0550123344',
          service: 'contract',
          message: 'نرجو مراجعة عقد.',
        },
      }),
    )
  ).id

/** A lawyer with one record in each group of the day. */
const openDay = async (visit: Visit, viewport: typeof phone, morning: Date) => {
  const mark = String(viewport.width)
  const admin = await visit({ language: 'ar', viewport })
  await logInAsAdmin(admin)
  const lawyer = await createStaff(admin, 'فهد')
  await done(
    await admin.request.post('/api/admin/consultations', {
      data: {
        origin: 'phone',
        firstName: 'لمى',
        lastName: `متأخرة ${mark}`,
        phone: '0557000001',
        service: 'litigation',
        receivedAt: new Date(morning.getTime() - 6 * 24 * 60 * 60 * 1000).toISOString(),
        confirmsSimilar: true,
      },
    }),
  )
  const guest = await visit({ language: 'ar', viewport })
  await send(guest, `جديدة ${mark}`)
  const client = await visit({ language: 'ar', viewport })
  await registerClient(client, `سارة ${mark}`, 'ar')
  await confirmAddress(client)
  const meet = async (lastName: string, hours: number) => {
    const id = await send(client, lastName)
    await done(
      await admin.request.put(`/api/admin/consultations/${id}`, {
        data: { status: 'approved', assignedToId: lawyer.id },
      }),
      200,
    )
    await done(
      await admin.request.post(`/api/admin/consultations/${id}/appointments`, {
        data: {
          lawyerId: lawyer.id,
          kind: 'phone',
          minutes: 30,
          proposals: [],
          startsAt: new Date(morning.getTime() + hours * 60 * 60 * 1000).toISOString(),
          despite: ['lawyer_absent', 'office_holiday', 'outside_hours'],
        },
      }),
    )
    return id
  }
  const consultationId = await meet(`موعد ${mark}`, 1)
  await meet(`لقاء ${mark}`, 3)
  await done(
    await admin.request.post(`/api/admin/consultations/${consultationId}/notes`, {
      data: { text: `للاتصال ${mark}`, mentions: [lawyer.id] },
    }),
  )
  await done(
    await client.request.post('/api/messages', {
      data: { toUserId: lawyer.id, consultationId, subject: `سؤال ${mark}`, content: 'متى نلتقي؟' },
    }),
  )
  await done(
    await client.request.post('/api/client/documents', {
      multipart: { consultationId: String(consultationId), file: { ...paper, name: `صك ${mark}.pdf` } },
    }),
  )
  return { mark, lawyer, guest }
}

const group = (page: Page, title: string) =>
  page.getByRole('region', { name: t('today.title'), exact: true }).getByRole('region', { name: title })

for (const [place, viewport] of [
  ['at a desk', laptop],
  ['on a phone', phone],
] as const)
  test(`the work of the day is in view without a click ${place}, and a request is taken with one (ar)`, {
    tag: '@receptionist',
  }, async ({ visit, server }) => {
    const morning = await wakeUp(server)
    const { mark, lawyer } = await openDay(visit, viewport, morning)
    const page = await visit({ language: 'ar', viewport })
    await page.clock.setFixedTime(new Date(morning.getTime() + 10 * 60 * 1000))
    await logInAs(page, lawyer.username, lawyer.password)
    await page.goto('/dashboard')
    await hydrated(page)
    const late = group(page, t('today.late'))
      .getByRole('listitem')
      .filter({ hasText: `متأخرة ${mark}` })
    const appointments = group(page, t('today.appointments'))
    const entries = [
      late,
      group(page, t('today.fresh')).getByText(`جديدة ${mark}`),
      appointments.getByText(`موعد ${mark}`),
      group(page, t('today.messages')).getByText(`سؤال ${mark}`),
      group(page, t('today.mentions')).getByText(`للاتصال ${mark}`),
      group(page, t('today.documents')).getByText(`صك ${mark}`),
    ]
    for (const entry of entries)
      if (viewport === laptop) await expect(entry).toBeInViewport({ ratio: 1 })
      else await expect(entry).toBeVisible()
    // An appointment of half an hour, and the next one two hours after its start.
    await expect(appointments.getByRole('listitem').first()).toContainText(
      t('today.free', { duration: 'ساعة و30 دقيقة' }),
    )
    const top = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? 0
    expect(await top('.today')).toBeLessThan(await top('.tiles'))
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    const { total } = await (await page.request.get('/api/admin/summary/today')).json()
    expect(total).toBeGreaterThanOrEqual(3)
    await expect(page).toHaveTitle(new RegExp(`^\\(${total}\\) ${t('dash.overview')} – `))

    const take = late.getByRole('button', { name: t('today.assignNamed', { name: `لمى متأخرة ${mark}` }) })
    await take.focus()
    await page.keyboard.press('Enter')
    await expect(toast(page)).toContainText(t('today.assigned'))
    await expect(take).toHaveCount(0)
    await expect(late.getByRole('link')).toBeFocused()
    const { today } = await (await page.request.get('/api/admin/summary')).json()
    expect(
      today.late.entries.find(({ lastName }: { lastName: string }) => lastName === `متأخرة ${mark}`),
    ).toMatchObject({ assignedToId: lawyer.id })

    await group(page, t('today.mentions'))
      .getByRole('button', { name: new RegExp(t('today.done')) })
      .click()
    await expect(group(page, t('today.mentions'))).toHaveCount(0)
    await expect(page).toHaveTitle(new RegExp(`^\\(${total - 1}\\) `))
    await group(page, t('today.messages'))
      .getByRole('link', { name: new RegExp(`سؤال ${mark}`) })
      .click()
    await expect(page.getByRole('dialog')).toContainText('متى نلتقي؟')
    await expect(page).toHaveTitle(new RegExp(`^\\(${total - 1}\\) ${t('dash.messages')} – `))
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
  const counts = page.waitForResponse((answer) => answer.url().includes('/api/admin/consultations/counts'))
  await page.goto('/dashboard')
  await hydrated(page)
  await counts
  const notices = page.getByRole('switch', { name: t('today.notices') })
  await expect(notices).not.toBeChecked()
  await notices.click()
  await expect(notices).toBeChecked()
  const guest = await visit({ language: 'ar', viewport: phone })
  const shown = () => page.evaluate(() => Reflect.get(window, 'shown') as { title: string; body: string }[])
  const seen = `ظاهرة ${Date.now()}`
  await send(guest, seen)
  await expect(group(page, t('today.fresh')).getByText(seen)).toBeVisible()
  expect(await shown()).toEqual([])
  await hide(page)
  await expect
    .poll(async () => {
      await send(guest, `مخفية ${Date.now()}`)
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
