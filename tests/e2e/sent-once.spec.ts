import type { Locator, Page, Request } from '@playwright/test'
import { openProposal } from './support/agreement.ts'
import { withMail } from './support/firm.ts'
import { expect, hydrated, language, logInAsAdmin, t, test } from './support/fixtures.ts'
import { paper } from './support/matter.ts'
import { created, ownAccount, sendRequest } from './support/records.ts'
import { writeAs } from './support/request-page.ts'
import type { Named, SendingForm, World } from './support/sending-form.ts'
import { clientForms, mailForms, visitorForms } from './support/sending-forms.ts'
import { officeForms } from './support/sending-forms-office.ts'
import { hold } from './support/slow-line.ts'

/** Whether a request is a declared call, such as `POST /api/admin/users/:id`. */
const isCall = (request: Request, call: string): boolean => {
  const [method, path = ''] = call.split(' ')
  const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)
  return request.method() === method && pattern.test(new URL(request.url()).pathname)
}

/** The values of the fields and the number of chosen files; `gone` without a visible form. */
const contentOf = (form: Locator) =>
  form.evaluateAll(([element]) => {
    if (!element?.checkVisibility()) return 'gone'
    const fields = element.querySelectorAll<HTMLInputElement>(
      'input:not([type=hidden], [type=file], [hidden]), textarea, select',
    )
    const values = [...fields].map(({ name, type, checked, value }) =>
      type === 'checkbox' || type === 'radio'
        ? `${name} ${value} ${checked}`
        : // The list without scripts has its own value for no choice.
          `${name} ${value === 'none' ? '' : value}`,
    )
    const isPending = element.querySelector('[aria-busy=true]') !== null
    return { values, isPending, files: element.querySelectorAll('.file-row').length }
  })

/** Two presses that a busy page handles in one task. React renders between them, timers do not run. */
const pressTwice = (button: Locator) =>
  button.evaluate(async (element: HTMLButtonElement) => {
    element.click()
    await Promise.resolve()
    element.click()
  })

const textOf = (named: Named): string => (typeof named === 'string' ? t(named) : t(...named))
const fieldOf = (form: Locator | Page, label: Named) => {
  const text = textOf(label).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return form.getByLabel(new RegExp(`^\\s*${text}(\\s*\\(${t('form.optional')}\\))?\\s*$`)).last()
}

const find = (page: Page, { fill: [first], name }: SendingForm): Locator =>
  name || !first
    ? page.getByRole('form', { name: t(name ?? 'form.submit'), exact: true })
    : page.locator('form').filter({ has: fieldOf(page, first[0]) })

const fillIn = async (page: Page, form: Locator, row: SendingForm) => {
  // Until hydration a list is a native one.
  await form.scrollIntoViewIfNeeded()
  for (const [key, option] of row.choose ?? []) {
    await form
      .locator('button[role=combobox]')
      .and(form.getByRole('combobox', { name: t(key) }))
      .click()
    await page.getByRole('option', { name: new RegExp(option) }).click()
  }
  for (const [label, value] of row.fill) await fieldOf(form, label).fill(value)
  if (row.checks) for (const box of await form.getByRole('checkbox').all()) await box.check()
  if (row.attaches) await form.locator('input[type=file]').setInputFiles(paper)
}

const arrive = async (page: Page, { path, open = [] }: SendingForm) => {
  await page.goto(path)
  await hydrated(page)
  for (const press of open) {
    const name = textOf(press)
    await page
      .getByRole('button', { name, exact: true })
      .or(page.locator('summary').filter({ hasText: name }))
      .first()
      .click()
  }
}

/** Presses the button twice, and once more when the answer is shown. */
const expectSentOnce = async (page: Page, row: SendingForm) => {
  await arrive(page, row)
  const form = find(page, row)
  await expect(form).toBeVisible()
  const before = await contentOf(form)
  await fillIn(page, form, row)
  let calls = 0
  const count = (request: Request) => {
    if (isCall(request, row.call)) calls += 1
  }
  page.on('request', count)
  const send = form.locator('[type=submit]').last()
  const answer = page.waitForResponse((response) => isCall(response.request(), row.call))
  await pressTwice(send)
  expect((await answer).status()).toBeLessThan(300)
  const remaining = async () => {
    const content = await contentOf(form)
    return content === 'gone' ? before : content
  }
  await expect.poll(remaining).toEqual(before)
  if ((await contentOf(form)) !== 'gone') {
    await send.click()
    await expect(form.locator('[aria-invalid=true]').first()).toBeVisible()
  }
  page.off('request', count)
  expect(calls).toBe(1)
}

const expectAllSentOnce = async (page: Page, rows: readonly SendingForm[]) => {
  for (const row of rows) await test.step(row.file, () => expectSentOnce(page, row))
}

/** A request and a message, which visitors have sent. */
const openVisit = async (visitor: Page, mark: string) => {
  const guest = await sendRequest(visitor, { email: `${mark}@example.com`, service: 'employment', language })
  await created(visitor, '/api/contact', {
    ...{ name: 'Huda Al-Amri', email: 'huda@example.com', subject: `Contact ${mark}` },
    ...{ message: 'May I come on Sunday?', language },
  })
  return { mark, guestId: guest.id, guestToken: guest.followToken ?? '' }
}

const openWorld = async (visitor: Page, client: Page, office: Page): Promise<World> => {
  const mark = `once${Date.now()}`
  const { requestId, id: agreementId } = await openProposal(client, office)
  const { id: clientId } = await ownAccount(client)
  await created(client, '/api/messages', { subject: `Letter ${mark}`, content: 'A question' })
  await created(office, '/api/admin/users', {
    ...{ username: mark, password: 'a-long-password', email: `colleague.${mark}@example.com` },
    ...{ firstName: 'Hind', lastName: mark, role: 'admin' },
  })
  await created(office, '/api/admin/path-templates', {
    ...{ area: 'litigation', nameEn: `Claim ${mark}`, nameAr: `دعوى ${mark}` },
    stages: [
      { nameEn: 'Preparation', nameAr: 'الإعداد' },
      { nameEn: 'Filed', nameAr: 'القيد' },
    ],
  })
  return {
    ...{ requestId, agreementId, clientId, area: t('area.corporate') },
    ...(await openVisit(visitor, mark)),
  }
}

test('each form is empty or gone once it is sent, and a second press sends nothing', async ({ visit }) => {
  const visitor = await visit({ language })
  const client = await visit({ language })
  const office = await visit({ language })
  const world = await openWorld(visitor, client, office)
  await expectAllSentOnce(office, officeForms(world))
  await expectAllSentOnce(client, clientForms(world))
  await expectAllSentOnce(visitor, visitorForms(world))
})

test.describe('a note that is being sent', () => {
  test.use({ expectedConsole: /Failed to load resource: .* status of 503/ })

  test('is not restored, and what is typed meanwhile stays', async ({ visit }) => {
    const page = await visit({ language })
    const { guestId } = await openVisit(page, `note${Date.now()}`)
    await logInAsAdmin(page)
    const path = `/dashboard/consultations/${guestId}`
    const calls = `**/api/admin/consultations/${guestId}/notes`
    const open = async (tab: Page) => {
      await tab.goto(path)
      await hydrated(tab)
      await writeAs(tab, 'note')
      return tab.getByLabel(t('thread.noteText'), { exact: true }).last()
    }
    const note = await open(page)
    const send = page.getByRole('button', { name: t('thread.addNote') })
    const notes = async () =>
      (await (await page.request.get(`${path.replace('/dashboard', '/api/admin')}/thread`)).json()).entries
        .filter(({ kind }: { kind: string }) => kind === 'note')
        .map(({ note }: { note: { text: string } }) => note.text)

    await test.step('in another tab', async () => {
      await note.fill('First')
      const other = await open(await page.context().newPage())
      await expect(other).toHaveValue('First')
      await send.click()
      await expect(note).toHaveValue('')
      await expect(other).toHaveValue('')
      await other.page().close()
    })

    await test.step('in the form that is opened meanwhile', async () => {
      await note.fill('Second')
      const release = await hold(page, calls)
      await send.click()
      await writeAs(page, 'colleague')
      await writeAs(page, 'note')
      await expect(note).toHaveValue('Second')
      release()
      await expect(note).toHaveValue('')
      await page.unrouteAll()
    })

    await test.step('after a failed refresh of the thread', async () => {
      await page.route('**/thread*', (route) =>
        route.request().method() === 'GET' ? route.fulfill({ status: 503, json: {} }) : route.continue(),
      )
      await note.fill('Third')
      await send.click()
      await expect(note).toHaveValue('')
      await page.unrouteAll()
    })

    await test.step('but its continuation is', async () => {
      await note.fill('Fourth')
      const release = await hold(page, calls)
      await send.click()
      await note.focus()
      await note.press('End')
      await page.keyboard.type(' and more')
      release()
      await expect(note).toHaveValue('and more')
      await page.unrouteAll()
      await expect(await open(page)).toHaveValue('and more')
    })
    expect(await notes()).toEqual(['First', 'Second', 'Third', 'Fourth'])
  })
})

test.describe('a server that delivers mail', () => {
  test.use({ serverWith: withMail() })

  test('a reply by mail is sent once', async ({ visit }) => {
    const page = await visit({ language })
    const visited = await openVisit(page, `mail${Date.now()}`)
    await logInAsAdmin(page)
    await expectAllSentOnce(page, mailForms(visited))
  })
})
