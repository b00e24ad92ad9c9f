import type { Page } from '@playwright/test'
import type { Question } from '#features/questions/schema.ts'
import { addDays, todayInRiyadh } from '#firm-time/riyadh.ts'
import { askForConsultation } from './support/consultation-form.ts'
import {
  createStaff,
  expect,
  expectAccessibleFromTop,
  expectNoSidewaysScroll,
  hydrated,
  language,
  phone,
  registerClient,
  t,
  test,
  toast,
} from './support/fixtures.ts'
import { confirmAddress, linkIn, mailTo } from './support/mailbox.ts'
import { picture } from './support/matter.ts'
import { change, choose, openPage, read, visitAs, visitAsAdmin } from './support/office.ts'
import { ownAccount, sendRequest } from './support/records.ts'
import { dialogOver, factLine, openFact, openRequestAt } from './support/request-page.ts'

// A dead network. The browser logs each call that it loses.
test.use({ expectedConsole: /net::ERR_INTERNET_DISCONNECTED/ })

const person =
  language === 'ar'
    ? { firstName: 'سارة', lastName: 'الحربي', message: 'أُنهي عقدي دون إشعار.' }
    : { firstName: 'Sara', lastName: 'Al-Harbi', message: 'My contract was ended without notice.' }
const opposing =
  language === 'ar'
    ? { firstName: 'عبدالإله', lastName: 'القحطاني' }
    : { firstName: 'Abdulelah', lastName: 'Alqahtani' }
const opposingName = `${opposing.firstName} ${opposing.lastName}`

const answers = {
  'other-party': opposingName,
  began: '2024-03-11',
  contract: 'fixed',
  recorded: 'yes',
  ended: 'yes',
  'ended-how': 'dismissal',
  'ended-on': '2026-09-01',
  wage: '12500',
  document: 'yes',
}

/** The fields of a set of questions in the language of the run. */
const fieldsOf = (page: Page, content: Question[]) => {
  const questionOf = (id: string): Question => {
    const found = content.find((each) => each.id === id)
    if (!found) throw new Error(`no question ${id}`)
    return found
  }
  const titleOf = (id: string) => questionOf(id)[language === 'ar' ? 'titleAr' : 'titleEn']
  // A title can be a part of another one.
  const group = (id: string) => page.locator(`#question-${id}`)
  const choiceOf = (id: string, choice: string) =>
    questionOf(id).choices.find((each) => each.id === choice)?.[language] ?? ''
  return {
    titleOf,
    group,
    field: group,
    pick: (id: string, choice: string) =>
      group(id)
        .getByRole('radio', { name: choiceOf(id, choice), exact: true })
        .check(),
    answerYes: (id: string) => group(id).getByRole('radio').first().check(),
    caution: (id: string) => questionOf(id).caution?.[language] ?? '',
  }
}

const expectSound = async (page: Page) => {
  await expectAccessibleFromTop(page)
  await expectNoSidewaysScroll(page)
}

/** The same in a window as high as the sheet of the facts, whose edge covers no part of a button. */
const expectSoundSheet = async (page: Page) => {
  await page.setViewportSize({ ...phone, height: 2400 })
  await expectSound(page)
  await page.setViewportSize(phone)
}

const register = async (page: Page, email: string) => {
  const form = page.getByRole('form', { name: t('auth.register') })
  const password = 'a-long-password'
  await form.getByLabel(t('form.firstName')).fill(person.firstName)
  await form.getByLabel(t('form.lastName')).fill(person.lastName)
  await form.getByLabel(t('form.email')).fill(email)
  await form.getByLabel(t('form.username')).fill('sara.evening')
  await form.getByLabel(t('form.password'), { exact: true }).fill(password)
  await form.getByLabel(t('form.confirmPassword')).fill(password)
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: t('auth.register') }).click()
  await expect(page).toHaveURL(/\/client$/)
}

test('a visitor asks in the evening, answers through a dead network, and sends the contract', {
  tag: '@visitor',
}, async ({ visit }) => {
  const email = 'sara.evening@example.com'
  const office = await visitAsAdmin(visit)
  const page = await visit({ language, viewport: phone })

  await test.step('the receipt of the form offers the questions', async () => {
    await page.goto('/')
    await hydrated(page)
    await askForConsultation(page, language, { ...person, email, area: 'employment' })
    await expectSound(page)
    await page.getByRole('link', { name: t('consultation.sent.questions') }).click()
    await expect(page.getByRole('heading', { name: t('questions.title'), level: 1 })).toBeVisible()
    await hydrated(page)
  })
  const token = new URL(page.url()).searchParams.get('token') ?? ''
  const { version } = await read(page, `/api/requests/questions?${new URLSearchParams({ token })}`)
  const { titleOf, group, field, pick, answerYes, caution } = fieldsOf(page, version.content)
  const saved = page.getByText(t('questions.state.saved'), { exact: true })
  const offline = page.getByText(t('questions.state.offline'), { exact: true })

  await test.step('two answers lead to further questions, and one to a caution', async () => {
    await expectSound(page)
    await field('other-party').fill(opposingName)
    await field('began').fill('1/9/1445')
    await field('began').blur()
    await expect(page.locator('.date-field-chosen').first()).toContainText('2024')
    for (const id of ['recorded', 'document', 'ended-how']) await expect(group(id)).toBeHidden()
    await pick('contract', 'fixed')
    await pick('recorded', 'yes')
    await expect(group('document')).toBeVisible()
    await answerYes('ended')
    await expect(page.getByText(caution('ended'))).toBeVisible()
    await pick('ended-how', 'dismissal')
    await expect(saved).toBeVisible()
    await expectSound(page)
  })

  await test.step('a lost network is shown, and nothing typed is lost', async () => {
    await page.context().setOffline(true)
    await field('ended-on').fill('2026-09-01')
    await field('wage').fill('12,500')
    await answerYes('document')
    await expect(offline).toBeVisible()
    await page.getByRole('button', { name: t('questions.send'), exact: true }).click()
    await expect(offline).toBeVisible()
    await expect(field('wage')).toHaveValue('12,500')
    await expectSound(page)
    await page.context().setOffline(false)
    await expect(page.getByText(t('questions.sent'), { exact: true })).toBeVisible()
    await expect(offline).toBeHidden()
    await expectSound(page)
  })

  const [request] = await read(office, `/api/admin/consultations?${new URLSearchParams({ q: email })}`)
  const entries = async () =>
    (await read(office, `/api/admin/consultations/${request.id}/questions`)).opened.entries

  await test.step('a second press changes nothing', async () => {
    expect(await entries()).toHaveLength(1)
    const again = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.getByRole('button', { name: t('questions.send'), exact: true }).click()
    expect((await again).status()).toBe(200)
    const all = await entries()
    expect(all).toHaveLength(1)
    expect(all[0]).toMatchObject({ answers, cautions: ['ended'] })
  })

  await test.step('an account takes over the request with its answers', async () => {
    await page.goto('/auth?tab=register')
    await register(page, email)
    await page.goto(linkIn(await mailTo(office, email, 'verify-email?token'), '/verify-email'))
    await page.getByRole('button', { name: t('verify.action') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('verify.done.title') })).toBeVisible()
    await openPage(page, '/client')
    await expectSound(page)
    await page.getByRole('button', { name: new RegExp(`^${t('earlier.add')}`) }).click()
    await expect(toast(page)).toContainText(t('earlier.added'))
  })

  await test.step('a photo of the contract is sent for the requested document', async () => {
    await openPage(page, `/client/consultations/${request.id}`)
    await expect(page.getByText(t('questions.offer.answered'))).toBeVisible()
    const list = page.getByRole('region', { name: t('portal.requested') })
    const item = list.getByRole('listitem').filter({ hasText: titleOf('document') })
    await expectSound(page)
    const chooser = page.waitForEvent('filechooser')
    await item
      .getByRole('button', { name: t('portal.requested.photoNamed', { title: titleOf('document') }) })
      .click()
    await (await chooser).setFiles(picture)
    await expect(toast(page).filter({ hasText: t('portal.papers.sentToast') })).toBeVisible()
    await expect(item.getByRole('button')).toHaveCount(0)
    await expectSound(page)
  })
})

test('the lawyer finds the caution, the conflict and the missing papers in the morning', {
  tag: '@lawyer',
}, async ({ visit }) => {
  const admin = await visitAsAdmin(visit)
  await change(admin, '/api/admin/settings', [{ key: 'diligence_areas', value: 'employment' }])
  const client = await visit({ language, viewport: phone })
  // A request of the opposing person, whom the firm advises.
  await sendRequest(client, { ...opposing, email: 'opposing@example.com' })
  await registerClient(client, person.firstName, language)
  const { email } = await ownAccount(client)
  const { id } = await sendRequest(client, { ...person, email, service: 'employment' })
  const { version } = await read(client, `/api/client/consultations/${id}/questions`)
  const account = await createStaff(admin)
  await change(admin, `/api/admin/consultations/${id}`, { assignedToId: account.id })
  const changes = Object.fromEntries(
    Object.entries({ ...answers, proceedings: 'none' }).map(([name, value]) => [name, { value, age: 0 }]),
  )
  const sending = { versionId: version.id, changes }
  const sent = await client.request.post(`/api/client/consultations/${id}/questions`, { data: sending })
  expect(sent.status()).toBe(200)
  // The copy of the identity document.
  await confirmAddress(client)
  const copy = { consultationId: String(id), file: picture }
  expect((await client.request.post('/api/client/documents', { multipart: copy })).status()).toBe(201)
  const page = await visitAs(visit, account, { viewport: phone })

  await test.step('today lists the answers with a caution', async () => {
    await openPage(page, '/dashboard')
    const marked = page.getByRole('region', { name: t('today.marked') })
    await expect(marked).toContainText(person.lastName)
    await expectSound(page)
    await marked.locator(`a[href*="/consultations/${id}"]`).click()
    await expect(page).toHaveURL(new RegExp(`/dashboard/consultations/${id}`))
    await expect(page.locator('.request-state')).toBeVisible()
  })

  await test.step('the conflict with the opposing person precedes the first opening', async () => {
    const { hits } = await read(page, `/api/admin/consultations/${id}/parties`)
    expect(hits).toMatchObject([{ name: opposingName, role: 'opposing' }])
    const parties = await openFact(page, 'parties')
    await expect(parties).toContainText(opposingName)
    await expect(parties).toContainText(t('conflict.open', { n: 1 }))
    await expectSoundSheet(page)
  })

  await test.step('the answers take at most eight lines', async () => {
    const questions = await openRequestAt(page, id, 'questions')
    await expect(questions.locator('.answer-list > div')).toHaveCount(8)
    await expect(questions.locator('.answer-mark')).toHaveCount(1)
    await expect(questions).toContainText('1445')
    await expectSoundSheet(page)
    await questions.getByRole('button', { name: t('officeQuestions.all', { n: 10 }) }).click()
    await expect(questions.locator('.answer-list > div')).toHaveCount(10)
  })

  await test.step('one press requests the missing documents', async () => {
    const papers = await openRequestAt(page, id, 'papers')
    const { rows } = await read(page, `/api/admin/consultations/${id}/papers`)
    const required = rows.filter(
      (row: { isRequired: boolean; request: unknown }) => row.isRequired && row.request === null,
    )
    await expectSoundSheet(page)
    await papers.getByRole('button', { name: t('papers.ask', { n: required.length }) }).click()
    await expect(toast(page).filter({ hasText: t('papers.asked') })).toBeVisible()
    await expect(papers.getByText(t('papers.state.open'), { exact: true })).toHaveCount(required.length + 1)
    await expectSoundSheet(page)
  })

  await test.step('the identity and the risk of the client are recorded', async () => {
    const identity = await openRequestAt(page, id, 'identity')
    await expect(identity).toContainText(t('diligence.risk.open'))
    await identity.getByRole('button', { name: t('diligence.identity.record') }).click()
    const dialog = dialogOver(page)
    await dialog.getByRole('combobox', { name: t('diligence.document'), exact: true }).click()
    await page.getByRole('option', { name: t('identity.document.national-id') }).click()
    await dialog.getByLabel(t('diligence.number')).fill('1098765432')
    await choose(dialog, t('diligence.seen'), t('diligence.sighting.video'))
    await choose(dialog, t('diligence.copy'), picture.name)
    await dialog.getByLabel(t('diligence.validUntil')).fill(addDays(todayInRiyadh(new Date()), 900))
    await expectSoundSheet(page)
    await dialog.getByRole('button', { name: t('form.save'), exact: true }).click()
    await expect(toast(page).filter({ hasText: t('diligence.identity.saved') })).toBeVisible()
    await expect(identity).toContainText('1098765432')
    await expect(identity).toContainText(picture.name)
    await expect(factLine(page, 'identity')).toContainText(t('identity.seen.video', { date: '' }).trim())
    await identity.getByRole('button', { name: t('diligence.risk.record') }).click()
    await choose(dialog, t('diligence.risk'), t('diligence.level.high'))
    await dialog.getByRole('checkbox', { name: t('diligence.reason.cash') }).check()
    await dialog.getByLabel(t('diligence.risk.note')).fill(language === 'ar' ? 'دفعات نقدية.' : 'Cash.')
    await expectSoundSheet(page)
    await dialog.getByRole('button', { name: t('form.save'), exact: true }).click()
    await expect(toast(page).filter({ hasText: t('diligence.risk.saved') })).toBeVisible()
    await expect(identity).toContainText(t('diligence.level.high'))
    await expectSoundSheet(page)
  })
})
