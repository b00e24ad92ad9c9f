import {
  createStaff,
  expect,
  hydrated,
  language,
  logInAsAdmin,
  registerClient,
  t,
  test,
  toast,
} from './support/fixtures.ts'
import { chooseByArrows, press, tabTo, typeInto } from './support/keyboard.ts'
import { created } from './support/records.ts'

test('a visitor sends a request and a member of staff does a working day, by keyboard only', {
  tag: '@lawyer',
}, async ({ visit }) => {
  const mark = 'Al-Qahtani'
  const admin = await visit()
  await logInAsAdmin(admin)
  const staff = await createStaff(admin)
  const client = await visit()
  await registerClient(client, 'Sara', language)
  await created(client, '/api/contact', {
    name: 'Huda Al-Amri',
    email: 'huda@example.com',
    subject: `Hours ${mark}`,
    message: 'When are you open?',
  })

  const guest = await visit({ language })
  await guest.goto('/')
  await hydrated(guest)
  await guest.keyboard.press('Tab')
  await expect(guest.getByRole('link', { name: t('nav.skip') })).toBeFocused()
  await guest.keyboard.press('Enter')
  await expect(guest.getByRole('main')).toBeFocused()
  const form = guest.getByRole('form', { name: t('hero.cta.consultation') })
  await typeInto(guest, form.getByLabel(t('form.message')), 'A supplier has sued us.')
  // The list comes before the message. It is ours once the form is hydrated.
  await expect(form.locator('button[role="combobox"]')).toHaveCount(2)
  await guest.keyboard.press('Shift+Tab')
  await guest.keyboard.press('Shift+Tab')
  await chooseByArrows(guest, form.getByRole('combobox', { name: t('form.service') }), t('area.litigation'))
  await typeInto(guest, form.getByLabel(t('form.firstName')), 'Lama')
  await typeInto(guest, form.getByLabel(t('form.lastName')), mark)
  await typeInto(guest, form.getByLabel(t('form.email')), 'lama@example.com')
  await typeInto(guest, form.getByLabel(t('form.phone')), '0550123344')
  await tabTo(guest, form.getByRole('checkbox'))
  await guest.keyboard.press('Space')
  await press(guest, form.getByRole('button', { name: t('form.submit') }))
  await expect(guest.getByText(t('toast.consultation.success')).first()).toBeVisible()

  const page = await visit({ language })
  await page.goto('/auth')
  const login = page.getByRole('form', { name: t('auth.login') })
  await typeInto(page, login.getByLabel(t('form.username')), staff.username)
  await typeInto(page, login.getByLabel(t('form.password'), { exact: true }), staff.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)

  // The newest consultation is opened from the overview and assigned, with a note.
  await press(page, page.getByRole('link', { name: `Lama ${mark}`, exact: true }))
  const request = page.getByRole('dialog')
  await expect(request).toBeVisible()
  // A letter typed on the closed list opens it and selects nothing.
  const status = request.getByRole('combobox', { name: t('table.status') })
  await status.focus()
  await status.dispatchEvent('keydown', { key: t('status.approved').charAt(0) })
  await expect(status).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(status).toHaveAttribute('aria-expanded', 'false')
  await expect(status).toContainText(t('status.pending'))
  await chooseByArrows(page, status, t('status.approved'))
  await typeInto(page, request.getByLabel(t('consult.notes')), 'Ask for the lease.')
  await press(page, request.getByRole('button', { name: t('form.save') }))
  await expect(request).toBeHidden()
  await expect(toast(page)).toContainText(t('toast.consultation.updated'))

  // A visitor's message is read, and the dialog is closed.
  await press(page, page.getByRole('link', { name: t('dash.messages') }).first())
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  // Messages of other clients to the whole office may open the first tab.
  const selectedTab = page.getByRole('tab', { selected: true })
  await tabTo(page, selectedTab)
  await page.keyboard.press('End')
  await expect(selectedTab).toContainText(t('messages.tab.contact'))
  await expect(selectedTab).toBeFocused()
  const question = page.getByRole('button', {
    name: t('messages.viewNamed', { subject: `Hours ${mark}` }),
  })
  await expect(question).toBeVisible()
  await press(page, question)
  await expect(page.getByRole('dialog')).toContainText('When are you open?')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(question).toBeFocused()

  // A message to the client.
  await page.goto('/dashboard/messages')
  // The empty list of a new colleague has a button with the same name.
  await press(page, page.getByRole('button', { name: t('messages.new') }).first())
  const letter = page.getByRole('dialog')
  await typeInto(page, letter.getByRole('combobox').first(), 'Sara')
  await expect(page.getByRole('option', { name: /Sara/ })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await typeInto(page, letter.getByLabel(t('form.subject')), `Lease ${mark}`)
  await typeInto(page, letter.getByLabel(t('messages.message')), 'Please send us the lease.')
  await press(page, letter.getByRole('button', { name: t('messages.send') }))
  await expect(letter).toBeHidden()
  await expect(toast(page)).toContainText(t('messages.sentToast'))
  const letters = await (await client.request.get('/api/messages?box=inbox')).json()
  expect(letters[0].subject).toBe(`Lease ${mark}`)

  // Home.
  await press(page, page.getByRole('button', { name: t('auth.account') }))
  const logOut = page.getByRole('menuitem', { name: t('auth.logout') })
  for (let presses = 0; presses < 10; presses++) {
    await page.keyboard.press('ArrowDown')
    if (await logOut.evaluate((element) => element === document.activeElement)) break
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/$/)
  expect((await page.request.get('/api/user')).status()).toBe(401)
})
