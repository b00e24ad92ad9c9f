import { choose } from './support/consultation-form.ts'
import {
  expect,
  expectAccessible,
  hydrated,
  language,
  logInAsAdmin,
  phone,
  refusedCall,
  registerClient,
  t,
  test,
  toast,
} from './support/fixtures.ts'
import { press } from './support/keyboard.ts'
import { openMatter, paper, picture } from './support/matter.ts'
import { sendRequest } from './support/records.ts'

test('a client withdraws a pending request by keyboard only', { tag: '@client' }, async ({ visit }) => {
  const page = await visit({ language, viewport: phone })
  await registerClient(page)
  await sendRequest(page, { subject: 'Adding a partner' })
  await page.goto('/client')
  await hydrated(page)
  const sections = page.getByRole('navigation', { name: t('portal.title') })
  await press(page, sections.getByRole('button'))
  await press(page, sections.getByRole('link', { name: t('portal.consultations') }))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await press(page, page.getByRole('link', { name: /Adding a partner/ }).first())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Adding a partner')
  const withdraw = page.getByRole('button', { name: t('portal.withdraw') })
  await press(page, withdraw)
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByRole('button', { name: t('portal.withdraw.keep') })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(withdraw).toBeFocused()
  await page.keyboard.press('Enter')
  await press(page, dialog.getByRole('button', { name: t('portal.withdraw') }))
  await expect(dialog).toBeHidden()
  await expect(page.getByText(t('portal.status.withdrawn')).first()).toBeVisible()
  await expect(withdraw).toHaveCount(0)
})

test('the dashboard redirects a client to the portal and a guest to the login', async ({ visit }) => {
  const client = await visit({ language })
  await registerClient(client)
  await client.goto('/dashboard')
  await expect(client).toHaveURL(/\/client$/)
  const admin = await visit({ language })
  await logInAsAdmin(admin)
  await admin.goto('/client')
  await expect(admin).toHaveURL(/\/dashboard$/)
  const guest = await visit({ language })
  await guest.goto('/dashboard/consultations?status=pending')
  await expect(guest).toHaveURL(/\/auth\?next=%2Fdashboard%2Fconsultations%3Fstatus%3Dpending$/)
})

test('a client requests a consultation without leaving the portal', { tag: '@client' }, async ({ visit }) => {
  const page = await visit({ language })
  const { firstName } = await registerClient(page, 'Sara', language)
  await page.goto('/client/consultations')
  await page
    .getByRole('main')
    .getByRole('link', { name: t('portal.newRequest') })
    .click()
  await page.waitForURL(/\/client\/consultations\/new$/)
  const form = page.getByRole('form', { name: t('portal.newRequest') })
  await expect(form.getByLabel(t('form.firstName'))).toHaveValue(firstName)
  await form.getByLabel(t('form.phone')).fill('0550123344')
  await choose(page, t('form.service'), t('area.employment'))
  await form.getByLabel(t('form.message')).fill('A question about my contract.')

  // A link does not lose typed input.
  const overview = page.getByRole('navigation').getByRole('link', { name: t('auth.dashboard') })
  await overview.first().click()
  const question = page.getByRole('alertdialog', { name: t('ui.unsaved.title') })
  await question.getByRole('button', { name: t('ui.unsaved.stay') }).click()
  await expect(form.getByLabel(t('form.message'))).toHaveValue('A question about my contract.')

  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: t('form.submit') }).click()
  await page.waitForURL(/\/client\/consultations\/\d+$/)
  await expect(page.getByText('A question about my contract.')).toBeVisible()
})

test('the home page of a client with one open request is the request', async ({ visit }) => {
  const page = await visit({ language, viewport: phone })
  const { firstName } = await registerClient(page, 'Sara', language)
  const ask = (subject: string) => sendRequest(page, { subject, message: 'A question about my contract.' })
  const letter = page.getByRole('textbox', { name: t('portal.letters.writeToFirm') })
  await page.goto('/client')
  await hydrated(page)
  await expect(page.getByText(t('portal.empty.title'))).toBeVisible()
  await ask('A contract')
  await page.reload()
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('portal.welcome', { firstName }))
  await expect(page.getByRole('heading', { level: 2, name: 'A contract' })).toBeVisible()
  await expect(page.getByText('A question about my contract.')).toBeVisible()
  await expectAccessible(page)
  await letter.fill('One more fact.')
  await page.getByRole('button', { name: t('messages.send'), exact: true }).click()
  await expect(page.getByText('One more fact.')).toBeVisible()
  await expect(page.getByRole('link', { name: t('portal.allConsultations') })).toBeVisible()

  await letter.fill('A letter that is being written')
  await ask('A second contract')
  await page
    .getByRole('main')
    .getByRole('link', { name: t('portal.newRequest') })
    .focus()
  await expect(letter).toHaveValue('A letter that is being written')
  await page.reload()
  await hydrated(page)
  await expect(page.getByRole('link', { name: 'A second contract' })).toBeVisible()
  await expect(letter).toHaveCount(0)
})

test.describe('the server refuses', () => {
  test.use({ expectedConsole: refusedCall })

  test("another client's message, consultation and documents are not found", async ({ visit }) => {
    const owner = await visit({ language })
    const { requestId, messageId } = await openMatter(owner, await visit(), language)
    const other = await visit({ language })
    await registerClient(other)
    for (const [section, id, heading] of [
      ['messages', messageId, t('portal.letters.notFound')],
      ['consultations', requestId, t('portal.request.notFound')],
    ] as const) {
      const said: string[] = []
      for (const requested of [id, 999_999]) {
        await other.goto(`/client/${section}/${requested}`)
        await expect(other.getByRole('heading', { name: heading })).toBeVisible()
        await expectAccessible(other)
        // The breadcrumb repeats the number in the address.
        said.push((await other.getByRole('main').innerText()).replace(`#${requested}`, '#'))
      }
      expect(said[0]).toBe(said[1])
    }
    await other.goto('/client/documents')
    await expect(other.getByText(t('portal.papers.empty'), { exact: true })).toBeVisible()
    await other.goto('/client/favorites')
    await expect(other.getByText(t('portal.favorites.empty'), { exact: true })).toBeVisible()
  })

  test('a failed send, delete, archive or undo is reported, and nothing is lost', async ({ visit }) => {
    const page = await visit({ language })
    const { messageId } = await openMatter(page, await visit(), language)
    const refuse = (path: string, methods: string[]) =>
      page.route(path, (route) =>
        methods.includes(route.request().method())
          ? route.fulfill({
              status: 409,
              contentType: 'application/problem+json',
              body: JSON.stringify({ title: 'x', status: 409, detail: t('error.document_opened') }),
            })
          : route.continue(),
      )
    await refuse('**/api/messages**', ['POST', 'PUT'])
    await refuse('**/api/messages/*', ['POST', 'PUT'])
    await refuse('**/api/client/documents**', ['POST'])
    await refuse('**/api/client/documents/*', ['DELETE'])
    await refuse('**/api/favorites/*', ['DELETE'])
    const says = (title: string) =>
      expect(toast(page).filter({ hasText: title })).toContainText(`409: ${t('error.document_opened')}`)
    await page.goto(`/client/messages/${messageId}`)
    await hydrated(page)
    await page.getByRole('textbox').fill('Kept')
    await page.getByRole('button', { name: t('messages.send') }).click()
    await says(t('messages.sendError'))
    await expect(page.getByRole('textbox')).toHaveValue('Kept')
    await page.getByRole('button', { name: t('portal.letters.archive') }).click()
    await says(t('messages.archiveError'))
    await page.goto('/client/documents')
    await page.getByRole('button', { name: t('documents.removeNamed', { name: picture.name }) }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('form.delete') })
      .click()
    await says(t('portal.papers.deleteError'))
    await expect(page.getByRole('alertdialog')).toContainText(t('error.document_opened'))
    await page.keyboard.press('Escape')
    await page.getByLabel(t('portal.papers.send')).locator('input[type=file]').first().setInputFiles(paper)
    await expect(toast(page).filter({ hasText: t('portal.papers.sendError') })).toBeVisible()
    await expect(page.getByRole('button', { name: t('form.retry') })).toBeVisible()
    await page.goto('/client/favorites')
    const removal = t('portal.favorites.removeNamed', { title: '' }).replace(/[\u2068\u2069]/g, '')
    await page.getByRole('button', { name: removal.trim() }).first().click()
    await says(t('favorites.failed'))
  })
})
