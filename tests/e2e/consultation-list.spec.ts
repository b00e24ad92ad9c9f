import { expect, expectAccessible, hydrated, phone, t, test } from './support/fixtures.ts'
import { openPage, sendRequest, visitAsAdmin } from './support/office.ts'

test('a phone shows the first request within 300 px, and the other filters after a press', {
  tag: '@lawyer',
}, async ({ visit }) => {
  const page = await visitAsAdmin(visit, { viewport: phone })
  await sendRequest(page)
  await openPage(page, '/dashboard/consultations')
  const list = page.getByRole('region', { name: t('dash.consultations') })
  const first = list.getByRole('row').nth(1)
  expect((await first.boundingBox())?.y).toBeLessThanOrEqual(300)
  const rejected = list.getByRole('button', { name: t('status.rejected') })
  await expect(rejected).toBeHidden()
  await list.getByRole('button', { name: t('form.filter'), exact: true }).click()
  await expect(list.getByRole('combobox', { name: t('consult.origin.filter') })).toBeVisible()
  await expectAccessible(page)
  await rejected.click()
  await expect(page).toHaveURL(/status=rejected/)
  await page.reload()
  await hydrated(page)
  // The chosen state is shown, also while the others are folded.
  await expect(rejected).toHaveAttribute('aria-pressed', 'true')
})

test('a filter for what needs attention is shown while it has requests, or is chosen', {
  tag: '@lawyer',
}, async ({ visit }) => {
  const page = await visitAsAdmin(visit)
  await openPage(page, '/dashboard/consultations?q=nobody-has-this-name')
  const list = page.getByRole('region', { name: t('dash.consultations') })
  const conflicts = list.getByRole('button', { name: t('consult.conflict') })
  await expect(list.getByRole('button', { name: t('status.completed') })).toBeVisible()
  await expect(conflicts).toHaveCount(0)
  await openPage(page, '/dashboard/consultations?q=nobody-has-this-name&status=conflict')
  await expect(conflicts).toHaveAttribute('aria-pressed', 'true')
})

test('a link with the number of the reader filters their own requests', { tag: '@lawyer' }, async ({
  visit,
}) => {
  const page = await visitAsAdmin(visit)
  const { id } = await (await page.request.get('/api/user')).json()
  await openPage(page, `/dashboard/consultations?assignee=${id}`)
  const filter = page.getByRole('combobox', { name: t('consult.assignee.filter') })
  await expect(filter).toContainText(t('consult.assignee.me'))
})

test('the stage of a request stays within its column', async ({ visit }) => {
  // The English names of the stages are the longer ones.
  const page = await visitAsAdmin(visit, { language: 'en', viewport: { width: 1280, height: 900 } })
  await openPage(page, '/dashboard/consultations?status=approved')
  const stages = page.locator('td .stage-mark')
  await expect(stages.first()).toBeVisible()
  const sticksOut = (all: Element[]) =>
    all.filter((each) => {
      const [inner, cell] = [each, each.closest('td')].map((box) => box?.getBoundingClientRect())
      return inner && cell && (inner.left < cell.left || inner.right > cell.right)
    }).length
  expect(await stages.evaluateAll(sticksOut)).toBe(0)
})
