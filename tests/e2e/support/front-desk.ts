import type { Locator, Page } from '@playwright/test'
import { expect, hydrated, logInAs, logInAsAdmin, t } from './fixtures.ts'
import { created } from './records.ts'

let made = 0

/** A client with an account whose name and number are in this test only. */
export const createAccount = async (admin: Page, firstName: string, lastName: string, hasPhone = true) => {
  made += 1
  const username = `caller.${process.pid}.${made}`
  const client = {
    username,
    password: 'a-long-password',
    firstName,
    lastName,
    email: `${username}@example.com`,
    phone: hasPhone ? `+9665560000${10 + made}` : null,
  }
  const data = { ...client, role: 'client', preferredLanguage: 'ar' }
  const { id } = await created(admin, '/api/admin/users', data)
  return { ...client, id, name: `${firstName} ${lastName}` }
}
type Client = Awaited<ReturnType<typeof createAccount>>

export const openRecordDialog = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: t('dash.newRequest') }).click()
  const dialog = page.getByRole('dialog', { name: t('desk.title') })
  await expect(dialog.getByLabel(t('form.phone'))).toBeFocused()
  return dialog
}
export const fieldIn = (dialog: Locator, key: 'phone' | 'firstName' | 'lastName' | 'email') =>
  dialog.getByLabel(t(`form.${key}`), { exact: key === 'phone' })
export const takeCaller = async (dialog: Locator, client: Pick<Client, 'name'>, typed: string) => {
  await fieldIn(dialog, 'firstName').fill(typed)
  await dialog
    .getByRole('button', { name: t('desk.known.take', { name: client.name }) })
    .first()
    .click()
  await expect(fieldIn(dialog, 'lastName')).toHaveValue(client.name.split(' ')[1] ?? '')
}
export const chooseService = async (
  dialog: Locator,
  area: 'area.litigation' | 'area.realEstate' = 'area.litigation',
) => {
  await dialog.getByRole('combobox', { name: t('form.service') }).click()
  await dialog
    .page()
    .getByRole('option', { name: t(area) })
    .click()
}
export const saveRequest = (dialog: Locator) =>
  dialog.getByRole('button', { name: t('desk.save'), exact: true }).click()
export const recordedIn = (page: Page) => page.getByRole('dialog', { name: /تم تسجيل الطلب .*#\d+/ })
export const accountNote = (client: Client) =>
  t('desk.taken.phone', { name: client.name, phone: '' }).split('(')[0]?.trim() ?? ''
export const requestsOf = async (visit: () => Promise<Page>, client: Client) => {
  const portal = await visit()
  await logInAs(portal, client.username, client.password)
  return (await portal.request.get('/api/client/consultations')).json()
}
export const mailsTo = async (admin: Page, { email }: Client): Promise<{ subject: string }[]> =>
  (await admin.request.get(`/api/admin/outbox?${new URLSearchParams({ q: email })}`)).json()
export const startAt = async (
  visit: (visit: { language: 'ar' }) => Promise<Page>,
  path = '/dashboard/people',
) => {
  const page = await visit({ language: 'ar' })
  await logInAsAdmin(page)
  await page.goto(path)
  await hydrated(page)
  return page
}

/** Presses Enter once. `press` of a locator waits for a field that the save has replaced. */
export const pressEnter = async (page: Page, field: Locator): Promise<void> => {
  await field.focus()
  await page.keyboard.press('Enter')
}
