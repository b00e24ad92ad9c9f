import type { Page } from '@playwright/test'
import { officeScreens } from '#pages/office-screens.ts'
import { portalScreens } from '#pages/portal-screens.ts'
import { desktop, expect, hydrated, language, logInAsAdmin, phone, t, test } from './support/fixtures.ts'
import { resize } from './support/looks.ts'
import { confirmAddress } from './support/mailbox.ts'
import { inTenDays, paper } from './support/matter.ts'
import { answered, created, ownAccount } from './support/records.ts'

// Lists grow as wide as their longest record, so no other test may share them.

/** A word without a break opportunity, as long as a field allows. */
const wordOf = (length: number) => 'Wonderfully'.repeat(Math.ceil(length / 11)).slice(0, length)
const person = (username: string) => ({
  // Names of the firm's people are reserved.
  firstName: `${wordOf(50 - username.length)}${username.replaceAll('.', '')}`,
  lastName: wordOf(50),
  username,
  password: 'a-long-password',
  email: `${wordOf(60)}.${username}@${wordOf(60)}.example`,
})

/** Creates a record of every kind that users write, with words as long as their fields. */
const writeLongWords = async (client: Page, admin: Page, language: string) => {
  const account = person(`client.${language}`)
  await created(client, '/api/register', account)
  await confirmAddress(client)
  const { id: clientId } = await ownAccount(client)
  const { id: lawyerId } = await created(admin, '/api/admin/users', {
    ...person(`lawyer.${language}`),
    role: 'staff',
  })
  const { id: requestId } = await created(client, '/api/consultations', {
    firstName: account.firstName,
    lastName: account.lastName,
    email: account.email,
    phone: '0550123344',
    service: 'intellectual-property',
    subject: wordOf(100),
    message: wordOf(400),
  })
  const data = { status: 'approved', assignedToId: lawyerId, notes: wordOf(300) }
  await answered(await admin.request.put(`/api/admin/consultations/${requestId}`, { data }), 200)
  const { id: messageId } = await created(admin, '/api/messages', {
    toUserId: clientId,
    consultationId: requestId,
    subject: wordOf(100),
    content: wordOf(400),
  })
  await created(admin, '/api/admin/document-requests', {
    userId: clientId,
    consultationId: requestId,
    title: wordOf(100),
    dueDate: inTenDays(),
  })
  await answered(
    await client.request.post('/api/client/documents', {
      multipart: {
        consultationId: String(requestId),
        file: { ...paper, name: `${wordOf(100)}.pdf` },
      },
    }),
  )
  await created(client, '/api/contact', {
    name: wordOf(100),
    email: account.email,
    subject: wordOf(100),
    message: wordOf(400),
  })
  const subscribed = await client.request.post('/api/newsletter/subscribe', {
    data: { email: account.email },
  })
  expect(subscribed.ok(), await subscribed.text()).toBe(true)
  return { clientId, requestId, messageId }
}

const widths = [320, phone.width, 600, 768, 800, 1024, 1120, 1180, 1280, 1366, 1440, 1920]

/** The overdue text changes by the hour: the longest version is put into each row. */
const sayOverdue = async (page: Page, words: string) => {
  const marks = page.locator('.reply-due')
  const areHydrated = () =>
    marks.evaluateAll((all) =>
      all.every((mark) => Object.keys(mark).some((key) => key.startsWith('__reactProps'))),
    )
  await expect.poll(areHydrated).toBe(true)
  await marks.evaluateAll((all, text) => {
    for (const { lastChild } of all) if (lastChild) lastChild.textContent = text
  }, words)
}

/** The widths at which the page scrolls sideways or an element sticks out of its box, in px. */
const tooNarrow = async (page: Page): Promise<string[]> => {
  const found: string[] = []
  for (const width of widths) {
    await resize(page, { ...desktop, width })
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    if (over > 0) found.push(`${width} by ${over}`)
    found.push(...new Set((await page.evaluate(sticksOut)).map((element) => `${width}: ${element}`)))
  }
  return found
}

/** The elements beyond the side of the first box around them that has a border or a background. */
const sticksOut = (): string[] => {
  const isBox = ({ backgroundColor, borderInlineEndWidth, borderInlineStartWidth }: CSSStyleDeclaration) =>
    !/, 0\)$/.test(backgroundColor) || (borderInlineEndWidth !== '0px' && borderInlineStartWidth !== '0px')
  const boxOf = (element: Element): Element | undefined => {
    for (let around = element.parentElement; around; around = around.parentElement) {
      const style = getComputedStyle(around)
      if (style.overflowX !== 'visible' || style.clipPath !== 'none') return undefined
      if (isBox(style)) return around
    }
  }
  return [...document.querySelectorAll('body *')].flatMap((element) => {
    const { position, clipPath, display } = getComputedStyle(element)
    // A popover is in no box.
    if (position === 'fixed' || clipPath !== 'none' || display === 'contents' || !element.checkVisibility())
      return []
    const box = boxOf(element)?.getBoundingClientRect()
    const own = element.getBoundingClientRect()
    if (!box || own.width === 0) return []
    const px = Math.max(own.right - box.right, box.left - own.left)
    return px > 1 ? [`${element.tagName} ${element.className} by ${Math.round(px)}`] : []
  })
}

test('words as long as a field do not make any screen scroll sideways, or stick out of their box', async ({
  visit,
}) => {
  const client = await visit({ language })
  const admin = await visit({ language })
  await logInAsAdmin(admin)
  const { clientId, requestId, messageId } = await writeLongWords(client, admin, language)
  /** Other records are the first one of the sample firm. */
  const ids: Record<string, number> = {
    '/dashboard/consultations/:id': requestId,
    '/dashboard/consultations/people/:id': clientId,
    '/client/consultations/:id': requestId,
    '/client/consultations/:id/questions': requestId,
    '/client/messages/:id': messageId,
  }
  const filled = (path: string) => path.replace(':id', String(ids[path] ?? 1))
  const looks = [
    ...officeScreens.map(({ path }) => [admin, filled(path)] as const),
    // Their only agreement is made elsewhere.
    ...portalScreens
      .filter(({ path }) => path !== '/client/engagements/:id')
      .map(({ path }) => [client, filled(path)] as const),
    [admin, `/dashboard/consultations?open=${requestId}`] as const,
    [admin, '/dashboard/messages?tab=contact'] as const,
    [admin, `/dashboard/documents?userId=${clientId}`] as const,
  ]
  const found: Record<string, string[]> = {}
  for (const [page, path] of looks) {
    await page.goto(path)
    await hydrated(page)
    await sayOverdue(page, t('due.justOver'))
    const widthsOf = await tooNarrow(page)
    if (widthsOf.length > 0) found[path] = widthsOf
  }
  expect(found).toEqual({})
})
