import type { Page } from '@playwright/test'
import {
  desktop,
  expect,
  expectNoSidewaysScroll,
  hydrated,
  type Language,
  languages,
  logInAsAdmin,
  phone,
  registerClient,
  test,
  wordsIn,
} from './support/fixtures.ts'
import { expectAccessibleInAll, resize } from './support/looks.ts'

type Screen = {
  name: string
  path: string
  as: 'client' | 'admin'
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

// The longest files: both workers share them.
test.describe.configure({ mode: 'parallel' })

const narrow = { width: 320, height: 640 }

const screensOf = (as: Screen['as']) => screens.filter((screen) => screen.as === as)

/** The longest are shared by both workers. */
const inHalves = (name: string, as: Screen['as']) => {
  const all = screensOf(as)
  const half = Math.ceil(all.length / 2)
  return [
    { name: `${name}, one half`, as, screens: all.slice(0, half) },
    { name: `${name}, the other half`, as, screens: all.slice(half) },
  ]
}

const groups = [
  ...inHalves('the office', 'admin'),
  { name: 'the portal', as: 'client', screens: screensOf('client') },
]

for (const language of languages) {
  for (const { name, as, screens } of groups)
    test(`axe finds nothing on ${name}: ${language}`, async ({ visit }) => {
      const page = await visit({ language })
      const id = as === 'client' ? await withRequest(page) : undefined
      if (as === 'admin') await logInAsAdmin(page)
      for (const { name: screen, path, heading } of screens)
        await test.step(screen, async () => {
          // The office folds its sidebar where it is opened on a narrow window.
          await page.setViewportSize(desktop)
          await page.goto(path.replace(':id', String(id)))
          await hydrated(page)
          await expectAccessibleInAll(page, language, async () => {
            await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading(language))
            await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
            await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
          })
          await resize(page, narrow)
          await expectNoSidewaysScroll(page)
        })
    })

  test(`axe finds nothing in open dialogs: ${language}`, async ({ visit }) => {
    const client = await visit({ language })
    await registerClient(client)
    const { id } = await (await client.request.get('/api/user')).json()
    const page = await visit({ language })
    await logInAsAdmin(page)
    for (const { path, button } of dialogs)
      await test.step(`${path}: ${button(language)}`, async () => {
        await page.setViewportSize(desktop)
        await page.goto(path.replace(':client', id))
        await hydrated(page)
        const opener = page.getByRole('button', { name: button(language) }).first()
        // Whoever is on a phone can open it too.
        await resize(page, phone)
        await opener.click({ trial: true })
        await resize(page, desktop)
        await opener.click()
        await expectAccessibleInAll(page, language, async () => {
          await expect(page.locator('dialog[open]')).toBeVisible()
          await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        })
      })
  })
}
