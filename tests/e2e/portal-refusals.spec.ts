import {
  expect,
  expectAccessible,
  hydrated,
  language,
  refusedCall,
  registerClient,
  t,
  test,
  toast,
} from './support/fixtures.ts'
import { openMatter, paper, picture } from './support/matter.ts'

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
