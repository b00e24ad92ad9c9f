import { type PortalPath, portalScreens } from '#pages/portal-screens.ts'
import { openProposal } from './support/agreement.ts'
import {
  desktop,
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
import { holdPosts } from './support/held-posts.ts'
import {
  expectAccessibleInAll,
  expectPrintable,
  resize,
  showsLooks,
  targetsTooSmall,
} from './support/looks.ts'
import { confirmAddress } from './support/mailbox.ts'
import { matterWords, openMatter, paper, picture } from './support/matter.ts'

const narrow = { width: 320, height: 720 }

const { letter, subject } = matterWords(language)

test('every portal section passes axe in either theme and width, and fits paper and 320 px with large enough targets', async ({
  visit,
}) => {
  const page = await visit({ language })
  const office = await visit()
  const { requestId, messageId, lawyer } = await openMatter(page, office, language)
  const looked: PortalPath[] = []
  const lookAt = async (path: PortalPath, heading: string, id = 0) => {
    looked.push(path)
    await page.goto(path.replace(':id', `${id}`))
    await hydrated(page)
    await expectAccessibleInAll(page, language, async () => {
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    })
    await expectFitsFinger()
    if (showsLooks(language)) await expectPrintable(page)
  }
  const expectFitsFinger = async () => {
    await resize(page, narrow)
    await expectNoSidewaysScroll(page)
    expect(await targetsTooSmall(page)).toEqual([])
    await resize(page, desktop)
  }
  const removal = t('portal.favorites.removeNamed', { title: '' }).replace(/[\u2068\u2069]/g, '')

  await lookAt('/client', t('portal.welcome', { firstName: language === 'ar' ? 'سارة' : 'Sara' }))
  await resize(page, phone)
  const sections = page.getByRole('navigation', { name: t('portal.title') })
  await sections.getByRole('button').click()
  await page.keyboard.press('Escape')
  await expect(sections.getByRole('button')).toBeFocused()
  await sections.getByRole('button').click()
  await expect(sections.getByRole('link', { name: t('portal.letters') })).toBeVisible()
  await expectAccessible(page)
  await resize(page, desktop)

  await lookAt('/client/messages', t('portal.letters'))
  await page.getByRole('button', { name: t('portal.letters.new') }).click()
  const dialog = page.getByRole('dialog', { name: t('messages.new') })
  await dialog
    .locator('form')
    .getByRole('button', { name: t('messages.send'), exact: true })
    .click()
  await expect(dialog.getByText(t('val.generic.required')).first()).toBeVisible()
  await expectAccessible(page)
  await expectFitsFinger()

  await lookAt('/client/consultations', t('portal.consultations'))
  await lookAt('/client/consultations/new', t('portal.newRequest'))
  await lookAt('/client/consultations/:id', subject, requestId)
  const reply = page.getByRole('form', {
    name: t('portal.letters.writeTo', { name: `${lawyer.firstName} Al-Subaie` }),
  })
  await reply.getByRole('button', { name: t('messages.send') }).click()
  await expect(reply.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)

  await lookAt('/client/consultations/:id/questions', t('questions.title'), requestId)

  await lookAt('/client/messages/:id', letter, messageId)

  await lookAt('/client/documents', t('portal.documents'))
  await page.getByRole('button', { name: t('portal.papers.view', { name: picture.name }) }).click()
  await expect(page.getByRole('dialog').getByRole('img', { name: picture.name })).toBeVisible()
  await expectAccessible(page)

  await lookAt('/client/favorites', t('portal.favorites'))
  await page.getByRole('button', { name: removal.trim() }).first().click()
  await expect(page.getByRole('button', { name: t('portal.favorites.undo') })).toBeFocused()
  await expectAccessible(page)

  await lookAt('/client/profile', t('portal.profile'))

  await page.goto('about:blank')
  const { id, number } = await openProposal(page, office)
  await lookAt('/client/engagements/:id', t('ownAgreement.title.proposal', { number }), id)
  expect(looked.sort()).toEqual(portalScreens.map(({ path }) => path).sort())
})

test('a message to the firm survives a closed tab, and is sent with a file', { tag: '@client' }, async ({
  visit,
}) => {
  const page = await visit({ language })
  await registerClient(page, 'Huda', language)
  // Documents can be sent only from a confirmed address.
  await confirmAddress(page)
  await page.goto('/client/messages')
  await hydrated(page)
  await expect(page.getByText(t('portal.letters.empty'))).toBeVisible()
  await page.getByRole('button', { name: t('portal.letters.new') }).click()
  const dialog = page.getByRole('dialog', { name: t('messages.new') })
  const send = dialog.locator('form').getByRole('button', { name: t('messages.send'), exact: true })
  await send.click()
  await expect(dialog.getByText(t('val.generic.required')).first()).toBeVisible()
  await dialog.getByLabel(t('form.subject')).fill('My lease')
  await dialog.getByLabel(t('form.message')).fill('When does it end?')
  const address = page.url()
  const context = page.context()
  await page.close()
  const again = await context.newPage()
  await again.goto(address)
  await hydrated(again)
  await again.getByRole('button', { name: t('portal.letters.new') }).click()
  const found = again.getByRole('dialog', { name: t('messages.new') })
  await expect(found.getByText(t('portal.letters.draft'))).toBeVisible()
  await expect(found.getByLabel(t('form.message'))).toHaveValue('When does it end?')
  await found.locator('input[type=file]').first().setInputFiles(paper)
  await found
    .locator('form')
    .getByRole('button', { name: t('messages.send'), exact: true })
    .click()
  await expect(toast(again).filter({ hasText: t('messages.sentToast') })).toBeVisible()
  await again.getByRole('button', { name: t('messages.sent') }).click()
  await again.getByRole('link', { name: 'My lease' }).click()
  await expect(again.getByRole('link', { name: paper.name })).toBeVisible()
  expect(
    await again.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:'))),
  ).toEqual([])
})

test('a client sends, views, cancels and deletes documents until the firm has opened them', {
  tag: '@client',
}, async ({ visit }) => {
  const page = await visit({ language })
  const office = await visit()
  const { documentId } = await openMatter(page, office, language)
  await page.goto('/client/documents')
  await hydrated(page)
  const list = page.getByRole('list', { name: t('portal.papers'), exact: true })
  const own = list.getByRole('listitem').filter({ hasText: picture.name })
  await expect(list.getByText(t('portal.papers.new'), { exact: true })).toBeVisible()
  // An image opens on the page itself.
  await own.getByRole('button', { name: t('portal.papers.view', { name: picture.name }) }).click()
  const viewer = page.getByRole('dialog')
  const shown = viewer.getByRole('img', { name: picture.name })
  await expect(shown).toBeVisible()
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)
  await page.keyboard.press('Escape')
  // A PDF opens in a tab of the browser's own viewer. A browser without one downloads it there; that event is
  // reported for the tab or, while the tab is still being created, for the page that opened it.
  const shownAs = new Promise<string>((resolve) => {
    page.once('download', (taken) => resolve(taken.url()))
    page.context().once('page', (opened) => {
      opened.once('download', (taken) => resolve(taken.url()))
      opened.waitForURL(/^blob:/, { waitUntil: 'commit' }).then(
        () => resolve(opened.url()),
        () => {},
      )
    })
  })
  const opening = page.context().waitForEvent('page')
  await list.getByRole('button', { name: t('portal.papers.viewInTab', { name: paper.name }) }).click()
  const tab = await opening
  expect(await shownAs).toMatch(/^blob:/)
  await tab.close()
  await expect(list.getByText(t('portal.papers.new'), { exact: true })).toHaveCount(0)
  // It is downloaded under its own name.
  const download = page.waitForEvent('download')
  await list.getByRole('link', { name: t('documents.downloadNamed', { name: paper.name }) }).click()
  expect((await download).suggestedFilename()).toBe(paper.name)
  // A canceled upload leaves nothing behind.
  const dropPosts = await holdPosts(page, '**/api/client/documents')
  await page.getByLabel(t('portal.papers.send')).locator('input[type=file]').first().setInputFiles(paper)
  await expect(page.getByRole('progressbar')).toBeVisible()
  await page.getByRole('button', { name: t('documents.upload.stopNamed', { name: paper.name }) }).click()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await dropPosts()
  // It can be deleted until a member of staff has opened it.
  await page.getByLabel(t('portal.papers.send')).locator('input[type=file]').first().setInputFiles(paper)
  await expect(toast(page).filter({ hasText: t('portal.papers.sentToast') })).toBeVisible()
  const remove = t('documents.removeNamed', { name: paper.name })
  await list.getByRole('button', { name: remove }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(t('confirm.generic'))
  await question.getByRole('button', { name: t('form.delete') }).click()
  await expect(toast(page).filter({ hasText: t('documents.removed') })).toBeVisible()
  await expect(list.getByRole('button', { name: remove })).toHaveCount(0)
  const rows = (await (await page.request.get('/api/client/documents')).json()) as {
    id: number
    isFromFirm: boolean
  }[]
  const ownId = rows.find(({ isFromFirm }) => !isFromFirm)?.id
  expect((await office.request.get(`/api/admin/documents/${ownId}/download`)).status()).toBe(200)
  expect(rows.map(({ id }) => id)).toContain(documentId)
  await page.reload()
  await own.locator('summary').click()
  await expect(own.getByText(/Al-Subaie/)).toBeVisible()
  await expect(
    own.getByRole('button', { name: t('documents.removeNamed', { name: picture.name }) }),
  ).toHaveCount(0)
})
