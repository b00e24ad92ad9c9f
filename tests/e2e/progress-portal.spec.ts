import type { Locator, Page } from '@playwright/test'
import { hijriDay } from '#i18n/calendar-format.ts'
import { formatFullDate } from '#i18n/format.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  language,
  phone,
  registerClient,
  t,
  test,
  toast,
} from './support/fixtures.ts'
import { confirmAddress } from './support/mailbox.ts'
import { change, create, openPage, read, refuseChanges, sendRequest, visitAsAdmin } from './support/office.ts'

// A refused choice, which the browser logs.
test.use({ expectedConsole: /status of 503/ })

const secrets = { basis: 'سند-سري-للمكتب', place: 'مكان-سري-للجلسة' }
const day = '2035-11-27'

/** Approves the request and moves it to its second stage, with a shown hearing and a hidden term. */
const runStages = async (office: Page, id: number, sentenceAr: string) => {
  const url = `/api/admin/consultations/${id}`
  await change(office, url, { status: 'approved' })
  const templates = await read(office, '/api/admin/path-templates')
  const { id: templateId } = templates.find(({ nameEn }: { nameEn: string }) => nameEn === 'Court case')
  const { path: progress } = await create(office, `${url}/path`, { templateId })
  const { updatedAt } = progress
  await create(office, `${url}/path/moves`, { to: 1, sentenceAr, updatedAt })
  await create(office, `${url}/dates`, { kind: 'hearing', day, time: '10:00', isShown: true, ...secrets })
  await create(office, `${url}/dates`, { kind: 'term', day: '2035-11-20', ...secrets })
  return progress.stages[1]
}

const request = (firstName: string, subject: string) => ({ firstName, service: 'litigation', subject })

const expectOnFirstScreen = async (part: Locator) => {
  await expect(part).toBeVisible()
  const box = await part.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(phone.height)
}

const expectNoSecrets = async (page: Page) => {
  for (const secret of Object.values(secrets)) expect(await page.content()).not.toContain(secret)
}

const at = new Date(`${day}T10:00:00+03:00`)
const name = (stage: Record<string, string>) => (language === 'ar' ? stage.nameAr : stage.nameEn) ?? ''
const task = (stage: Record<string, string>) =>
  (language === 'ar' ? stage.whatYouDoAr : stage.whatYouDoEn) ?? ''
const expectDate = async (panel: Locator) => {
  const date = panel.locator('time').first()
  await expect(date).toContainText(formatFullDate(at, language))
  await expect(date).toContainText(hijriDay(day, language))
  return date
}

test('a client sees stage, task and next date on the first screen, and chooses the mail', {
  tag: '@client',
}, async ({ visit }) => {
  const client = await visit({ language, viewport: phone })
  await registerClient(client, language === 'ar' ? 'رغد' : 'Raghad', language)
  await confirmAddress(client)
  const office = await visitAsAdmin(visit)
  const id = await sendRequest(client, request('رغد', 'مطالبة بدفعة متأخرة'))
  const stage = await runStages(office, id, 'أرسلنا خطاب الصلح.')

  await openPage(client, '/client')
  const panel = client.getByRole('region', { name: t('progress.title') })
  await expectOnFirstScreen(await expectDate(panel))
  const present = panel.locator('li[aria-current=step]')
  await expect(present).toContainText(t('progress.now'))
  await expectOnFirstScreen(present.getByText(name(stage), { exact: true }))
  await expectOnFirstScreen(present.getByText(task(stage), { exact: true }))
  await expect(present).toContainText('أرسلنا خطاب الصلح.')
  await expect(panel.getByRole('listitem').first()).toContainText(t('progress.done'))
  await expect(client.getByText(t('portal.next.approved'))).toHaveCount(0)
  await expectNoSecrets(client)
  await expectAccessible(client)
  await expectNoSidewaysScroll(client)
  await openPage(client, `/client/consultations/${id}`)
  await client.emulateMedia({ media: 'print' })
  await expect(panel.locator('.progress-stage-done .progress-stage-mark').first()).toHaveCSS(
    'background-color',
    'rgba(0, 0, 0, 0)',
  )
  await expect(client.getByRole('heading', { name: t('portal.papers'), exact: true })).toBeHidden()
  await client.emulateMedia({ media: 'screen' })
  await openPage(client, '/client')

  await panel.getByRole('button', { name: t('progress.mails.dates') }).click()
  await expect(toast(client).filter({ hasText: t('progress.mails.saved') })).toBeVisible()
  await client.reload()
  await hydrated(client)
  const chosen = panel.getByRole('button', { name: t('progress.mails.dates') })
  await expect(chosen).toHaveAttribute('aria-pressed', 'true')

  await test.step('a refused choice is undone', async () => {
    const accept = await refuseChanges(client, '**/api/client/consultations/*/path')
    await panel.getByRole('button', { name: t('progress.mails.all') }).click()
    await expect(toast(client).filter({ hasText: t('progress.mails.failed') })).toBeVisible()
    await expect(chosen).toHaveAttribute('aria-pressed', 'true')
    await accept()
  })

  await test.step('with several requests, the earliest date comes first', async () => {
    await sendRequest(client, request('رغد', 'سؤال عن عقد'))
    await openPage(client, '/client')
    const next = client.getByRole('region', { name: t('progress.nextDate') })
    await expectOnFirstScreen(await expectDate(next))
    await expect(next.getByRole('link', { name: 'مطالبة بدفعة متأخرة' })).toBeVisible()
    await expectNoSidewaysScroll(client)
    await client.goto('/client/consultations')
    const row = client.getByRole('row').filter({ hasText: 'مطالبة بدفعة متأخرة' })
    await expect(row).toContainText(name(stage))
    await expectDate(row.locator('.cell-sub').last())
    await expectAccessible(client)
  })

  await test.step('a closed matter is shown as closed', async () => {
    await change(office, `/api/admin/consultations/${id}`, { status: 'completed', dates: 'drop' })
    await openPage(client, `/client/consultations/${id}`)
    await expect(panel).toContainText(t('progress.closed'))
    await expect(panel).toContainText(t('progress.stopped'))
    await expect(panel).not.toContainText('أرسلنا خطاب الصلح.')
    await expect(panel.locator('[aria-current]')).toHaveCount(0)
    await expect(panel.getByText(t('progress.nextDate'))).toHaveCount(0)
  })
})

test('a guest sees stage and next date on the private page without scripts, and no place', {
  tag: '@visitor',
}, async ({ browser, server, visit }) => {
  const guest = await visit({ language, viewport: phone })
  const { id, followToken } = await create(guest, '/api/consultations', {
    ...request('جود', 'نزاع على إيجار'),
    lastName: 'Al-Harbi',
    email: 'progress.portal@example.com',
    phone: '0550124455',
    message: 'نطالب بدفعة متأخرة عن أعمال سُلمت.',
  })
  const office = await visitAsAdmin(visit)
  const stage = await runStages(office, id, 'أرسلنا خطاب الصلح.')
  const dates = (await read(office, `/api/admin/consultations/${id}/path`)).dates
  for (const date of dates)
    await change(office, `/api/admin/path-dates/${date.id}`, {
      ...secrets,
      isShown: date.kind === 'hearing',
      isPlaceShown: true,
    })

  await openPage(guest, `/requests?token=${followToken}`)
  const panel = guest.getByRole('region', { name: t('progress.title') })
  await expectDate(panel)
  await expect(panel.locator('li[aria-current=step]')).toContainText(name(stage))
  await expect(panel.getByText(t('progress.mails'))).toHaveCount(0)
  await expectNoSecrets(guest)
  await expectAccessible(guest)
  await expectNoSidewaysScroll(guest)

  const context = await browser.newContext({
    baseURL: server.url,
    viewport: phone,
    javaScriptEnabled: false,
    locale: language === 'ar' ? 'ar-SA' : 'en-US',
  })
  const plain = await context.newPage()
  await plain.goto(`/requests?token=${followToken}`)
  await expectDate(plain.getByRole('region', { name: t('progress.title') }))
  await context.close()
})
