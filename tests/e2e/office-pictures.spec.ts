import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import {
  expect,
  expectAccessible,
  keepSettings,
  language,
  logInAsAdmin,
  phone,
  t,
  test,
  toast,
  wordsIn,
} from './support/fixtures.ts'

const icon = new URL('../../public/icon-192.png', import.meta.url)

test.use({
  expectedConsole: /Failed to load resource: .*(status of (4\d\d|50\d)|ERR_FAILED)/,
  expectedHosts: /^pictures\.example$/,
})

test('an image is uploaded, shown, saved and removed', async ({ visit }) => {
  const page = await visit({ language, viewport: phone, theme: 'dark' })
  await logInAsAdmin(page)
  const restore = await keepSettings(page)
  try {
    await page.goto('/dashboard/settings?tab=seo')
    const address = page.getByLabel(t('settings.ogImage'))
    const choose = (file: { name: string; mimeType: string; buffer: Buffer }) =>
      page.locator('.picture-field input[type=file]').setInputFiles(file)
    const picture = { name: 'share.png', mimeType: 'image/png', buffer: await readFile(icon) }
    await expect(page.getByRole('button', { name: t('picture.choose') })).toBeVisible()

    await choose({ name: 'letter.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
    await expect(page.getByRole('alert').getByText(t('error.picture_kind'))).toBeVisible()
    await page.route('**/api/admin/images', (route) => route.abort())
    await choose(picture)
    await expect(page.getByRole('alert').getByText(t('picture.broken'))).toBeVisible()
    await page.unroute('**/api/admin/images')
    await expectAccessible(page)

    await choose(picture)
    await expect(address).toHaveValue(t('picture.uploaded'))
    await expect(page.getByRole('alert')).toHaveCount(0)
    const shown = page.locator('.picture-preview img')
    await expect(shown).toHaveAttribute('src', /^\/images\//)
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(192)
    await page.getByRole('button', { name: t('form.saveChanges') }).click()
    await expect(toast(page)).toContainText(t('toast.settings.success'))
    const stored = await (await page.request.get('/api/settings')).json()
    expect(stored.find(({ key }: { key: string }) => key === 'og_image').value).toMatch(/^\/images\//)
    const home = await (await page.request.get('/')).text()
    expect(home).toMatch(/<meta property="og:image" content="http:\/\/localhost:\d+\/images\//)

    await page.getByRole('button', { name: t('picture.remove'), exact: true }).click()
    await expect(address).toBeFocused()
    await page.route('https://pictures.example/**', (route) => route.fulfill({ path: fileURLToPath(icon) }))
    await address.fill('https://pictures.example/share.jpg')
    await expect(shown).toHaveAttribute('src', 'https://pictures.example/share.jpg')
  } finally {
    await restore()
  }
})

test('a failed image shows the reason in English and passes axe (en)', async ({ visit }) => {
  const t = wordsIn('en')
  const page = await visit({ viewport: phone, theme: 'dark' })
  await logInAsAdmin(page)
  await page.goto('/dashboard/settings?tab=seo')
  const choose = (buffer: Buffer) =>
    page
      .locator('.picture-field input[type=file]')
      .setInputFiles({ name: 'share.png', mimeType: 'image/png', buffer })
  await expect(page.getByRole('button', { name: t('picture.choose') })).toBeVisible()
  await choose(Buffer.from('no picture'))
  await expect(page.getByRole('alert').getByText(t('error.picture_kind'))).toBeVisible()
  await page.route('**/api/admin/images', (route) => route.abort())
  await choose(await readFile(icon))
  await expect(page.getByRole('alert').getByText(t('picture.broken'))).toBeVisible()
  await expectAccessible(page)
})
