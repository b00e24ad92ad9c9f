import type { Locator, Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectAt,
  expectNoSidewaysScroll,
  language,
  phone,
  refusedCall,
  registerClient,
  t,
  test,
  toast,
} from './support/fixtures.ts'
import { confirmAddress } from './support/mailbox.ts'
import { paper, picture } from './support/matter.ts'
import { choose, openPage, read, sendRequest, visitAsAdmin } from './support/office.ts'
import { dialogOver, openFact, openRequestAt } from './support/request-page.ts'

// An area that has a list is refused, which the browser logs.
test.use({ expectedConsole: refusedCall })

const choosing = async (page: Page, button: Locator, file: typeof paper) => {
  const chooser = page.waitForEvent('filechooser')
  await button.click()
  await (await chooser).setFiles(file)
}

const titleOf = (each: Record<string, string>) => (language === 'ar' ? each.titleAr : each.titleEn) ?? ''

test('the office asks in one press, the client sends a photo, and a refused one comes back', async ({
  visit,
}) => {
  const client = await visit({ language, viewport: phone })
  await registerClient(client, language === 'ar' ? 'لمى' : 'Lama', language)
  await confirmAddress(client)
  const id = await sendRequest(client, { service: 'employment', subject: 'نزاع عمالي' })
  const office = await visitAsAdmin(visit)
  const { rows } = await read(office, `/api/admin/consultations/${id}/papers`)
  const required = rows.filter((row: { isRequired: boolean }) => row.isRequired)
  const [first, second] = required
  const refusal = language === 'ar' ? 'الصفحة الثانية ناقصة' : 'The second page is missing'

  const panel = await openRequestAt(office, id, 'papers')
  await test.step('required papers are chosen, and one press requests them', async () => {
    for (const row of rows) {
      const box = panel.getByRole('checkbox', { name: titleOf(row) })
      await expect(box).toBeChecked({ checked: row.isRequired })
    }
    await expectAccessible(office)
    for (const row of required) await panel.getByRole('checkbox', { name: titleOf(row) }).uncheck()
    await panel.getByRole('button', { name: t('papers.ask', { n: 0 }) }).click()
    await expect(panel.getByText(t('val.papers.none')).first()).toBeVisible()
    for (const row of required) await panel.getByRole('checkbox', { name: titleOf(row) }).check()
    await panel.getByRole('button', { name: t('papers.ask', { n: required.length }) }).click()
    await expect(toast(office).filter({ hasText: t('papers.asked') })).toBeVisible()
    await expect(panel.getByText(t('papers.state.open'), { exact: true })).toHaveCount(required.length)
    await expect(
      office.getByText(t('papers.line', { n: 0, all: required.length }), { exact: true }).first(),
    ).toBeVisible()
  })

  const list = client.getByRole('region', { name: t('portal.requested') })
  const itemOf = (row: Record<string, string>) => list.getByRole('listitem').filter({ hasText: titleOf(row) })
  await test.step('the client sends a photo from the checklist', async () => {
    await openPage(client, `/client/consultations/${id}`)
    await expect(list.getByRole('listitem')).toHaveCount(required.length)
    await expect(itemOf(first)).toContainText((language === 'ar' ? first.whyAr : first.whyEn) as string)
    await expectAccessible(client)
    await expectNoSidewaysScroll(client)
    const photo = itemOf(first).getByRole('button', {
      name: t('portal.requested.photoNamed', { title: titleOf(first) }),
    })
    await choosing(client, photo, picture)
    await expect(toast(client).filter({ hasText: t('portal.papers.sentToast') })).toBeVisible()
    await expect(itemOf(first).getByRole('button')).toHaveCount(0)
  })

  await test.step('the office refuses it with a sentence', async () => {
    await openPage(office, `/dashboard/consultations/${id}`)
    await openFact(office, 'papers')
    await expect(panel.getByText(t('papers.state.received'), { exact: true })).toBeVisible()
    await panel.getByRole('button', { name: t('papers.refuseNamed', { title: titleOf(first) }) }).click()
    const dialog = dialogOver(office)
    const sentence = dialog.getByRole('textbox', { name: t('papers.refuse.sentence') })
    await dialog.getByRole('button', { name: t('papers.refuse'), exact: true }).click()
    await expectAt(sentence, t('val.generic.required'))
    await sentence.fill(refusal)
    await expectAccessible(office)
    await dialog.getByRole('button', { name: t('papers.refuse'), exact: true }).click()
    await expect(toast(office).filter({ hasText: t('papers.refused') })).toBeVisible()
    await expect(panel).toContainText(refusal)
  })

  await test.step('the client reads it and sends the paper again', async () => {
    await openPage(client, `/client/consultations/${id}`)
    await expect(itemOf(first)).toContainText(t('portal.requested.refused'))
    await expect(itemOf(first)).toContainText(refusal)
    await expectAccessible(client)
    await expectNoSidewaysScroll(client)
    const upload = itemOf(first).getByRole('button', {
      name: t('portal.requested.uploadNamed', { title: titleOf(first) }),
    })
    await choosing(client, upload, paper)
    await expect(itemOf(first).getByRole('button')).toHaveCount(0)
  })

  await test.step('the office accepts it, and uses it for another request', async () => {
    await openPage(office, `/dashboard/consultations/${id}`)
    await openFact(office, 'papers')
    await panel.getByRole('button', { name: t('papers.acceptNamed', { title: titleOf(first) }) }).click()
    await expect(toast(office).filter({ hasText: t('papers.accepted') })).toBeVisible()
    await client.reload()
    await expect(itemOf(first)).toContainText(t('portal.requested.accepted'))
    const other = await sendRequest(client, { service: 'employment', subject: 'سؤال آخر' })
    await openRequestAt(office, other, 'papers')
    await expect(panel.getByRole('checkbox').first()).toBeVisible()
    await panel
      .getByRole('button', { name: t('papers.useNamed', { title: titleOf(first), id: String(id) }) })
      .click()
    await expect(toast(office).filter({ hasText: t('papers.used') })).toBeVisible()
    await expect(panel).toContainText(t('papers.usedFrom', { id: String(id) }))
    await expect(panel.getByRole('checkbox', { name: titleOf(second) })).toBeChecked()
  })

  await test.step('the panel works in the sheet of a phone', async () => {
    await office.setViewportSize(phone)
    await openRequestAt(office, id, 'papers')
    await expect(panel).toContainText(t('papers.state.accepted'))
    await expectAccessible(office)
    await expectNoSidewaysScroll(office)
  })
})

test('the office changes a list: errors at fields, order by buttons, review', async ({ visit }) => {
  const page = await visitAsAdmin(visit)
  await openPage(page, '/dashboard/services')
  await page
    .getByRole('navigation', { name: t('nav.services') })
    .getByRole('link', { name: t('paperLists.title') })
    .click()
  const table = page.getByRole('table', { name: t('paperLists.title') })
  await expect(table.getByRole('row')).toHaveCount(7)
  await expectAccessible(page)
  const lists = await read(page, '/api/admin/paper-lists')
  const contract = lists.find(({ area }: { area: string }) => area === 'contract')
  const name = language === 'ar' ? contract.nameAr : contract.nameEn
  const dialog = page.getByRole('dialog')
  const group = (n: number) =>
    dialog.getByRole('group', { name: t('paperLists.paper.nth', { n }), exact: true })
  const titleIn = (n: number) => group(n).getByRole('textbox', { name: t('paperLists.paper.titleEn') })
  await page.getByRole('button', { name: t('paperLists.editNamed', { name }) }).click()
  await expect(titleIn(1)).toBeVisible()
  const days = group(1).getByRole('textbox', { name: t('paperLists.paper.days') })
  await days.fill('0')
  await titleIn(2).fill('')
  await dialog.getByRole('button', { name: t('form.saveChanges') }).click()
  await expectAt(days, t('val.papers.days', { max: 90 }))
  await expectAt(titleIn(2), t('val.generic.required'))
  await expectAccessible(page)
  await days.fill('4')
  await titleIn(2).fill('Annexes')
  await group(2)
    .getByRole('button', { name: t('paperLists.paper.up', { n: 2 }) })
    .click()
  await expect(titleIn(1)).toHaveValue('Annexes')
  await group(6)
    .getByRole('button', { name: t('paperLists.paper.remove', { n: 6 }) })
    .click()
  await dialog.getByRole('checkbox', { name: t('paperLists.isReviewed') }).check()
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button').first().click()
  await page.setViewportSize(phone)
  await expectNoSidewaysScroll(page)
  await dialog.getByRole('button', { name: t('form.saveChanges') }).click()
  await expect(toast(page).filter({ hasText: t('paperLists.updated') })).toBeVisible()
  const saved = (await read(page, '/api/admin/paper-lists')).find(
    ({ id }: { id: number }) => id === contract.id,
  )
  expect(saved).toMatchObject({ isReviewed: true })
  expect(saved.papers.map(({ id }: { id: string }) => id)).toEqual(
    [1, 0, 2, 3, 4].map((at) => contract.papers[at].id),
  )

  await test.step('an area has one list', async () => {
    await page
      .getByRole('button', { name: t('paperLists.add') })
      .first()
      .click()
    for (const each of ['En', 'Ar'] as const) {
      await dialog.getByRole('textbox', { name: t(`table.name${each}`) }).fill('عقود Contracts')
      await group(1)
        .getByRole('textbox', { name: t(`paperLists.paper.title${each}`) })
        .fill('عقد Deed')
    }
    await choose(dialog, t('paperLists.area'), t('area.contract'))
    await dialog.getByRole('button', { name: t('form.add'), exact: true }).click()
    await expectAt(dialog.getByRole('combobox', { name: t('paperLists.area') }), t('val.papers.area'))
    await expect(titleIn(1)).toHaveValue('عقد Deed')
  })
})
