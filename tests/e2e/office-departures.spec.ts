import type { Locator } from '@playwright/test'
import { createStaff, expect, expectAccessible, language, t, test, toast } from './support/fixtures.ts'
import { answer, change, press, read, sendRequest, visitAsAdmin } from './support/office.ts'
import { scriptOf } from './support/slow-line.ts'
import { rowButton } from './support/user-rows.ts'

test.use({
  expectedConsole: /Failed to load resource: .* status of (4\d\d|50\d)|net::ERR_INTERNET_DISCONNECTED/,
})

test('an admin hands open work to a colleague before a departure', async ({ visit }) => {
  const page = await visitAsAdmin(visit)
  const [leaving, demoted, deleted, successor] = [
    await createStaff(page, 'Hala'),
    await createStaff(page, 'Dana'),
    await createStaff(page, 'Amal'),
    await createStaff(page, 'ابتسام'),
  ]
  const requestOf = async (id: number): Promise<number> => {
    const request = await sendRequest(page)
    await change(page, `/api/admin/consultations/${request}`, { assignedToId: id })
    return request
  }
  const assignee = async (request: number) =>
    (await read(page, `/api/admin/consultations/${request}`)).assignedToId
  const row = page.getByRole('row')
  const dialog = page.getByRole('dialog')
  const question = page.getByRole('alertdialog')
  const choose = async (within: Locator) => {
    await within.getByRole('combobox', { name: t('handover.to') }).click()
    const names = await page.getByRole('option').allTextContents()
    expect(names.filter((name) => name.includes(leaving.firstName))).toEqual([])
    // The names are in the alphabetical order of the user's language, with its own script first.
    const first = names.findIndex((name) => name.includes(successor.firstName))
    const second = names.findIndex((name) => name.startsWith('Abdulaziz'))
    expect(first < second).toBe(language === 'ar')
    await page
      .getByRole('option', { name: new RegExp(`^${successor.firstName} `) })
      .last()
      .click()
  }

  const left = await requestOf(leaving.id)
  await page.goto(`/dashboard/users?q=${leaving.username}`)
  await rowButton(row.filter({ hasText: leaving.username }), language, 'users.editNamed').click()
  await dialog.getByRole('button', { name: t('users.deactivate') }).click()
  await expect(question).toContainText(t('handover.intro'))
  await expect(question.getByText(t('handover.requests'))).toBeVisible()
  await answer(page, 'users.deactivate')
  await expect(question.locator('.field-error')).toHaveText(t('error.open_work'))
  // The toast is above the dialog and does not cover its title.
  await expect(toast(page)).toContainText(t('users.updateError'))
  // A toast under the pointer does not close.
  await toast(page).hover()
  const [note, title] = [
    await toast(page).boundingBox(),
    await question.getByRole('heading').first().boundingBox(),
  ]
  expect((note?.y ?? 0) > (title?.y ?? 0) + (title?.height ?? 0)).toBe(true)
  await press(toast(page), 'toast.dismiss')
  await expectAccessible(page)
  await choose(question)
  await answer(page, 'users.deactivate')
  await expect(question).toBeHidden()
  await expect(dialog.getByText(t('users.inactive'), { exact: true })).toBeVisible()
  expect(await assignee(left)).toBe(successor.id)

  const second = await requestOf(demoted.id)
  await page.goto(`/dashboard/users?q=${demoted.username}`)
  await rowButton(row.filter({ hasText: demoted.username }), language, 'users.editNamed').click()
  await expect(dialog.getByText(t('handover.intro'))).toHaveCount(0)
  await dialog.getByRole('combobox', { name: t('table.role') }).click()
  await page.getByRole('option', { name: t('role.client') }).click()
  await expect(dialog.getByText(t('handover.intro'))).toBeVisible()
  await dialog.getByRole('button', { name: t('form.saveChanges') }).click()
  await expect(dialog.locator('.error-summary')).toContainText(t('error.open_work'))
  await choose(dialog)
  await dialog.getByRole('button', { name: t('form.saveChanges') }).click()
  await expect(dialog).toBeHidden()
  expect(await assignee(second)).toBe(successor.id)

  const third = await requestOf(deleted.id)
  await page.goto(`/dashboard/users?q=${deleted.username}`)
  await rowButton(row.filter({ hasText: deleted.username }), language, 'users.deleteNamed').click()
  await choose(question)
  await answer(page, 'form.delete')
  await expect(toast(page)).toContainText(t('toast.user.deleted'))
  expect(await assignee(third)).toBe(successor.id)
})

test('a lost connection is reported above a dialog', async ({ visit }) => {
  const page = await visitAsAdmin(visit)
  const loaded = page.waitForResponse((response) =>
    response.url().endsWith(scriptOf('src/ui/toast-viewport.tsx')),
  )
  const isLive = page.waitForRequest(/\/api\/live/)
  await page.goto('/dashboard/users')
  await (await loaded).finished()
  await isLive
  await page.getByRole('button', { name: t('users.add') }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel(t('form.firstName'))).toBeFocused()
  await page.context().setOffline(true)
  const note = page.getByText(t('ui.offline'))
  await expect(note).toBeVisible()
  const isInFront = () =>
    note.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
  await expect.poll(isInFront).toBe(true)
  // A confirmation over the dialog moves the message with it.
  await dialog.getByLabel(t('form.firstName')).fill('Half typed')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expect.poll(isInFront).toBe(true)
  await page.context().setOffline(false)
  await expect(note).toHaveCount(0)
})
