import {
  colorRules,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  language,
  phone,
  test,
} from './support/fixtures.ts'
import { changeTheme, resize } from './support/looks.ts'
import { TestServer } from './support/server.ts'

test.use({ serverWith: { open: () => TestServer.open({}, ['src/server.ts', '--dev']) } })

test('the components are accessible in both themes, under npm run dev', async ({ visit }) => {
  const page = await visit({ language })
  await page.goto('/ui')
  await hydrated(page)
  await expect(page.getByText('#ui/button.tsx')).toBeVisible()
  await expectAccessible(page)
  await changeTheme(page, 'dark')
  await expectAccessible(page, [], colorRules)
  await resize(page, phone)
  await expectNoSidewaysScroll(page)
})
