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
  /** Each is opened by one button of the screen. */
  dialogs?: ((language: Language) => string | RegExp)[]
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
    dialogs: [words('services.add'), nameOf('services.deleteNamed', 'name')],
  },
  {
    name: 'team of the office',
    path: '/dashboard/team',
    as: 'admin',
    heading: words('nav.team'),
    dialogs: [words('officeTeam.add')],
  },
  {
    name: 'clients of the office',
    path: '/dashboard/clients',
    as: 'admin',
    heading: words('nav.clients'),
    dialogs: [words('officeClients.add')],
  },
  {
    name: 'consultations of the office',
    path: '/dashboard/consultations',
    as: 'admin',
    heading: words('dash.consultations'),
    dialogs: [nameOf('consult.viewNamed', 'name')],
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
    dialogs: [words('editor.preview')],
  },
  {
    name: 'editor of a new text',
    path: '/dashboard/publications/new',
    as: 'admin',
    heading: words('publications.office.add'),
  },
  {
    name: 'messages',
    path: '/dashboard/messages',
    as: 'admin',
    heading: words('dash.messages'),
    dialogs: [words('messages.new')],
  },
  {
    name: 'contact messages',
    path: '/dashboard/messages?tab=contact',
    as: 'admin',
    heading: words('dash.messages'),
    dialogs: [nameOf('messages.viewNamed', 'subject')],
  },
  { name: 'documents', path: '/dashboard/documents', as: 'admin', heading: words('documents.title') },
  {
    name: 'documents of a client',
    path: '/dashboard/documents?userId=:client',
    as: 'admin',
    heading: words('documents.title'),
    dialogs: [words('documents.ask')],
  },
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
  {
    name: 'users',
    path: '/dashboard/users',
    as: 'admin',
    heading: words('dash.users'),
    dialogs: [words('users.add')],
  },
  { name: 'settings', path: '/dashboard/settings', as: 'admin', heading: words('settings.title') },
  { name: 'account', path: '/dashboard/account', as: 'admin', heading: words('account.title') },
  { name: 'help', path: '/dashboard/help', as: 'admin', heading: words('help.title') },
  // A client with a matter sees these and the others in portal-screens.spec.ts.
  { name: 'portal', path: '/client', as: 'client', heading: () => /./ },
  { name: 'own letters', path: '/client/messages', as: 'client', heading: () => /./ },
  { name: 'own documents', path: '/client/documents', as: 'client', heading: words('portal.documents') },
  { name: 'own favorites', path: '/client/favorites', as: 'client', heading: words('portal.favorites') },
]

/** A client with one request. */
const withRequest = async (page: Page): Promise<{ id: number; clientId: number }> => {
  await registerClient(page)
  const { id: clientId } = await (await page.request.get('/api/user')).json()
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
  return { id: (await response.json()).id, clientId }
}

// The longest files: both workers share them.
test.describe.configure({ mode: 'parallel' })

const narrow = { width: 320, height: 640 }

const screensOf = (as: Screen['as']) => screens.filter((screen) => screen.as === as)

/** So that workers share the longest. */
const inParts = (name: string, as: Screen['as'], parts: number) => {
  const all = screensOf(as)
  const size = Math.ceil(all.length / parts)
  return Array.from({ length: parts }, (_, part) => ({
    name: `${name}, part ${part + 1} of ${parts}`,
    as,
    screens: all.slice(part * size, (part + 1) * size),
  }))
}

const groups = [
  ...inParts('the office', 'admin', 3),
  { name: 'the portal', as: 'client', screens: screensOf('client') },
] as const

for (const language of languages)
  for (const { name, as, screens } of groups)
    test(`axe finds nothing on ${name}, nor in its dialogs: ${language}`, async ({ visit }) => {
      const client = await visit({ language })
      const request = await withRequest(client)
      const page = as === 'client' ? client : await visit({ language })
      if (as === 'admin') await logInAsAdmin(page)
      for (const { name: screen, path, heading, dialogs = [] } of screens)
        await test.step(screen, async () => {
          // The office folds its sidebar where it is opened on a narrow window.
          await page.setViewportSize(desktop)
          await page.goto(path.replace(':id', `${request.id}`).replace(':client', `${request.clientId}`))
          await hydrated(page)
          await expectAccessibleInAll(page, language, async () => {
            await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading(language))
            await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
            await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
          })
          await resize(page, narrow)
          await expectNoSidewaysScroll(page)
          for (const button of dialogs)
            await test.step(`${button(language)}`, async () => {
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
              await page.keyboard.press('Escape')
              await expect(page.locator('dialog[open]')).toHaveCount(0)
            })
        })
    })
