import { readFile } from 'node:fs/promises'
import { translateIn } from '#i18n/texts.ts'
import { unzip } from '../support/unzip.ts'
import {
  expect,
  expectAccessible,
  expectAt,
  expectNoSidewaysScroll,
  language,
  logInAs,
  phone,
  refusedCall,
  registerClient,
  t,
  test,
  toast,
} from './support/fixtures.ts'
import { confirmAddress } from './support/mailbox.ts'
import { create, openPage, visitAsAdmin } from './support/office.ts'

test.use({ expectedConsole: refusedCall })

// Texts that are not sent to browsers.
const exportWords = translateIn[language]

test('a client downloads their data, requests its destruction and withdraws the request', {
  tag: '@client',
}, async ({ visit }) => {
  const page = await visit({ language, viewport: phone })
  const { password } = await registerClient(page, 'Hessa', language)
  await confirmAddress(page)
  await page.request.post('/api/client/documents', {
    multipart: {
      file: { name: 'عقد الإيجار.txt', mimeType: 'text/plain', buffer: Buffer.from('يبدأ في مايو') },
    },
  })
  await openPage(page, '/client/profile#privacy')
  const panel = page.getByRole('region', { name: t('account.privacy'), exact: true })

  const arriving = page.waitForEvent('download')
  await panel.getByRole('button', { name: t('account.export.button') }).click()
  const download = await arriving
  expect(download.suggestedFilename()).toMatch(/\.zip$/)
  expect(download.suggestedFilename()).toContain(exportWords('export.file'))
  const files = unzip(await readFile(await download.path()))
  expect([...files.keys()]).toEqual(['index.html', 'data.json', 'files/عقد الإيجار.txt'])
  expect(files.get('files/عقد الإيجار.txt')?.bytes.toString('utf8')).toBe('يبدأ في مايو')
  expect(JSON.parse(files.get('data.json')?.bytes.toString('utf8') ?? '').profile.firstName).toBe('Hessa')
  await expect(toast(page)).toContainText(t('account.export.done'))

  // The exported page, opened from a folder.
  const reader = await visit({ language, viewport: phone })
  await reader.setContent(files.get('index.html')?.bytes.toString('utf8') ?? '')
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(exportWords('export.title'))
  await expect(reader.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
  await expectAccessible(reader)
  await expectNoSidewaysScroll(reader)

  await panel.getByRole('button', { name: t('account.erasure.ask') }).click()
  const dialog = page.getByRole('dialog', { name: t('account.erasure.dialog') })
  await expect(dialog).toBeVisible()
  const word = dialog.getByRole('textbox', { name: t('account.erasure.word') })
  const secret = dialog.getByLabel(t('account.erasure.password'), { exact: true })
  await word.fill('delete')
  await secret.fill('not-hers')
  await dialog.getByRole('button', { name: t('account.erasure.send') }).click()
  await expectAt(word, t('val.erasure.word'))
  await word.fill('DELETE')
  await dialog.getByRole('button', { name: t('account.erasure.send') }).click()
  await expectAt(secret, t('val.currentPassword.wrong'))
  await expect(word).toHaveValue('DELETE')
  await secret.fill(password)
  await dialog.getByRole('button', { name: t('account.erasure.send') }).click()
  await expect(dialog).toBeHidden()
  await expect(panel).toContainText(t('account.erasure.daysLeft', { n: 30 }))

  await panel.getByRole('button', { name: t('account.erasure.withdraw') }).click()
  const question = page.getByRole('alertdialog', { name: t('account.erasure.withdraw.title') })
  await question.getByRole('button', { name: t('account.erasure.withdraw') }).click()
  await expect(question).toBeHidden()
  await expect(panel.getByRole('button', { name: t('account.erasure.ask') })).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test('an admin refuses one destruction request with a reason and carries out another', async ({ visit }) => {
  const refused = await visit({ language })
  const erased = await visit({ language })
  const people = [await registerClient(refused, 'Rasha'), await registerClient(erased, 'Eman')] as const
  for (const [at, client] of [refused, erased].entries()) {
    const password = people[at]?.password
    await create(client, '/api/user/erasure', { confirmation: 'DELETE', password })
  }

  const page = await visitAsAdmin(visit)
  const openRequestOf = async (username: string) => {
    await openPage(page, `/dashboard/privacy?q=${username}`)
    await expect(page.getByRole('row')).toHaveCount(2)
    await page
      .getByRole('row')
      .nth(1)
      .getByRole('button', { name: t('privacy.open').replace('{name}', ''), exact: false })
      .click()
    const dialog = page.getByRole('dialog', { name: t('privacy.dialog') })
    await expect(dialog).toContainText(t('privacy.holdings.openConsultations'))
    return dialog
  }
  const reason = 'Your matter is open; its file must be kept until it is closed.'
  const first = await openRequestOf(people[0].username)
  await first.getByRole('button', { name: t('privacy.refuse') }).click()
  const reasons = first.getByRole('textbox', { name: t('privacy.reason') })
  await reasons.fill('No.')
  await first.getByRole('button', { name: t('privacy.refuse.send') }).click()
  await expectAt(reasons, t('val.erasure.reason', { min: 20 }))
  await expectAccessible(page)
  await reasons.fill(reason)
  await first.getByRole('button', { name: t('privacy.refuse.send') }).click()
  await expect(first).toBeHidden()
  await expect(toast(page)).toContainText(t('privacy.refused'))
  await expect(page.getByRole('row').nth(1)).toContainText(t('privacy.state.refused'))

  await refused.goto('/client/profile')
  await expect(refused.getByRole('region', { name: t('account.privacy'), exact: true })).toContainText(reason)

  const second = await openRequestOf(people[1].username)
  await second.getByRole('button', { name: t('privacy.erase') }).click()
  const word = second.getByRole('textbox', { name: t('privacy.erase.word') })
  await second.getByRole('button', { name: t('privacy.erase.confirm') }).click()
  await expectAt(word, t('val.generic.typeDelete'))
  await word.fill('حذف')
  await second.getByRole('button', { name: t('privacy.erase.confirm') }).click()
  await expect(second).toBeHidden()
  await expect(toast(page).filter({ hasText: t('privacy.erased') })).toBeVisible()
  expect((await erased.request.get('/api/user')).status()).toBe(401)
  await expect(logInAs(erased, people[1].username, people[1].password)).rejects.toThrow()

  await page.goto('/dashboard/privacy?state=done')
  await expect(page.getByRole('row').nth(1)).toContainText(t('privacy.erasedPerson'))
})

test('a user gives consent to the newsletter and withdraws it', async ({ visit }) => {
  const admin = await visitAsAdmin(visit)
  const page = await visit({ language })
  await registerClient(page, 'Huda', language)
  await openPage(page, '/client/profile')
  const list = page.getByRole('list', { name: t('account.consents') })
  await expect(list.getByRole('listitem').filter({ hasText: t('account.consent.terms') })).toContainText(
    t('account.consent.given'),
  )
  const newsletter = list.getByRole('listitem').filter({ hasText: t('account.consent.newsletter') })
  await expect(newsletter).toContainText(t('account.consent.never'))
  await newsletter.getByRole('button').click()
  // The address is not confirmed, so its owner gets an email.
  await expect(toast(page)).toContainText(t('noMail.account.consent.saved.waiting'))
  await expect(newsletter).toContainText(t('account.consent.never'))

  // An admin's own address is confirmed.
  await openPage(admin, '/dashboard/account')
  const own = admin
    .getByRole('list', { name: t('account.consents') })
    .getByRole('listitem')
    .filter({ hasText: t('account.consent.newsletter') })
  for (const standing of ['account.consent.given', 'account.consent.withdrawn'] as const) {
    await own.getByRole('button').click()
    await expect(own).toContainText(t(standing))
  }
})
