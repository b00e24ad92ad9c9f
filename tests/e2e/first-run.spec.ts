import {
  expect,
  expectAccessible,
  expectAt,
  expectNoSidewaysScroll,
  logInAsAdmin,
  phone,
  test,
  toast,
  wordsIn,
} from './support/fixtures.ts'

test.use({ expectedConsole: /Failed to load resource: .* status of (4\d\d|503)/ })

test("the office writes the firm's story, and sections without a text are left out", async ({ visit }) => {
  const t = wordsIn('en')
  const page = await visit()
  await logInAsAdmin(page)
  const onSite = async (path: string) => (await page.request.get(path)).text()
  await page.goto('/dashboard/story?type=mission')
  await page.getByRole('button', { name: /^Edit To give companies/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel(t('story.text.en')).fill('')
  await dialog.getByRole('button', { name: t('form.saveChanges') }).click()
  await expectAt(dialog.getByLabel(t('story.text.en')), t('val.generic.required'))
  await dialog.getByLabel(t('story.text.en')).fill('To answer every letter.')
  await dialog.getByRole('button', { name: t('form.saveChanges') }).click()
  await expect(toast(page)).toContainText(t('toast.story.updated'))
  expect(await onSite('/about?lang=en')).toContain('To answer every letter.')

  await page.goto('/dashboard/story?type=testimonial')
  await expect(page.getByRole('switch', { checked: true })).toHaveCount(3)
  expect(await onSite('/?lang=en')).toContain('id="testimonials-heading"')
  // One after another, without waiting for the responses.
  for (const shown of await page.getByRole('switch').all()) await shown.click()
  await expect(page.getByRole('switch', { checked: false })).toHaveCount(3)
  // They appear immediately, and are saved one after another.
  await expect.poll(() => onSite('/?lang=en')).not.toContain('testimonials-heading')
  await page.reload()
  await expect(page.getByRole('switch', { checked: false })).toHaveCount(3)
  for (const path of ['/?lang=en', '/clients?lang=en'])
    expect(await onSite(path)).not.toContain('testimonials-heading')

  await page.goto('/dashboard/story')
  await page.getByRole('button', { name: t('story.add') }).click()
  await dialog.getByRole('combobox', { name: t('story.kind') }).click()
  // The website has one place for a mission, and it is taken.
  await expect(page.getByRole('option', { name: t('story.kind.mission') })).toHaveCount(0)
  await page.getByRole('option', { name: t('story.kind.milestone') }).click()
  await dialog.getByLabel(t('story.year.en')).fill('2031')
  await dialog.getByLabel(t('story.text.en')).fill('A second office opens in Jeddah.')
  await dialog.getByRole('button', { name: t('form.add') }).click()
  await expect(toast(page)).toContainText(t('toast.story.added'))
  expect(await onSite('/about?lang=en')).toContain('A second office opens in Jeddah.')
})

test('a chip in the top bar explains the sample firm and leads to its removal', async ({ visit }) => {
  const t = wordsIn('ar')
  const page = await visit({ language: 'ar', viewport: phone })
  await logInAsAdmin(page)
  await page.goto('/dashboard/services')
  await page.getByRole('button', { name: t('dash.sample.title') }).click()
  await expect(page.getByText(t('dash.sample.body'))).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: t('dash.sample.remove') }).click()
  await expect(page).toHaveURL(/\/dashboard\/settings$/)
  await expect(page.getByText(t('dash.sample.body'))).toBeHidden()
})

test('the office removes the sample firm with one click, and the setup uses the name of the new firm', {
  tag: '@admin',
}, async ({ visit, server }) => {
  const t = wordsIn('ar')
  const page = await visit({ language: 'ar', viewport: phone })
  await logInAsAdmin(page)
  await page.goto('/dashboard/settings')
  await page.getByRole('button', { name: t('sample.remove') }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('sample.remove') }).click()
  const word = dialog.getByLabel(t('sample.confirmation'))
  await expectAt(word, t('val.generic.typeDelete'))
  await word.fill('DELETE')
  await dialog.getByRole('button', { name: t('sample.remove') }).click()
  await expect(page).toHaveURL(/\/dashboard\/settings\/setup/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('setup.title'))
  // It would be in front of the steps while their sizes are measured.
  await toast(page)
    .getByRole('button', { name: t('toast.dismiss') })
    .click()

  const guest = () => fetch(`${server.url}/`, { headers: { accept: 'text/html', 'accept-language': 'ar' } })
  const nameless = await guest()
  expect(nameless.status).toBe(200)
  expect(await nameless.text()).not.toMatch(/2009|ميزان للمحاماة/)

  const next = page.getByRole('button', { name: t('setup.next') })
  await next.click()
  await expectAt(page.getByLabel(t('settings.siteTitleEn')), t('val.siteTitle.required'))
  await page.getByLabel(t('settings.siteTitleEn')).fill('Al Noor Attorneys')
  await page.getByLabel(t('settings.siteTitleAr')).fill('النور للمحاماة')
  await page.getByLabel(t('settings.siteDescriptionEn')).fill('Attorneys in Jeddah.')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await next.click()
  await page.getByLabel(t('settings.contactAddressEn')).fill('King Fahd Road\nJeddah 21500')
  await page.getByLabel(t('settings.contactEmail'), { exact: true }).fill('info@noor.test')
  await page.getByLabel(t('settings.contactPhone'), { exact: true }).fill('0112223344')
  await next.click()
  await expect(page.getByRole('heading', { level: 2, name: t('setup.step.registration') })).toBeVisible()
  // The setup resumes where it was interrupted.
  await page.goto('/dashboard')
  await page.goto('/dashboard/settings/setup')
  await page.getByLabel(t('settings.licenseNumber')).fill('40/77')
  await next.click()
  await expect(page.getByText('SMTP_URL')).toBeVisible()
  await page.getByRole('button', { name: t('setup.mail.test', { address: 'admin@example.com' }) }).click()
  await expect(page.getByText(t('setup.mail.waiting'))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: t('setup.continue') }).click()
  await expect(page.getByRole('switch', { name: t('settings.strictPasswords') })).toBeChecked()
  await expect(page.getByRole('switch', { name: t('setup.closed') })).not.toBeChecked()
  await page.getByRole('button', { name: t('setup.finish') }).click()
  await expect(toast(page)).toContainText(t('setup.open'))
  await expect(page).toHaveURL(/\/dashboard$/)
  const open = await guest()
  expect(open.status).toBe(200)
  const home = await open.text()
  expect(/<h1[^>]*>([^<]*)<\/h1>/.exec(home)?.[1]).toBe('النور للمحاماة')
  expect(home).toContain('40/77')
  expect(home).not.toContain('2009')
})
