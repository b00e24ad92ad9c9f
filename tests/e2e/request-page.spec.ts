import type { Route } from '@playwright/test'
import {
  createStaff,
  expect,
  expectAccessible,
  hydrated,
  language,
  logInAs,
  logInAsAdmin,
  phone,
  refusedCall,
  t,
  test,
  toast,
} from './support/fixtures.ts'
import { resize } from './support/looks.ts'
import { matterWords, openMatter, paper } from './support/matter.ts'
import { choose } from './support/office.ts'
import { sendRequest } from './support/records.ts'
import { factLine, writeAs } from './support/request-page.ts'

// A closed request is refused and a response is lost, which the browser logs.
test.use({ expectedConsole: new RegExp(`${refusedCall.source}|ERR_FAILED`) })

const guest = {
  firstName: language === 'ar' ? 'ريم' : 'Reem',
  email: 'reem.page@example.com',
  phone: '0551237788',
  service: 'employment',
  message: 'فُصلت من عملي دون إشعار.\nThe contract is in English (2021).',
}

test('a lawyer answers a request with a file at a desk and mentions a colleague on a phone', {
  tag: '@lawyer',
}, async ({ visit }) => {
  const client = await visit({ language })
  const lawyer = await visit({ language })
  const { requestId, clientId } = await openMatter(client, lawyer, language)
  const admin = await visit({ language })
  await logInAsAdmin(admin)
  const name = language === 'ar' ? 'هند' : 'Hind'
  const account = await createStaff(admin, name)

  await lawyer.goto(`/dashboard/consultations/${requestId}`)
  await hydrated(lawyer)
  const thread = lawyer.getByRole('region', { name: t('thread.heading') })
  await expect(thread.getByRole('article')).toContainText(matterWords(language).message)
  await expect(thread).toContainText(matterWords(language).content)
  await expect(thread).toContainText(matterWords(language).requested)
  await expect(thread.getByRole('link', { name: paper.name })).toBeVisible()
  await expectAccessible(lawyer)

  await test.step('a letter changes nothing, and R opens the reply', async () => {
    const facts = lawyer.getByRole('complementary', { name: t('request.facts') })
    const before = await facts.innerText()
    await lawyer.keyboard.press('c')
    await expect(facts).toHaveText(before, { useInnerText: true })
    await lawyer.keyboard.press('r')
    await expect(thread.getByLabel(t('thread.reply'), { exact: true }).last()).toBeFocused()
  })

  await test.step('a reply with a file is sent without leaving the page', async () => {
    const reply = language === 'ar' ? 'وصلنا العقد، وهذه ملاحظاتنا.' : 'We have the contract. Our remarks:'
    await lawyer.keyboard.type(reply)
    await thread.locator('input[type=file]').setInputFiles({ ...paper, name: 'ملاحظات.pdf' })
    await thread.getByRole('button', { name: t('messages.sendReply') }).click()
    await expect(toast(lawyer).filter({ hasText: t('thread.sent') })).toBeVisible()
    await expect(thread.getByLabel(t('thread.reply'), { exact: true }).last()).toHaveValue('')
    await expect(thread.getByRole('listitem').filter({ hasText: reply })).toContainText('ملاحظات.pdf')
    const sent = await (await client.request.get(`/api/messages?consultationId=${requestId}`)).json()
    expect(sent[0]).toMatchObject({ content: reply, toUserId: clientId, consultationId: requestId })
  })

  await test.step('a file stays chosen in another mode, and leaving asks first', async () => {
    await thread.locator('input[type=file]').setInputFiles({ ...paper, name: 'ملحق.pdf' })
    await writeAs(lawyer, 'note')
    await writeAs(lawyer, 'reply')
    await lawyer
      .getByRole('link', { name: new RegExp(`^${t('dash.messages')}`) })
      .first()
      .click()
    const question = lawyer.getByRole('alertdialog', { name: t('ui.unsaved.title') })
    await question.getByRole('button', { name: t('ui.unsaved.stay') }).click()
    await expect(thread.getByText('ملحق.pdf')).toBeVisible()
  })

  await test.step('a reply with a lost response is sent once, and the form is emptied by itself', async () => {
    const send = (route: Route) => route.fetch().then(() => route.abort())
    await lawyer.route('**/api/messages', send, { times: 1 })
    const field = thread.getByLabel(t('thread.reply'), { exact: true }).last()
    await field.fill('The answer to this is lost.')
    await thread.getByRole('button', { name: t('messages.sendReply') }).click()
    await expect(field).toHaveValue('')
    await expect(thread.getByRole('alert')).toHaveCount(0)
    await expect(thread.getByRole('listitem').filter({ hasText: 'The answer to this is lost.' })).toHaveCount(
      1,
    )
  })

  await resize(lawyer, phone)
  await test.step('a note mentions a colleague and is not shown to the client', async () => {
    await writeAs(lawyer, 'note')
    const note = thread.getByLabel(t('thread.noteText'), { exact: true })
    await note.pressSequentially(`@${name.slice(0, 3)}`)
    await thread.getByRole('button', { name: new RegExp(name) }).click()
    await note.pressSequentially('?')
    await thread.getByRole('button', { name: t('thread.addNote') }).click()
    const entry = thread.getByRole('listitem').filter({ hasText: t('thread.note') })
    await expect(note).toHaveValue('')
    await expect(entry.last()).toContainText(`@${name}`)
    await expect(entry.last()).toContainText(t('thread.named'))
    await client.goto(`/client/consultations/${requestId}`)
    await expect(client.getByText(`@${name}`)).toHaveCount(0)
  })

  const colleague = await visit({ language })
  await logInAs(colleague, account.username, account.password)
  await colleague.goto(`/dashboard/consultations/${requestId}`)
  await hydrated(colleague)
  await colleague.getByRole('button', { name: t('thread.done') }).click()
  await expect(colleague.getByText(t('thread.named.done'))).toBeVisible()
  // The rest of the request is not open to the colleague.
  await expect(colleague.getByText(matterWords(language).content)).toHaveCount(0)
})

test('a request is taken with one key, and the next one of the list follows', { tag: '@lawyer' }, async ({
  visit,
}) => {
  const page = await visit({ language })
  await logInAsAdmin(page)
  const mark = 'Al-Juhani'
  const idOf = async (n: number) => {
    const request = { ...guest, lastName: `${mark} ${n}`, email: `${n}.${guest.email}` }
    return (await sendRequest(page, request)).id
  }
  const [first, second] = [await idOf(1), await idOf(2)]
  await page.goto(`/dashboard/consultations?q=${mark}`)
  await hydrated(page)
  await page.getByRole('link', { name: new RegExp(`${mark} 2`) }).click()
  await expect(page).toHaveURL(new RegExp(`/consultations/${second}$`))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.keyboard.press('a')
  await expect(toast(page).filter({ hasText: t('request.taken') })).toBeVisible()
  await expect(page.getByRole('button', { name: t('consult.toMe') })).toHaveCount(0)
  await expect(page.getByText(t('request.place', { place: 1, total: 2 }))).toBeVisible()
  await page.keyboard.press('j')
  await expect(page).toHaveURL(new RegExp(`/consultations/${first}$`))
  await expect(page.getByRole('navigation', { name: t('ui.breadcrumb') })).toContainText(
    new RegExp(`${t('request.title')} #\\d+$`),
  )
  await page.keyboard.press('k')
  await expect(page).toHaveURL(new RegExp(`/consultations/${second}$`))

  await page.keyboard.press('e')
  await choose(page, t('table.status'), t('status.completed'))
  const question = page.getByRole('alertdialog', { name: t('ui.unsaved.title') })
  await page.getByRole('button', { name: t('request.next') }).click()
  await question.getByRole('button', { name: t('ui.unsaved.stay') }).click()
  await expect(page.getByRole('combobox', { name: t('table.status') })).toContainText(t('status.completed'))
  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('j')
  await question.getByRole('button', { name: t('ui.unsaved.leave') }).click()
  await expect(page).toHaveURL(new RegExp(`/consultations/${first}$`))
  await expect(factLine(page, 'status')).not.toContainText(t('request.unsaved'))
  await page.keyboard.press('r')
  await expect(page.locator('.thread-composer a').first()).toBeFocused()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: t('request.keys') })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('e')
  await expect(page.getByRole('combobox', { name: t('table.status') })).toBeFocused()
})

test('a request on a phone begins with its text and how to call', async ({ visit }) => {
  const page = await visit({ language, viewport: phone })
  await logInAsAdmin(page)
  const { id } = await sendRequest(page, guest)
  await page.goto(`/dashboard/consultations/${id}`)
  await hydrated(page)
  const words = page.getByRole('article', { name: t('thread.words') })
  await expect(words).toContainText('The contract is in English (2021).')
  await expect(page.getByRole('link', { name: t('conversations.call') }).first()).toBeInViewport()
  await page.goto('/dashboard/consultations/999999')
  await expect(page.getByText(t('request.gone'))).toBeVisible()
})
