import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
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
import { callAs, type Person, signUp, testPassword } from '#tests/support/test-app.ts'
import { users } from './table.ts'

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')

describeOnBothEngines('a client whom the office has identified in person', (openTestDatabase) => {
  const app = openApp(openTestDatabase, [documents, consultations, outbox, users])
  const admin = app.person('admin', 'the.boss')
  const hessa = app.person('client', 'hessa')

  const identityOf = (person: Person) => `/api/admin/users/${person.id}/identity`
  const say = (note: string | null, person = hessa, actor = admin) =>
    app.put(identityOf(person), { note }, actor)
  const upload = (person: Person, area: string, fields: Record<string, string>) =>
    callAs(app, person, {
      method: 'POST',
      url: `/api/${area}/documents`,
      ...fileForm(fields, { name: 'deed.pdf', bytes: pdf }),
    })
  const beginTwoFactor = () => app.post('/api/user/two-factor', { currentPassword: testPassword }, hessa)
  const statusesOfKnown = async () => [
    (await upload(hessa, 'client', {})).statusCode,
    (await upload(admin, 'admin', { userId: String(hessa.id) })).statusCode,
    (await beginTwoFactor()).statusCode,
  ]
  const deeds = async () => {
    const { action, userId, entityId, details } = auditLog
    const isOfHessa = and(inArray(action, ['identify', 'withdrawIdentity']), eq(entityId, hessa.id))
    const rows = app.db.select({ action, userId, entityId, details }).from(auditLog).where(isOfHessa)
    return rows.orderBy(desc(auditLog.id))
  }

  it('exchanges documents and sets up a second factor without a verified address, until the record is withdrawn', async () => {
    expect(await statusesOfKnown()).toEqual([403, 409, 403])
    expect((await say('Original ID card')).statusCode).toBe(200)
    expect(await statusesOfKnown()).toEqual([201, 201, 201])
    expect((await say(null)).json()).toEqual({
      ...{ seenAt: null, sighting: null, seenBy: null },
      ...{ documentKind: null, note: null },
    })
    expect(await statusesOfKnown()).toEqual([403, 409, 403])
    expect(await deeds()).toMatchObject([{ action: 'withdrawIdentity' }, { action: 'identify' }])
  })

  it('is shown with the colleague, the date and the note, but the note is not in the portal or the audit log', async () => {
    await say(' Original ID card ')
    const identity = {
      seenAt: expect.stringMatching(/^20\d\d-.*Z$/),
      seenBy: { firstName: 'the.boss', lastName: 'Test' },
      sighting: 'person',
      documentKind: null,
      note: 'Original ID card',
    }
    expect((await app.get(identityOf(hessa), admin)).json()).toEqual(identity)
    const [known] = (await app.get('/api/admin/correspondents?q=hessa', admin)).json()
    expect(known).toMatchObject({ isVerified: false, seenInPersonAt: identity.seenAt })
    const own = await app.get('/api/user', hessa)
    expect(own.json()).toMatchObject({ isVerified: false, seenInPersonAt: identity.seenAt })
    expect(own.body).not.toContain('ID card')
    expect(await deeds()).toEqual([{ action: 'identify', userId: admin.id, entityId: hessa.id, details: {} }])
  })

  it('gets no records that only the unverified address identifies', async () => {
    await app.post('/api/consultations', { ...consultationInput, email: 'hessa@example.com' })
    await say('Original ID card')
    expect((await app.get('/api/client/earlier-requests', hessa)).json()).toEqual([])
  })

  it('is recorded once for two clicks, and not again by a colleague', async () => {
    const once = (await say('Original ID card')).json()
    expect((await say('Original ID card')).json()).toEqual(once)
    const colleague = await signUp(app, 'admin', 'the.other')
    const refused = await say('Passport', hessa, colleague)
    expect(detailOf(refused)).toEqual([409, 'This has already been recorded. The details are shown now.'])
    expect((await app.get(identityOf(hessa), admin)).json()).toEqual(once)
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

  it('needs a note or a known kind of document, and must be a client', async () => {
    for (const note of ['', '  ', 'x'.repeat(301)])
      expect((await say(note)).json().errors).toMatchObject([{ field: 'note' }])
    expect((await say('ID card', admin)).statusCode).toBe(409)
    expect((await say('ID card', { ...hessa, id: 9_999_999 })).statusCode).toBe(404)
    for (const [payload, field] of [
      [{ documentKind: 'library-card' }, 'documentKind'],
      [{ documentKind: 'passport', note: null }, 'documentKind'],
      [{ documentKind: 'other' }, 'note'],
      [{}, 'note'],
    ] as const) {
      const found = fieldOf(await app.put(identityOf(hessa), payload, admin))
      expect(found).toEqual([400, field])
    }
    expect(await deeds()).toEqual([])
  })

  it('is recorded by staff with the kind of document, and only admins withdraw it', async () => {
    const staff = await signUp(app, 'staff', 'the.desk')
    const record = (payload: object) => app.put(identityOf(hessa), payload, staff)
    expect((await record({ documentKind: 'residence-permit' })).json()).toMatchObject({
      seenBy: { firstName: 'the.desk' },
      documentKind: 'residence-permit',
      note: null,
    })
    const page = await app.get(`/api/admin/people/${hessa.id}`, staff)
    expect(page.json()).toMatchObject({ seenInPersonDocument: 'residence-permit' })
    expect((await record({ documentKind: 'residence-permit' })).statusCode).toBe(200)
    expect((await record({ documentKind: 'passport' })).json().code).toBe('already_identified')
    expect((await record({ note: null })).json().code).toBe('forbidden')
    expect((await app.get(identityOf(hessa), staff)).statusCode).toBe(403)
    expect((await app.get(identityOf(hessa), admin)).json().documentKind).toBe('residence-permit')
    expect(await deeds()).toMatchObject([{ action: 'identify', userId: staff.id }])
    await say(null)
    expect((await app.get(identityOf(hessa), admin)).json().documentKind).toBeNull()
  })

  it('gets a missing kind of document from a user who may record it', async () => {
    const staff = await signUp(app, 'staff', 'the.desk')
    await say('Seen at the office')
    const added = await app.put(identityOf(hessa), { documentKind: 'national-id' }, staff)
    expect(added.json()).toMatchObject({
      documentKind: 'national-id',
      seenBy: { firstName: 'the.desk' },
      note: 'Seen at the office',
    })
    await say(null)
  })

  it('stays recorded with another address, and keeps the second factor after a password reset by mail', async () => {
    await say('Original ID card')
    await beginTwoFactor()
    const email = 'hessa.new@example.com'
    await app.put(`/api/admin/users/${hessa.id}`, { email }, admin)
    expect((await app.get(identityOf(hessa), admin)).json().note).toBe('Original ID card')

    // The time in which the previous address may object.
    await app.db
      .update(tokens)
      .set({ expiresAt: sql`now()` as never })
      .where(eq(tokens.purpose, 'address_objection'))
    await app.post('/api/password/forgot', { email })
    const token = await lastTokenTo(app, email)
    const reset = { token, newPassword: 'four quiet rivers' }
    const answer = await app.post('/api/password/reset', reset)
    expect(answer.statusCode).toBe(204)
    expect(await app.db.$count(twoFactors)).toBe(1)
  })
})
