import { expect, expectAccessible, t, test, toast } from './support/fixtures.ts'
import { answer, failedCall, refuseChanges, visitAsAdmin } from './support/office.ts'
import { addPublication, publications } from './support/publications.ts'

test.use({ expectedConsole: failedCall })

test('the office filters, finds, hides and deletes publications', async ({ visit }) => {
  const page = await visitAsAdmin(visit)
  await addPublication(page, { titleEn: 'First leaflet', titleAr: 'الأول leaflet' })
  await addPublication(page, {
    titleEn: 'Second leaflet',
    titleAr: '',
    contentAr: '',
    category: 'litigation',
    contentEn: 'The first sixty characters of a text stand under its title in the list.',
  })
  await page.goto('/dashboard/publications')
  const row = page.getByRole('row').filter({ hasText: 'leaflet' })
  await page.getByRole('searchbox').fill('leaflet')
  await expect(row).toHaveCount(2)
  const filter = page.getByRole('group', { name: t('publications.office.filter') }).getByRole('button')
  await expect(filter).toHaveCount(8)
  await expect(filter.first()).toHaveText(`${t('filter.all')}2`)
  await filter.filter({ hasText: t('area.litigation') }).click()
  await expect(row).toHaveCount(1)
  await expect(page).toHaveURL(/category=litigation/)
  await expect(row).toContainText(t('author.you'))
  await expect(row).toContainText(t('publications.office.noArabic'))
  await expect(row.locator('.publication-excerpt')).toHaveText(
    'The first sixty characters of a text stand under its title i…',
  )

  const visibility = row.getByRole('switch')
  await expect(visibility).toBeChecked()
  const accept = await refuseChanges(page, `**${publications}/*`, {}, 500)
  await visibility.click()
  await expect(toast(page)).toContainText(t('dashboard.publications.updateError'))
  await expect(visibility).toBeChecked()
  await accept()
  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await visibility.click()
  expect((await sent).postDataJSON()).toEqual({ isVisible: false })
  await expect(toast(page)).toContainText(t('toast.publication.updated'))
  await expect(visibility).not.toBeChecked()
  await expect(row).toContainText(t('publications.office.draft'))

  const name = 'Second leaflet'
  await row.getByRole('button', { name: t('publications.office.editNamed', { name }) }).click()
  await expect(page.getByLabel(t('editor.titleEn'), { exact: true })).toHaveValue(name)
  await page.goBack()
  await row.getByRole('button', { name: t('publications.office.deleteNamed', { name }) }).click()
  const confirm = page.getByRole('alertdialog')
  await expect(confirm).toContainText(t('confirm.generic'))
  await expect(confirm.getByRole('button', { name: t('form.cancel') })).toBeFocused()
  await expectAccessible(page)
  const problem = { detail: t('error.not_found') }
  const acceptDeletion = await refuseChanges(page, `**${publications}/*`, problem, 404)
  await answer(page, 'form.delete')
  await expect(confirm.locator('.field-error')).toHaveText(t('error.not_found'))
  await expect(toast(page)).toContainText(t('dashboard.publications.deleteError'))
  await acceptDeletion()
  await answer(page, 'form.delete')
  await expect(toast(page)).toContainText(t('toast.publication.deleted'))
  await expect(page.getByText(t('state.noResults'))).toBeVisible()
})
