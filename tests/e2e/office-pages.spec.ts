import { expect, expectAccessible, t, test, toast } from './support/fixtures.ts'
import {
  answer,
  change,
  expectErrors,
  type Key,
  openOffice,
  press,
  read,
  refuseChanges,
} from './support/office.ts'

const call = '/api/admin/legal-pages/disclaimer'

test.use({ expectedConsole: /Failed to load resource: .* status of (4\d\d|50\d)/ })

test('an author writes a legal page, corrects refused fields, compares, saves and restores it', {
  tag: '@admin',
}, async ({ visit }) => {
  const page = await openOffice(visit, '/dashboard/pages')
  await expect(page.getByRole('row')).toHaveCount(4)
  await expect(page.getByText(t('pages.check'))).toBeVisible()
  const name = t('pages.name.disclaimer')
  await page.getByRole('button', { name: t('pages.editNamed', { name }) }).click()
  await expect(page).toHaveURL(/\?page=disclaimer$/)
  const before = await read(page, call)
  const field = (key: Key) => page.getByLabel(t(key), { exact: true })
  await expect(field('pages.contentAr')).toHaveAttribute('dir', 'rtl')
  await expect(field('pages.contentEn')).toHaveAttribute('dir', 'ltr')
  await expect(field('pages.contentAr')).toHaveValue(before.contentAr)
  const save = page.locator('form').getByRole('button', { name: t('pages.save') })

  await field('pages.titleEn').fill('')
  await field('pages.titleAr').fill(' ')
  await field('pages.contentEn').fill('Nineteen characters')
  await field('pages.contentAr').fill('قصير')
  await save.click()
  await expect(page.getByRole('group', { name: t('form.errorSummary.title') })).toBeFocused()
  await expectErrors(field, [
    ['pages.titleEn', t('val.titleEn.required')],
    ['pages.titleAr', t('val.titleAr.required')],
    ['pages.contentEn', t('val.contentEn.min')],
    ['pages.contentAr', t('val.contentAr.min')],
  ])
  await expectAccessible(page)

  const title = 'Notice'
  await field('pages.titleEn').fill(title)
  await field('pages.titleAr').fill('تنبيه')
  await field('pages.contentEn').fill('## Scope\n\n**General** information and nothing more.')
  await field('pages.contentAr').fill('## النطاق\n\nمعلومات عامة ولا تُعد استشارة قانونية.')
  await page.getByRole('button', { name: t('pages.mode.preview') }).click()
  const sides = page.locator('.legal-preview-side')
  await expect(sides.first().getByRole('heading', { name: 'Scope' })).toBeVisible()
  await expect(sides.nth(1)).toHaveAttribute('dir', 'rtl')

  // A confirmation appears before leaving, and staying preserves all input.
  await page.getByRole('link', { name: t('pages.back') }).click()
  const question = page.getByRole('alertdialog')
  const stay = question.getByRole('button', { name: t('ui.unsaved.stay') })
  await expect(stay).toBeFocused()
  await expect(stay).toHaveClass(/\bbutton-primary\b/)
  await expect(question.locator('.button-primary, .button-danger')).toHaveCount(1)
  await stay.click()

  // A colleague saves first.
  await change(page, call, { titleAr: 'تنبيه نظامي' })
  await save.click()
  await expect(toast(page)).toContainText(t('pages.saveError'))
  await expect(field('pages.titleEn')).toHaveValue(title)
  await press(page.locator('form'), 'compare.open')
  const comparison = page.getByRole('dialog', { name: t('pages.changed') })
  await expect(comparison).toContainText('تنبيه نظامي')
  await expectAccessible(page)
  await comparison.getByRole('button', { name: t('compare.save') }).click()
  await expect(comparison).toBeHidden()
  await expect(toast(page)).toContainText(t('pages.saved'))
  await expect(field('pages.titleEn')).toHaveValue(title)

  const versions = page.getByRole('region', { name: t('pages.versions') }).getByRole('listitem')
  await expect(versions.first()).toContainText(t('pages.inForce'))
  const visitor = await visit({ language: 'en' })
  await visitor.goto('/disclaimer')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title)

  await versions
    .getByRole('button', { name: t('pages.readNamed', { version: before.version }), exact: true })
    .click()
  const old = page.getByRole('dialog')
  await expect(old.locator('.prose')).toBeVisible()
  await old.getByRole('button', { name: t('pages.restore'), exact: true }).click()
  const confirm = page.getByRole('alertdialog')
  await expect(confirm).toContainText(t('pages.restore.body'))
  const accept = await refuseChanges(page, '**/restore', {}, 500)
  await answer(page, 'pages.restore')
  await expect(toast(page)).toContainText(t('pages.restoreError'))
  await accept()
  await answer(page, 'pages.restore')
  await expect(toast(page)).toContainText(t('pages.restored'))
  await expect(old).toBeHidden()
  await expect(field('pages.contentEn')).toHaveValue(before.contentEn)
  await visitor.goto('/disclaimer')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(before.titleEn)
})
