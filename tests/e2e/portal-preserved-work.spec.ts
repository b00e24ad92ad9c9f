import {
  expect,
  expectAccessible,
  hydrated,
  language,
  phone,
  registerClient,
  t,
  test,
  toast,
} from './support/fixtures.ts'
import { submitLogin } from './support/login-form.ts'
import { confirmAddress } from './support/mailbox.ts'
import { matterWords, openMatter, paper } from './support/matter.ts'
import { hold, scriptOf } from './support/slow-line.ts'

/** A file name as on a Saudi client's phone. */
const arabicName = { ...paper, name: 'خطاب-الارتباط.pdf' }

test('an upload continues when the client opens another page, and logging out asks first', async ({
  visit,
}) => {
  const page = await visit({ language, viewport: phone })
  await registerClient(page, 'Huda', language)
  await confirmAddress(page)
  await page.goto('/client/documents')
  await hydrated(page)
  const letGo = await hold(page, '**/api/client/documents')
  await page.getByLabel(t('portal.papers.send')).locator('input[type=file]').first().setInputFiles(arabicName)
  await expect(page.getByRole('progressbar')).toBeVisible()
  const sections = page.getByRole('navigation', { name: t('portal.title') })
  await sections.getByRole('button').click()
  await sections.getByRole('link', { name: t('portal.letters') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('portal.letters') })).toBeVisible()
  const tray = page.getByRole('region', { name: t('portal.papers.onTheWay') })
  await expect(tray.getByRole('progressbar')).toBeVisible()
  // Its extension comes last in its own reading direction.
  expect(await tray.getByText(arabicName.name).evaluate((name) => getComputedStyle(name).direction)).toBe(
    'rtl',
  )
  await expectAccessible(page)

  await page.locator('.portal-account').click()
  await page.getByRole('menuitem', { name: t('auth.logout') }).click()
  const question = page.getByRole('alertdialog', { name: t('portal.papers.stop.title') })
  await question.getByRole('button', { name: t('portal.papers.stop.stay') }).click()
  await page.keyboard.press('Escape')
  letGo()
  await expect(toast(page).filter({ hasText: t('portal.papers.sentToast') })).toBeVisible()
  await expect(tray).toHaveCount(0)
  const [stored] = await (await page.request.get('/api/client/documents')).json()
  expect(stored.name).toBe(arabicName.name)
})

test.describe('without a connection', () => {
  test.use({ expectedConsole: /ERR_INTERNET_DISCONNECTED/ })

  test('a save without a connection reports the error immediately, and the input is preserved', async ({
    visit,
  }) => {
    const page = await visit({ language })
    await registerClient(page, 'Huda', language)
    const loaded = page.waitForResponse((response) =>
      response.url().endsWith(scriptOf('src/ui/toast-viewport.tsx')),
    )
    // The last request that the page makes automatically.
    const isLive = page.waitForRequest(/\/api\/live/)
    await page.goto('/client/profile')
    await (await loaded).finished()
    await isLive
    await page.getByLabel(t('form.lastName')).fill('Al-Amri')
    await page.context().setOffline(true)
    await expect(page.getByText(t('ui.offline'))).toBeVisible()
    await page
      .getByRole('button', { name: t('form.save') })
      .first()
      .click()
    await expect(toast(page)).toBeVisible()
    await expect(page.getByLabel(t('form.lastName'))).toHaveValue('Al-Amri')
    await page.context().setOffline(false)
    await expect(page.getByText(t('ui.offline'))).toHaveCount(0)
  })
})

test('live updates start once there is a connection', async ({ visit }) => {
  const page = await visit({ language })
  await registerClient(page, 'Huda', language)
  // A phone that reports no connection, although the page has loaded.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'onLine', { get: () => 'online' in document.documentElement.dataset }),
  )
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.goto('/client/profile')
  await expect(page.getByText(t('ui.offline'))).toBeVisible()
  await page.waitForTimeout(2_000)
  expect(requested.filter((url) => url.includes('/api/live'))).toEqual([])
  const live = page.waitForRequest((request) => request.url().includes('/api/live'))
  await page.evaluate(() => {
    document.documentElement.dataset.online = ''
    window.dispatchEvent(new Event('online'))
  })
  await live
  await expect(page.getByText(t('ui.offline'))).toHaveCount(0)
})

test.describe('after a logout elsewhere', () => {
  // A call that is pending at the logout is refused.
  test.use({ expectedConsole: /Failed to load resource: .* status of 401/ })

  test('a logout in one tab ends the session in the other', async ({ visit }) => {
    const page = await visit({ language })
    const { subject } = matterWords(language)
    const { requestId } = await openMatter(page, await visit(), language)
    await page.goto(`/client/consultations/${requestId}`)
    await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible()
    const other = await page.context().newPage()
    await other.goto('/client')
    await other.locator('.portal-account').click()
    await other.getByRole('menuitem', { name: t('auth.logout') }).click()
    await expect(other).toHaveURL(/\/$/)
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByText(subject)).toHaveCount(0)
  })
})

test('a link to a section of the profile works after the login', async ({ visit }) => {
  const page = await visit({ language })
  const account = await registerClient(page, 'Huda', language)
  await page.request.post('/api/logout')
  await page.goto('/client/profile#privacy')
  await submitLogin(page, account)
  await expect(page).toHaveURL(/\/client\/profile#privacy$/)
  await expect(page.locator('#privacy h2')).toBeFocused()
})
