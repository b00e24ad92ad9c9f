import {
  createStaff,
  expect,
  expectAccessible,
  hydrated,
  language,
  logInAs,
  logInAsAdmin,
  refusedCall,
  t,
  test,
  toast,
} from './support/fixtures.ts'
import { matterWords, openMatter } from './support/matter.ts'

// Restricted records return 404, which the browser logs.
test.use({ expectedConsole: refusedCall })

test('a lawyer restricts a request to one colleague, and removes that while it is open', {
  tag: '@lawyer',
}, async ({ visit }) => {
  const client = await visit({ language })
  const lawyer = await visit({ language })
  const { requestId, lawyer: account } = await openMatter(client, lawyer, language)
  const admin = await visit({ language })
  await logInAsAdmin(admin)
  const name = language === 'ar' ? 'هند' : 'Hind'
  const helper = await createStaff(admin, name)
  const colleague = await visit({ language })
  await logInAs(colleague, helper.username, helper.password)
  const path = `/dashboard/consultations?open=${requestId}`

  // Before the restriction the colleague sees it in the list, without its notes.
  await colleague.goto(path)
  const seen = colleague.getByRole('dialog')
  await expect(seen).toContainText(t('consult.closed', { name: `${account.firstName} Al-Subaie` }))
  await expect(seen).toContainText(matterWords(language).message)
  await expect(seen.getByLabel(t('consult.notes'))).toHaveCount(0)
  await expect(seen.getByRole('button', { name: t('readers.change') })).toHaveCount(0)
  await expectAccessible(colleague)

  // No colleague is selected yet, and the input is preserved.
  await lawyer.goto(path)
  await hydrated(lawyer)
  const request = lawyer.getByRole('dialog', { name: t('consult.details') })
  await expect(request).toContainText(matterWords(language).message)
  await request.getByLabel(t('consult.notes')).fill('Two words')
  await request.getByRole('button', { name: t('readers.change') }).click()
  const readers = lawyer.getByRole('dialog', { name: t('readers.title', { reference: `#${requestId}` }) })
  await readers.getByLabel(t('readers.restrict')).check()
  await expectAccessible(lawyer)
  await readers.getByRole('button', { name: t('form.save') }).click()
  await expect(readers).toBeHidden()
  await expect(toast(lawyer)).toContainText(t('readers.saved'))
  await expect(request).toContainText(t('readers.badge'))
  await expect(request.getByLabel(t('consult.notes'))).toHaveValue('Two words')

  // The colleague's next action gets a 404, shows one message and returns to the list.
  await seen.getByRole('button', { name: t('form.save') }).click()
  await expect(seen).toBeHidden()
  await expect(toast(colleague)).toContainText(t('consult.gone'))
  await expect(colleague).toHaveURL(/\/dashboard\/consultations$/)
  await colleague.goto(path)
  await expect(toast(colleague)).toContainText(t('consult.gone'))
  await expect(colleague.getByRole('dialog')).toHaveCount(0)

  // Assigning it to the colleague asks whether they may read it.
  await request.getByLabel(t('consult.assignedTo')).click()
  await lawyer.getByRole('option', { name: `${name} Al-Subaie` }).click()
  await request.getByRole('button', { name: t('form.save') }).click()
  const question = lawyer.getByRole('alertdialog', {
    name: t('readers.add', { name: `${name} Al-Subaie` }),
  })
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: t('readers.addConfirm') }).click()
  await expect(request).toBeHidden()
  await expect(lawyer.getByRole('table')).toContainText(t('readers.badge'))
  await colleague.goto(path)
  await expect(seen).toContainText(matterWords(language).message)
  await expect(seen.getByLabel(t('consult.notes'))).toHaveValue('Two words')
  await expect(seen).toContainText(t('readers.badge'))
})

test('a message disappears with one explanation when it is restricted', async ({ visit }) => {
  const client = await visit({ language })
  const office = await visit({ language })
  const { messageId, requestId } = await openMatter(client, office, language)
  const admin = await visit({ language })
  await logInAsAdmin(admin)
  const helper = await createStaff(admin)
  const colleague = await visit({ language })
  await logInAs(colleague, helper.username, helper.password)
  await colleague.goto(`/dashboard/messages?open=${messageId}`)
  await expect(toast(colleague)).toContainText(t('messages.gone'))
  await expect(colleague.getByRole('dialog')).toHaveCount(0)
  await admin.request.put(`/api/admin/consultations/${requestId}`, { data: { assignedToId: helper.id } })
  await colleague.goto(`/dashboard/messages?open=${messageId}`)
  await expect(colleague.getByRole('dialog')).toContainText(matterWords(language).content)
})
