import type { Page } from '@playwright/test'
import type { OfficePath } from '#pages/office-path.ts'
import { officeScreens } from '#pages/office-screens.ts'
import { portalScreens } from '#pages/portal-screens.ts'
import {
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  type Language,
  language,
  logInAsAdmin,
  phone,
  registerClient,
  test,
  type Visit,
  wordsIn,
} from './support/fixtures.ts'
import { expectAccessibleInAll, expectPrintable, resize, showsLooks } from './support/looks.ts'
import { missingPages, publicPages } from './support/public-pages.ts'
import { expectNoReplacedParts, watchReplacedParts } from './support/replaced-parts.ts'

test.use({ expectedConsole: missingPages })

type Heading = (language: Language) => string | RegExp

/** One state of a screen to check. */
type Look = {
  /** Default: the screen's path. */
  path?: string
  /** The heading to wait for. Default: the screen's title. */
  heading?: Heading
  /** Dialogs, each opened by a button on the screen. */
  dialogs?: Heading[]
}

type Screen = { path: string; heading: Heading; dialogs: Heading[] }

const words = (key: Parameters<ReturnType<typeof wordsIn>>[0]) => (language: Language) =>
  wordsIn(language)(key)

/** The accessible name of a button in any row. */
const nameOf =
  (key: Parameters<ReturnType<typeof wordsIn>>[0], value: string) =>
  (language: Language): RegExp =>
    // Arabic isolates the value with invisible marks.
    new RegExp(
      `^${wordsIn(language)(key, { [value]: '' })
        .replace(/[\u2068\u2069]/g, '')
        .trim()}`,
    )

/** Further states of screens, besides their initial one. */
const officeLooks: Partial<Record<OfficePath, Look[]>> = {
  '/dashboard/services': [{ dialogs: [words('services.add'), nameOf('services.deleteNamed', 'name')] }],
  '/dashboard/services/paths': [
    { dialogs: [words('stageTemplates.add'), nameOf('stageTemplates.deleteNamed', 'name')] },
  ],
  '/dashboard/services/questions/:id': [
    { path: '/dashboard/services/questions/1', heading: nameOf('questionSets.of', 'area') },
  ],
  '/dashboard/services/papers': [{ dialogs: [words('paperLists.add')] }],
  '/dashboard/engagements/templates': [{ dialogs: [words('agreementList.templates.add')] }],
  '/dashboard/team': [{ dialogs: [words('officeTeam.add')] }],
  '/dashboard/clients': [{ heading: words('officeClients.heading'), dialogs: [words('officeClients.add')] }],
  '/dashboard/consultations': [{ dialogs: [nameOf('consult.viewNamed', 'name'), words('dash.newRequest')] }],
  '/dashboard/engagements/:id': [
    // An agreement on paper and a draft of the sample firm.
    { path: '/dashboard/engagements/1', heading: () => /1/, dialogs: [words('agreements.end')] },
    { path: '/dashboard/engagements/2', heading: () => /1/, dialogs: [words('agreements.nafith')] },
  ],
  '/dashboard/appointments/hours': [{ heading: words('hours.title') }],
  '/dashboard/consultations/:id': [{ path: '/dashboard/consultations/13', heading: () => /./ }],
  '/dashboard/consultations/people/:id': [
    { path: '/dashboard/consultations/people/:client', heading: () => /./ },
  ],
  '/dashboard/consultations/guests/:id': [{ path: '/dashboard/consultations/guests/8', heading: () => /./ }],
  '/dashboard/publications/:id': [
    {
      path: '/dashboard/publications/3',
      heading: words('publications.office.edit'),
      dialogs: [words('editor.preview')],
    },
  ],
  '/dashboard/publications/new': [{ heading: words('publications.office.add') }],
  '/dashboard/messages': [
    { dialogs: [words('messages.new')] },
    { path: '/dashboard/messages?tab=contact', dialogs: [nameOf('messages.viewNamed', 'subject')] },
  ],
  '/dashboard/documents': [
    {},
    { path: '/dashboard/documents?userId=:client', dialogs: [words('documents.ask')] },
  ],
  '/dashboard/pages': [
    {},
    { path: '/dashboard/pages?page=disclaimer', heading: words('pages.name.disclaimer') },
  ],
  '/dashboard/privacy/retention': [
    { heading: words('retention.title'), dialogs: [nameOf('retention.changeOf', 'kind')] },
  ],
  '/dashboard/story': [{ dialogs: [words('story.add')] }],
  '/dashboard/settings': [{ dialogs: [words('sample.remove')] }],
  '/dashboard/settings/setup': [
    { heading: words('setup.title') },
    { path: '/dashboard/settings/setup?step=mail', heading: words('setup.title') },
    { path: '/dashboard/settings/setup?step=opening', heading: words('setup.title') },
  ],
  '/dashboard/system/api': [{ heading: words('apiReference.title') }],
  '/dashboard/users': [{ dialogs: [words('users.add')] }],
}

const officeLooked: Screen[] = officeScreens.flatMap(({ path, ...screen }) =>
  (officeLooks[path] ?? [{}]).map((look) => ({
    path,
    heading: 'title' in screen ? words(screen.title) : () => `no heading of ${path} is expected yet`,
    dialogs: [],
    ...look,
  })),
)

/** Screens of a client without records. portal-screens.spec.ts covers all looks of those with records. */
const portalLooked: Screen[] = portalScreens
  .filter((screen) => 'section' in screen)
  .map(({ path, section }) => ({
    path,
    heading: path === '/client' || path === '/client/messages' ? () => /./ : words(section),
    dialogs: [],
  }))

/** A client with one consultation. */
const withRequest = async (page: Page): Promise<number> => {
  await registerClient(page)
  const { id: clientId } = await (await page.request.get('/api/user')).json()
  await page.request.post('/api/consultations', {
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
  return clientId
}

// A long file: the workers share it.
test.describe.configure({ mode: 'parallel' })

const narrow = { width: 320, height: 640 }

/** The number of parts that the workers share. */
const officeParts = 3
const size = Math.ceil(officeLooked.length / officeParts)
const visitorLooked = publicPages.map((path) => ({ path, heading: () => /./, dialogs: [] }))

type Group = { name: string; as: 'visitor' | 'client' | 'admin'; screens: Screen[] }

const groups: Group[] = [
  ...Array.from({ length: officeParts }, (_, part) => ({
    name: `the office, part ${part + 1} of ${officeParts}`,
    as: 'admin' as const,
    screens: officeLooked.slice(part * size, (part + 1) * size),
  })),
  { name: 'the portal', as: 'client', screens: portalLooked },
]
const website: Group = { name: 'the website', as: 'visitor', screens: visitorLooked }

/** A page of a visitor, a client or an admin, and what opens a screen on it. */
const openAs = async (as: Group['as'], visit: (visit?: Visit) => Promise<Page>) => {
  const client = await visit({ language })
  const clientId = as === 'visitor' ? 0 : await withRequest(client)
  const page = as === 'admin' ? await visit({ language }) : client
  if (as === 'admin') await logInAsAdmin(page)
  return { page, open: (path: string) => page.goto(path.replace(':client', `${clientId}`)) }
}

const expectReady = async (page: Page, heading: Heading) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading(language))
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
}

/** In English, the test of the looks checks the screens of the office in the same way. */
const screenGroups = groups.filter(({ as }) => as !== 'admin' || showsLooks(language))

for (const { name, as, screens } of [...screenGroups, website])
  test(`each screen of ${name} passes axe, and hydrates whole`, { tag: `@${as}` }, async ({ visit }) => {
    const { page, open } = await openAs(as, visit)
    await watchReplacedParts(page)
    for (const { path, heading } of screens)
      await test.step(path, async () => {
        await open(path)
        await hydrated(page)
        await expectReady(page, heading)
        await expectAccessible(page)
        // The login dialog of a public page replaces its links.
        if (as !== 'visitor') await expectNoReplacedParts(page)
      })
  })

for (const { name, as, screens } of groups.filter((group) => group.as === 'admin'))
  test(`the screens and dialogs of ${name} pass axe in each look, and fit any window and paper`, async ({
    visit,
  }) => {
    const { page, open } = await openAs(as, visit)
    for (const { path, heading, dialogs } of screens)
      await test.step(path, async () => {
        // The sidebar collapses when it is opened in a narrow window.
        await page.setViewportSize(desktop)
        await open(path)
        await hydrated(page)
        await expectAccessibleInAll(page, language, () => expectReady(page, heading))
        await resize(page, narrow)
        await expectNoSidewaysScroll(page)
        if (showsLooks(language)) await expectPrintable(page)
        for (const button of dialogs)
          await test.step(`${button(language)}`, async () => {
            const opener = page.getByRole('button', { name: button(language) }).first()
            // A phone can open it too.
            await resize(page, phone)
            await opener.click({ trial: true })
            await resize(page, desktop)
            await opener.click()
            await expectAccessibleInAll(page, language, async () => {
              await expect(page.locator('dialog[open]')).toBeVisible()
              await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
            })
            if (showsLooks(language) && (await page.locator('.alert-dialog').count()) === 0)
              await expectPrintable(page)
            await page.keyboard.press('Escape')
            await expect(page.locator('dialog[open]')).toHaveCount(0)
          })
      })
  })
