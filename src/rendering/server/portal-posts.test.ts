import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { appointments } from '#features/appointments/server/table.ts'
import { sessions } from '#features/auth/server/table.ts'
import { twoFactors } from '#features/auth/two-factor/server/table.ts'
import { messages } from '#features/messages/server/table.ts'
import { openAgreementCalls } from '#tests/support/agreement-calls.ts'
import { embeddedDatabases } from '#tests/support/databases.ts'
import { formType, postForm } from '#tests/support/form-posts.ts'
import { logIn, type Person, testPassword } from '#tests/support/test-app.ts'
import { builtPages } from '#tests/support/test-site.ts'

const calls = openAgreementCalls(embeddedDatabases(), builtPages)
const { app, people, idOfSent, idOfApproved, ownOf } = calls

beforeEach(async () => {
  await app.db.delete(messages)
  people.client.cookie = await logIn(app, people.client.username)
})

const pageOf = async (url: string, { cookie }: Person = people.client) =>
  (await app.inject({ url, headers: { cookie, 'accept-language': 'en' } })).body
const post = (url: string, fields: Record<string, string>, { cookie }: Person = people.client, more = {}) =>
  postForm(app, url, { language: 'en', ...fields }, { cookie, ...more })

/** The fields of a form as its page has them. */
const fieldsOf = (body: string, form: string): Record<string, string> => {
  const html = new RegExp(`<form[^>]*data-form="${form}".*?</form>`, 's').exec(body)?.[0] ?? ''
  const named = [...html.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([tag]) => [
    /name="([^"]*)"/.exec(tag)?.[1] ?? '',
    /value="([^"]*)"/.exec(tag)?.[1] ?? '',
  ])
  return Object.fromEntries(named)
}

describe('a message from a page of the portal without scripts', () => {
  const openRequest = async () => {
    const id = await idOfApproved()
    const url = `/client/consultations/${id}`
    return { id, url, fields: fieldsOf(await pageOf(url), 'message') }
  }

  it('is sent, and the page shows it with a confirmation', async () => {
    const { id, url, fields } = await openRequest()
    expect(fields).toMatchObject({ form: 'message', language: 'en', consultationId: String(id) })
    const { statusCode, headers } = await post(url, { ...fields, content: 'I agree.' })
    expect([statusCode, headers.location]).toEqual([303, `${url}?sent=message#form-message`])
    const body = await pageOf(`${url}?sent=message`)
    expect(body).toContain('I agree.')
    expect(body).toContain('Message sent')
    expect(await app.db.select().from(messages)).toMatchObject([
      { fromUserId: people.client.id, consultationId: id, content: 'I agree.' },
    ])
  })

  it('is a reply on the page of a message, and on the home page', async () => {
    const { id, url, fields } = await openRequest()
    await post(url, { ...fields, content: 'First.' })
    const [first] = await app.db.select().from(messages)
    for (const page of [`/client/messages/${first?.id}`, '/client']) {
      const sent = { ...fieldsOf(await pageOf(page), 'message'), content: `From ${page}` }
      const { statusCode, headers } = await post(page, sent)
      expect([statusCode, headers.location]).toEqual([303, `${page}?sent=message#form-message`])
    }
    const stored = await app.db.select().from(messages)
    expect(stored.map(({ consultationId }) => consultationId)).toEqual([id, id, id])
    expect(stored.slice(1).map(({ parentMessageId }) => parentMessageId)).not.toContain(null)
  })

  it('is stored once for a second press, and again for another text', async () => {
    const { url, fields } = await openRequest()
    const send = (content: string) => post(url, { ...fields, content })
    const answers = await Promise.all([send('Twice.'), send('Twice.')])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303])
    expect(await app.db.$count(messages)).toBe(1)
    await send('Another.')
    expect(await app.db.$count(messages)).toBe(2)
  })

  it('is shown again with the error at the field', async () => {
    const { url, fields } = await openRequest()
    const { statusCode, headers, body } = await post(url, { ...fields, content: ' ' })
    expect([statusCode, headers['cache-control']]).toEqual([400, 'no-store'])
    expect(body).toContain('<title>Error: ')
    expect(body).toMatch(/<textarea[^>]*aria-invalid="true"/)
    expect(body).toContain('This field is required')
  })

  it('is shown again with its text, escaped', async () => {
    const { url, fields } = await openRequest()
    const content = `</textarea><script>alert(1)</script>${'x'.repeat(10_000)}`
    const { statusCode, body } = await post(url, { ...fields, content })
    expect(statusCode).toBe(400)
    expect(body).toContain('&lt;/textarea&gt;&lt;script&gt;alert(1)')
    expect(body).not.toContain('<script>alert')
    expect(await app.db.$count(messages)).toBe(0)
  })

  it('about the request of another client is refused as unknown', async () => {
    const { url, fields } = await openRequest()
    const { statusCode } = await post(url, { ...fields, content: 'Mine?' }, people.otherClient)
    expect(statusCode).toBe(404)
    expect(await app.db.$count(messages)).toBe(0)
  })

  it('from another site is refused', async () => {
    const { url, fields } = await openRequest()
    const sent = { ...fields, content: 'Forged.' }
    for (const site of ['cross-site', 'same-site'])
      expect((await post(url, sent, people.client, { 'sec-fetch-site': site })).statusCode).toBe(403)
    const forged = await app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': formType, origin: 'https://evil.example', cookie: people.client.cookie },
      payload: new URLSearchParams(sent).toString(),
    })
    expect(forged.statusCode).toBe(403)
    expect(await app.db.$count(messages)).toBe(0)
  })

  it('after the end of the session is shown again with the login', async () => {
    const { url, fields } = await openRequest()
    const ended = { ...people.client, cookie: 'sid=ended' }
    const { statusCode, headers, body } = await post(url, { ...fields, content: 'My long text.' }, ended)
    expect([statusCode, headers['cache-control']]).toEqual([401, 'no-store'])
    expect(body).toContain('Your session has expired')
    expect(body).toContain('My long text.')
    expect(await app.db.$count(messages)).toBe(0)
  })

  it('from the office is refused, as are other forms and other pages', async () => {
    const { url, fields } = await openRequest()
    const sent = { ...fields, content: 'Text.' }
    expect((await post(url, sent, people.staff)).statusCode).toBe(403)
    expect((await post(url, { ...sent, form: 'contact' })).statusCode).toBe(400)
    expect((await post('/dashboard/messages', sent, people.staff)).statusCode).toBe(404)
    expect(await app.db.$count(messages)).toBe(0)
  })
})

describe('a decision about an agreement without scripts', () => {
  const openProposal = async () => {
    const { id } = await idOfSent()
    return { id, url: `/client/engagements/${id}` }
  }
  const formOf = async (url: string, decision: string) =>
    fieldsOf(await pageOf(`${url}?decide=${decision}`), `agreement-${decision}`)

  it('is an acceptance with the name of the account', async () => {
    const { id, url } = await openProposal()
    expect(await pageOf(url)).not.toContain('data-form="agreement-accept"')
    const fields = await formOf(url, 'accept')
    const wrong = await post(url, { ...fields, name: 'Somebody' })
    expect(wrong.statusCode).toBe(400)
    expect(wrong.body).toMatch(
      /<input[^>]*aria-invalid="true"[^>]*name="name"|name="name"[^>]*aria-invalid="true"/,
    )
    expect(wrong.body).toContain('value="Somebody"')
    expect((await ownOf(id)).state).toBe('sent')
    const accepted = await post(url, { ...fields, name: 'the.client Test' })
    expect([accepted.statusCode, accepted.headers.location]).toEqual([
      303,
      `${url}?sent=agreement-accept#agreement-state`,
    ])
    expect((await ownOf(id)).state).toBe('accepted')
    expect(await pageOf(url)).toContain('id="agreement-state"')
    // A second press is not an error.
    expect((await post(url, { ...fields, name: 'the.client Test' })).statusCode).toBe(303)
  })

  it.each([
    ['wish', { text: 'Two installments, please.' }, 'change_asked'],
    ['decline', { reason: '' }, 'declined'],
  ])('is the answer "%s"', async (decision, typed, state) => {
    const { id, url } = await openProposal()
    const fields = await formOf(url, decision)
    expect((await post(url, { ...fields, ...typed }, people.otherClient)).statusCode).toBe(404)
    expect((await post(url, { ...fields, ...typed })).statusCode).toBe(303)
    expect((await ownOf(id)).state).toBe(state)
  })

  it('asks for the password if the login is old, and then accepts', async () => {
    const { id, url } = await openProposal()
    const fields = { ...(await formOf(url, 'accept')), name: 'the.client Test' }
    await app.db
      .update(sessions)
      .set({ confirmedAt: '2026-01-01T00:00:00.000Z' })
      .where(eq(sessions.userId, people.client.id))
    const proofPage = await post(url, fields)
    expect(proofPage.statusCode).toBe(403)
    expect(proofPage.body).toContain('Confirm that it is you')
    expect(proofPage.body).not.toContain('<title>Error: ')
    expect(proofPage.body).not.toContain('name="code"')
    const again = fieldsOf(proofPage.body, 'agreement-accept')
    expect(again).toMatchObject(fields)

    const wrong = await post(url, { ...again, currentPassword: 'a-wrong-password' })
    expect(wrong.statusCode).toBe(400)
    expect(wrong.body).toMatch(/<input[^>]*aria-invalid="true"/)
    expect(wrong.body).not.toContain('a-wrong-password')
    expect((await ownOf(id)).state).toBe('sent')

    const proved = await post(url, {
      ...fieldsOf(wrong.body, 'agreement-accept'),
      currentPassword: testPassword,
    })
    expect(proved.statusCode).toBe(303)
    expect((await ownOf(id)).state).toBe('accepted')
  })

  it('asks for a code, too, if the account has a second factor', async () => {
    const { url } = await openProposal()
    const fields = { ...(await formOf(url, 'accept')), name: 'the.client Test' }
    const { id: userId } = people.client
    await app.db
      .update(sessions)
      .set({ confirmedAt: '2026-01-01T00:00:00.000Z' })
      .where(eq(sessions.userId, userId))
    await app.db
      .insert(twoFactors)
      .values({ userId, secret: 'sealed', confirmedAt: '2026-01-01T00:00:00.000Z' })
    const proofPage = await post(url, fields)
    expect(proofPage.body).toContain('name="code"')
    const withoutCode = await post(url, { ...fields, currentPassword: testPassword, code: '' })
    expect([withoutCode.statusCode, withoutCode.body]).toEqual([400, expect.stringContaining('name="code"')])
    await app.db.delete(twoFactors)
  })

  it('about a version that was withdrawn shows why it is too late', async () => {
    const { id, url } = await openProposal()
    const fields = await formOf(url, 'decline')
    await calls.postAs(`/api/admin/engagements/${id}/withdraw`, {})
    const { statusCode, body } = await post(url, { ...fields, reason: 'Too expensive.' })
    expect(statusCode).toBe(409)
    expect(body).toContain('This version has changed in the meantime')
    expect((await ownOf(id)).state).toBe('withdrawn')
  })

  it('ends the mandate', async () => {
    const { id, url } = await openProposal()
    await calls.accept(id)
    const fields = await formOf(url, 'end')
    expect((await post(url, { ...fields, reason: '' })).statusCode).toBe(400)
    expect((await post(url, { ...fields, reason: 'We settled.' })).statusCode).toBe(303)
    expect((await ownOf(id)).state).toBe('ended')
  })
})

it('lets a client choose, move and cancel an appointment without scripts', async () => {
  const consultationId = await idOfApproved()
  const url = `/client/consultations/${consultationId}`
  await app.db
    .insert(appointments)
    .values({ consultationId, lawyerId: people.staff.id, kind: 'phone', minutes: 30 })
  const offered = await pageOf(url)
  const [first = '', second = ''] = [...offered.matchAll(/<input[^>]*name="startsAt"[^>]*>/g)].map(
    ([tag]) => /value="([^"]+)"/.exec(tag)?.[1] ?? '',
  )
  const fields = fieldsOf(offered, 'appointment')
  const nothing = await post(url, fields)
  expect([nothing.statusCode, nothing.body]).toEqual([400, expect.stringContaining('Please choose a time')])
  expect((await post(url, { ...fields, startsAt: first }, people.otherClient)).statusCode).toBe(404)

  const chosen = await post(url, { ...fields, startsAt: first })
  expect([chosen.statusCode, chosen.headers.location]).toEqual([
    303,
    `${url}?sent=appointment#own-appointment`,
  ])
  const done = await pageOf(`${url}?sent=appointment`)
  expect(done).toContain('Your appointment is saved')
  // The page is older than the present state.
  expect((await post(url, { ...fields, startsAt: second })).statusCode).toBe(409)
  expect((await post(url, { ...fieldsOf(done, 'appointment'), startsAt: second })).statusCode).toBe(303)
  const moved = await pageOf(url)
  expect(moved).toContain(`dateTime="${second}"`)
  expect((await post(url, fieldsOf(moved, 'appointment-cancel'))).statusCode).toBe(303)
  expect(await pageOf(`${url}?sent=appointment-cancel`)).toContain('Appointment canceled')
})
