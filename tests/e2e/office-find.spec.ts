import type { Page } from '@playwright/test'
import {
  createStaff,
  expect,
  expectAccessible,
  type Language,
  language,
  logInAsAdmin,
  phone,
  t,
  test,
  wordsIn,
} from './support/fixtures.ts'
import { targetsTooSmall } from './support/looks.ts'
import { openOffice, openPage, press, read, sendRequest, visitAs, visitAsAdmin } from './support/office.ts'

/** The same person as spelled in their request and as a colleague types it. */
const people: Record<Language, { sent: [string, string]; typed: string }> = {
  en: { sent: ['وضاح', 'الدغيثر'], typed: 'Waddah Aldughaither' },
  ar: { sent: ['Ghaida', 'Al-Rubaish'], typed: 'غيداء الربيش' },
}

/** The shortcut works once the search bar is hydrated. */
const pressKeys = async (page: Page, name: string) => {
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
  await page.keyboard.press('Control+KeyK')
}

const { sent, typed } = people[language]
const requestOf = (page: Page, [firstName, lastName]: [string, string]) =>
  sendRequest(page, { firstName, lastName, phone: '0557654321' })
const dialogOf = (page: Page) => page.getByRole('dialog', { name: t('find.title') })
const fieldOf = (page: Page) => dialogOf(page).getByRole('combobox', { name: t('find.title') })

test('a group with more than five hits leads to the whole list', async ({ visit }) => {
  const page = await visit({ language })
  const name: [string, string] = ['Lubna', 'Al-Sevenfold']
  for (let sentBefore = 0; sentBefore < 7; sentBefore += 1) await requestOf(page, name)
  await logInAsAdmin(page)
  await openPage(page, '/dashboard/services')
  await pressKeys(page, t('nav.search'))
  await fieldOf(page).pressSequentially('Sevenfold 055 765')
  const group = dialogOf(page).getByRole('group', { name: t('find.requests') })
  await expect(group.getByRole('option')).toHaveCount(6)
  await group.getByRole('option', { name: t('find.all'), exact: true }).click()
  await expect(page).toHaveURL(/consultations\?q=Sevenfold/)
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(8)
  await expect(page.getByRole('searchbox')).toHaveValue('Sevenfold 055 765')
})

test('the office finds a request by keyboard only, by a name in the other script', {
  tag: '@lawyer',
}, async ({ visit }) => {
  const page = await visit({ language })
  const id = await requestOf(page, sent)
  await logInAsAdmin(page)
  await openPage(page, '/dashboard/services')
  await pressKeys(page, t('nav.search'))
  const field = fieldOf(page)
  await expect(field).toBeFocused()
  await field.pressSequentially(typed)
  const group = dialogOf(page).getByRole('group', { name: t('find.requests') })
  const option = group.getByRole('option', { name: `#${id}` })
  await expect(option).toContainText(t('find.alike'))
  await expect(dialogOf(page).getByRole('status')).toContainText(t('count.results', { n: 2 }))
  // The guest comes first, then the request.
  const active = async () =>
    page.locator(`[id="${await field.getAttribute('aria-activedescendant')}"][aria-selected="true"]`)
  await expect(await active()).toContainText(sent.join(' '))
  await page.keyboard.press('ArrowDown')
  await expect(await active()).toContainText(`#${id}`)
  await expect(field).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('complementary', { name: t('request.facts') })).toContainText(sent[0])
  expect(new URL(page.url()).pathname).toBe(`/dashboard/consultations/${id}`)
  await expect(dialogOf(page)).toHaveCount(0)
})

test('the search on a phone fills the screen and marks the matching text', async ({ visit }) => {
  const page = await visit({ language, viewport: phone })
  const id = await requestOf(page, sent)
  await logInAsAdmin(page)
  await openPage(page, '/dashboard/services')
  const button = page.getByRole('button', { name: t('nav.search'), exact: true })
  const { width, height } = (await button.boundingBox()) ?? { width: 0, height: 0 }
  expect([width >= 44, height >= 44]).toEqual([true, true])
  await button.click()
  await expect(fieldOf(page)).toBeFocused()
  const box = await dialogOf(page).locator('.dialog-box').boundingBox()
  expect([box?.width, Math.round(box?.height ?? 0)]).toEqual([phone.width, phone.height])
  // The local form of the number, in Arabic digits.
  await fieldOf(page).fill('٠٥٥ ٧٦٥ ٤٣٢١')
  // A number is written from left to right, even on an Arabic page.
  await expect(fieldOf(page)).toHaveCSS('direction', 'ltr')
  await expect(fieldOf(page)).toHaveCSS('text-align', language === 'ar' ? 'end' : 'start')
  const option = dialogOf(page).getByRole('option', { name: `#${id}` })
  await expect(option.locator('mark')).toHaveText('55\u00a0765\u00a04321')
  expect(await targetsTooSmall(page)).toEqual([])
  await expectAccessible(page)
  await fieldOf(page).press('Escape')
  await expect(button).toBeFocused()
  await button.click()
  await fieldOf(page).fill(`#${id}`)
  await option.click()
  await expect(page).toHaveURL(new RegExp(`/dashboard/consultations/${id}$`))
})

test('a screen is found by its name in either language, and is a recent result next time', async ({
  visit,
}) => {
  const page = await openOffice(visit, '/dashboard/services')
  const other = wordsIn(language === 'ar' ? 'en' : 'ar')
  await page.getByRole('button', { name: t('nav.search'), exact: true }).click()
  await fieldOf(page).fill(other('settings.title'))
  const option = dialogOf(page)
    .getByRole('option', { name: t('settings.title') })
    .first()
  await expect(option.locator('mark')).toHaveText(other('settings.title'))
  await fieldOf(page).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: t('settings.title') })).toBeVisible()
  await pressKeys(page, t('nav.search'))
  const recent = dialogOf(page).getByRole('group', { name: t('find.recent') })
  await expect(recent.getByRole('option')).toHaveText([t('settings.title')])
})

const open = async (page: Page, text: string) => {
  await pressKeys(page, t('nav.search'))
  await dialogOf(page).getByRole('combobox').fill(text)
}
const openedBy = async (page: Page, text: string, kind: string, name: string) => {
  await open(page, text)
  await dialogOf(page)
    .getByRole('group', { name: kind })
    .getByRole('option')
    .filter({ hasText: name })
    .first()
    .click()
}

test.describe('a search that fails or finds nothing', () => {
  test.use({ expectedConsole: /503|Failed to load resource/ })

  test('shows the reason, and an error can be retried', async ({ visit }) => {
    const page = await openOffice(visit, '/dashboard/services')
    let isBroken = true
    await page.route('**/api/admin/find**', (route) =>
      isBroken ? route.fulfill({ status: 503, body: 'no' }) : route.continue(),
    )
    await open(page, 'zzqqxx')
    await expect(dialogOf(page).getByRole('alert')).toContainText(t('find.failed'))
    isBroken = false
    await press(dialogOf(page), 'form.retry')
    await expect(dialogOf(page)).toContainText(t('find.none.text'))
  })
})

test('a result opens the record for editing, and actions create new records', async ({ visit }) => {
  const page = await visitAsAdmin(visit)
  const services = await read(page, '/api/admin/services?pageSize=1')
  const staff = await createStaff(page, 'Wijdan')
  await openPage(page, '/dashboard')
  await openedBy(page, services[0].nameEn, t('dash.group.website'), services[0].nameAr)
  const service = page.getByRole('dialog', { name: t('services.edit') })
  await expect(service.getByLabel(t('table.nameAr'))).toHaveValue(services[0].nameAr)
  await service.getByRole('button', { name: t('form.cancel') }).click()
  expect(new URL(page.url()).search).toBe('')
  await openedBy(page, staff.username, t('find.people'), staff.firstName)
  await expect(page.getByRole('dialog', { name: t('users.edit') })).toBeVisible()
  await page.keyboard.press('Escape')
  const [client] = await read(page, '/api/admin/users?role=client&pageSize=1')
  await openedBy(page, client.email, t('find.people'), client.email)
  await expect(
    page.getByRole('heading', { level: 1, name: `${client.firstName} ${client.lastName}` }),
  ).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(`/dashboard/consultations/people/${client.id}`)
  // Screens have aliases too.
  for (const [words, title] of [
    ['find.words.appointments', 'dash.appointments'],
    ['find.words.figures', 'dash.figures'],
    ['find.words.hours', 'hours.title'],
  ] as const) {
    await openedBy(page, t(words).split(/[,،]/)[0] ?? '', t('find.screens'), t(title))
    await expect(page.getByRole('heading', { level: 1, name: t(title) })).toBeVisible()
  }
  await openedBy(page, t('find.user.add'), t('find.screens'), t('find.user.add'))
  await expect(page.getByRole('dialog', { name: t('users.add') })).toBeVisible()
  await page.keyboard.press('Escape')
  await openedBy(page, t('find.message.add'), t('find.screens'), t('find.message.add'))
  await expect(page.getByRole('dialog', { name: t('messages.new') })).toBeVisible()
})

test('staff find only records that they may open', async ({ visit }) => {
  const admin = await visitAsAdmin(visit)
  const staff = await createStaff(admin, 'Jumana')
  const page = await visitAs(visit, staff)
  await openPage(page, '/dashboard')
  await open(page, t('settings.title'))
  await expect(dialogOf(page).getByRole('status')).not.toBeEmpty()
  await expect(dialogOf(page).getByRole('group', { name: t('find.screens') })).toHaveCount(0)
  await dialogOf(page).getByRole('combobox').fill('admin')
  const option = dialogOf(page)
    .getByRole('group', { name: t('find.people') })
    .getByRole('option')
    .first()
  await option.click()
  await expect(page).toHaveURL(/\/dashboard\/messages/)
  await expect(page.getByRole('dialog', { name: t('messages.new') })).toBeVisible()
  await page.keyboard.press('Escape')
  const [client] = await read(admin, '/api/admin/users?role=client&isActive=true')
  await openedBy(page, client.email, t('find.people'), client.email)
  await expect(page).toHaveURL(new RegExp(`/dashboard/consultations/people/${client.id}$`))
  await expect(page.getByRole('textbox', { name: t('people.note.add') })).toBeVisible()
})
