import type { Page } from '@playwright/test'
import {
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  type Language,
  languages,
  logInAsAdmin,
  phone,
  registerClient,
  test,
  themes,
  wordsIn,
} from './support/fixtures.ts'
import { missingPages, publicPages } from './support/public-pages.ts'

type Screen = {
  name: string
  path: string
  as: 'guest' | 'client' | 'admin'
  /** What must stand on the screen before it is looked at. */
  heading: (language: Language) => string | RegExp
}

const words = (key: Parameters<ReturnType<typeof wordsIn>>[0]) => (language: Language) =>
  wordsIn(language)(key)

/** A button that names its row, whichever row. */
const nameOf =
  (key: Parameters<ReturnType<typeof wordsIn>>[0], value: string) =>
  (language: Language): RegExp =>
    // Arabic sets the value apart by marks that nobody sees.
    new RegExp(
      `^${wordsIn(language)(key, { [value]: '' })
        .replace(/[\u2068\u2069]/g, '')
        .trim()}`,
    )

const screens: Screen[] = [
  ...publicPages.map(({ name, path }) => ({ name, path, as: 'guest' as const, heading: () => /./ })),
  { name: 'dashboard', path: '/dashboard', as: 'admin', heading: words('dash.overview') },
  {
    name: 'services of the office',
    path: '/dashboard/services',
    as: 'admin',
    heading: words('nav.services'),
  },
  { name: 'team of the office', path: '/dashboard/team', as: 'admin', heading: words('nav.team') },
  { name: 'clients of the office', path: '/dashboard/clients', as: 'admin', heading: words('nav.clients') },
  {
    name: 'consultations of the office',
    path: '/dashboard/consultations',
    as: 'admin',
    heading: words('dash.consultations'),
  },
  {
    name: 'publications of the office',
    path: '/dashboard/publications',
    as: 'admin',
    heading: words('nav.publications'),
  },
  {
    name: 'editor',
    path: '/dashboard/publications/3',
    as: 'admin',
    heading: words('publications.office.edit'),
  },
  {
    name: 'editor of a new text',
    path: '/dashboard/publications/new',
    as: 'admin',
    heading: words('publications.office.add'),
  },
  { name: 'messages', path: '/dashboard/messages', as: 'admin', heading: words('dash.messages') },
  {
    name: 'contact messages',
    path: '/dashboard/messages?tab=contact',
    as: 'admin',
    heading: words('dash.messages'),
  },
  { name: 'documents', path: '/dashboard/documents', as: 'admin', heading: words('documents.title') },
  { name: 'legal pages', path: '/dashboard/pages', as: 'admin', heading: words('pages.title') },
  {
    name: 'editor of a legal page',
    path: '/dashboard/pages?page=disclaimer',
    as: 'admin',
    heading: words('pages.name.disclaimer'),
  },
  { name: 'newsletter', path: '/dashboard/newsletter', as: 'admin', heading: words('newsletter.title') },
  { name: 'audit log', path: '/dashboard/audit', as: 'admin', heading: words('audit.title') },
  { name: 'outbox', path: '/dashboard/outbox', as: 'admin', heading: words('outbox.title') },
  { name: 'data requests', path: '/dashboard/privacy', as: 'admin', heading: words('privacy.title') },
  { name: 'users', path: '/dashboard/users', as: 'admin', heading: words('dash.users') },
  { name: 'settings', path: '/dashboard/settings', as: 'admin', heading: words('settings.title') },
  { name: 'account', path: '/dashboard/account', as: 'admin', heading: words('account.title') },
  { name: 'help', path: '/dashboard/help', as: 'admin', heading: words('help.title') },
  { name: 'portal', path: '/client', as: 'client', heading: () => /./ },
  { name: 'own letters', path: '/client/messages', as: 'client', heading: () => /./ },
  { name: 'own documents', path: '/client/documents', as: 'client', heading: words('portal.documents') },
  { name: 'own favorites', path: '/client/favorites', as: 'client', heading: words('portal.favorites') },
  { name: 'own profile', path: '/client/profile', as: 'client', heading: words('portal.profile') },
  {
    name: 'own requests',
    path: '/client/consultations',
    as: 'client',
    heading: words('portal.consultations'),
  },
  {
    name: 'one request',
    path: '/client/consultations/:id',
    as: 'client',
    heading: () => 'A question of title',
  },
]

/** Each is opened by one button of its screen. */
const dialogs: { path: string; button: (language: Language) => string | RegExp }[] = [
  { path: '/dashboard/services', button: words('services.add') },
  { path: '/dashboard/team', button: words('officeTeam.add') },
  { path: '/dashboard/clients', button: words('officeClients.add') },
  { path: '/dashboard/users', button: words('users.add') },
  { path: '/dashboard/consultations', button: nameOf('consult.viewNamed', 'name') },
  { path: '/dashboard/messages', button: words('messages.new') },
  { path: '/dashboard/messages?tab=contact', button: nameOf('messages.viewNamed', 'subject') },
  { path: '/dashboard/documents?userId=:client', button: words('documents.ask') },
  { path: '/dashboard/publications/3', button: words('editor.preview') },
  { path: '/dashboard/services', button: nameOf('services.deleteNamed', 'name') },
]

/** A client with one request; gives its id. */
const withRequest = async (page: Page): Promise<number> => {
  await registerClient(page)
  const response = await page.request.post('/api/consultations', {
    data: {
      firstName: 'Sara',
      lastName: 'Al-Harbi',
      email: 'sara@example.com',
      phone: '0550123344',
      service: 'real-estate',
      subject: 'A question of title',
      message: 'We bought a plot and found two deeds.',
    },
  })
  return (await response.json()).id
}

// The browser says that what is missing is missing.
test.use({ expectedConsole: missingPages })
// The longest files: both workers share them.
test.describe.configure({ mode: 'parallel' })

const areas = { guest: 'the website', client: 'the portal', admin: 'the office' } as const

for (const language of languages)
  for (const theme of themes)
    for (const viewport of [desktop, phone])
      for (const as of ['guest', 'client', 'admin'] as const)
        test(`axe finds nothing on ${areas[as]}: ${language}, ${theme}, ${viewport.width}`, async ({
          visit,
        }) => {
          test.setTimeout(240_000)
          const page = await visit({ language, theme, viewport })
          const id = as === 'client' ? await withRequest(page) : undefined
          if (as === 'admin') await logInAsAdmin(page)
          for (const screen of screens.filter((each) => each.as === as))
            await test.step(screen.name, async () => {
              await page.goto(screen.path.replace(':id', String(id)))
              await hydrated(page)
              await expect(page.getByRole('heading', { level: 1 })).toHaveText(screen.heading(language))
              await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
              await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
              await expectAccessible(page)
              await expectNoSidewaysScroll(page)
            })
        })

for (const language of languages)
  for (const theme of themes)
    for (const viewport of [desktop, phone])
      test(`axe finds nothing in open dialogs: ${language}, ${theme}, ${viewport.width}`, async ({
        visit,
      }) => {
        test.setTimeout(180_000)
        const client = await visit({ language })
        await registerClient(client)
        const { id } = await (await client.request.get('/api/user')).json()
        const page = await visit({ language, theme, viewport })
        await logInAsAdmin(page)
        for (const { path, button } of dialogs)
          await test.step(`${path}: ${button(language)}`, async () => {
            await page.goto(path.replace(':client', id))
            await hydrated(page)
            await page
              .getByRole('button', { name: button(language) })
              .first()
              .click()
            await expect(page.locator('dialog[open]')).toBeVisible()
            await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
            await expectAccessible(page)
            await expectNoSidewaysScroll(page)
          })
      })

test('every screen behind the login fits 320 px', async ({ visit }) => {
  test.setTimeout(120_000)
  for (const language of languages) {
    const viewport = { width: 320, height: 640 }
    const client = await visit({ language, viewport })
    const admin = await visit({ language, viewport })
    const id = await withRequest(client)
    await logInAsAdmin(admin)
    for (const { name, path, as, heading } of screens) {
      if (as === 'guest') continue
      const page = { client, admin }[as]
      await test.step(`${name}, ${language}`, async () => {
        await page.goto(path.replace(':id', String(id)))
        await hydrated(page)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading(language))
        await expectNoSidewaysScroll(page)
      })
    }
  }
})
