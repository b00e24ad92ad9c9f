import type { Page } from '@playwright/test'
import {
  createStaff,
  expect,
  expectAccessible,
  expectAccessibleFromTop,
  expectNoSidewaysScroll,
  type Language,
  language,
  logInAs,
  logInAsAdmin,
  phone,
  t,
  test,
  toast,
} from './support/fixtures.ts'
import { expectAccessibleInAll, resize } from './support/looks.ts'
import { linkIn, mailTo } from './support/mailbox.ts'
import { openPage } from './support/office.ts'

// The preview of an email refuses the script that tests inject into every page.
test.use({ expectedConsole: /sandboxed/ })

/** Publishes a text that only this test uses. */
const publish = async (office: Page, language: Language) => {
  const created = await office.request.post('/api/admin/publications', {
    data: {
      titleEn: `Notice periods ${language}`,
      titleAr: `مهلة الإشعار ${language}`,
      summaryEn: 'How long a notice runs.',
      summaryAr: 'كم تبلغ مهلة الإشعار.',
      contentEn: 'A notice of termination runs for sixty days.',
      contentAr: 'مهلة الإشعار بالإنهاء ستون يومًا.',
      category: 'employment',
    },
  })
  expect(created.status()).toBe(201)
  return (await created.json()).id as number
}

test('a reader selects areas, and receives the issues about them', async ({ visit }) => {
  const email = `areas.${language}.${process.pid}@example.com`
  const reader = await visit({ language, viewport: phone })
  const admin = await visit({ language })
  await logInAsAdmin(admin)

  await reader.goto('/')
  const form = reader.locator('form[data-form="newsletter"]')
  await form.scrollIntoViewIfNeeded()
  await form.getByLabel(t('newsletter.placeholder')).fill(email)
  await form.getByText(t('newsletter.areas.choose')).click()
  await form.getByRole('checkbox', { name: t('area.litigation') }).check()
  await expectAccessibleFromTop(reader)
  await expectNoSidewaysScroll(reader)
  await form.getByRole('button', { name: t('newsletter.subscribe') }).click()
  await expect(form.getByText(t('newsletter.sent.title'))).toBeVisible()

  await reader.goto(linkIn(await mailTo(admin, email, '/newsletter/confirm'), '/newsletter/confirm'))
  await expect(reader.getByRole('checkbox', { name: t('area.litigation') })).toBeChecked()
  await reader.getByRole('checkbox', { name: t('area.litigation') }).uncheck()
  await reader.getByRole('checkbox', { name: t('area.employment') }).check()
  await expectAccessible(reader)
  await reader.getByRole('button', { name: t('newsletter.confirm.action') }).click()
  await expect(reader.getByRole('heading', { name: t('newsletter.success.title') })).toBeVisible()

  const staff = await visit({ language })
  const { username, password } = await createStaff(admin)
  await logInAs(staff, username, password)
  const id = await publish(staff, language)
  await staff.goto('/dashboard/publications')
  const name = language === 'ar' ? `مهلة الإشعار ${language}` : `Notice periods ${language}`
  await staff.getByRole('button', { name: t('issue.openNamed', { name }) }).click()
  const dialog = staff.getByRole('dialog', { name: t('issue.title') })
  await expect(dialog.getByText(name, { exact: true })).toBeVisible()
  await expect(staff.frameLocator(`iframe[title="${t('issue.preview')}"]`).getByRole('heading')).toHaveText(
    new RegExp(name),
  )
  await expectAccessible(staff)
  await resize(staff, phone)
  await expectNoSidewaysScroll(staff)
  await resize(staff, { width: 1280, height: 900 })

  await dialog.getByRole('button', { name: t('issue.test') }).click()
  await expect(
    toast(staff).getByText(t('noMail.issue.test.to', { email: `${username}@example.com` })),
  ).toBeVisible()
  await dialog.getByRole('button', { name: t('issue.send'), exact: true }).click()
  const question = staff.getByRole('alertdialog')
  await expectAccessible(staff)
  await question.getByRole('button', { name: t('issue.send'), exact: true }).click()
  await expect(dialog.getByText(t('issue.state.sending'), { exact: true })).toBeVisible()
  await expect(dialog.getByRole('button', { name: t('issue.send'), exact: true })).toHaveCount(0)

  // Without a mail server it waits in the outbox.
  await expect
    .poll(async () => {
      const list = await admin.request.get(`/api/admin/outbox?${new URLSearchParams({ q: email })}`)
      return (await list.json()).map(({ subject }: { subject: string }) => subject).join()
    })
    .toContain(name)
  await openPage(admin, '/dashboard/newsletter')
  await expect(admin.getByRole('link', { name })).toBeVisible()
  const row = admin.getByRole('row').filter({ hasText: email })
  await expect(row).toContainText(t('area.employment'))
  await expectAccessibleInAll(admin, language, async () => {
    await expect(row).toBeVisible()
  })

  const issue = await mailTo(admin, email, `/publications/${id}`)
  await reader.goto(linkIn(issue, '/newsletter/areas'))
  await expect(reader.getByRole('checkbox', { name: t('area.employment') })).toBeChecked()
  await reader.getByRole('checkbox', { name: t('area.contract') }).check()
  await expectAccessible(reader)
  await reader.getByRole('button', { name: t('newsletter.areas.action') }).click()
  await expect(reader.getByRole('heading', { name: t('newsletter.areas.saved.title') })).toBeVisible()
  await admin.reload()
  await expect(row).toContainText(t('area.contract'))
  // An open dialog keeps requesting the progress, and would get a 404 for the deleted text.
  await staff.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  expect((await staff.request.delete(`/api/admin/publications/${id}`)).status()).toBe(204)
})
