import { desc, eq, inArray, sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { auditLog } from '#features/audit/server/table.ts'
import { tokens } from '#features/auth/server/table.ts'
import { twoFactors } from '#features/auth/two-factor/server/table.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { documents } from '#features/documents/server/table.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { lastTokenTo } from '#tests/support/account-mails.ts'
import { detailOf, fieldOf, statusesOf } from '#tests/support/answers.ts'
import { consultationInput } from '#tests/support/consultation-calls.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { fileForm } from '#tests/support/file-form.ts'
import { openApp } from '#tests/support/suite.ts'
import { callAs, type Person, sendAs, signUp, testPassword } from '#tests/support/test-app.ts'
import { users } from './table.ts'

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')

describeOnBothEngines('a client whom the office has identified in person', (openTestDatabase) => {
  const app = openApp(openTestDatabase, [documents, consultations, outbox, users])
  const admin = app.person('admin', 'the.boss')
  let hessa: Person
  beforeEach(async () => {
    hessa = await signUp(app, 'client', 'hessa')
  })

  const identityOf = (person: Person) => `/api/admin/users/${person.id}/identity`
  const say = (note: string | null, person = hessa, actor = admin) =>
    callAs(app, actor, { method: 'PUT', url: identityOf(person), payload: { note } })
  const upload = (person: Person, area: string, fields: Record<string, string>) =>
    callAs(app, person, {
      method: 'POST',
      url: `/api/${area}/documents`,
      ...fileForm(fields, { name: 'deed.pdf', bytes: pdf }),
    })
  const beginTwoFactor = () =>
    sendAs(app, hessa, 'POST', '/api/user/two-factor', { currentPassword: testPassword })
  const statusesOfKnown = async () => [
    (await upload(hessa, 'client', {})).statusCode,
    (await upload(admin, 'admin', { userId: String(hessa.id) })).statusCode,
    (await beginTwoFactor()).statusCode,
  ]
  const deeds = () =>
    app.db
      .select({
        action: auditLog.action,
        userId: auditLog.userId,
        entityId: auditLog.entityId,
        details: auditLog.details,
      })
      .from(auditLog)
      .where(inArray(auditLog.action, ['identify', 'withdrawIdentity']))
      .orderBy(desc(auditLog.id))
      .then((rows) => rows.filter(({ entityId }) => entityId === hessa.id))

  it('exchanges documents and sets up a second factor without a verified address, until the record is withdrawn', async () => {
    expect(await statusesOfKnown()).toEqual([403, 409, 403])
    expect((await say('Original ID card')).statusCode).toBe(200)
    expect(await statusesOfKnown()).toEqual([201, 201, 201])
    expect((await say(null)).json()).toEqual({ seenAt: null, seenBy: null, documentKind: null, note: null })
    expect(await statusesOfKnown()).toEqual([403, 409, 403])
    expect(await deeds()).toMatchObject([{ action: 'withdrawIdentity' }, { action: 'identify' }])
  })

  it('is shown with the colleague, the date and the note, but the note is not in the portal or the audit log', async () => {
    await say(' Original ID card ')
    const identity = {
      seenAt: expect.stringMatching(/^20\d\d-.*Z$/),
      seenBy: { firstName: 'the.boss', lastName: 'Test' },
      documentKind: null,
      note: 'Original ID card',
    }
    expect((await callAs(app, admin, { url: identityOf(hessa) })).json()).toEqual(identity)
    const [known] = (await callAs(app, admin, { url: '/api/admin/correspondents?q=hessa' })).json()
    expect(known).toMatchObject({ isVerified: false, seenInPersonAt: identity.seenAt })
    const own = await callAs(app, hessa, { url: '/api/user' })
    expect(own.json()).toMatchObject({ isVerified: false, seenInPersonAt: identity.seenAt })
    expect(own.body).not.toContain('ID card')
    expect(await deeds()).toEqual([{ action: 'identify', userId: admin.id, entityId: hessa.id, details: {} }])
  })

  it('gets no records that only the unverified address identifies', async () => {
    await sendAs(app, undefined, 'POST', '/api/consultations', {
      ...consultationInput,
      email: 'hessa@example.com',
    })
    await say('Original ID card')
    expect((await callAs(app, hessa, { url: '/api/client/earlier-requests' })).json()).toEqual([])
  })

  it('is recorded once for two clicks, and not again by a colleague', async () => {
    const once = (await say('Original ID card')).json()
    expect((await say('Original ID card')).json()).toEqual(once)
    const colleague = await signUp(app, 'admin', 'the.other')
    const refused = await say('Passport', hessa, colleague)
    expect(detailOf(refused)).toEqual([409, 'This has already been recorded. The details are shown now.'])
    expect((await callAs(app, admin, { url: identityOf(hessa) })).json()).toEqual(once)
    expect(await deeds()).toHaveLength(1)
    await say(null)
    await say(null)
    expect(await deeds()).toHaveLength(2)
  })

  it('is recorded once by two simultaneous colleagues', async () => {
    const colleague = await signUp(app, 'admin', 'the.other')
    const answers = await Promise.all([say('ID card'), say('Passport', hessa, colleague)])
    expect(statusesOf(answers)).toEqual([200, 409])
    expect(await deeds()).toHaveLength(1)
  })

  it('needs a note, and must be a client', async () => {
    for (const note of ['', '  ', 'x'.repeat(301)])
      expect((await say(note)).json().errors).toMatchObject([{ field: 'note' }])
    expect((await say('ID card', admin)).statusCode).toBe(409)
    expect((await say('ID card', { ...hessa, id: 9_999_999 })).statusCode).toBe(404)
    expect(await deeds()).toEqual([])
  })

  it('is recorded by staff with the kind of document, and only admins withdraw it', async () => {
    const staff = await signUp(app, 'staff', 'the.desk')
    const record = (payload: object) => callAs(app, staff, { method: 'PUT', url: identityOf(hessa), payload })
    expect((await record({ documentKind: 'residence-permit' })).json()).toMatchObject({
      seenBy: { firstName: 'the.desk' },
      documentKind: 'residence-permit',
      note: null,
    })
    const page = await callAs(app, staff, { url: `/api/admin/people/${hessa.id}` })
    expect(page.json()).toMatchObject({ seenInPersonDocument: 'residence-permit' })
    expect((await record({ documentKind: 'residence-permit' })).statusCode).toBe(200)
    expect((await record({ documentKind: 'passport' })).json().code).toBe('already_identified')
    expect((await record({ note: null })).json().code).toBe('forbidden')
    expect((await callAs(app, staff, { url: identityOf(hessa) })).statusCode).toBe(403)
    expect((await callAs(app, admin, { url: identityOf(hessa) })).json().documentKind).toBe(
      'residence-permit',
    )
    expect(await deeds()).toMatchObject([{ action: 'identify', userId: staff.id }])
    await say(null)
    expect((await callAs(app, admin, { url: identityOf(hessa) })).json().documentKind).toBeNull()
  })

  it('needs a known kind of document, and a note about another document', async () => {
    for (const [payload, field] of [
      [{ documentKind: 'library-card' }, 'documentKind'],
      [{ documentKind: 'passport', note: null }, 'documentKind'],
      [{ documentKind: 'other' }, 'note'],
      [{}, 'note'],
    ] as const) {
      const found = fieldOf(await callAs(app, admin, { method: 'PUT', url: identityOf(hessa), payload }))
      expect(found).toEqual([400, field])
    }
    expect(await deeds()).toEqual([])
  })

  it('stays recorded with another address, and keeps the second factor after a password reset by mail', async () => {
    await say('Original ID card')
    await beginTwoFactor()
    const email = 'hessa.new@example.com'
    await callAs(app, admin, { method: 'PUT', url: `/api/admin/users/${hessa.id}`, payload: { email } })
    expect((await callAs(app, admin, { url: identityOf(hessa) })).json().note).toBe('Original ID card')

    // The time in which the previous address may object.
    await app.db
      .update(tokens)
      .set({ expiresAt: sql`now()` as never })
      .where(eq(tokens.purpose, 'address_objection'))
    await app.inject({ method: 'POST', url: '/api/password/forgot', payload: { email } })
    const token = await lastTokenTo(app, email)
    const reset = { token, newPassword: 'four quiet rivers' }
    const answer = await app.inject({ method: 'POST', url: '/api/password/reset', payload: reset })
    expect(answer.statusCode).toBe(204)
    expect(await app.db.$count(twoFactors)).toBe(1)
  })
})
