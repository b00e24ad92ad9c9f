import type { Page } from '@playwright/test'
import { openProposal } from './support/agreement.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  language,
  phone,
  t,
  test,
} from './support/fixtures.ts'

const pdf = (buffer: Buffer) => ({ name: 'عقد.pdf', mimeType: 'application/pdf', buffer })

const choose = (page: Page, buffer: Buffer) => page.locator('input[type=file]').setInputFiles(pdf(buffer))

test('anyone checks the file of an agreement, which stays on the device', { tag: '@visitor' }, async ({
  visit,
}) => {
  const client = await visit({ language })
  const { id, number } = await openProposal(client, await visit({ language }))
  const file = await (await client.request.get(`/api/client/engagements/${id}/pdf`)).body()

  const guest = await visit({ language, viewport: phone })
  const sent: (string | null)[] = []
  guest.on('request', (request) => request.method() === 'POST' && sent.push(request.postData()))
  await guest.goto('/verify')
  await hydrated(guest)
  await expectAccessible(guest)
  await choose(guest, file)
  const answer = guest.locator('[aria-live=polite]').filter({ hasText: t('fileCheck.known') })
  await expect(answer).toContainText(number)
  await expect(answer).toContainText(t('fileCheck.state.sent'))
  await expect(answer).not.toContainText('Al-Harbi')
  await expectAccessible(guest)
  await expectNoSidewaysScroll(guest)

  const changed = Buffer.from(file)
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1
  await choose(guest, changed)
  await expect(guest.getByRole('heading', { name: t('fileCheck.unknown') })).toBeVisible()
  await expect(guest.getByText(number)).toHaveCount(0)
  expect(sent.map((body) => Object.keys(JSON.parse(body ?? '')))).toEqual([['sha256'], ['sha256']])

  await choose(guest, Buffer.alloc(25_000_001))
  await expect(guest.getByText(t('fileCheck.tooLarge'))).toBeVisible()
  expect(sent).toHaveLength(2)
})
