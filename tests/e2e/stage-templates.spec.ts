import {
  expect,
  expectAccessible,
  expectAt,
  language,
  refusedCall,
  t,
  test,
  toast,
} from './support/fixtures.ts'
import { answer, change, openPage, press, read, visitAsAdmin } from './support/office.ts'

// A stale save is refused, which the browser logs.
test.use({ expectedConsole: refusedCall })

test('the office writes a template, moves its stages by keyboard, and deletes it', async ({ visit }) => {
  const page = await visitAsAdmin(visit)
  const name = language === 'ar' ? 'مسار التجربة' : 'Path of the journey'
  const inUi = language === 'ar' ? 'Ar' : 'En'
  const other = language === 'ar' ? 'En' : 'Ar'

  await openPage(page, '/dashboard/services')
  await page
    .getByRole('navigation', { name: t('nav.services') })
    .getByRole('link', { name: t('stageTemplates.title') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: t('stageTemplates.title') })).toBeVisible()
  const table = page.getByRole('table', { name: t('stageTemplates.title') })
  // Other journeys add templates too.
  const shipped = table.getByRole('row').filter({ hasText: language === 'ar' ? 'دعوى قضائية' : 'Court case' })
  await expect(shipped).toContainText(t('stageTemplates.notReviewed'))

  const dialog = page.getByRole('dialog')
  const stage = (n: number) =>
    dialog.getByRole('group', { name: t('stageTemplates.stage.nth', { n }), exact: true })
  const nameIn = (n: number, language: 'En' | 'Ar') =>
    stage(n).getByRole('textbox', { name: t(`stageTemplates.stage.name${language}`) })

  await test.step('errors are at the fields, and nothing typed is lost', async () => {
    await page.getByRole('button', { name: t('stageTemplates.add') }).click()
    await dialog.getByRole('textbox', { name: t(`table.name${inUi}`) }).fill(name)
    await nameIn(1, inUi).fill('أولى')
    await dialog.getByRole('button', { name: t('form.add'), exact: true }).click()
    await expectAt(nameIn(1, other), t('val.generic.required'))
    await expect(dialog.getByRole('textbox', { name: t(`table.name${inUi}`) })).toHaveValue(name)
    await expectAccessible(page)
  })

  await test.step('stages are added and moved by keyboard', async () => {
    await dialog.getByRole('textbox', { name: t(`table.name${other}`) }).fill('Journey')
    await nameIn(1, other).fill('First')
    await dialog.getByRole('button', { name: t('stageTemplates.stage.add') }).click()
    await nameIn(2, 'Ar').fill('ثانية')
    await nameIn(2, 'En').fill('Second')
    const up = stage(2).getByRole('button', { name: t('stageTemplates.stage.up', { n: 2 }) })
    await up.focus()
    await page.keyboard.press('Enter')
    await expect(nameIn(1, 'En')).toHaveValue('Second')
    await expect(
      stage(1).getByRole('button', { name: t('stageTemplates.stage.down', { n: 1 }) }),
    ).toBeFocused()
    await expect(dialog.getByRole('status').first()).toHaveText(
      t('stageTemplates.stage.moved', { from: 2, n: 1 }),
    )
    await dialog.getByRole('checkbox', { name: t('stageTemplates.isReviewed') }).check()
    await dialog.getByRole('button', { name: t('form.add'), exact: true }).click()
    await expect(toast(page).filter({ hasText: t('stageTemplates.added') })).toBeVisible()
    await expect(dialog).toBeHidden()
  })
  const row = table.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText(t('stageTemplates.stages.count', { n: 2 }))
  await expect(row).toContainText(t('stageTemplates.reviewed'))

  await test.step('two versions are compared if a colleague saved first', async () => {
    await page.getByRole('button', { name: t('stageTemplates.editNamed', { name }) }).click()
    await nameIn(2, 'En').fill('Filing')
    const templates = await read(page, '/api/admin/path-templates')
    const { id, updatedAt, ...stored } = templates.find(
      (each: Record<string, string>) => each[`name${inUi}`] === name,
    )
    await change(page, `/api/admin/path-templates/${id}`, { ...stored, isReviewed: false, updatedAt })
    await dialog.getByRole('button', { name: t('form.saveChanges') }).click()
    await press(dialog.locator('form'), 'compare.open')
    const comparison = page.getByRole('dialog', { name: t('stageTemplates.changed') })
    await expect(comparison).toContainText('Filing')
    await comparison.getByRole('button', { name: t('compare.save') }).click()
    await expect(toast(page).filter({ hasText: t('stageTemplates.updated') })).toBeVisible()
  })

  await page.getByRole('button', { name: t('stageTemplates.deleteNamed', { name }) }).click()
  await expect(page.getByRole('alertdialog')).toContainText(t('stageTemplates.delete.text'))
  await answer(page, 'form.delete')
  await expect(toast(page).filter({ hasText: t('stageTemplates.deleted') })).toBeVisible()
  await expect(row).toHaveCount(0)
})
