import { backstopInMs } from '#tests/support/time-limits.ts'
import {
  test as base,
  colourRules,
  eachLanguage,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  phone,
} from './support/fixtures.ts'
import { changeTheme, resize } from './support/looks.ts'
import { TestServer } from './support/server.ts'

const test = base.extend<object, { server: TestServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function wants from its first parameter
    async ({}, use) => {
      const server = await TestServer.open({}, ['src/server.ts', '--dev'])
      await use(server)
      await server.close()
    },
    { scope: 'worker', timeout: backstopInMs },
  ],
})

eachLanguage((language) => {
  test(`the components are accessible in both themes, under npm run dev (${language})`, async ({ visit }) => {
    const page = await visit({ language })
    await page.goto('/ui')
    await hydrated(page)
    await expect(page.getByText('#ui/button.tsx')).toBeVisible()
    await expectAccessible(page)
    await changeTheme(page, 'dark')
    await expectAccessible(page, [], colourRules)
    await resize(page, phone)
    await expectNoSidewaysScroll(page)
  })
})
