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
  { name: 'users', path: '/dashboard/users', as: 'admin', heading: words('dash.users') },
  { name: 'settings', path: '/dashboard/settings', as: 'admin', heading: words('settings.title') },
  { name: 'account', path: '/dashboard/account', as: 'admin', heading: words('account.title') },
  { name: 'help', path: '/dashboard/help', as: 'admin', heading: words('help.title') },
  { name: 'portal', path: '/client', as: 'client', heading: () => /./ },
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

for (const language of languages)
  for (const theme of themes)
    for (const viewport of [desktop, phone])
      test(`axe finds nothing: ${language}, ${theme}, ${viewport.width}`, async ({ visit }) => {
        test.setTimeout(300_000)
        const people = {
          guest: await visit({ language, theme, viewport }),
          client: await visit({ language, theme, viewport }),
          admin: await visit({ language, theme, viewport }),
        }
        const id = await withRequest(people.client)
        await logInAsAdmin(people.admin)
        for (const screen of screens) {
          const page = people[screen.as]
          await test.step(screen.name, async () => {
            await page.goto(screen.path.replace(':id', String(id)))
            await hydrated(page)
            await expect(page.getByRole('heading', { level: 1 })).toHaveText(screen.heading(language))
            await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
            await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
            await expectAccessible(page)
            await expectNoSidewaysScroll(page)
          })
        }
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
