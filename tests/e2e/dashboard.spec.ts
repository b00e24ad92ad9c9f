import {
  createStaff,
  desktop,
  expect,
  expectAccessible,
  hydrated,
  language,
  logInAs,
  logInAsAdmin,
  phone,
  refusedCall,
  t,
  test,
} from './support/fixtures.ts'

test('the sidebar is 16 or 5 rem wide, at the inline start, and its state is stored', async ({ visit }) => {
  const page = await visit({ language, viewport: desktop })
  await logInAsAdmin(page)
  await page.goto('/dashboard')
  const sidebar = page.getByRole('complementary')
  const box = async () => (await sidebar.boundingBox()) ?? { x: -1, width: -1 }
  await expect.poll(async () => (await box()).width).toBe(256)
  expect((await box()).x).toBe(language === 'ar' ? desktop.width - 256 : 0)
  await page.getByRole('button', { name: t('dash.sidebar.collapse') }).click()
  await expect.poll(async () => (await box()).width).toBe(80)
  await page.reload()
  await expect.poll(async () => (await box()).width).toBe(80)
})

test('dialogs pass axe on a phone in the dark theme', async ({ visit }) => {
  const page = await visit({ language, viewport: phone, theme: 'dark' })
  await logInAsAdmin(page)
  await page.goto('/dashboard/consultations')
  await hydrated(page)
  await page
    .getByRole('table')
    .getByRole('button', { name: t('form.viewDetails') })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/dashboard/services')
  await page.getByRole('button', { name: t('services.add') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t('form.add'), exact: true }).click()
  await expect(dialog.getByText(t('form.errorSummary.title'))).toBeVisible()
  await expectAccessible(page)
})

test.describe('a stale edit', () => {
  test.use({ expectedConsole: refusedCall })

  test('two users change one request: the second compares both versions and loses nothing', async ({
    visit,
  }) => {
    const admin = await visit({ language })
    await logInAsAdmin(admin)
    const { id } = await (
      await admin.request.post('/api/consultations', {
        data: {
          firstName: 'Omar',
          lastName: 'Bawazir',
          email: 'omar@example.com',
          phone: '0550123344',
          service: 'contract',
          message: 'A contract to read.',
        },
      })
    ).json()
    await admin.goto(`/dashboard/consultations?open=${id}`)
    const dialog = admin.getByRole('dialog')
    await dialog.getByLabel(t('consult.notes')).fill('Mine')
    const staff = await createStaff(admin)
    const other = await visit({ language })
    await logInAs(other, staff.username, staff.password)
    const saved = await other.request.put(`/api/admin/consultations/${id}`, { data: { notes: 'Theirs' } })
    expect(saved.status()).toBe(200)
    await dialog.getByRole('button', { name: t('form.save') }).click()
    await expect(
      dialog
        .getByText(t('failure.stale'))
        .or(dialog.getByText(t('consult.changed')))
        .first(),
    ).toBeVisible()
    await expect(dialog.getByLabel(t('consult.notes'))).toHaveValue('Mine')
    const { notes } = await (await admin.request.get(`/api/admin/consultations/${id}`)).json()
    expect(notes).toBe('Theirs')
  })
})
