import type { Page } from '@playwright/test'
import { employment, question } from '#tests/support/question-calls.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  language,
  logInAsAdmin,
  phone,
  registerClient,
  t,
  test,
} from './support/fixtures.ts'
import { created, ownAccount } from './support/records.ts'

// A dead network, and a posted form that is refused.
test.use({ expectedConsole: /net::ERR_INTERNET_DISCONNECTED|status of 400 / })

const lines = question('more', { kind: 'lines', titleAr: 'ما الذي تود إضافته؟', titleEn: 'Anything else?' })
const content = [...employment, lines]

const titleOf = (id: string): string => {
  const found = content.find((each) => each.id === id)
  return (language === 'ar' ? found?.titleAr : found?.titleEn) ?? id
}
const caution = language === 'ar' ? 'قد تسقط هذه الدعاوى خلال مدة قصيرة.' : 'Such claims can end soon.'
const group = (page: Page, id: string) => page.getByRole('group', { name: titleOf(id) })
const field = (page: Page, id: string) => page.getByRole('textbox', { name: titleOf(id) })
const send = (page: Page) => page.getByRole('button', { name: t('questions.send'), exact: true })
const saved = (page: Page) => page.getByText(t('questions.state.saved'), { exact: true })

const publish = async (office: Page) => {
  await logInAsAdmin(office)
  const { id } = await created(office, '/api/admin/question-sets', {
    area: 'employment',
    content,
  })
  await office.request.put(`/api/admin/question-sets/${id}`, { data: { content } })
  await created(office, `/api/admin/question-sets/${id}/publish`, {})
  return id as number
}

const request = {
  firstName: 'سارة',
  lastName: 'الحربي',
  phone: '0550123344',
  service: 'employment',
  message: 'أُنهي عقدي دون إشعار.',
}

test('a client answers in the evening, through a dead network and in two tabs', { tag: '@client' }, async ({
  visit,
}) => {
  const office = await visit({ language })
  await publish(office)
  const client = await visit({ language, viewport: phone })
  await registerClient(client, request.firstName, language)
  const { email } = await ownAccount(client)
  const { id } = await created(client, '/api/consultations', { ...request, email, agreeToTerms: true })

  await test.step('the page of the request leads to the questions', async () => {
    await client.goto(`/client/consultations/${id}`)
    await client.getByRole('link', { name: t('questions.answer') }).click()
    await expect(client).toHaveURL(new RegExp(`/client/consultations/${id}/questions$`))
    await expect(client.getByRole('heading', { name: t('questions.title'), level: 1 })).toBeVisible()
    await hydrated(client)
    await expect(group(client, 'dismissed')).toBeVisible()
    await expect(field(client, 'ended-on')).toBeHidden()
    await expectAccessible(client)
    await expectNoSidewaysScroll(client)
  })

  await test.step('conditions and the caution follow from the answers', async () => {
    await group(client, 'dismissed').getByText(t('questions.yesNo.yes'), { exact: true }).click()
    await expect(client.getByText(caution)).toBeVisible()
    await field(client, 'ended-on').fill('19/3/1448')
    await field(client, 'ended-on').blur()
    await expect(client.locator('.date-field-chosen')).toContainText('2026')
    await expect(field(client, 'wage')).toBeHidden()
    await group(client, 'term').getByRole('radio').first().check()
    await expect(saved(client)).toBeVisible()
    await expectAccessible(client)
  })

  await test.step('what is typed without a network is saved later, also after a reload', async () => {
    await client.context().setOffline(true)
    await field(client, 'wage').fill('12500')
    await expect(client.getByText(t('questions.state.offline'))).toBeVisible()
    await client.context().setOffline(false)
    await expect(saved(client)).toBeVisible()
    await client.context().setOffline(true)
    await field(client, 'employer').fill('شركة النخيل')
    await expect(client.getByText(t('questions.state.offline'))).toBeVisible()
    await client.goto('about:blank')
    await client.context().setOffline(false)
    await client.goto(`/client/consultations/${id}/questions`)
    await hydrated(client)
    await expect(field(client, 'employer')).toHaveValue('شركة النخيل')
    await expect(field(client, 'wage')).toHaveValue('12500')
    await expect(saved(client)).toBeVisible()
  })

  await test.step('two tabs add to each other', async () => {
    const other = await client.context().newPage()
    await other.goto(`/client/consultations/${id}/questions`)
    await hydrated(other)
    await field(other, 'more').fill('لدي رسائل.')
    await expect(saved(other)).toBeVisible()
    await field(client, 'wage').fill('13000')
    await field(client, 'wage').blur()
    await expect(field(client, 'more')).toHaveValue('لدي رسائل.')
    await other.close()
  })

  await test.step('the answers are sent once, and the office has them', async () => {
    await send(client).click()
    await expect(client.getByText(t('questions.sent'), { exact: true })).toBeVisible()
    await send(client).click()
    await expect(client.getByText(t('questions.sent'), { exact: true })).toBeVisible()
    const answer = await office.request.get(`/api/admin/consultations/${id}/questions`)
    const { entries } = (await answer.json()).opened
    expect(entries).toHaveLength(1)
    expect(entries[0]).toMatchObject({
      answers: {
        dismissed: 'yes',
        'ended-on': '2026-09-01',
        term: 'fixed',
        wage: '13000',
        employer: 'شركة النخيل',
        more: 'لدي رسائل.',
      },
      cautions: ['dismissed'],
    })
    await client.goto(`/client/consultations/${id}`)
    await expect(client.getByText(t('questions.offer.answered'))).toBeVisible()
    // What the client has done follows the next step; unanswered questions precede it.
    await expect(client.locator('.consultation-side').locator('#own-questions')).toBeVisible()
    const requested = client.getByRole('region', { name: t('portal.requested') })
    await expect(requested).toContainText(titleOf('contract'))
    await expect(requested).toContainText(t('portal.requested.fromAnswers'))
    await office.goto('/dashboard')
    await expect(office.getByRole('heading', { name: t('today.marked') })).toBeVisible()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a guest answers with the private link', { tag: '@visitor' }, async ({ visit }) => {
    const office = await visit({ language })
    await publish(office)
    const guest = await visit({ language, viewport: phone })
    const sent = await created<{ id: number; followToken: string }>(guest, '/api/consultations', {
      ...request,
      email: 'sara.evening@example.com',
      agreeToTerms: true,
      language,
    })
    await guest.goto(`/requests?token=${sent.followToken}`)
    await expect(guest.getByRole('heading', { level: 2 }).first()).toHaveText(t('questions.title'))
    await guest.getByRole('link', { name: t('questions.answer') }).click()
    await expect(guest.getByRole('heading', { name: t('questions.title'), level: 1 })).toBeVisible()

    await send(guest).click()
    await expect(guest.getByRole('group', { name: t('form.errorSummary.title') })).toContainText(
      titleOf('dismissed'),
    )
    await group(guest, 'dismissed').getByRole('radio').first().check()
    await field(guest, 'employer').fill('شركة النخيل')
    await guest.getByRole('button', { name: t('questions.continue'), exact: true }).click()
    await expect(guest.getByText(caution)).toBeVisible()
    await expect(field(guest, 'employer')).toHaveValue('شركة النخيل')
    await guest.locator('input[type=date]').fill('2026-09-01')
    await send(guest).click()
    await expect(guest.getByText(t('questions.sent'), { exact: true })).toBeVisible()
    const answer = await office.request.get(`/api/admin/consultations/${sent.id}/questions`)
    expect((await answer.json()).opened.entries).toMatchObject([
      { answers: { dismissed: 'yes', 'ended-on': '2026-09-01', employer: 'شركة النخيل' } },
    ])
  })

  test('the next date of a guest precedes questions that no longer wait', { tag: '@visitor' }, async ({
    visit,
  }) => {
    const office = await visit({ language })
    await publish(office)
    const guest = await visit({ language, viewport: phone })
    const sent = await created<{ id: number; followToken: string }>(guest, '/api/consultations', {
      ...request,
      email: 'sara.morning@example.com',
      agreeToTerms: true,
      language,
    })
    const url = `/api/admin/consultations/${sent.id}`
    await office.request.put(url, { data: { status: 'approved' } })
    const hearing = { kind: 'hearing', day: '2035-11-27', time: '10:00', isShown: true, basis: '', place: '' }
    await created(office, `${url}/dates`, hearing)
    await guest.goto(`/requests?token=${sent.followToken}`)
    await expect(guest.getByRole('heading', { level: 2 })).toHaveText([
      t('progress.title'),
      t('questions.title'),
    ])
    await expectNoSidewaysScroll(guest)
  })
})
