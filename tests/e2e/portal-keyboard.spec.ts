import { expect, hydrated, language, t, test, toast } from './support/fixtures.ts'
import { press, tabTo, typeInto } from './support/keyboard.ts'
import { matterWords, openMatter, paper, picture } from './support/matter.ts'

const { requested, letter, subject } = matterWords(language)

test('a client does all portal work by keyboard only', async ({ visit }) => {
  const page = await visit({ language })
  const { requestId } = await openMatter(page, await visit(), language)
  /** Opens the file chooser and chooses a file. */
  const choose = async (press: () => Promise<void>, file: typeof paper) => {
    const chooser = page.waitForEvent('filechooser')
    await press()
    await (await chooser).setFiles(file)
  }
  const focusIsSomewhere = () =>
    expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  const open = async (name: string) => {
    // The name may end with a count of new entries.
    await press(page, page.getByRole('link', { name: new RegExp(`^${name}`) }).first())
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  }

  await page.goto('/client')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await hydrated(page)

  // A message with a file.
  await open(t('portal.letters'))
  const write = page.getByRole('button', { name: t('portal.letters.new') })
  await press(page, write)
  const dialog = page.getByRole('dialog', { name: t('messages.new') })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(write).toBeFocused()
  await page.keyboard.press('Enter')
  await typeInto(page, dialog.getByLabel(t('form.subject')), 'A question')
  await typeInto(page, dialog.getByLabel(t('form.message')), 'When is the hearing?')
  await choose(() => press(page, dialog.getByRole('button', { name: t('documents.choose') })), paper)
  await expect(dialog.getByText(paper.name)).toBeVisible()
  await press(page, dialog.getByRole('button', { name: t('messages.send'), exact: true }))
  await expect(toast(page).filter({ hasText: t('messages.sentToast') })).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(write).toBeFocused()

  // A message is read, answered and archived.
  await press(page, page.getByRole('link', { name: letter }))
  await expect(page.getByRole('heading', { level: 1, name: letter })).toBeVisible()
  await typeInto(page, page.getByRole('textbox'), 'Thank you.')
  await press(page, page.getByRole('button', { name: t('messages.send'), exact: true }))
  await expect(page.getByRole('textbox')).toHaveValue('')
  await focusIsSomewhere()
  await press(page, page.getByRole('button', { name: t('portal.letters.archive') }))
  await expect(toast(page).filter({ hasText: t('toast.message.archived') })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: letter })).toBeFocused()
  await expect(page.getByText(t('status.archived'), { exact: true })).toBeVisible()
  await open(t('portal.letters'))
  await press(page, page.getByRole('button', { name: t('messages.archived') }))
  await expect(page.getByRole('link', { name: letter })).toBeVisible()

  // The document that the firm requested, on the page of the consultation.
  await open(t('portal.consultations'))
  await press(page, page.getByRole('link', { name: new RegExp(subject) }).first())
  await expect(page).toHaveURL(new RegExp(`/client/consultations/${requestId}$`))
  await choose(
    () =>
      press(
        page,
        page.getByRole('button', { name: t('portal.requested.uploadNamed', { title: requested }) }),
      ),
    paper,
  )
  await expect(page.getByText(t('portal.requested.count', { n: 1, total: 1 }))).toBeVisible()
  await focusIsSomewhere()

  // One document is sent and another deleted.
  await open(t('portal.documents'))
  await choose(() => press(page, page.getByRole('button', { name: t('documents.choose') })), {
    ...paper,
    name: 'lease.pdf',
  })
  await expect(
    toast(page)
      .filter({ hasText: t('portal.papers.sentToast') })
      .first(),
  ).toBeVisible()
  await focusIsSomewhere()
  const remove = page.getByRole('button', { name: t('documents.removeNamed', { name: picture.name }) })
  await press(page, remove)
  const question = page.getByRole('alertdialog')
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(remove).toBeFocused()
  await page.keyboard.press('Enter')
  await press(page, question.getByRole('button', { name: t('form.delete') }))
  await expect(remove).toHaveCount(0)
  await focusIsSomewhere()

  // A favorite is removed and restored.
  await open(t('portal.favorites'))
  const removal = page
    .getByRole('button', {
      name: t('portal.favorites.removeNamed', { title: '' })
        .replace(/[\u2068\u2069]/g, '')
        .trim(),
    })
    .first()
  await press(page, removal)
  await expect(page.getByRole('button', { name: t('portal.favorites.undo') })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(removal).toBeFocused()

  // The profile.
  await open(t('portal.profile'))
  const form = page.getByRole('form', { name: t('account.profile') })
  await tabTo(page, form.getByLabel(t('form.firstName')))
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.insertText('Huda')
  await press(page, form.getByRole('button', { name: t('form.saveChanges') }))
  await expect(toast(page).filter({ hasText: t('account.profile.saved') })).toBeVisible()
  await focusIsSomewhere()
})
