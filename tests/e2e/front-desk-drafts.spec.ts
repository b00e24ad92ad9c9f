import { expect, expectAccessible, hydrated, t, test } from './support/fixtures.ts'
import {
  chooseService,
  createAccount,
  fieldIn,
  openRecordDialog,
  recordedIn,
  requestsOf,
  saveRequest,
  startAt,
  takeCaller,
} from './support/front-desk.ts'

test('a draft is offered without the account, and none is mixed or lost (ar)', {
  tag: '@receptionist',
}, async ({ visit }) => {
  const page = await startAt(visit)
  const client = await createAccount(page, 'هيفاء', 'العسيري')
  const dialog = await openRecordDialog(page)
  await takeCaller(dialog, client, 'هيفاء الع')
  await dialog.getByLabel(t('desk.words')).fill('كلام هيفاء')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(client.email)

  await openRecordDialog(page)
  const offered = dialog.getByRole('list', { name: t('desk.drafts') })
  for (const key of ['phone', 'firstName', 'email'] as const)
    await expect(fieldIn(dialog, key)).toHaveValue('')
  await expect(offered.getByRole('listitem')).toHaveCount(1)

  await test.step('another caller gets a draft of their own', async () => {
    await fieldIn(dialog, 'firstName').fill('سلوى')
    await page.goto('/dashboard/consultations')
    await hydrated(page)
    await openRecordDialog(page)
    await expect(offered.getByRole('listitem')).toHaveCount(2)
    await fieldIn(dialog, 'firstName').fill('ريم')
    await offered.getByRole('button', { name: t('desk.draft.continue', { name: 'سلوى' }) }).click()
    await expect(fieldIn(dialog, 'firstName')).toHaveValue('سلوى')
    await expect(dialog).toContainText(t('desk.draft'))
    await expect(
      offered.getByRole('button', { name: t('desk.draft.continue', { name: 'ريم' }) }),
    ).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a saved request ends its own draft only', async () => {
    await fieldIn(dialog, 'phone').fill('0539990013')
    await chooseService(dialog)
    await saveRequest(dialog)
    await recordedIn(page)
      .getByRole('button', { name: t('desk.next') })
      .click()
    await expect(offered.getByRole('listitem')).toHaveCount(2)
    await offered.getByRole('button', { name: t('desk.draft.discard.of', { name: 'ريم' }) }).click()
    await expect(offered.getByRole('listitem')).toHaveCount(1)
  })

  await test.step('the words of the first caller come back without the account', async () => {
    await offered.getByRole('button').first().click()
    await expect(dialog.getByLabel(t('desk.words'))).toHaveValue('كلام هيفاء')
    await expect(dialog.getByText(t('desk.taken.undo'))).toBeHidden()
    await expect(fieldIn(dialog, 'phone')).toHaveValue('')
    await dialog.getByRole('button', { name: t('desk.draft.clear') }).click()
    await expect(dialog.getByLabel(t('desk.words'))).toHaveValue('')
    await page.keyboard.press('Escape')
    await openRecordDialog(page)
    await expect(offered).toBeHidden()
  })
  expect(await requestsOf(visit, client)).toEqual([])
})

test('a draft of an earlier version does not bring its account back (ar)', async ({ visit }) => {
  const page = await startAt(visit)
  const client = await createAccount(page, 'أفنان', 'الرشيدي')
  const { id } = await (await page.request.get('/api/user')).json()
  await page.evaluate(
    ([key, text]) => localStorage.setItem(key ?? '', text ?? ''),
    [`draft:${id}:new-request`, JSON.stringify({ userId: String(client.id), firstName: 'أفنان' })],
  )
  const dialog = await openRecordDialog(page)
  await dialog.getByRole('button', { name: t('desk.draft.continue', { name: 'أفنان' }) }).click()
  await expect(fieldIn(dialog, 'firstName')).toHaveValue('أفنان')
  await fieldIn(dialog, 'phone').fill('0539990014')
  await chooseService(dialog)
  await saveRequest(dialog)
  await expect(recordedIn(page).getByRole('img', { name: t('desk.link.qr') })).toBeVisible()
  expect(await requestsOf(visit, client)).toEqual([])
})
