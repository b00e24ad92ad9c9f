import type { Page } from '@playwright/test'
import { employment } from '#tests/support/question-calls.ts'
import {
  createStaff,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  language,
  logInAs,
  phone,
  refusedCall,
  registerClient,
  t,
  test,
  toast,
} from './support/fixtures.ts'
import { answer, change, choose, openPage, press, read, visitAsAdmin } from './support/office.ts'
import { created, ownAccount } from './support/records.ts'
import { openRequestAt } from './support/request-page.ts'

// A restricted reader gets refusals, which the browser logs.
test.use({ expectedConsole: refusedCall })

const inUi = language === 'ar' ? 'Ar' : 'En'
const other = language === 'ar' ? 'En' : 'Ar'

/** The editor of a draft. */
const editorOf = (page: Page) => {
  const head = (n: number) =>
    page.getByRole('group', { name: t('questionSets.nth', { n }), exact: true }).first()
  const body = (n: number) => page.getByRole('region', { name: t('questionSets.nth', { n }), exact: true })
  const title = (n: number, twin: 'Ar' | 'En') =>
    body(n).getByRole('textbox', { name: t(`questionSets.title${twin}`) })
  const kinds = page.getByRole('group', { name: t('questionSets.add') })
  return {
    head,
    body,
    title,
    toggle: (n: number) => head(n).locator('.set-question-button'),
    /** Adds a question of a kind. Focus is in its title. */
    add: async (
      kind: 'yesNo' | 'one' | 'text' | 'lines' | 'day' | 'amount' | 'party' | 'paper',
      n: number,
    ) => {
      await kinds.getByRole('button', { name: t(`questionSets.kind.${kind}`), exact: true }).click()
      await expect(title(n, inUi)).toBeFocused()
      await page.keyboard.type(language === 'ar' ? `سؤال ${n}` : `Question no ${n}`)
      await page.keyboard.press('Tab')
      await page.keyboard.type(language === 'ar' ? `Question no ${n}` : `سؤال ${n}`)
    },
  }
}

test('a lawyer writes eight questions with two conditions at a desk, and publishes them', {
  tag: '@lawyer',
}, async ({ visit }) => {
  const page = await visitAsAdmin(visit)
  const { head, body, title, toggle, add } = editorOf(page)
  await openPage(page, '/dashboard/services')
  await page
    .getByRole('navigation', { name: t('nav.services') })
    .getByRole('link', { name: t('questionSets.title') })
    .click()
  const table = page.getByRole('table', { name: t('questionSets.title') })
  const row = (area: Parameters<typeof t>[0]) => table.getByRole('row').filter({ hasText: t(area) })
  await expect(row('area.employment')).toContainText(t('questionSets.notReviewed'))
  await expectAccessible(page)
  await press(page, 'questionSets.createNamed', { name: t('area.other') })
  await expect(page.getByText(t('questionSets.noQuestions'))).toBeVisible()

  await test.step('one press adds a question of a kind', async () => {
    await add('yesNo', 1)
    await add('day', 2)
    await choose(body(2), t('questionSets.condition'), /1/)
    await expect(body(2).getByRole('checkbox', { name: t('questionSets.yes') })).toBeChecked()
    await add('one', 3)
    for (const n of [1, 2])
      for (const each of ['ar', 'en'] as const)
        await body(3)
          .getByRole('textbox', { name: t(`questionSets.choice.${each}`, { n }) })
          .fill(each === 'ar' ? `خيار ${n}` : `Choice no ${n}`)
    await add('text', 4)
    await choose(body(4), t('questionSets.condition'), /3/)
    await body(4)
      .getByRole('checkbox', { name: language === 'ar' ? 'خيار 2' : 'Choice no 2' })
      .check()
    await add('amount', 5)
    await add('party', 6)
    await add('lines', 7)
    await add('paper', 8)
    // In a window as high as the page, no bar covers a part of a button.
    const size = page.viewportSize() ?? phone
    await page.setViewportSize({ width: size.width, height: 2400 })
    await expectAccessible(page)
    await page.setViewportSize(size)
  })

  await test.step('an error is at its question, and nothing typed is lost', async () => {
    await title(8, other).fill('')
    await press(page, 'questionSets.publish')
    const summary = page.getByRole('group', { name: t('form.errorSummary.title') })
    const message = t('questionSets.errorIn', { n: 8, message: t('val.generic.required') })
    await summary.getByRole('link', { name: message }).click()
    await expect(title(8, other)).toBeFocused()
    await expect(title(8, inUi)).not.toHaveValue('')
    await title(8, other).fill('The contract')
  })

  await test.step('keys move a question, and a condition on a later one is refused', async () => {
    await toggle(1).focus()
    await page.keyboard.press('Alt+ArrowDown')
    await expect(toggle(2)).toBeFocused()
    await expect(page.getByText(t('questionSets.moved', { from: 1, n: 2 }))).toBeAttached()
    await press(page, 'questionSets.publish')
    await expect(body(1)).toContainText(t('val.question.later'))
    await head(2)
      .getByRole('button', { name: t('questionSets.up', { n: 2 }) })
      .click()
    await expect(head(1)).toContainText(language === 'ar' ? 'سؤال 1' : 'Question no 1')
  })

  await test.step('a removed question is restored', async () => {
    await head(5)
      .getByRole('button', { name: t('questionSets.remove', { n: 5 }) })
      .click()
    await expect(page.locator('.set-question')).toHaveCount(7)
    await toast(page)
      .getByRole('button', { name: t('questionSets.restore') })
      .click()
    await expect(page.locator('.set-question')).toHaveCount(8)
    await expect(head(5)).toContainText(language === 'ar' ? 'سؤال 5' : 'Question no 5')
  })

  await test.step('a caution is added, and the preview follows the answers', async () => {
    if ((await body(1).count()) === 0) await toggle(1).click()
    await body(1)
      .getByRole('checkbox', { name: t('questionSets.caution') })
      .check()
    await body(1)
      .getByRole('textbox', { name: t('questionSets.cautionAr') })
      .fill('نرجو الاتصال بنا اليوم.')
    await body(1)
      .getByRole('textbox', { name: t('questionSets.cautionEn') })
      .fill('Please call us today.')
    await press(page, 'questionSets.preview')
    const preview = page.getByRole('dialog', { name: t('questionSets.preview.title') })
    await expect(preview.locator('.question')).toHaveCount(6)
    await preview.getByRole('radio').first().check()
    await expect(preview.locator('.question')).toHaveCount(7)
    await expect(preview).toContainText(
      language === 'ar' ? 'نرجو الاتصال بنا اليوم.' : 'Please call us today.',
    )
    await expectAccessible(page)
    await preview
      .getByRole('button', { name: t('form.close') })
      .last()
      .click()
  })

  await test.step('leaving asks, and the draft is saved', async () => {
    await page.getByRole('link', { name: t('nav.team') }).click()
    await answer(page, 'ui.unsaved.stay')
    await press(page, 'questionSets.save')
    await expect(toast(page)).toContainText(t('questionSets.saved'))
    await expect(page.getByRole('button', { name: t('questionSets.save') })).toBeDisabled()
  })

  await test.step('a published version is read and reviewed, and editing begins the next one', async () => {
    await press(page, 'questionSets.publish')
    await answer(page, 'questionSets.publish')
    await expect(toast(page)).toContainText(t('questionSets.publishedNow'))
    await expect(page.locator('.set-reading > li')).toHaveCount(8)
    await press(page, 'questionSets.review')
    await expect(page.locator('.set-version')).toContainText(t('questionSets.reviewed'))
    await expectAccessible(page)
    await press(page, 'questionSets.editNext')
    await expect(page.locator('.set-version')).toContainText(t('questionSets.draftOf', { n: 2 }))
    await expect(page.locator('.set-question')).toHaveCount(8)
    await page.setViewportSize(phone)
    await toggle(3).click()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
})

test('answers wait for the lawyer in the morning', { tag: '@lawyer' }, async ({ visit }) => {
  const admin = await visitAsAdmin(visit)
  const set = await created(admin, '/api/admin/question-sets', { area: 'real-estate', content: employment })
  await created(admin, `/api/admin/question-sets/${set.id}/publish`, {})
  const account = await createStaff(admin)
  const helper = await createStaff(admin, 'Hind')
  const client = await visit({ language })
  await registerClient(client, 'سارة', language)
  const { email } = await ownAccount(client)
  const { id } = await created(client, '/api/consultations', {
    firstName: 'سارة',
    lastName: 'الحربي',
    email,
    phone: '0550123344',
    service: 'real-estate',
    message: 'نزاع مع المقاول.',
  })
  const lawyer = await visit({ language })
  await logInAs(lawyer, account.username, account.password)
  const { id: lawyerId } = await ownAccount(lawyer)
  await change(admin, `/api/admin/consultations/${id}`, { assignedToId: lawyerId })
  const send = (answers: Record<string, string>) =>
    client.request.post(`/api/client/consultations/${id}/questions`, {
      data: {
        versionId: set.id,
        changes: Object.fromEntries(
          Object.entries(answers).map(([name, value]) => [name, { value, age: 0 }]),
        ),
      },
    })

  await test.step('one press sends the questions', async () => {
    await openPage(lawyer, `/dashboard/consultations/${id}`)
    await lawyer
      .getByRole('group', { name: t('request.add') })
      .getByRole('button', { name: t('request.questions') })
      .click()
    await press(lawyer, 'officeQuestions.request')
    await expect(toast(lawyer)).toContainText(t('officeQuestions.requested'))
    await expect(lawyer.getByRole('button', { name: t('officeQuestions.request') })).toHaveCount(0)
  })

  await send({ dismissed: 'yes', 'ended-on': '2026-09-01', term: 'fixed', wage: '12500', employer: 'النخيل' })
  const facts = await openRequestAt(lawyer, id, 'questions')

  await test.step('the answers have their mark, both calendars and the words of the person', async () => {
    await expect(facts).toContainText('النخيل')
    await expect(facts).toContainText('1448')
    await expect(facts).toContainText(t('officeQuestions.money', { amount: '12,500' }))
    await expect(facts.locator('.answer-mark')).toHaveCount(1)
    expect(await facts.locator('.answer-list > div').count()).toBeLessThanOrEqual(8)
    await expect(facts).toContainText('Noura')
    const { opened } = await read(lawyer, `/api/admin/consultations/${id}/questions`)
    expect(opened.entries[0]).toMatchObject({ readBy: 'Noura Al-Subaie' })
    await expectAccessible(lawyer)
  })

  await test.step('the document of the answers has no former user as its author', async () => {
    const requested = lawyer.locator('.thread-entry', { hasText: t('thread.documentRequest') })
    await expect(requested).toContainText(t('documents.fromAnswers'))
    await expect(requested).not.toContainText(t('dash.deletedUser'))
  })

  await test.step('a later answer is beside the earlier one, with the difference marked', async () => {
    await send({ employer: 'شركة النخيل' })
    const again = await openRequestAt(lawyer, id, 'questions')
    const earlier = again.locator('.earlier-answers')
    await expect(earlier).toContainText(t('officeQuestions.differences', { n: 1 }))
    await earlier.locator('summary').click()
    await expect(earlier.locator('ins')).toHaveText(/^شركة\s*$/)
    await expectAccessible(lawyer)
  })

  await test.step('the answers are printed on one page', async () => {
    await lawyer.evaluate(() => {
      // The print dialog of a browser cannot be closed by a test.
      window.print = () => {
        document.body.dataset.printed = document.querySelector('.answers-paper')?.textContent ?? ''
      }
    })
    await lawyer.getByRole('button', { name: t('officeQuestions.print'), exact: true }).click()
    await expect(lawyer.locator('body')).toHaveAttribute('data-printed', /شركة النخيل/)
  })

  await test.step('the lawyer records an answer while the caller is on the telephone', async () => {
    await lawyer.setViewportSize(phone)
    const content = await openRequestAt(lawyer, id, 'questions')
    await content.getByRole('button', { name: t('officeQuestions.answer') }).click()
    const dialog = lawyer.getByRole('dialog', {
      name: t('officeQuestions.answer.title', { reference: `#${id}` }),
    })
    await dialog
      .getByRole('textbox', { name: language === 'ar' ? 'من صاحب العمل؟' : 'Who is the employer?' })
      .fill('شركة الواحة')
    await expectNoSidewaysScroll(lawyer)
    await expectAccessible(lawyer)
    await dialog.getByRole('button', { name: t('questions.send'), exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(content).toContainText('شركة الواحة')
  })

  await test.step('a colleague who may only list the request sees that it is answered', async () => {
    const colleague = await visit({ language })
    await logInAs(colleague, helper.username, helper.password)
    await openPage(colleague, `/dashboard/consultations/${id}`)
    const line = colleague.locator('.fact', { hasText: t('request.questions') })
    await expect(line).toContainText(t('request.questions.answered'))
    await expect(line.getByRole('button')).toHaveCount(0)
    await expect(colleague.getByText('شركة الواحة')).toHaveCount(0)
  })
})
