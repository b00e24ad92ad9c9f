import type { Page } from '@playwright/test'
import { isolatedValue } from '#features/agreements/lines/isolate.ts'
import { formatLongDate } from '#i18n/format.ts'
import { openProposal } from './support/agreement.ts'
import {
  expect,
  expectAccessible,
  expectAt,
  expectNoSidewaysScroll,
  language,
  phone,
  t,
  test,
} from './support/fixtures.ts'
import { expectReadableInDark } from './support/looks.ts'
import { confirmAddress } from './support/mailbox.ts'
import { openPage } from './support/office.ts'
import { hold } from './support/slow-line.ts'

test.use({ expectedConsole: /Failed to load resource: .* status of (40[0349]|503)|ERR_CONNECTION_REFUSED/ })

const iban = 'SA0380000000608010167519'

/** Runs timers late, as on a busy phone: the dialog closes before the changed data reaches the page. */
const delayTimers = (page: Page) =>
  page.addInitScript(() => {
    const setOnTime = window.setTimeout
    window.setTimeout = ((run: () => void, delay = 0, ...values: []) =>
      setOnTime(run, Math.max(delay, 100), ...values)) as typeof window.setTimeout
  })

const named = (page: Page, key: Parameters<typeof t>[0]) => ({
  button: page.getByRole('button', { name: t(key), exact: true }),
  dialog: page.getByRole('dialog', { name: t(key) }),
  heading: page.getByRole('heading', { name: t(key) }),
})

test('a client asks for a change, accepts the second version with a proof and ends the mandate', {
  tag: '@client',
}, async ({ visit, server }) => {
  await server.change({ bank_name: 'مصرف الراجحي', iban })
  const client = await visit({ language, viewport: phone })
  const office = await visit({ language })
  const { id, requestId, password, sendNextVersion } = await openProposal(client, office)

  await openPage(client, '/client')
  await client.getByRole('link', { name: t('portal.next.proposal.open') }).click()
  await expect(client).toHaveURL(new RegExp(`/client/engagements/${id}$`))
  const main = client.getByRole('main')
  await expect(main).toContainText('23,000.06')
  await expect(main).toContainText(language === 'ar' ? 'الدفعة الثانية' : 'Second part')
  await expect(main).toContainText(isolatedValue('نورة (Noura Co.)'))
  await expect(main).toContainText(/يتولى المكتب الترافع عن \u2067سارة/)
  await expect(client.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expectAccessible(client)
  await expectNoSidewaysScroll(client)
  await expectReadableInDark(client, language)

  const other = await client.context().newPage()
  await test.step('the client asks for a change, while another tab is about to accept', async () => {
    await openPage(other, `/client/engagements/${id}`)
    await named(other, 'ownAgreement.accept').button.click()
    const accept = named(other, 'ownAgreement.accept.title').dialog
    await accept.getByLabel(t('ownAgreement.accept.name')).fill('سارة Al-Harbi')

    await named(client, 'ownAgreement.wish').button.click()
    const dialog = named(client, 'ownAgreement.wish.title').dialog
    const send = dialog.locator('form').getByRole('button', { name: t('ownAgreement.wish'), exact: true })
    await send.click()
    await expectAt(dialog.getByLabel(t('ownAgreement.wish.field')), t('val.generic.required'))
    await dialog.getByLabel(t('ownAgreement.wish.field')).fill('نرجو تقسيم الدفعة الأولى.')
    await send.click()
    await expect(named(client, 'ownAgreement.state.change_asked.title').heading).toBeFocused()
    await expect(main).toContainText('نرجو تقسيم الدفعة الأولى.')
    await expect(named(client, 'ownAgreement.accept').button).toHaveCount(0)
  })

  await test.step('the previous version is refused, and the page shows the next one', async () => {
    await sendNextVersion()
    const accept = named(other, 'ownAgreement.accept.title').dialog
    await accept.getByRole('button', { name: t('ownAgreement.accept'), exact: true }).click()
    const alert = other.getByRole('alert').filter({ hasText: t('ownAgreement.closed') })
    await expect(alert).toBeFocused()
    await expect(accept).toBeHidden()
    await expect(other.getByText(t('ownAgreement.version', { version: '2' }), { exact: true })).toBeVisible()
  })

  await test.step('the open page of the client shows it, too', async () => {
    await expect(named(client, 'ownAgreement.accept').button).toBeVisible()
  })

  await test.step('the client accepts it with the password and the name', async () => {
    await server.letProofsEnd()
    await openPage(client, `/client/engagements/${id}`)
    await named(client, 'ownAgreement.accept').button.click()
    const dialog = named(client, 'ownAgreement.accept.title').dialog
    await expect(dialog).toContainText('Noura Co.')
    const name = dialog.getByLabel(t('ownAgreement.accept.name'))
    await name.fill('سارة')
    await dialog.getByRole('button', { name: t('ownAgreement.accept'), exact: true }).click()
    await named(client, 'proof.title').dialog.getByLabel(t('proof.password'), { exact: true }).fill(password)
    await client.keyboard.press('Enter')
    await expect(name).toHaveValue('سارة')
    await expectAt(name, 'سارة Al-Harbi')
    await name.fill('سارة Al-Harbi')
    await client.keyboard.press('Enter')
    await expect(named(client, 'ownAgreement.state.accepted.title').heading).toBeFocused()
    await expect(main).toContainText('SA03 8000 0000 6080 1016 7519')
    await expect(main.getByText(t('ownAgreement.unpaid'))).toHaveCount(2)
    await expect(main.getByRole('link', { name: t('ownAgreement.record') })).toBeVisible()
    await expectAccessible(client)
    await expectNoSidewaysScroll(client)
  })

  await test.step('the request shows the agreement, and the end of the mandate as a message', async () => {
    await named(client, 'ownAgreement.end').button.click()
    const dialog = named(client, 'ownAgreement.end.title').dialog
    await dialog.getByLabel(t('ownAgreement.end.field')).fill('تم الصلح بين الطرفين.')
    await dialog.getByRole('button', { name: t('ownAgreement.end.confirm'), exact: true }).click()
    await expect(named(client, 'ownAgreement.state.ended.title').heading).toBeFocused()
    await client.getByRole('link', { name: t('ownAgreement.end.message') }).click()
    await expect(client).toHaveURL(new RegExp(`/client/consultations/${requestId}$`))
    const panel = client.getByRole('region', { name: t('agreement.agreement') })
    await expect(panel).toContainText(t('agreement.state.ended'))
    const message = client.getByRole('listitem').filter({ hasText: 'تم الصلح بين الطرفين.' })
    await expect(message).toContainText(t('messages.kind.mandate_ended'))
    await office.goto(`/dashboard/consultations/${requestId}`)
    const entry = office.getByRole('listitem').filter({ hasText: 'تم الصلح بين الطرفين.' })
    await expect(entry).toContainText(t('messages.kind.mandate_ended'))
  })
})

test('a client declines a proposal, and other clients do not see it', async ({ visit }) => {
  const client = await visit({ language, viewport: phone })
  await delayTimers(client)
  const office = await visit({ language })
  const { id } = await openProposal(client, office)
  await openPage(client, `/client/engagements/${id}`)
  await named(client, 'ownAgreement.decline').button.click()
  const dialog = named(client, 'ownAgreement.decline.title').dialog
  await dialog.getByRole('button', { name: t('ownAgreement.decline'), exact: true }).click()
  await expect(named(client, 'ownAgreement.state.declined.title').heading).toBeFocused()
  await openPage(client, '/client')
  await expect(client.getByRole('region', { name: t('agreement.agreement') })).toBeVisible()
  await expect(client.getByRole('link', { name: t('portal.next.proposal.open') })).toHaveCount(0)

  const stranger = await visit({ language })
  await openProposal(stranger, office)
  await stranger.goto(`/client/engagements/${id}`)
  await expect(stranger.getByText(t('ownAgreement.notFound.line'))).toBeVisible()
})

test('the portal shows how an agreement came into force, where to pay, and how it ended', async ({
  visit,
  server,
}) => {
  await server.change({ bank_name: 'مصرف الراجحي', iban })
  const client = await visit({ language, viewport: phone })
  const office = await visit({ language })
  const { id } = await openProposal(client, office)
  const path = `/api/admin/engagements/${id}`
  const report = async (step: string, data: object) =>
    expect(await office.request.post(`${path}/${step}`, { data })).toBeOK()
  await openPage(client, `/client/engagements/${id}`)
  const main = client.getByRole('main')

  await test.step('registered with Nafith, while the page is open', async () => {
    await report('record', { how: 'nafith', nafithNumber: 'NFT-2031/77', on: '2026-05-04' })
    await expect(named(client, 'ownAgreement.state.in_force.title').heading).toBeVisible()
    await expect(main).toContainText('NFT-2031/77')
    await expect(main).toContainText(formatLongDate('2026-05-04', language))
    await expect(main).toContainText(t('ownAgreement.whatThisIs.nafith'))
    await expect(main.getByRole('link', { name: t('ownAgreement.verify.link') })).toHaveCount(0)
    await expect(named(client, 'ownAgreement.accept').button).toHaveCount(0)
    await client.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await named(client, 'ownAgreement.pay.copy').button.click()
    await expect(named(client, 'ownAgreement.pay.copied').button).toBeVisible()
    expect(await client.evaluate(() => navigator.clipboard.readText())).toBe(iban)
    await expectAccessible(client)
    await expectNoSidewaysScroll(client)
  })

  await test.step('ended by the lawyer', async () => {
    await report('end', { kind: 'lawyer', reason: 'تعارض في المصالح.' })
    await expect(named(client, 'ownAgreement.state.ended.title').heading).toBeVisible()
    await expect(named(client, 'ownAgreement.end').button).toHaveCount(0)
    await expect(main).toContainText(
      t('ownAgreement.pay.ended', { amount: t('agreement.money', { amount: '23,000.06' }) }),
    )
    await expect(main).toContainText('SA03 8000 0000 6080 1016 7519')
  })
})

test('the portal shows a proposal that the firm has withdrawn', async ({ visit }) => {
  const client = await visit({ language, viewport: phone })
  const office = await visit({ language })
  const { id } = await openProposal(client, office)
  await openPage(client, `/client/engagements/${id}`)
  expect(await office.request.post(`/api/admin/engagements/${id}/withdraw`, { data: {} })).toBeOK()
  await expect(named(client, 'ownAgreement.state.withdrawn.title').heading).toBeVisible()
  await expect(named(client, 'ownAgreement.accept').button).toHaveCount(0)
})

test('the page of a request appears together with its agreement', async ({ visit }) => {
  const client = await visit({ language, viewport: phone })
  const { requestId } = await openProposal(client, await visit({ language }))
  await openPage(client, '/client/profile')
  const release = await hold(client, '**/api/client/engagements')
  await client.getByRole('button', { name: t('portal.profile') }).click()
  await client.getByRole('link', { name: t('portal.consultations') }).click()
  const thread = client.waitForResponse(/\/api\/messages/)
  await client.locator(`main a[href="/client/consultations/${requestId}"]`).first().click()
  await thread
  await expect(client.getByRole('status').filter({ hasText: t('state.loading') })).toBeAttached()
  await expect(client.getByRole('heading', { level: 1 })).toHaveCount(0)
  release()
  const next = client.getByRole('link', { name: t('portal.next.proposal.open') })
  await expect(next).toBeVisible()
  await expect(client.getByRole('region', { name: t('agreement.agreement') })).toBeVisible()
})

test('a client without a confirmed address finds the way to confirm it', async ({ visit }) => {
  const client = await visit({ language, viewport: phone })
  const { id } = await openProposal(client, await visit({ language }), { isConfirmed: false })
  await openPage(client, `/client/engagements/${id}`)
  await named(client, 'ownAgreement.accept').button.click()
  const dialog = named(client, 'ownAgreement.accept.title').dialog
  const name = dialog.getByLabel(t('ownAgreement.accept.name'))
  await name.fill('سارة Al-Harbi')
  await client.keyboard.press('Enter')
  await expect(dialog.getByText(t('ownAgreement.unverified'))).toBeVisible()
  await expectAccessible(client)
  await expectNoSidewaysScroll(client)

  await confirmAddress(client)
  await expect(name).toHaveValue('سارة Al-Harbi')
  await dialog.getByRole('button', { name: t('ownAgreement.accept'), exact: true }).click()
  await expect(named(client, 'ownAgreement.state.accepted.title').heading).toBeFocused()
})
