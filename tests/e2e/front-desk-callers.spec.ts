import { expect, expectAccessible, hydrated, refusedCall, t, test } from './support/fixtures.ts'
import {
  accountNote,
  chooseService,
  createAccount,
  fieldIn,
  mailsTo,
  openRecordDialog,
  pressEnter,
  recordedIn,
  requestsOf,
  saveRequest,
  startAt,
  takeCaller,
} from './support/front-desk.ts'
import { hold } from './support/slow-line.ts'

// The server refuses a request for the account of somebody else, and a similar request.
test.use({ expectedConsole: refusedCall })

const secret = 'سر لا يخص صاحبة الحساب'

test('a caller who is typed over a taken client does not reach the client’s portal (ar)', {
  tag: '@receptionist',
}, async ({ visit }) => {
  const page = await startAt(visit)
  const client = await createAccount(page, 'منيرة', 'الشهراني')
  const mailsBefore = await mailsTo(page, client)
  const dialog = await openRecordDialog(page)
  await fieldIn(dialog, 'phone').fill('0544')
  await takeCaller(dialog, client, 'منيرة الشه')
  await expect(dialog).toContainText(client.name)
  await expect(dialog.getByText(t('desk.taken.undo'))).toBeVisible()
  await expect(fieldIn(dialog, 'phone')).toHaveValue(client.phone ?? '')

  await test.step('the spelling of the name may be corrected', async () => {
    await fieldIn(dialog, 'firstName').fill('منيره')
    await fieldIn(dialog, 'lastName').press('End')
    await expect(dialog.getByText(t('desk.taken.undo'))).toBeVisible()
    await expect(dialog).toContainText(accountNote(client))
  })

  await test.step('another name lets the account go, with all that was not typed', async () => {
    await fieldIn(dialog, 'firstName').fill('جواهر')
    await expect(dialog.getByText(t('desk.taken.undo'))).toBeHidden()
    await expect(dialog.getByRole('status').filter({ hasText: client.name })).toBeVisible()
    // The beginning of a number that was typed before the client was taken.
    await expect(fieldIn(dialog, 'phone')).toHaveValue('0544')
    await expect(fieldIn(dialog, 'lastName')).toHaveValue('')
    await expect(fieldIn(dialog, 'email')).toHaveValue('')
    await expectAccessible(page)
  })

  await test.step('one click takes the account back, and the note has its own name', async () => {
    await dialog.getByRole('button', { name: t('desk.released.undo', { name: client.name }) }).click()
    await expect(fieldIn(dialog, 'firstName')).toHaveValue('جواهر')
    await expect(fieldIn(dialog, 'phone')).toHaveValue(client.phone ?? '')
    await expect(fieldIn(dialog, 'email')).toHaveValue(client.email)
    await expect(dialog).toContainText(accountNote(client))
    await dialog.getByRole('button', { name: t('desk.taken.undo') }).click()
    await expect(fieldIn(dialog, 'firstName')).toBeFocused()
  })

  await test.step('the request is stored for the typed caller only', async () => {
    await fieldIn(dialog, 'firstName').fill('جواهر')
    await fieldIn(dialog, 'phone').fill('0539990011')
    await fieldIn(dialog, 'lastName').fill('العنزي')
    await fieldIn(dialog, 'email').fill('jawaher@example.com')
    await dialog.getByLabel(t('desk.words')).fill(secret)
    await chooseService(dialog)
    await saveRequest(dialog)
    await expect(recordedIn(page).getByRole('img', { name: t('desk.link.qr') })).toBeVisible()
    expect(await requestsOf(visit, client)).toEqual([])
    expect(await mailsTo(page, client)).toEqual(mailsBefore)
  })
})

test('no caller typed over a client reaches the client’s portal (ar)', async ({ visit }) => {
  const page = await startAt(visit)
  const client = await createAccount(page, 'نورة', 'محمد الغامدي')
  await page.goto(`/dashboard/consultations/people/${client.id}`)
  await hydrated(page)
  const dialog = await openRecordDialog(page)
  const saved = recordedIn(page).getByRole('img', { name: t('desk.link.qr') })

  await test.step('a changed family name releases the account, also from the client’s page', async () => {
    await expect(dialog).toContainText(accountNote(client))
    await fieldIn(dialog, 'lastName').fill('السبيعي')
    await chooseService(dialog)
    await expect(dialog.getByText(t('desk.taken.undo'))).toBeHidden()
    await expect(fieldIn(dialog, 'firstName')).toHaveValue('نورة')
    await expect(fieldIn(dialog, 'phone')).toHaveValue('')
    await expect(fieldIn(dialog, 'email')).toHaveValue('')
    await dialog.getByLabel(t('desk.words')).fill(secret)
    // The Enter key saves without leaving the field.
    await fieldIn(dialog, 'phone').fill('0539990012')
    await pressEnter(page, fieldIn(dialog, 'phone'))
    await expect(saved).toBeVisible()
  })

  await page.goto('/dashboard/people')
  await hydrated(page)
  await openRecordDialog(page)
  const take = dialog.getByRole('button', { name: t('desk.known.take', { name: client.name }) })
  await test.step('a suggestion that arrives late does not replace what is typed meanwhile', async () => {
    await fieldIn(dialog, 'firstName').fill('نورة محمد الغ')
    const release = await hold(page, `**/api/admin/people/${client.id}`)
    await take.click()
    await fieldIn(dialog, 'firstName').fill('هند')
    const answered = page.waitForResponse(`**/api/admin/people/${client.id}`)
    release()
    await answered
    await expect(dialog.getByRole('button', { name: t('desk.save'), exact: true })).toBeEnabled()
    await expect(fieldIn(dialog, 'firstName')).toHaveValue('هند')
    await expect(fieldIn(dialog, 'email')).toHaveValue('')
  })

  await test.step('a father is pasted over his daughter', async () => {
    await fieldIn(dialog, 'firstName').fill('نورة محمد الغ')
    await take.click()
    await expect(fieldIn(dialog, 'email')).toHaveValue(client.email)
    await chooseService(dialog)
    await dialog.getByLabel(t('desk.words')).fill(secret)
    await fieldIn(dialog, 'phone').fill('0539990031')
    await fieldIn(dialog, 'lastName').fill('الغامدي')
    // Another first name shows what is emptied while it is typed, and Enter then saves.
    await fieldIn(dialog, 'firstName').fill('محمد')
    await expect(dialog.getByRole('status').filter({ hasText: client.name })).toBeVisible()
    await expect(fieldIn(dialog, 'email')).toHaveValue('')
    await expect(recordedIn(page)).toHaveCount(0)
    await pressEnter(page, fieldIn(dialog, 'firstName'))
    await expect(saved).toBeVisible()
  })
  expect(await requestsOf(visit, client)).toEqual([])
})

test('a request whose name, number and address differ from the account’s asks whose it is (ar)', {
  tag: '@receptionist',
}, async ({ visit }) => {
  const page = await startAt(visit)
  const client = await createAccount(page, 'أروى', 'المالكي')
  const dialog = await openRecordDialog(page)
  await takeCaller(dialog, client, 'أروى الم')
  await fieldIn(dialog, 'firstName').fill('Dalal')
  await dialog.getByRole('button', { name: t('desk.released.undo', { name: client.name }) }).click()
  await fieldIn(dialog, 'lastName').fill('Smith')
  await fieldIn(dialog, 'phone').fill('0539990015')
  await dialog.getByRole('button', { name: t('desk.released.undo', { name: client.name }) }).click()
  await fieldIn(dialog, 'email').fill('dalal@example.com')
  await chooseService(dialog)
  await saveRequest(dialog)
  const save = dialog.getByRole('button', { name: t('desk.person.save') })
  await expect(save).toBeVisible()
  await expect(dialog.getByText(client.name).first()).toBeVisible()
  await expectAccessible(page)
  expect(await requestsOf(visit, client)).toEqual([])

  await test.step('the way back, and any change of the caller, take the question back', async () => {
    await dialog.getByRole('button', { name: t('desk.person.back') }).click()
    await expect(save).toBeHidden()
    await saveRequest(dialog)
    await expect(save).toBeVisible()
    await fieldIn(dialog, 'phone').fill('0539990016')
    await expect(save).toBeHidden()
    await saveRequest(dialog)
    await expect(save).toBeVisible()
  })

  await test.step('a second Enter saves without the account', async () => {
    await pressEnter(page, fieldIn(dialog, 'phone'))
    await expect(recordedIn(page).getByRole('img', { name: t('desk.link.qr') })).toBeVisible()
    expect(await requestsOf(visit, client)).toEqual([])
  })

  await test.step('the request is saved for the account after both questions are answered', async () => {
    await recordedIn(page)
      .getByRole('button', { name: t('desk.next') })
      .click()
    await takeCaller(dialog, client, 'أروى الم')
    await fieldIn(dialog, 'firstName').fill('Dalal')
    await fieldIn(dialog, 'phone').fill('0539990016')
    await fieldIn(dialog, 'email').fill('dalal.too@example.com')
    await dialog.getByRole('button', { name: t('desk.released.undo', { name: client.name }) }).click()
    await chooseService(dialog)
    await saveRequest(dialog)
    await save.click()
    const another = dialog.getByRole('button', { name: t('desk.similar.save') })
    await expect(another).toBeVisible()
    await expect(dialog).toContainText(t('desk.person.without'))
    expect(await requestsOf(visit, client)).toEqual([])
    await another.click()
    await expect(recordedIn(page)).toContainText(t('desk.link.accountOf', { name: client.name }))
    expect(await requestsOf(visit, client)).toMatchObject([{ firstName: 'Dalal' }])
    await recordedIn(page)
      .getByRole('button', { name: t('desk.open') })
      .click()
    await expect(page.getByRole('main')).toContainText(t('request.identity.account', { name: client.name }))
  })
})

test('the details of a person are cleared when another one is chosen or typed (ar)', async ({ visit }) => {
  const page = await startAt(visit)
  const guest = { firstName: 'سديم', lastName: 'الفيفي', phone: '0539990021', email: 'sadeem@example.com' }
  const answer = await page.request.post('/api/admin/consultations', {
    data: { ...guest, origin: 'phone', service: 'real-estate', confirmsSimilar: true },
  })
  const reference = `#${(await answer.json()).consultation.id}`
  const client = await createAccount(page, 'لمياء', 'الزبيدي', false)
  const dialog = await openRecordDialog(page)

  await test.step('a caller without an account leaves no number and no address behind', async () => {
    await takeCaller(dialog, { name: 'سديم الفيفي' }, 'سديم الف')
    await expect(fieldIn(dialog, 'email')).toHaveValue(guest.email)
    await fieldIn(dialog, 'firstName').fill('نوف')
    await expect(fieldIn(dialog, 'email')).toHaveValue('')
    await expect(fieldIn(dialog, 'phone')).toHaveValue('')
    await expect(dialog.getByRole('status').filter({ hasText: 'سديم الفيفي' })).toBeVisible()
  })

  await test.step('a typed number stays with a client who has none, and another person’s does not', async () => {
    await fieldIn(dialog, 'phone').fill('0539990022')
    await takeCaller(dialog, client, 'لمياء الز')
    await expect(fieldIn(dialog, 'phone')).toHaveValue('0539990022')
    await takeCaller(dialog, { name: 'سديم الفيفي' }, 'سديم الف')
    await expect(fieldIn(dialog, 'phone')).toHaveValue('+966539990021')
    await takeCaller(dialog, client, 'لمياء الز')
    await expect(fieldIn(dialog, 'email')).toHaveValue(client.email)
  })

  await test.step('a similar request is confirmed for what was shown only', async () => {
    await takeCaller(dialog, { name: 'سديم الفيفي' }, 'سديم الف')
    await chooseService(dialog, 'area.realEstate')
    const confirm = dialog.getByRole('button', { name: t('desk.similar.save') })
    await saveRequest(dialog)
    await expect(confirm).toBeVisible()
    await expect(dialog).toContainText(t('desk.similar.open', { reference }))
    await chooseService(dialog, 'area.litigation')
    await expect(confirm).toBeHidden()
    await chooseService(dialog, 'area.realEstate')
    await expect(confirm).toBeVisible()
    await takeCaller(dialog, client, 'لمياء الز')
    await expect(confirm).toBeHidden()
  })
})
