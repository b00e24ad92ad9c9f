import { formatPhone } from '#i18n/phone-format.ts'
import {
  createStaff,
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  logInAs,
  logInAsAdmin,
  phone,
  t,
  test,
  toast,
} from './support/fixtures.ts'
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
import { resize } from './support/looks.ts'
import { created, ownAccount } from './support/records.ts'
import { openFact } from './support/request-page.ts'

// The server refuses a similar request once.
test.use({ expectedConsole: /status of 409 .*\/api\/admin\/consultations$/ })

test('the reception records a caller and corrects the number (ar)', { tag: '@receptionist' }, async ({
  visit,
}) => {
  const admin = await visit()
  await logInAsAdmin(admin)
  const reception = await createStaff(admin, 'هند')
  const caller = { firstName: 'غادة', lastName: 'المطيري', phone: '0557123456' }
  const name = `${caller.firstName} ${caller.lastName}`
  const record = (data: object) =>
    created<{ consultation: { id: number } }>(admin, '/api/admin/consultations', data)
  // An earlier request of the caller, and a matter against them that the reception may not open.
  const earlier = await record({ ...caller, origin: 'phone', service: 'real-estate' })
  const { id: me } = await ownAccount(admin)
  await record({
    origin: 'visit',
    firstName: 'سعد',
    phone: '0500000002',
    service: 'litigation',
    assignedToId: me,
    parties: [{ role: 'opposing', nameArabic: name, nameLatin: '', number: null }],
  })
  const page = await visit({ language: 'ar' })
  await logInAs(page, reception.username, reception.password)
  await page.goto('/dashboard')
  await hydrated(page)
  const open = page.getByRole('button', { name: t('dash.newRequest') })
  await expect(open).toBeVisible()
  await page.keyboard.press('n')
  const dialog = page.getByRole('dialog', { name: t('desk.title') })
  await expect(dialog.getByLabel(t('form.phone'))).toBeFocused()

  await test.step('half a number and half a name find the caller, and one click takes them over', async () => {
    await page.keyboard.type(caller.phone.slice(0, 7))
    await dialog.getByLabel(t('form.firstName')).fill(caller.firstName.slice(0, 3))
    const known = dialog.getByRole('region', { name: t('desk.known') })
    await known
      .getByRole('button', { name: t('desk.known.take', { name }) })
      .first()
      .click()
    await expect(dialog.getByLabel(t('form.phone'))).toHaveValue(`+966${caller.phone.slice(1)}`)
    await expectAccessible(page)
    await resize(page, phone)
    await expectNoSidewaysScroll(page)
    await resize(page, desktop)
  })

  await test.step('a second request about the same service needs a confirmation', async () => {
    const service = dialog.getByRole('combobox', { name: t('form.service') })
    await service.click()
    await page.getByRole('option', { name: t('area.realEstate') }).click()
    await dialog.getByRole('button', { name: t('desk.save'), exact: true }).click()
    await expect(dialog).toContainText(t('desk.similar.open', { reference: `#${earlier.consultation.id}` }))
    await dialog.getByRole('button', { name: t('desk.similar.save') }).click()
  })

  const saved = page.getByRole('dialog', { name: /تم تسجيل الطلب .*#\d+/ })
  await test.step('the conflict is shown without the matter, and the private link as a QR code', async () => {
    await expect(saved).toContainText(t('desk.hits', { n: 1 }))
    // The refusal does not cover the result. Its toast would be open for five seconds.
    await expect(toast(page).filter({ hasText: t('desk.failed') })).toHaveCount(0, { timeout: 2000 })
    await expect(saved).not.toContainText('سعد')
    await expect(saved.getByRole('img', { name: t('desk.link.qr') })).toBeVisible()
    await expect(saved.getByRole('link', { name: t('desk.link.whatsapp') })).toHaveAttribute(
      'href',
      new RegExp(`^https://wa\\.me/966${caller.phone.slice(1)}\\?text=`),
    )
    await expectAccessible(page)
  })

  await test.step('the reception opens the request and corrects the number', async () => {
    await saved.getByRole('button', { name: t('desk.open') }).click()
    const request = page.getByRole('main')
    await expect(request.getByRole('heading', { level: 1 })).toBeVisible()
    await (await openFact(page, 'more')).getByRole('button', { name: t('correction.open') }).click()
    const correction = page.getByRole('dialog', { name: t('correction.title') })
    await correction.getByLabel(t('form.phone')).fill('12')
    await correction.getByRole('button', { name: t('form.save') }).click()
    await expect(correction).toContainText(t('val.generic.phone'))
    const right = '0558123456'
    await correction.getByLabel(t('form.phone')).fill(right)
    await correction.getByRole('button', { name: t('form.save') }).click()
    await expect(toast(page)).toContainText(t('correction.saved'))
    await expect(request).toContainText(formatPhone(`+966${right.slice(1)}`))
    await expect(request).toContainText(t('consult.origin.phone'))
  })
})

test('the list of clients finds a caller by a name in the other script (ar)', async ({ visit }) => {
  const page = await visit({ language: 'ar' })
  await logInAsAdmin(page)
  const caller = { firstName: 'خلود', lastName: 'الزهراني', phone: '0559123456' }
  await created(page, '/api/admin/consultations', { ...caller, origin: 'whatsapp', service: 'other' })
  await page.goto('/dashboard/people')
  await hydrated(page)
  await page.getByRole('searchbox').fill('Kholoud Alzahrani')
  const row = page.getByRole('row').filter({ hasText: 'خلود الزهراني' }).first()
  await expect(row).toContainText(t('people.withoutAccount'))
  await row.getByRole('link', { name: 'خلود الزهراني' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'خلود الزهراني' })).toBeVisible()
  await expect(page.getByRole('link', { name: formatPhone('+966559123456') })).toBeVisible()
  await page.getByRole('button', { name: t('users.identity.identify') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: t('users.identity.document') }).click()
  await page.getByRole('option', { name: t('identity.document.passport') }).click()
  await dialog.getByRole('button', { name: t('users.identity.confirm') }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(t('identity.document.passport'))).toBeFocused()
})

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
