import type { Page } from '@playwright/test'
import {
  desktop,
  expect,
  expectAccessibleFromTop,
  expectNoSidewaysScroll,
  language,
  logInAsAdmin,
  partHydrated,
  phone,
  t,
  test,
  toast,
} from './support/fixtures.ts'
import { resize } from './support/looks.ts'
import { paper } from './support/matter.ts'
import { change, create, openPage, read, sendRequest } from './support/office.ts'
import { factLine, openFact, showFacts } from './support/request-page.ts'

const windows = [{ width: 1366, height: 768 }, desktop, phone]

const request = {
  firstName: language === 'ar' ? 'ريم' : 'Reem',
  lastName: 'Al-Zahrani',
  phone: '0559900111',
  subject: 'زيادة الإيجار قبل انتهاء العقد',
  message: 'استأجرتُ محلًا تجاريًا بعقد لخمس سنوات.\nThe landlord asks for 30% more.',
}

const partiesOf = (id: number) => `/api/admin/consultations/${id}/parties`

/** A request with twelve parties, of which one is the client of another request. */
const withParties = async (page: Page): Promise<number> => {
  const [other, id] = [await sendRequest(page), await sendRequest(page, request)]
  const company = { nameArabic: 'شركة نجد للتجارة', nameLatin: '', number: null }
  const save = async (of: number, parties: object[]) => {
    const { updatedAt } = await read(page, partiesOf(of))
    await change(page, partiesOf(of), { parties, updatedAt })
  }
  await save(other, [{ ...company, role: 'client' }])
  const others = Array.from({ length: 11 }, (_, n) => ({
    role: 'related',
    nameArabic: '',
    nameLatin: `Partner ${String.fromCharCode(65 + n)} Al-Otaibi`,
    number: null,
  }))
  await save(id, [...others, { ...company, role: 'opposing' }])
  return id
}

/** A request of 240 entries. */
const withEntries = async (page: Page): Promise<number> => {
  const id = await sendRequest(page, request)
  for (let n = 1; n <= 240; n += 1)
    await create(page, `/api/admin/consultations/${id}/notes`, { text: `Note ${n} of 240`, mentions: [] })
  return id
}

const inView = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox()
  const { height } = page.viewportSize() ?? { height: 0 }
  return box !== null && box.y >= 0 && box.y < height
}

test('a request begins with the client’s words, and the answer is always in view', async ({ visit }) => {
  test.setTimeout(200_000)
  const page = await visit({ language })
  await logInAsAdmin(page)
  const requests = {
    fresh: await sendRequest(page, request),
    parties: await withParties(page),
    long: await withEntries(page),
  }
  for (const [kind, id] of Object.entries(requests))
    for (const size of windows)
      await test.step(`${kind}, ${size.width} px`, async () => {
        await resize(page, size)
        await openPage(page, `/dashboard/consultations/${id}`)
        await expect(page.getByRole('heading', { level: 1, name: request.subject })).toBeVisible()
        expect(await inView(page, '.thread-words .user-lines')).toBe(true)
        const field = page.locator('.thread-composer').locator('textarea, a').first()
        await expect(field).toBeInViewport()
        const height = await page.evaluate(() => document.documentElement.scrollHeight)
        if (kind === 'fresh' && size === phone) expect(height).toBeLessThanOrEqual(1400)
        if (kind === 'fresh')
          await expect(
            page
              .getByRole('link', { name: /559900111|55 990 0111/ })
              .or(page.getByRole('link', { name: t('conversations.call') }))
              .filter({ visible: true })
              .first(),
          ).toBeInViewport()
        await expectAccessibleFromTop(page)
        await showFacts(page)
        await expectAccessibleFromTop(page)
      })
  await openPage(page, `/dashboard/consultations/${requests.parties}`)
  for (const width of [320, 768, 1024, 1920]) {
    await resize(page, { width, height: 800 })
    await expectNoSidewaysScroll(page)
  }

  await test.step('the sentence of the next step and its button are apart at 400 % zoom', async () => {
    await resize(page, { width: 320, height: 256 })
    await openPage(page, `/dashboard/consultations/${requests.fresh}`)
    const [text, button] = await Promise.all(
      ['.upcoming-step-text', '.upcoming-step button'].map((part) => page.locator(part).boundingBox()),
    )
    if (!text || !button) throw new Error('no next step')
    const isApart =
      text.y + text.height <= button.y || text.x >= button.x + button.width || button.x >= text.x + text.width
    expect(isApart).toBe(true)
    const due = page.locator('.request-state-due')
    expect(await due.evaluate((each) => each.scrollWidth <= each.clientWidth)).toBe(true)
  })

  await test.step('the facts follow the thread on paper', async () => {
    await page.emulateMedia({ media: 'print' })
    const words = await page.locator('.thread-entry').last().boundingBox()
    const facts = await factLine(page, 'status').boundingBox()
    expect((facts?.y ?? 0) - (words ? words.y + words.height : 0)).toBeLessThan(100)
    await page.emulateMedia({ media: 'screen' })
    await resize(page, desktop)
    await openPage(page, `/dashboard/consultations/${requests.parties}`)
  })

  await test.step('only a found conflict stands out, and its parties are first', async () => {
    await resize(page, desktop)
    await expect(factLine(page, 'parties')).toContainText(t('request.hits', { n: 1 }))
    const parties = await openFact(page, 'parties')
    await expect(parties.getByRole('heading').first()).toHaveText(t('conflict.heading'))
    await expect(parties.locator('.parties > li').first()).toContainText('شركة نجد للتجارة')
    await expect(parties.locator('.parties > li')).toHaveCount(3)
    await parties.getByRole('button', { name: t('parties.all', { n: 12 }) }).click()
    await expect(parties.locator('.parties > li')).toHaveCount(12)
    await page.keyboard.press('Escape')
    await expect(factLine(page, 'parties')).toBeFocused()
    await expect(parties).toBeHidden()
  })
})

test('a long thread is folded, and both of its ends are one press away', async ({ visit }) => {
  const page = await visit({ language, viewport: desktop })
  await logInAsAdmin(page)
  const id = await withEntries(page)
  await openPage(page, `/dashboard/consultations/${id}`)
  const entry = (n: number) =>
    page.locator('.thread-entry').filter({ hasText: new RegExp(`Note ${n} of 240`) })
  await expect(entry(240)).toBeAttached()
  await expect(entry(235)).toBeHidden()
  const earlier = page.locator('.thread-fold').getByRole('button').first()
  await expect(earlier).toContainText('235')

  await test.step('the newest entry and the first one', async () => {
    await page.keyboard.press('End')
    await page.getByRole('button', { name: t('thread.toFirst') }).click()
    await expect(entry(1)).toBeVisible()
    await expect(page.getByRole('article', { name: t('thread.words') })).toBeInViewport()
    await expect(earlier).toContainText('205')
    await page.getByRole('button', { name: t('thread.toNewest') }).click()
    await expect(entry(240)).toBeInViewport()
  })

  await test.step('thirty more with each press', async () => {
    await earlier.click()
    await expect(entry(211)).toBeVisible()
    await earlier.click()
    await expect(entry(181)).toBeVisible()
  })

  await test.step('a link to an entry that is not loaded', async () => {
    const { entries } = await read(page, `/api/admin/consultations/${id}/thread?count=9999`)
    await openPage(page, `/dashboard/consultations/${id}#entry-note-${entries[99].id}`)
    await expect(entry(100)).toBeInViewport()
  })

  await test.step('paper has all entries, or their number', async () => {
    await openPage(page, `/dashboard/consultations/${id}`)
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '')
    })
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText(t('thread.notPrinted', { n: 210 }))).toBeVisible()
    await expect(entry(215)).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('button', { name: t('request.print') }).click()
    await expect(page.locator('body')).toHaveAttribute('data-printed', '')
    await page.emulateMedia({ media: 'print' })
    await expect(entry(1)).toBeVisible()
    await expect(page.locator('.thread-composer')).toBeHidden()
    await expect(page.locator('.upcoming-step')).toBeHidden()
    await expect(factLine(page, 'status')).toBeVisible()
  })
})

test('a request of a colleague is not taken with one key', async ({ visit }) => {
  const page = await visit({ language, viewport: desktop })
  await logInAsAdmin(page)
  const [{ id: colleague }] = await read(page, '/api/admin/users?role=staff&isActive=true')
  const id = await sendRequest(page, request)
  await change(page, `/api/admin/consultations/${id}`, { assignedToId: colleague })
  await openPage(page, `/dashboard/consultations/${id}`)
  const assignee = page.getByRole('combobox', { name: t('consult.assignedTo') })
  // A key is lost until React has the screen, and one typed into the list would open it.
  await partHydrated(factLine(page, 'status'))
  await expect(async () => {
    if ((await assignee.count()) === 0) await page.keyboard.press('a')
    await expect(assignee).toBeFocused({ timeout: 5000 })
  }).toPass()
  await assignee.blur()
  await page.keyboard.press('a')
  await expect(assignee).toBeFocused()
  expect((await read(page, `/api/admin/consultations/${id}`)).assignedToId).toBe(colleague)
})

test('the neighbours of a request survive a reload and a change of the list', async ({ visit }) => {
  const page = await visit({ language, viewport: desktop })
  await logInAsAdmin(page)
  const lastName = `Al-Qarni ${Date.now()}`
  const ids = [await sendRequest(page, { lastName }), await sendRequest(page, { lastName })]
  const [older, newer] = [ids[0] ?? 0, ids[1] ?? 0]
  await openPage(page, `/dashboard/consultations?status=pending&q=${encodeURIComponent(lastName)}`)
  await page
    .getByRole('link', { name: new RegExp(lastName) })
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`/${newer}$`))
  await expect(page.getByText(t('request.place', { place: 1, total: 2 }))).toBeVisible()
  // It leaves the filter of the list.
  await change(page, `/api/admin/consultations/${newer}`, { status: 'approved' })
  await page.keyboard.press('j')
  await expect(page).toHaveURL(new RegExp(`/${older}$`))
  await openPage(page, `/dashboard/consultations/${older}`)
  await expect(page.getByText(t('request.place', { place: 2, total: 2 }))).toBeVisible()
  await page.keyboard.press('k')
  await expect(page).toHaveURL(new RegExp(`/${newer}$`))
  const tab = await page.context().newPage()
  await openPage(tab, `/dashboard/consultations/${older}`)
  await expect(tab.getByText(t('request.place', { place: 1, total: 1 }))).toBeVisible()
})

test('a chosen file and a changed status are not lost without a question', async ({ visit }) => {
  const page = await visit({ language, viewport: desktop })
  await logInAsAdmin(page)
  const id = await sendRequest(page, request)
  await openPage(page, `/dashboard/consultations/${id}`)
  const status = await openFact(page, 'status')
  await status.getByLabel(t('consult.notes')).fill('Call in the afternoon.')
  await page.keyboard.press('Escape')
  await expect(factLine(page, 'status')).toContainText(t('request.unsaved'))
  const closing = page.waitForEvent('dialog')
  await page.evaluate(() => setTimeout(() => window.location.reload()))
  const question = await closing
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  await openFact(page, 'notes')
  await expect(status.getByLabel(t('consult.notes'))).toHaveValue('Call in the afternoon.')
  await status.getByRole('button', { name: t('form.save') }).click()
  await expect(toast(page).first()).toBeVisible()
  await expect(factLine(page, 'notes')).toContainText('Call in the afternoon.')
})

test('an answer with a file is two presses at the end of the page', async ({ visit }) => {
  const page = await visit({ language, viewport: phone })
  await logInAsAdmin(page)
  const clients: { id: number; isActive: boolean }[] = await read(page, '/api/admin/users?role=client')
  expect(clients.length).toBeGreaterThan(0)
  const [{ id }] = (await read(page, '/api/admin/consultations?pageSize=100')).filter(
    ({ userId, isOpen }: { userId: number | null; isOpen: boolean }) => userId !== null && isOpen,
  )
  await openPage(page, `/dashboard/consultations/${id}`)
  await page.locator('.thread-composer textarea').first().fill('Our remarks on the contract:')
  await page.keyboard.press('Escape')
  const choosing = page.waitForEvent('filechooser')
  await page.locator('.thread-composer .file-drop > button').first().click()
  await (await choosing).setFiles({ ...paper, name: 'remarks.pdf' })
  const check = page.locator('.thread-composer').getByRole('checkbox')
  if (await check.count()) await check.check()
  await page.getByRole('button', { name: t('messages.sendReply') }).click()
  await expect(toast(page).filter({ hasText: t('thread.sent') })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'remarks.pdf' }).last()).toBeVisible()
})
