import type { Locator, Page } from '@playwright/test'
import { translateIn } from '#i18n/texts.ts'
import { arabicChat, archiveOf } from '#tests/support/chat-archive.ts'
import {
  expect,
  expectAccessible,
  expectAt,
  expectNoSidewaysScroll,
  language,
  logInAsAdmin,
  phone,
  refusedCall,
  t,
  test,
  toast,
} from './support/fixtures.ts'
import { openPage, read, sendRequest, visitAsAdmin } from './support/office.ts'

test.use({ expectedConsole: refusedCall })

const openRequest = async (page: Page, id: number): Promise<Locator> => {
  await openPage(page, `/dashboard/consultations?open=${id}`)
  return page.getByRole('dialog').first()
}

test('the office imports a WhatsApp chat on a phone', async ({ visit }) => {
  const page = await visitAsAdmin(visit, { viewport: phone })
  // This client has an account, so files can become documents.
  // The search also finds similar names from other journeys.
  const found = await read(page, '/api/admin/consultations?q=sara.alharbi')
  const { id } = found.find(({ email }: { email: string }) => email === 'sara.alharbi@example.com')
  const request = await openRequest(page, id)
  await request.getByRole('button', { name: t('conversations.record') }).click()
  await page.getByRole('button', { name: t('conversations.fromChat') }).click()
  const dialog = page.getByRole('dialog').last()
  const choose = (name: string, buffer: Buffer) =>
    dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer })

  await test.step('a file of another program is refused with a sentence', async () => {
    await choose('list.txt', Buffer.from('Name,Email\n'))
    await expect(dialog.getByText(translateIn[language]('val.chat.unreadable'))).toBeVisible()
  })

  await test.step('the preview has messages, unread entries and files', async () => {
    await choose('chat.zip', await archiveOf({ '_chat.txt': arabicChat, 'عقد.pdf': '%PDF-1.4\n%%EOF\n' }))
    await expect(dialog.getByText('السلام عليكم')).toBeVisible()
    await expect(
      dialog.getByRole('heading', { name: t('conversations.import.unread', { n: 1 }) }),
    ).toBeVisible()
    await expect(dialog.getByText('تاريخ هجري')).toBeVisible()
    await expect(dialog.getByText(t('conversations.import.notices', { n: 1 }))).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })

  const press = dialog.getByRole('button', { name: t('conversations.import.run', { n: 3 }) })
  await expect(press).toBeDisabled()
  await dialog.getByRole('combobox', { name: t('conversations.import.voice') }).click()
  await dialog.getByRole('option', { name: /المكتب/ }).click()
  await dialog.getByRole('checkbox', { name: /عقد\.pdf/ }).check()
  await press.click()
  await expect(toast(page)).toContainText(t('conversations.import.doneText', { n: 3 }))
  const entries = request.locator('.conversations').getByRole('listitem')
  await expect(entries).toHaveCount(3)
  await expect(entries.first()).toContainText('صورة غير مدرجة')
  await expect(entries.nth(1)).toContainText(t('conversations.direction.out'))
  await expect(request.getByText(t('history.conversations', { who: '' }).trim()).first()).toBeVisible()
  await expectAccessible(page)

  await test.step('the import is removed as a whole', async () => {
    await entries.first().getByRole('button').click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(t('conversations.remove.importText'))
    await question.getByRole('button', { name: t('conversations.remove'), exact: true }).click()
    await expect(toast(page).filter({ hasText: t('conversations.removed') })).toBeVisible()
    await expect(request.getByText(t('conversations.none'))).toBeVisible()
  })
})

test('the office types a conversation at a desk, by keyboard', async ({ visit }) => {
  const page = await visit({ language })
  const id = await sendRequest(page)
  await logInAsAdmin(page)
  const request = await openRequest(page, id)
  const whatsapp = request.getByRole('link', { name: t('conversations.whatsapp') })
  await expect(whatsapp).toHaveAttribute('href', /^https:\/\/wa\.me\/966\d+$/)
  await expect(whatsapp).toHaveAttribute('rel', /noopener/)
  await expect(request.getByRole('link', { name: t('conversations.call'), exact: true })).toHaveAttribute(
    'href',
    /^tel:\+966/,
  )
  const record = request.getByRole('button', { name: t('conversations.record') })
  await record.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: /#\d+/ })
  await dialog.getByRole('button', { name: t('conversations.save'), exact: true }).click()
  const text = dialog.getByRole('textbox', { name: t('conversations.text') })
  await expectAt(text, t('val.generic.required'))
  await text.fill('اتصل وسأل عن الموعد')
  const day = dialog.getByRole('textbox', { name: t('conversations.day') })
  await day.fill('2999-01-01')
  await dialog.getByRole('button', { name: t('conversations.save'), exact: true }).click()
  await expectAt(dialog.getByLabel(t('conversations.time')), t('val.conversation.at'))
  await day.fill('2026-01-05')
  await text.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: t('conversations.save'), exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toast(page)).toContainText(t('conversations.saved'))
  await expect(dialog).toBeHidden()
  await expect(record).toBeFocused()
  const entry = request.locator('.conversations').getByRole('listitem')
  await expect(entry).toContainText('اتصل وسأل عن الموعد')
  await expect(entry).toContainText(t('conversations.direction.in'))
})
