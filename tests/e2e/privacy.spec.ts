import { readFile } from 'node:fs/promises'
import { translateIn } from '#i18n/texts.ts'
import { unzip } from '../support/unzip.ts'
import {
  expect,
  expectAccessible,
  expectAt,
  expectNoSidewaysScroll,
  hydrated,
  logInAs,
  logInAsAdmin,
  oneLanguage,
  phone,
  refusedCall,
  registerClient,
  test,
  toast,
  wordsIn,
} from './support/fixtures.ts'
import { confirmAddress } from './support/mailbox.ts'

test.use({ expectedConsole: refusedCall })

oneLanguage((language) => {
  const t = wordsIn(language)
  // Texts that are not sent to browsers.
  const exportWords = translateIn[language]
  const words = (key: Parameters<typeof t>[0]) => t(key)

  test(`a client downloads their data, requests its destruction and withdraws the request (${language})`, async ({
    visit,
  }) => {
    const page = await visit({ language, viewport: phone })
    const { password } = await registerClient(page, 'Hessa', language)
    await confirmAddress(page)
    await page.request.post('/api/client/documents', {
      multipart: {
        file: { name: 'عقد الإيجار.txt', mimeType: 'text/plain', buffer: Buffer.from('يبدأ في مايو') },
      },
    })
    await page.goto('/client/profile#privacy')
    await hydrated(page)
    const panel = page.getByRole('region', { name: words('account.privacy'), exact: true })

    const arriving = page.waitForEvent('download')
    await panel.getByRole('button', { name: words('account.export.button') }).click()
    const download = await arriving
    expect(download.suggestedFilename()).toMatch(/\.zip$/)
    expect(download.suggestedFilename()).toContain(exportWords('export.file'))
    const files = unzip(await readFile(await download.path()))
    expect([...files.keys()]).toEqual(['index.html', 'data.json', 'files/عقد الإيجار.txt'])
    expect(files.get('files/عقد الإيجار.txt')?.bytes.toString('utf8')).toBe('يبدأ في مايو')
    expect(JSON.parse(files.get('data.json')?.bytes.toString('utf8') ?? '').profile.firstName).toBe('Hessa')
    await expect(toast(page)).toContainText(words('account.export.done'))

    // The exported page, opened from a folder.
    const reader = await visit({ language, viewport: phone })
    await reader.setContent(files.get('index.html')?.bytes.toString('utf8') ?? '')
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(exportWords('export.title'))
    await expect(reader.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
    await expectAccessible(reader)
    await expectNoSidewaysScroll(reader)

    await panel.getByRole('button', { name: words('account.erasure.ask') }).click()
    const dialog = page.getByRole('dialog', { name: words('account.erasure.dialog') })
    await expect(dialog).toBeVisible()
    await expectAccessible(page)
    const word = dialog.getByRole('textbox', { name: words('account.erasure.word') })
    const secret = dialog.getByLabel(words('account.erasure.password'), { exact: true })
    await word.fill('delete')
    await secret.fill('not-hers')
    await dialog.getByRole('button', { name: words('account.erasure.send') }).click()
    await expectAt(word, words('val.erasure.word'))
    await word.fill('DELETE')
    await dialog.getByRole('button', { name: words('account.erasure.send') }).click()
    await expectAt(secret, words('val.currentPassword.wrong'))
    await expect(word).toHaveValue('DELETE')
    await secret.fill(password)
    await dialog.getByRole('button', { name: words('account.erasure.send') }).click()
    await expect(dialog).toBeHidden()
    await expect(panel).toContainText(t('account.erasure.daysLeft', { n: 30 }))

    await panel.getByRole('button', { name: words('account.erasure.withdraw') }).click()
    const question = page.getByRole('alertdialog', { name: words('account.erasure.withdraw.title') })
    await expectAccessible(page)
    await question.getByRole('button', { name: words('account.erasure.withdraw') }).click()
    await expect(question).toBeHidden()
    await expect(panel.getByRole('button', { name: words('account.erasure.ask') })).toBeVisible()
    await expectNoSidewaysScroll(page)
  })
})

// The test below covers the Arabic version.
test("a user's privacy request is in English in the office (en)", async ({ visit }) => {
  const t = wordsIn('en')
  const client = await visit()
  const { username, password } = await registerClient(client, 'Rasha')
  await client.request.post('/api/user/erasure', { data: { confirmation: 'DELETE', password } })
  const page = await visit()
  await logInAsAdmin(page)
  await page.goto(`/dashboard/privacy?q=${username}`)
  await hydrated(page)
  await page
    .getByRole('row')
    .nth(1)
    .getByRole('button', { name: t('privacy.open').replace('{name}', '') })
    .click()
  const dialog = page.getByRole('dialog', { name: t('privacy.dialog') })
  await expect(dialog).toContainText(t('privacy.holdings.openConsultations'))
  await dialog.getByRole('button', { name: t('privacy.refuse') }).click()
  const reasons = dialog.getByRole('textbox', { name: t('privacy.reason') })
  await reasons.fill('No.')
  await dialog.getByRole('button', { name: t('privacy.refuse.send') }).click()
  await expectAt(reasons, t('val.erasure.reason', { min: 20 }))
  await reasons.fill('Your matter is open; its file must be kept until it is closed.')
  await dialog.getByRole('button', { name: t('privacy.refuse.send') }).click()
  await expect(page.getByRole('row').nth(1)).toContainText(t('privacy.state.refused'))
})

oneLanguage((language) => {
  const t = wordsIn(language)
  const words = (key: Parameters<typeof t>[0]) => t(key)

  test(`an admin refuses one destruction request with a reason and carries out another (${language})`, async ({
    visit,
  }) => {
    const refused = await visit({ language })
    const erased = await visit({ language })
    const people = [await registerClient(refused, 'Rasha'), await registerClient(erased, 'Eman')] as const
    for (const [at, client] of [refused, erased].entries())
      expect(
        (
          await client.request.post('/api/user/erasure', {
            data: { confirmation: 'DELETE', password: people[at]?.password },
          })
        ).status(),
      ).toBe(201)

    const page = await visit({ language })
    await logInAsAdmin(page)
    const openRequestOf = async (username: string) => {
      await page.goto(`/dashboard/privacy?q=${username}`)
      await hydrated(page)
      await expect(page.getByRole('row')).toHaveCount(2)
      await page
        .getByRole('row')
        .nth(1)
        .getByRole('button', { name: words('privacy.open').replace('{name}', ''), exact: false })
        .click()
      const dialog = page.getByRole('dialog', { name: words('privacy.dialog') })
      await expect(dialog).toContainText(words('privacy.holdings.openConsultations'))
      return dialog
    }
    const reason = 'Your matter is open; its file must be kept until it is closed.'
    const first = await openRequestOf(people[0].username)
    await expectAccessible(page)
    await first.getByRole('button', { name: words('privacy.refuse') }).click()
    const reasons = first.getByRole('textbox', { name: words('privacy.reason') })
    await reasons.fill('No.')
    await first.getByRole('button', { name: words('privacy.refuse.send') }).click()
    await expectAt(reasons, t('val.erasure.reason', { min: 20 }))
    await expectAccessible(page)
    await reasons.fill(reason)
    await first.getByRole('button', { name: words('privacy.refuse.send') }).click()
    await expect(first).toBeHidden()
    await expect(toast(page)).toContainText(words('privacy.refused'))
    await expect(page.getByRole('row').nth(1)).toContainText(words('privacy.state.refused'))

    await refused.goto('/client/profile')
    await expect(refused.getByRole('region', { name: words('account.privacy'), exact: true })).toContainText(
      reason,
    )

    const second = await openRequestOf(people[1].username)
    await second.getByRole('button', { name: words('privacy.erase') }).click()
    const word = second.getByRole('textbox', { name: words('privacy.erase.word') })
    await expectAccessible(page)
    await second.getByRole('button', { name: words('privacy.erase.confirm') }).click()
    await expectAt(word, words('val.generic.typeDelete'))
    await word.fill('حذف')
    await second.getByRole('button', { name: words('privacy.erase.confirm') }).click()
    await expect(second).toBeHidden()
    await expect(toast(page).filter({ hasText: words('privacy.erased') })).toBeVisible()
    expect((await erased.request.get('/api/user')).status()).toBe(401)
    await expect(logInAs(erased, people[1].username, people[1].password)).rejects.toThrow()

    await page.goto('/dashboard/privacy?state=done')
    await expect(page.getByRole('row').nth(1)).toContainText(words('privacy.erasedPerson'))
  })

  test(`a user gives consent to the newsletter and withdraws it (${language})`, async ({ visit }) => {
    const admin = await visit()
    await logInAsAdmin(admin)
    const page = await visit({ language })
    await registerClient(page, 'Huda', language)
    await page.goto('/client/profile')
    await hydrated(page)
    const list = page.getByRole('list', { name: words('account.consents') })
    await expect(
      list.getByRole('listitem').filter({ hasText: words('account.consent.terms') }),
    ).toContainText(words('account.consent.given'))
    const newsletter = list.getByRole('listitem').filter({ hasText: words('account.consent.newsletter') })
    await expect(newsletter).toContainText(words('account.consent.never'))
    await newsletter.getByRole('button').click()
    // The address is not confirmed, so its owner gets an email.
    await expect(toast(page)).toContainText(words('noMail.account.consent.saved.waiting'))
    await expect(newsletter).toContainText(words('account.consent.never'))

    // An admin's own address is confirmed.
    await admin.goto('/dashboard/account')
    await hydrated(admin)
    const own = admin
      .getByRole('list', { name: wordsIn('en')('account.consents') })
      .getByRole('listitem')
      .filter({ hasText: wordsIn('en')('account.consent.newsletter') })
    for (const standing of ['account.consent.given', 'account.consent.withdrawn'] as const) {
      await own.getByRole('button').click()
      await expect(own).toContainText(wordsIn('en')(standing))
    }
  })
})
