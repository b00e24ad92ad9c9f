import { readFile } from 'node:fs/promises'
import { translateIn } from '#i18n/texts.ts'
import { unzip } from '../support/unzip.ts'
import { codeOf } from './support/authenticator.ts'
import { askForConsultation, choose } from './support/consultation-form.ts'
import {
  desktop,
  expect,
  expectNoSidewaysScroll,
  hydrated,
  language,
  logInAsAdmin,
  phone,
  refusedCall,
  t,
  test,
  toast,
} from './support/fixtures.ts'
import { submitLogin } from './support/login-form.ts'
import { linkIn, mailTo } from './support/mailbox.ts'
import { askForDocument, matterWords, paper, picture } from './support/matter.ts'
import { answered, ownAccount } from './support/records.ts'

// A login with a second factor is refused first.
test.use({ expectedConsole: refusedCall })

test('a client on a phone goes from registration to a request for destruction', {
  tag: '@client',
}, async ({ visit }) => {
  /** Email texts, which are not sent to browsers. */
  const mailWords = translateIn[language]
  const username = 'lama.alqahtani'
  const email = 'lama.alqahtani@example.com'
  const password = 'كلمة سر طويلة'
  const { message, requested } = matterWords(language)
  const person = { firstName: 'لمى', lastName: 'القحطاني', email, message }
  const client = await visit({ language, viewport: phone })
  const office = await visit({ language, viewport: desktop })
  await logInAsAdmin(office)

  await test.step('registers', async () => {
    await client.goto('/auth?tab=register')
    const form = client.getByRole('form', { name: t('auth.register') })
    await form.getByLabel(t('form.firstName')).fill(person.firstName)
    await form.getByLabel(t('form.lastName')).fill(person.lastName)
    await form.getByLabel(t('form.email')).fill(email)
    await form.getByLabel(t('form.username')).fill(username)
    await form.getByLabel(t('form.password'), { exact: true }).fill(password)
    await form.getByLabel(t('form.confirmPassword')).fill(password)
    await form.getByRole('checkbox').check()
    await form.getByRole('button', { name: t('auth.register') }).click()
    await expect(client).toHaveURL(/\/client$/)
    await expect(client.getByRole('region', { name: t('verify.title') })).toBeVisible()
    await expectNoSidewaysScroll(client)
  })

  await test.step('verifies the email address through a link', async () => {
    await client.goto(linkIn(await mailTo(office, email, 'verify-email?token'), '/verify-email'))
    await client.getByRole('button', { name: t('verify.action') }).click()
    await expect(client.getByRole('heading', { level: 1, name: t('verify.done.title') })).toBeVisible()
    await expectNoSidewaysScroll(client)
  })

  await test.step('requests a consultation, and gets a confirmation by email', async () => {
    await client.goto('/#consultation')
    await hydrated(client)
    await expect(
      client.getByRole('form', { name: t('hero.cta.consultation') }).getByLabel(t('form.email')),
    ).toHaveValue(email)
    await askForConsultation(client, language, person, true)
    await client.goto('/client')
    await expect(client.getByText(t('portal.status.pending')).first()).toBeVisible()
  })
  const [{ id: requestId }] = await (await client.request.get('/api/client/consultations')).json()
  const { id: clientId } = await ownAccount(client)
  const received = await mailTo(office, email, `/client/consultations/${requestId}`)
  expect(received.text).not.toContain(person.message)

  await test.step('the office approves the request and asks for a document', async () => {
    // An empty list shows its filters in a whole sentence.
    await office.goto('/dashboard/consultations?assignee=me&q=zzzz')
    const narrowed = t('consult.filterWords.assignee', { state: t('consult.assignee.me') })
    await expect(office.getByText(narrowed)).toBeVisible()
    await office.goto('/dashboard/consultations?status=pending')
    await office
      .getByRole('table')
      .getByRole('button', { name: new RegExp(person.lastName) })
      .first()
      .click()
    const dialog = office.getByRole('dialog')
    await expect(dialog.getByText(person.message)).toBeVisible()
    await choose(office, new RegExp(t('consult.assignedTo')), 'Mizan Admin')
    await choose(office, t('table.status'), t('status.approved'))
    await dialog.getByRole('button', { name: t('form.save') }).click()
    await expect(dialog).toBeHidden()

    await askForDocument(office, language, { clientId, requestId })
    const mail = await mailTo(office, email, mailWords('mail.signIn'))
    expect(mail.text).not.toContain(requested)
  })

  await test.step('sees the new status and the next step, and sends the document', async () => {
    await client.goto('/client')
    await hydrated(client)
    const next = client.getByRole('region', { name: t('portal.next.title') })
    await expect(next.getByRole('heading')).toContainText(requested)
    const chooser = client.waitForEvent('filechooser')
    await next.getByRole('button', { name: t('portal.requested.button') }).click()
    await (await chooser).setFiles(paper)
    await expect(toast(client).filter({ hasText: t('portal.papers.sentToast') })).toBeVisible()
    await expect(client.getByRole('heading', { name: requested })).toHaveCount(0)
    await client.goto(`/client/consultations/${requestId}`)
    await expect(client.getByText(t('portal.status.approved')).first()).toBeVisible()
    await expect(client.getByText(paper.name).first()).toBeVisible()
    await expect(client.getByText(t('portal.withLawyer', { name: 'Mizan Admin' })).first()).toBeVisible()
    await expectNoSidewaysScroll(client)
  })

  await test.step('writes to the office, which replies', async () => {
    const reply = client.getByRole('form', { name: t('portal.letters.writeTo', { name: 'Mizan Admin' }) })
    await reply.locator('input[type=file]').setInputFiles(picture)
    await reply.getByRole('textbox').fill('أرسلت عقد التأسيس. هل يلزم مستند آخر؟')
    await reply.getByRole('button', { name: t('messages.send') }).click()
    await expect(toast(client).filter({ hasText: t('messages.sentToast') })).toBeVisible()
    await expect(reply.getByRole('textbox')).toHaveValue('')
    await expect(client.getByRole('link', { name: picture.name }).first()).toBeVisible()
    // A client on the page of the request sees the reply arrive, and it counts as read. So does the home page.
    await client.goto('/client/documents')

    await office.goto('/dashboard/messages?box=inbox')
    await hydrated(office)
    const [{ subject }] = await (await office.request.get('/api/messages?box=inbox')).json()
    await office.getByRole('button', { name: t('messages.viewNamed', { subject }) }).click()
    const letter = office.getByRole('dialog')
    await expect(letter.getByText('هل يلزم مستند آخر؟')).toBeVisible()
    await letter.getByRole('button', { name: t('action.reply') }).click()
    await letter.getByLabel(t('messages.reply')).fill('وصل العقد، ولا يلزم غيره.')
    await letter
      .locator('form')
      .getByRole('button', { name: t('messages.sendReply') })
      .click()
    await expect(toast(office).filter({ hasText: t('messages.sentToast') })).toBeVisible()

    await client.goto('/client/messages')
    await hydrated(client)
    await expect(
      client.getByRole('row').getByText(t('messages.unreadCount', { n: 1 }), { exact: true }),
    ).toBeVisible()
    await client.getByRole('link', { name: subject }).first().click()
    await expect(client.getByText('وصل العقد، ولا يلزم غيره.')).toBeVisible()
    const link = t('messages.request', { id: String(requestId) })
    await expect(client.getByRole('link', { name: link })).toBeVisible()
    await expectNoSidewaysScroll(client)
  })

  await test.step('sees the request completed', async () => {
    const data = { status: 'completed' }
    await answered(await office.request.put(`/api/admin/consultations/${requestId}`, { data }), 200)
    await client.goto(`/client/consultations/${requestId}`)
    await expect(client.getByText(t('portal.status.completed')).first()).toBeVisible()
    await mailTo(office, email, mailWords('mail.status.completed', { id: String(requestId) }))
  })

  const key = await test.step('switches two-factor authentication on', async () => {
    await client.goto('/client/profile#two-factor')
    const panel = client.getByRole('region', { name: t('twoFactor.title'), exact: true })
    await panel.getByRole('button', { name: t('twoFactor.setUp') }).click()
    const dialog = client.getByRole('dialog', { name: t('twoFactor.setUp') })
    await dialog.getByLabel(t('account.password.current'), { exact: true }).fill(password)
    await dialog.getByRole('button', { name: t('twoFactor.continue') }).click()
    const secret = await dialog.locator('.two-factor-secret').innerText()
    await dialog.getByLabel(t('twoFactor.code'), { exact: true }).fill(codeOf(secret))
    await dialog.getByRole('button', { name: t('twoFactor.turnOn'), exact: true }).click()
    const codes = client.getByRole('dialog', { name: t('twoFactor.codes') })
    await expect(codes.getByRole('listitem')).toHaveCount(10)
    await codes.getByRole('button', { name: t('twoFactor.codes.saved') }).click()
    await expect(panel.getByText(t('twoFactor.codesLeft', { n: 10 }))).toBeVisible()
    return secret
  })

  await test.step('logs in with it', async () => {
    await client.request.post('/api/logout')
    await client.goto('/client/profile')
    await expect(client).toHaveURL(/\/auth\?/)
    const login = client.getByRole('form', { name: t('auth.login'), exact: true })
    await submitLogin(login, { username, password })
    const second = client.getByRole('form', { name: t('auth.code.title') })
    // The last code is already used. The next one is accepted half a minute early.
    await second.getByLabel(t('auth.code'), { exact: true }).fill(codeOf(key, 1))
    await second.getByRole('button', { name: t('auth.code.submit') }).click()
    await expect(client).toHaveURL(/\/client\/profile$/)
  })

  const privacy = client.getByRole('region', { name: t('account.privacy'), exact: true })
  await test.step('downloads the data, with the document and the messages', async () => {
    const arriving = client.waitForEvent('download')
    await privacy.getByRole('button', { name: t('account.export.button') }).click()
    const files = unzip(await readFile(await (await arriving).path()))
    const page = files.get('index.html')?.bytes.toString('utf8') ?? ''
    for (const text of [person.message, requested, 'وصل العقد، ولا يلزم غيره.']) expect(page).toContain(text)
    expect(files.get(`files/${paper.name}`)?.bytes).toEqual(paper.buffer)
  })

  await test.step('requests the destruction of all data', async () => {
    await privacy.getByRole('button', { name: t('account.erasure.ask') }).click()
    const dialog = client.getByRole('dialog', { name: t('account.erasure.dialog') })
    await dialog.getByRole('textbox', { name: t('account.erasure.word') }).fill('DELETE')
    await dialog.getByLabel(t('account.erasure.password'), { exact: true }).fill(password)
    await dialog.getByRole('button', { name: t('account.erasure.send') }).click()
    await expect(privacy).toContainText(t('account.erasure.daysLeft', { n: 30 }))
    await expectNoSidewaysScroll(client)
    await office.goto('/dashboard/privacy')
    await expect(office.getByRole('table')).toContainText(person.lastName)
  })
})
