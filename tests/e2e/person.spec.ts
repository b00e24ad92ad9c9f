import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  phone,
  refusedCall,
  t,
  test,
  toast,
} from './support/fixtures.ts'
import { openOffice, openPage, read, visitAsAdmin } from './support/office.ts'

test.use({ expectedConsole: refusedCall })

test('the office reads a client’s page and writes notes on it', async ({ visit }) => {
  const page = await visitAsAdmin(visit)
  // A client of the sample firm with requests but without a note.
  await openPage(page, '/dashboard/users?role=client&q=omar.bawazir')
  const client = page.getByRole('table').getByRole('row').nth(1).getByRole('rowheader').getByRole('link')
  const name = await client.innerText()
  await client.click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\/consultations\/people\/\d+$/)
  await expect(page.getByRole('navigation').getByText(t('role.client'), { exact: true })).toBeVisible()
  const timeline = main.getByRole('region', { name: t('people.timeline'), exact: true })
  const requests = timeline.getByRole('link', { name: /#\d+/ })
  await expect(requests.first()).toBeVisible()

  await test.step('a note is written, changed and removed by keyboard', async () => {
    const field = timeline.getByRole('textbox', { name: t('people.note.add') })
    await timeline.getByRole('button', { name: t('people.note.save') }).click()
    await expect(timeline.getByText(t('val.generic.required')).first()).toBeVisible()
    await field.fill('يفضل الاتصال مساءً')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(toast(page)).toContainText(t('people.note.saved'))
    await expect(field).toHaveValue('')
    const note = timeline.getByRole('listitem').filter({ hasText: 'يفضل الاتصال مساءً' })
    await expect(note).toBeVisible()
    await note.getByRole('button', { name: t('people.note.edit') }).click()
    const dialog = page.getByRole('dialog', { name: t('people.note.edit') })
    await dialog.getByRole('textbox').fill('يفضل الاتصال صباحًا')
    await dialog.getByRole('button', { name: t('people.note.save') }).click()
    await expect(dialog).toBeHidden()
    const changed = timeline.getByRole('listitem').filter({ hasText: 'يفضل الاتصال صباحًا' })
    await expect(changed).toBeVisible()
  })

  await test.step('one kind is selected, and the URL preserves it', async () => {
    await timeline.getByRole('button', { name: t('people.kind.note'), exact: true }).click()
    await expect(page).toHaveURL(/kind=note$/)
    await expect(requests).toHaveCount(0)
    await expect(timeline.getByRole('listitem')).toHaveCount(1)
    await timeline.getByRole('button', { name: t('people.kind.all'), exact: true }).click()
    await expect(requests.first()).toBeVisible()
  })

  await page.setViewportSize(phone)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await test.step('a note is removed after a confirmation', async () => {
    await timeline.getByRole('button', { name: t('people.note.remove') }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('يفضل الاتصال صباحًا')
    await question.getByRole('button', { name: t('people.note.remove') }).click()
    await expect(question).toBeHidden()
    await expect(timeline.getByText('يفضل الاتصال صباحًا')).toHaveCount(0)
  })

  await requests.first().click()
  await main.getByRole('link', { name, exact: true }).filter({ visible: true }).click()
  await expect(main.getByRole('heading', { level: 1, name })).toBeVisible()
})

test('an entry links to the message or the document itself', async ({ visit }) => {
  const page = await visitAsAdmin(visit)
  const [sara] = await read(page, '/api/admin/users?q=sara.alharbi')
  const address = `/dashboard/consultations/people/${sara.id}`
  await openPage(page, `${address}?kind=document`)
  const rows = page.getByRole('region', { name: t('people.timeline'), exact: true }).getByRole('listitem')
  const name = await rows.first().locator('bdi').first().innerText()
  await rows.first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: t('documents.title') })).toBeVisible()
  const documents = page.getByRole('table').first().locator('tbody').getByRole('row')
  await expect(documents).toHaveCount(1)
  await expect(documents).toContainText(name)
  await openPage(page, `${address}?kind=message`)
  const subject = await rows.first().locator('bdi').last().innerText()
  await rows.first().getByRole('link').click()
  await expect(page.getByRole('dialog')).toContainText(subject)
  // The list below is filtered by the client of the page.
  expect(new URL(page.url()).searchParams.get('userId')).toBe(String(sara.id))
})

test('an unknown id shows the missing page', async ({ visit }) => {
  const page = await openOffice(visit, '/dashboard/consultations/people/999999')
  await expect(page.getByText(t('people.gone.text'))).toBeVisible()
  await page.getByRole('link', { name: t('people.gone.action') }).click()
  await expect(page).toHaveURL(/\/dashboard\/consultations$/)
})
