import type { Page } from '@playwright/test'
import {
  createStaff,
  expect,
  expectAccessible,
  expectAccessibleFromTop,
  expectNoSidewaysScroll,
  language,
  logInAs,
  phone,
  t,
  test,
  toast,
} from './support/fixtures.ts'
import { linkIn, mailTo } from './support/mailbox.ts'
import { answer, create, openPage, visitAsAdmin } from './support/office.ts'

// The preview of an email refuses the script that tests inject into every page.
test.use({ expectedConsole: /sandboxed/ })

/** Publishes a text that only this test uses. */
const publish = async (office: Page): Promise<number> => {
  const { id } = await create(office, '/api/admin/publications', {
    titleEn: 'Notice periods',
    titleAr: 'مهلة الإشعار بالإنهاء',
    summaryEn: 'How long a notice runs.',
    summaryAr: 'كم تبلغ مهلة الإشعار.',
    contentEn: 'A notice of termination runs for sixty days.',
    contentAr: 'مهلة الإشعار بالإنهاء ستون يومًا.',
    category: 'employment',
  })
  return id
}

test('a reader selects areas, and receives the issues about them', { tag: '@visitor' }, async ({ visit }) => {
  const email = `areas.${language}.${process.pid}@example.com`
  const reader = await visit({ language, viewport: phone })
  const admin = await visitAsAdmin(visit)

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
  await reader.getByRole('button', { name: t('newsletter.confirm.action') }).click()
  await expect(reader.getByRole('heading', { name: t('newsletter.success.title') })).toBeVisible()

  const staff = await visit({ language })
  const { username, password } = await createStaff(admin)
  await logInAs(staff, username, password)
  const id = await publish(staff)
  await staff.goto('/dashboard/publications')
  const name = language === 'ar' ? 'مهلة الإشعار بالإنهاء' : 'Notice periods'
  await staff.getByRole('button', { name: t('issue.openNamed', { name }) }).click()
  const dialog = staff.getByRole('dialog', { name: t('issue.title') })
  await expect(dialog.getByText(name, { exact: true })).toBeVisible()
  await expect(staff.frameLocator(`iframe[title="${t('issue.preview')}"]`).getByRole('heading')).toHaveText(
    new RegExp(name),
  )
  await expectAccessible(staff)

  await dialog.getByRole('button', { name: t('issue.test') }).click()
  await expect(
    toast(staff).getByText(t('noMail.issue.test.to', { email: `${username}@example.com` })),
  ).toBeVisible()
  await dialog.getByRole('button', { name: t('issue.send'), exact: true }).click()
  await answer(staff, 'issue.send')
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

  const issue = await mailTo(admin, email, `/publications/${id}`)
  await reader.goto(linkIn(issue, '/newsletter/areas'))
  await expect(reader.getByRole('checkbox', { name: t('area.employment') })).toBeChecked()
  await reader.getByRole('checkbox', { name: t('area.contract') }).check()
  await reader.getByRole('button', { name: t('newsletter.areas.action') }).click()
  await expect(reader.getByRole('heading', { name: t('newsletter.areas.saved.title') })).toBeVisible()
  await admin.reload()
  await expect(row).toContainText(t('area.contract'))
})
