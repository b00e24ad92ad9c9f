import { formatPhone } from '#i18n/phone-format.ts'
import {
  createStaff,
  expect,
  expectNoSidewaysScroll,
  hydrated,
  logInAs,
  logInAsAdmin,
  phone,
  refusedCall,
  test,
  toast,
  wordsIn,
} from './support/fixtures.ts'
import { expectDialogAccessible } from './support/looks.ts'

// The server refuses a similar request once.
test.use({ expectedConsole: refusedCall })

const t = wordsIn('ar')

// Each place has a caller of its own: a second matter against the same name would be a second conflict.
for (const [place, viewport, firstName, lastName] of [
  ['at a desk', undefined, 'غادة', 'المطيري'],
  ['on a phone', phone, 'رنا', 'البقمي'],
] as const)
  test(`the reception records a caller ${place} and corrects the number (ar)`, {
    tag: '@receptionist',
  }, async ({ visit }) => {
    const admin = await visit()
    await logInAsAdmin(admin)
    const reception = await createStaff(admin, `هند ${Date.now()}`)
    const digits = String(Date.now()).slice(-6)
    const name = `${firstName} ${lastName}`
    const caller = { firstName, lastName, phone: `0557${digits}` }
    const record = (data: object) => admin.request.post('/api/admin/consultations', { data })
    // An earlier request of the caller, and a matter against them that the reception may not open.
    const earlier = await record({
      ...caller,
      origin: 'phone',
      service: 'real-estate',
      confirmsSimilar: true,
    })
    const { id: me } = await (await admin.request.get('/api/user')).json()
    await record({
      origin: 'visit',
      firstName: 'سعد',
      phone: '0500000002',
      service: 'litigation',
      assignedToId: me,
      confirmsSimilar: true,
      parties: [{ role: 'opposing', nameArabic: name, nameLatin: '', number: null }],
    })
    expect(earlier.status()).toBe(201)
    const page = await visit({ language: 'ar', ...(viewport && { viewport }) })
    await logInAs(page, reception.username, reception.password)
    await page.goto('/dashboard')
    await hydrated(page)
    const open = page.getByRole('button', { name: t('dash.newRequest') })
    await expect(open).toBeVisible()
    if (viewport) await open.click()
    else await page.keyboard.press('n')
    const dialog = page.getByRole('dialog', { name: t('desk.title') })
    await expect(dialog.getByLabel(t('form.phone'))).toBeFocused()

    await test.step('half a number and half a name find the caller, and one click takes them over', async () => {
      await page.keyboard.type(caller.phone.slice(0, 7))
      await dialog.getByLabel(t('form.firstName')).fill(firstName.slice(0, 3))
      const known = dialog.getByRole('region', { name: t('desk.known') })
      await known
        .getByRole('button', { name: t('desk.known.take', { name }) })
        .first()
        .click()
      await expect(dialog.getByLabel(t('form.phone'))).toHaveValue(`+966${caller.phone.slice(1)}`)
      await expectDialogAccessible(page)
      if (viewport) await expectNoSidewaysScroll(page)
    })

    await test.step('a second request about the same service needs a confirmation', async () => {
      const service = dialog.getByRole('combobox', { name: t('form.service') })
      await service.click()
      await page.getByRole('option', { name: t('area.realEstate') }).click()
      await dialog.getByRole('button', { name: t('desk.save'), exact: true }).click()
      await expect(dialog).toContainText(
        t('desk.similar.open', { reference: `#${(await earlier.json()).consultation.id}` }),
      )
      await dialog.getByRole('button', { name: t('desk.similar.save') }).click()
    })

    const saved = page.getByRole('dialog', { name: /سُجّل الطلب .*#\d+/ })
    await test.step('the conflict is shown without the matter, and the private link as a QR code', async () => {
      await expect(saved).toContainText(t('desk.hits', { n: 1 }))
      await expect(saved).not.toContainText('سعد')
      await expect(saved.getByRole('img', { name: t('desk.link.qr') })).toBeVisible()
      await expect(saved.getByRole('link', { name: t('desk.link.whatsapp') })).toHaveAttribute(
        'href',
        new RegExp(`^https://wa\\.me/966${caller.phone.slice(1)}\\?text=`),
      )
      await expectDialogAccessible(page)
    })

    await test.step('the reception opens the request and corrects the number', async () => {
      await saved.getByRole('button', { name: t('desk.open') }).click()
      const request = page.getByRole('main')
      await request.getByRole('button', { name: t('correction.open') }).click()
      const correction = page.getByRole('dialog', { name: t('correction.title') })
      await correction.getByLabel(t('form.phone')).fill('12')
      await correction.getByRole('button', { name: t('form.save') }).click()
      await expect(correction).toContainText(t('val.generic.phone'))
      const right = `0558${digits}`
      await correction.getByLabel(t('form.phone')).fill(right)
      await correction.getByRole('button', { name: t('form.save') }).click()
      await expect(toast(page)).toContainText(t('correction.saved'))
      await expect(request).toContainText(formatPhone(`+966${right.slice(1)}`))
      await expect(request).toContainText(t('consult.origin.phone'))
    })
  })

test('a draft of a new request survives a closed tab, and can be cleared (ar)', {
  tag: '@receptionist',
}, async ({ visit }) => {
  const page = await visit({ language: 'ar' })
  await logInAsAdmin(page)
  await page.goto('/dashboard/people')
  await hydrated(page)
  await page.getByRole('button', { name: t('dash.newRequest') }).click()
  const dialog = page.getByRole('dialog', { name: t('desk.title') })
  await dialog.getByLabel(t('form.firstName')).fill('منيرة')
  await page.goto('/dashboard/consultations')
  await hydrated(page)
  await page.getByRole('button', { name: t('dash.newRequest') }).click()
  await expect(dialog.getByLabel(t('form.firstName'))).toHaveValue('')
  await dialog.getByRole('button', { name: t('desk.draft.continue', { name: 'منيرة' }) }).click()
  await expect(dialog.getByLabel(t('form.firstName'))).toHaveValue('منيرة')
  await dialog.getByRole('button', { name: t('desk.draft.clear') }).click()
  await expect(dialog.getByLabel(t('form.firstName'))).toHaveValue('')
})

test('the list of clients finds a caller by a name in the other script (ar)', async ({ visit }) => {
  const page = await visit({ language: 'ar' })
  await logInAsAdmin(page)
  const number = `0559${String(Date.now()).slice(-6)}`
  await page.request.post('/api/admin/consultations', {
    data: { origin: 'whatsapp', firstName: 'خلود', lastName: 'الزهراني', phone: number, service: 'other' },
  })
  await page.goto('/dashboard/people')
  await hydrated(page)
  await page.getByRole('searchbox').fill('Kholoud Alzahrani')
  const row = page.getByRole('row').filter({ hasText: 'خلود الزهراني' }).first()
  await expect(row).toContainText(t('people.withoutAccount'))
  await row.getByRole('link', { name: 'خلود الزهراني' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'خلود الزهراني' }).first()).toBeVisible()
})
