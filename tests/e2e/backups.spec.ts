import { expect, hydrated, language, logInAsAdmin, test, wordsIn } from './support/fixtures.ts'
import { expectAccessibleInAll } from './support/looks.ts'

test('an admin starts a backup, and sees that its restore was tested', async ({ visit }) => {
  const t = wordsIn(language)
  const admin = await visit({ language })
  await logInAsAdmin(admin)
  await admin.goto(`/dashboard/backups?lang=${language}`)
  await hydrated(admin)
  await expect(admin.getByText(t('backups.off'))).toBeVisible()
  const whole = admin.getByText(t('backups.test.whole'), { exact: true })
  const before = await whole.count()
  await admin.getByRole('button', { name: t('backups.start') }).click()
  await expect(whole).toHaveCount(before + 1)
  await expect(admin.getByRole('button', { name: t('backups.start') })).toBeEnabled()
  await expectAccessibleInAll(admin, language, async () => {
    await expect(whole.first()).toBeVisible()
  })
})
