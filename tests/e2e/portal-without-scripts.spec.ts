import type { Page } from '@playwright/test'
import { openProposal } from './support/agreement.ts'
import { expect, expectAccessible, expectAt, hydrated, language, phone, t, test } from './support/fixtures.ts'
import { created } from './support/records.ts'

// A form with an error, or one that requires a proof, is answered with its page and that status.
test.use({ javaScriptEnabled: false, expectedConsole: /status of 40[013] / })

const button = (page: Page, key: Parameters<typeof t>[0]) =>
  page.getByRole('button', { name: t(key), exact: true })
const shown = (page: Page, key: Parameters<typeof t>[0]) => page.getByText(t(key), { exact: true })

test('a client reads a request, answers and confirms a time', { tag: '@client' }, async ({ visit }) => {
  const client = await visit({ language, viewport: phone })
  const office = await visit({ language })
  const { requestId, lawyerId } = await openProposal(client, office)
  const path = `/client/consultations/${requestId}`
  const main = client.getByRole('main')
  const message = client.locator('form[data-form="message"]')

  await test.step('the home page leads to the request', async () => {
    await client.goto('/client/consultations')
    await client.getByRole('link', { name: 'مطالبة بدفعة متأخرة' }).first().click()
    await expect(client).toHaveURL(new RegExp(`${path}$`))
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('مطالبة بدفعة متأخرة')
    await expect(main).toContainText('نطالب بدفعة متأخرة عن أعمال سُلمت.')
    await expect(button(client, 'portal.letters.attach')).toBeHidden()
    await expect(main.locator('.consultation-send')).toBeHidden()
  })

  await test.step('an empty answer is refused at its field, and then sent', async () => {
    await button(client, 'messages.send').click()
    await expectAt(message.getByRole('textbox'), t('val.generic.required'))
    await message.getByRole('textbox').fill('نوافق على الصلح.')
    await button(client, 'messages.send').click()
    await expect(shown(client, 'messages.sentToast')).toBeInViewport()
    await expect(main.getByRole('listitem').filter({ hasText: 'نوافق على الصلح.' })).toBeVisible()
    await expect(message.getByRole('textbox')).toHaveValue('')
    await expect(client.locator('html')).toHaveAttribute('lang', language)
  })

  await test.step('a proposed time is confirmed, moved and canceled', async () => {
    await created(office, `/api/admin/consultations/${requestId}/appointments`, {
      lawyerId,
      kind: 'phone',
      minutes: 30,
      proposals: [],
    })
    await client.goto(path)
    await button(client, 'appointment.confirm').click()
    await expect(main).toContainText(t('val.appointment.choose'))
    await client.locator('details.appointment-day').last().locator('summary').click()
    await client.locator('.appointment-choice input').last().check()
    await button(client, 'appointment.confirm').click()
    await expect(shown(client, 'appointment.done')).toBeInViewport()
    await expect(shown(client, 'appointment.state.confirmed')).toBeVisible()

    await client.locator('summary', { hasText: t('appointment.move') }).click()
    await client.locator('.appointment-choice input').first().check()
    await button(client, 'appointment.move.confirm').click()
    await expect(shown(client, 'appointment.done')).toBeInViewport()
    await client.locator('summary', { hasText: t('appointment.cancel') }).click()
    await button(client, 'appointment.cancel.confirm').click()
    await expect(shown(client, 'appointment.canceled.done')).toBeInViewport()
  })

  await test.step('a text that is sent after the end of the session stays visible', async () => {
    await client.goto(path)
    await message.getByRole('textbox').fill('نص طويل.')
    await client.context().clearCookies()
    await button(client, 'messages.send').click()
    await expect(client.getByRole('heading', { name: t('session.ended'), level: 1 })).toBeVisible()
    await expect(client.getByText('نص طويل.')).toBeVisible()
    const note = client.locator('noscript p', { hasText: t('state.needsScripts') })
    await expect(note).toBeVisible()
  })
})

test('a client accepts an agreement with a proof', { tag: '@client' }, async ({ visit, server }) => {
  const client = await visit({ language, viewport: phone })
  const office = await visit({ language })
  const { id, password, sendNextVersion } = await openProposal(client, office)
  await server.letProofsEnd()
  await client.goto('/client')
  await client.getByRole('link', { name: t('portal.next.proposal.open') }).click()
  await expect(client).toHaveURL(new RegExp(`/client/engagements/${id}$`))

  await test.step('asks for a change', async () => {
    await button(client, 'ownAgreement.wish').click()
    await client.getByLabel(t('ownAgreement.wish.field')).fill('نرجو تقسيم الدفعة الأولى.')
    await button(client, 'ownAgreement.wish').click()
    const state = client.getByRole('heading', { name: t('ownAgreement.state.change_asked.title') })
    await expect(state).toBeInViewport()
    await expect(client.getByText('نرجو تقسيم الدفعة الأولى.')).toBeVisible()
  })

  await test.step('accepts the next version', async () => {
    await sendNextVersion()
    await client.goto(`/client/engagements/${id}`)
    await button(client, 'ownAgreement.accept').click()
    const name = client.getByLabel(t('ownAgreement.accept.name'))
    await name.fill('سارة Al-Harbi')
    await button(client, 'ownAgreement.accept').click()
    await expect(client.getByRole('heading', { name: t('proof.title'), level: 1 })).toBeVisible()
    const typed = client.getByLabel(t('proof.password'), { exact: true })
    await typed.fill('a-wrong-password')
    await button(client, 'proof.confirm').click()
    await expect(typed).toHaveAttribute('aria-invalid', 'true')
    await expect(typed).toHaveValue('')
    await typed.fill(password)
    await button(client, 'proof.confirm').click()
    const state = client.getByRole('heading', { name: t('ownAgreement.state.accepted.title') })
    await expect(state).toBeInViewport()
  })
})

test.describe('with scripts that load after the first press', () => {
  test.use({ javaScriptEnabled: true })

  /** Posts a form like a browser in which no script handles it. */
  const postPlainly = (page: Page, form: string) =>
    page.locator(`form[data-form="${form}"]`).evaluate((found: HTMLFormElement) => found.submit())

  test('a refused message and one without a session keep their text', async ({ visit }) => {
    const client = await visit({ language, viewport: phone })
    const { requestId, username, password } = await openProposal(client, await visit({ language }))
    await client.goto(`/client/consultations/${requestId}`)
    const message = client.locator('form[data-form="message"]')
    const field = message.getByRole('textbox')

    await hydrated(client)
    await postPlainly(client, 'message')
    await expectAt(field, t('val.generic.required'))
    await hydrated(client)
    await expect(message.getByRole('group')).toBeFocused()
    await field.fill('نوافق على الصلح.')
    await client.context().clearCookies()
    await postPlainly(client, 'message')
    await expect(client.getByRole('heading', { name: t('session.ended'), level: 1 })).toBeVisible()
    await hydrated(client)
    await expectAccessible(client)
    await client.getByLabel(t('form.username'), { exact: true }).fill(username)
    await client.getByLabel(t('form.password'), { exact: true }).fill(password)
    await client.keyboard.press('Enter')
    await expect(field).toHaveValue('نوافق على الصلح.')
    await button(client, 'messages.send').click()
    const sent = client.getByRole('main').getByRole('listitem').filter({ hasText: 'نوافق على الصلح.' })
    await expect(sent).toHaveCount(1)
    await expect(field).toHaveValue('')
  })

  test('a decision in the address and its proof are usable', async ({ visit, server }) => {
    const client = await visit({ language, viewport: phone })
    const { id, password } = await openProposal(client, await visit({ language }))
    await server.letProofsEnd()
    await client.goto(`/client/engagements/${id}?decide=accept`)
    await hydrated(client)
    await expectAccessible(client)
    await client.getByLabel(t('ownAgreement.accept.name')).fill('سارة Al-Harbi')
    await button(client, 'ownAgreement.accept').click()
    const typed = client.getByLabel(t('proof.password'), { exact: true })
    await expect(typed).toBeVisible()
    await hydrated(client)
    await expectAccessible(client)
    await typed.fill(password)
    await client.keyboard.press('Enter')
    const state = client.getByRole('heading', { name: t('ownAgreement.state.accepted.title') })
    await expect(state).toBeInViewport()
  })
})
