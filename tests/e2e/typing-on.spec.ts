import type { Locator, Page } from '@playwright/test'
import { openProposal } from './support/agreement.ts'
import { expect, language, t, test, toast } from './support/fixtures.ts'
import { openOffice, openPage, visitAsAdmin } from './support/office.ts'
import { hold } from './support/slow-line.ts'

/** Clicks and types more while the call is pending, with the cursor in the middle of the text. */
const typeMeanwhile = async (page: Page, call: string, click: Locator, field: Locator) => {
  const release = await hold(page, call)
  await click.click()
  await field.focus()
  await field.press('Home')
  await page.keyboard.type('1')
  release()
}

test('input during a save stays in the editor of publications', async ({ visit }) => {
  const page = await openOffice(visit, '/dashboard/publications/new')
  const title = page.getByLabel(t('editor.titleEn'), { exact: true })
  const save = page.getByRole('button', { name: t('editor.save') })
  const add = page.getByRole('button', { name: t('editor.addAndPublish') })
  await title.fill('Typed before the save')
  await page.getByLabel(t('editor.contentEn'), { exact: true }).focus()
  await page.keyboard.type('A paragraph of the publication.')
  await typeMeanwhile(page, '**/api/admin/publications', add, title)
  await expect(page).toHaveURL(/\/dashboard\/publications\/\d+/)
  await page.getByRole('button', { name: t('editor.draftFound.take') }).click()
  await expect(title).toHaveValue('1Typed before the save')

  await typeMeanwhile(page, '**/api/admin/publications/*', save, title)
  await expect(toast(page).filter({ hasText: t('toast.publication.updated') })).toBeVisible()
  await expect(title).toHaveValue('11Typed before the save')
  await page.keyboard.type('2')
  await expect(title).toHaveValue('121Typed before the save')
  await expect(page.getByText(t('editor.unsaved'))).toBeVisible()
  await save.click()
  await expect(page.getByText(t('editor.unsaved'))).toBeHidden()
  await page.reload()
  await expect(title).toHaveValue('121Typed before the save')
})

test('input during a save stays in the settings', async ({ visit }) => {
  const page = await visitAsAdmin(visit)
  await openPage(page, '/dashboard/settings')
  const field = page.getByLabel(t('settings.licenseNumber'))
  await field.fill('99/2')
  await typeMeanwhile(
    page,
    '**/api/admin/settings',
    page.getByRole('button', { name: t('form.saveChanges') }),
    field,
  )
  await expect(toast(page).filter({ hasText: t('toast.settings.success') })).toBeVisible()
  await expect(field).toHaveValue('199/2')
  await page.getByRole('link', { name: t('dash.users') }).click()
  await expect(page.getByRole('alertdialog')).toHaveAccessibleName(t('ui.unsaved.title'))
})

test('input during a save stays in an agreement, and in a message without what was sent', async ({
  visit,
}) => {
  const client = await visit({ language })
  const office = await visit({ language })
  const { id, requestId } = await openProposal(client, office)
  await openPage(office, `/dashboard/engagements/${id}`)
  const text = office.getByLabel(t('agreements.textEn'))
  await text.fill('The firm represents the client.')
  await office.getByRole('button', { name: t('agreements.save'), exact: true }).click()
  const question = office.getByRole('alertdialog')
  await question.getByRole('button', { name: t('agreements.newVersion.confirm') }).click()
  await expect(question).toHaveCount(0)
  await text.fill('The firm represents the client in court.')
  await typeMeanwhile(
    office,
    `**/api/admin/engagements/${id}`,
    office.getByRole('button', { name: t('agreements.save'), exact: true }),
    text,
  )
  await expect(toast(office).filter({ hasText: t('agreements.saved') })).toBeVisible()
  await expect(text).toHaveValue('1The firm represents the client in court.')
  await expect(office.getByText(t('agreements.unsaved'))).toBeVisible()

  await openPage(client, `/client/consultations/${requestId}`)
  const form = client.getByRole('form', {
    name: t('portal.letters.writeTo', { name: 'Noura Al-Subaie' }),
  })
  const reply = form.getByRole('textbox')
  await reply.fill('A question')
  await typeMeanwhile(
    client,
    '**/api/messages',
    form.getByRole('button', { name: t('messages.send') }),
    reply,
  )
  await expect(toast(client).filter({ hasText: t('messages.sentToast') })).toBeVisible()
  await expect(reply).toHaveValue('1')
  await client.reload()
  await expect(reply).toHaveValue('1')
})
