import { and, desc, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { answeredCalls } from '#features/answered-calls/server/table.ts'
import { appointments } from '#features/appointments/server/table.ts'
import { auditLog } from '#features/audit/server/table.ts'
import { sessions, tokens } from '#features/auth/server/table.ts'
import { consents } from '#features/consents/server/table.ts'
import {
  consultationHistory,
  consultationLinks,
  consultations,
} from '#features/consultations/server/table.ts'
import { documentRequests, documents } from '#features/documents/server/table.ts'
import { favorites } from '#features/favorites/server/table.ts'
import { legalHolds } from '#features/legal-holds/server/table.ts'
import { messages } from '#features/messages/server/table.ts'
import { personNotes } from '#features/people/server/table.ts'
import { erasureRequests } from '#features/personal-data/server/table.ts'
import { publications } from '#features/publications/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { codeOf } from '#tests/support/answers.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { insertId } from '#tests/support/rows.ts'
import { openApp } from '#tests/support/suite.ts'
import { callAs } from '#tests/support/test-app.ts'
import { movedColumns } from './repository.ts'

/** References to a user that stay with the account that joined, by their reason. */
const unmovedColumns = {
  'of the office': `absences.user_id api_tokens.user_id appointment_hours.user_id appointments.lawyer_id
    directory_identities.user_id directory_names.user_id local_admin.user_id
    calendar_addresses.user_id conflict_checks.checked_by_id consultation_notes.author_id consultation_readers.user_id
    consultations.assigned_to_id consultations.recorded_by_id conversations.recorded_by_id
    document_requests.requested_by_id erasure_requests.decided_by_id images.user_id legal_holds.set_by_id
    legal_pages.user_id newsletter_issues.user_id note_mentions.user_id path_dates.settled_by_id
    path_moves.by_id person_notes.author_id publication_revisions.user_id publications.user_id
    question_answers.read_by_id question_answers.recorded_by_id question_forms.requested_by_id
    question_versions.reviewed_by_id
    engagements.lawyer_id guests.seen_in_person_by_id team_members.user_id users.seen_in_person_by_id
    identity_records.seen_by_id identity_records.risk_set_by_id name_lists.uploaded_by_id list_hits.decided_by_id`,
  'who did it': 'consultation_history.user_id document_views.user_id',
  'a way into the other account': `devices.user_id passkey_challenges.user_id passkeys.user_id
    recovery_codes.user_id two_factors.user_id`,
  'decided for the other account': 'erasure_requests.user_id',
  'mail to the other address': 'outbox.recipient_id',
  'mail about the other account': 'outbox.subject_id',
  ended: 'sessions.user_id tokens.user_id',
  'the evidence of an acceptance names the account that accepted': 'engagement_versions.accepted_by_id',
}
/** Moved with the requests and consents, also those of a guest. */
const movedApart = [
  'consultations.user_id',
  'consents.user_id',
  'identity_records.user_id',
  'list_hits.user_id',
]

const request = { firstName: 'Hessa', lastName: 'Q', service: 'other', message: 'm' } as const

const emptied = [answeredCalls, messages, documents, consents, consultations, erasureRequests, users]

describeOnBothEngines('joining two records', (openTestDatabase) => {
  const app = openApp(openTestDatabase, emptied)
  const admin = app.person('admin', 'the.boss')
  const stays = app.person('client', 'hessa', { isVerified: true })
  const joins = app.person('client', 'hessa.old')

  const join = (other: object, id = stays.id, headers = {}) =>
    callAs(app, admin, { method: 'POST', url: `/api/admin/people/${id}/join`, payload: other, headers })
  const compare = (query: string) => app.get(`/api/admin/people/${stays.id}/join?${query}`, admin)
  const addRequest = async (values: Partial<typeof consultations.$inferInsert> = {}) => {
    const guest = { email: 'guest@example.com', phone: '+966550000001' }
    return insertId(app.db, consultations, { ...request, ...guest, ...values })
  }
  const ownerOf = async (id: number) =>
    (await app.db.select().from(consultations).where(eq(consultations.id, id)))[0]?.userId
  const isJoinedActive = async () =>
    (await app.db.select().from(users).where(eq(users.id, joins.id)))[0]?.isActive

  it('moves or names every reference to a user', async () => {
    const { rows } = await app.db.execute<{ name: string }>(sql`
      select c.conrelid::regclass::text || '.' || a.attname as name from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      where c.contype = 'f' and c.confrelid = 'users'::regclass order by 1`)
    const unmoved = Object.values(unmovedColumns).flatMap((columns) => columns.split(/\s+/))
    const known = [...Object.keys(movedColumns), ...movedApart, ...unmoved]
    expect(known.sort()).toEqual(rows.map(({ name }) => name).sort())
  })

  describe('of two accounts', () => {
    const addAll = async () => {
      const userId = joins.id
      const consultationId = await addRequest({ userId })
      await app.db.insert(consultationLinks).values({ consultationId, tokenHash: 'h', sealedToken: 's' })
      const values = { consultationId, kind: 'office', state: 'confirmed', minutes: 30 } as const
      await app.db.insert(appointments).values({
        ...values,
        startsAt: '2026-04-01T08:00:00Z',
        heldUntil: '2026-04-01T08:30:00Z',
        settledAt: '2026-03-08T08:00:00Z',
        lawyerId: admin.id,
      })
      await app.db.insert(messages).values([
        { fromUserId: userId, isToFirm: true, subject: 's', content: 'c' },
        { fromUserId: admin.id, toUserId: userId, subject: 's', content: 'c' },
      ])
      const file = { userId, type: 'application/pdf', size: 1, sha256: 'x' }
      await app.db.insert(documents).values([
        { ...file, uploadedById: userId, name: 'a.pdf', storageKey: crypto.randomUUID() },
        { ...file, uploadedById: admin.id, name: 'b.pdf', storageKey: crypto.randomUUID() },
      ])
      await app.db.insert(documentRequests).values({ userId, title: 'Deed', dueDate: '2027-01-01' })
      const consent = { purpose: 'privacy', textVersion: '1', language: 'en', isGiven: true } as const
      await app.db.insert(consents).values({ ...consent, userId, email: 'hessa.old@example.com' })
      await app.db.insert(personNotes).values({ userId, text: 'Prefers calls.' })
      await app.db.insert(legalHolds).values({ userId, reason: 'A lawsuit' })
      const added = await app.db
        .insert(publications)
        .values([1, 2].map((n) => ({ titleEn: `T${n}`, contentEn: 'c', category: 'corporate_law' as const })))
        .returning()
      const [shared = 0, own = 0] = added.map(({ id }) => id)
      await app.db.insert(favorites).values([
        { userId, publicationId: shared },
        { userId, publicationId: own },
        { userId: stays.id, publicationId: shared },
      ])
      return consultationId
    }
    const counts = {
      requests: 1,
      appointments: 1,
      messages: 2,
      documents: 2,
      documentRequests: 1,
      consents: 1,
      notes: 1,
      holds: 1,
      favorites: 2,
    }

    it('shows both, then moves every kind of record with a note and an audit row, and ends the other account', async () => {
      const consultationId = await addAll()
      const before = (await compare(`userId=${joins.id}`)).json()
      expect(before.joins).toMatchObject({ userId: joins.id, email: 'hessa.old@example.com', counts })
      expect(before.stays.counts).toMatchObject({ requests: 0, favorites: 1 })

      const answer = await join({ userId: joins.id })
      expect([answer.statusCode, answer.json().id]).toEqual([200, stays.id])
      const after = (await compare(`userId=${joins.id}`)).json()
      expect(after.stays.counts).toEqual({ ...counts, notes: 2 })
      const none = Object.fromEntries(Object.keys(counts).map((kind) => [kind, 0]))
      // A favorite that both had stays with the other account.
      expect(after.joins).toMatchObject({ isActive: false, counts: { ...none, favorites: 1 } })
      expect(after.joins.email).toBe('hessa.old@example.com')
      expect(await app.db.$count(documents, eq(documents.uploadedById, stays.id))).toBe(1)
      expect(await app.db.$count(sessions, eq(sessions.userId, joins.id))).toBe(0)
      const isOpen = and(eq(tokens.userId, joins.id), sql`${tokens.expiresAt} > now()`)
      expect(await app.db.$count(tokens, isOpen)).toBe(0)
      expect(await app.db.$count(consultationLinks)).toBe(0)
      const history = await app.db
        .select()
        .from(consultationHistory)
        .where(eq(consultationHistory.consultationId, consultationId))
      expect(history).toMatchObject([{ field: 'claimed', userId: admin.id }])
      const own = await app.get('/api/client/consultations', stays)
      expect(own.body).toContain(`"id":${consultationId}`)
      const notes = await app.db.select().from(personNotes).where(eq(personNotes.authorId, admin.id))
      expect(notes).toHaveLength(1)
      expect(notes[0]?.text).toContain(`account ${joins.id} (hessa.old)`)
      expect(notes[0]?.text).not.toContain('Requests')
      const [row] = await app.db
        .select()
        .from(auditLog)
        .where(eq(auditLog.action, 'join'))
        .orderBy(desc(auditLog.id))
      expect(row).toMatchObject({
        entity: 'user',
        entityId: stays.id,
        userId: admin.id,
        details: { joined: String(joins.id), requests: String(consultationId) },
      })
    })

    it('happens once for two clicks, even at the same time', async () => {
      await addRequest({ userId: joins.id })
      const headers = { 'idempotency-key': crypto.randomUUID() }
      const twice = () => join({ userId: joins.id }, stays.id, headers)
      const answers = await Promise.all([twice(), twice()])
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
      expect(await app.db.$count(personNotes)).toBe(1)
    })
  })

  it('moves the requests of a guest, not those of another name with the same number and address, and ends their private links', async () => {
    const chosen = await addRequest()
    const same = await addRequest({ email: 'Guest@Example.com', phone: '+966550000009' })
    const byNumber = await addRequest({ email: '', origin: 'phone' })
    const other = await addRequest({ lastName: 'R' })
    await app.db
      .insert(consultationLinks)
      .values({ consultationId: chosen, tokenHash: 'h', sealedToken: 's' })
    const consent = { purpose: 'privacy', textVersion: '1', language: 'en', isGiven: true } as const
    // An address that another person uses too, does not prove whose consent it is.
    await app.db.insert(consents).values([
      { ...consent, email: 'guest@example.com' },
      { ...consent, email: 'own@example.com' },
    ])
    const own = await addRequest({ email: 'own@example.com' })
    const { joins: guest } = (await compare(`requestId=${chosen}`)).json()
    expect(guest).toMatchObject({ userId: null, counts: { requests: 4, consents: 1, messages: 0 } })
    expect((await join({ requestId: chosen })).statusCode).toBe(200)
    const owners = await Promise.all([chosen, same, byNumber, own, other].map(ownerOf))
    expect(owners).toEqual([stays.id, stays.id, stays.id, stays.id, null])
    expect(await app.db.$count(consultationLinks)).toBe(0)
    expect(await app.db.$count(consents, eq(consents.userId, stays.id))).toBe(1)
    expect(await app.db.$count(personNotes)).toBe(0)
  })

  describe('is refused', () => {
    const expectRefused = async (other: object, status: number, code: string, id = stays.id) => {
      expect(codeOf(await join(other, id))).toEqual([status, code])
      expect(await app.db.$count(personNotes)).toBe(0)
      expect(await isJoinedActive()).toBe(true)
    }

    it('without exactly one other record, for the same one, users of the office, unknown records and a request that has an account', async () => {
      await expectRefused({}, 400, 'invalid')
      await expectRefused({ userId: joins.id, requestId: 1 }, 400, 'invalid')
      expect((await compare('')).statusCode).toBe(400)
      await expectRefused({ userId: admin.id }, 409, 'not_a_client')
      await expectRefused({ userId: joins.id }, 404, 'not_found', admin.id)
      await expectRefused({ userId: 9_999_999 }, 404, 'not_found')
      await expectRefused({ requestId: 9_999_999 }, 404, 'not_found')
      await expectRefused({ userId: stays.id }, 409, 'same_record')
      const id = await addRequest({ userId: joins.id })
      await expectRefused({ requestId: id }, 409, 'not_a_guest')
      expect(await ownerOf(id)).toBe(joins.id)
    })

    it.each(['stays', 'joins'])('while the record that %s has an open erasure request', async (which) => {
      const userId = which === 'stays' ? stays.id : joins.id
      await app.db.insert(erasureRequests).values({ userId, dueAt: '2999-01-01T00:00:00Z' })
      await expectRefused({ userId: joins.id }, 409, 'erasure_open')
    })

    it.each(['stays', 'joins', 'a guest'])('while a request of %s has an open conflict', async (which) => {
      const userId = which === 'stays' ? stays.id : which === 'joins' ? joins.id : null
      const id = await addRequest({ userId, conflictFlaggedAt: '2026-01-01T00:00:00Z' })
      await expectRefused(userId === null ? { requestId: id } : { userId: joins.id }, 409, 'conflict_open')
      expect(await ownerOf(id)).toBe(userId)
    })

    it('if the account that stays is deactivated, or its owner is not identified, and without a recent proof', async () => {
      await app.db.update(users).set({ isActive: false }).where(eq(users.id, stays.id))
      await expectRefused({ userId: joins.id }, 409, 'inactive_account')
      await app.db.update(users).set({ isActive: true, isVerified: false }).where(eq(users.id, stays.id))
      await expectRefused({ userId: joins.id }, 409, 'unverified_client')
      await app.db.update(sessions).set({ confirmedAt: sql`${sessions.confirmedAt} - interval '11 minutes'` })
      await expectRefused({ userId: joins.id }, 403, 'proof_required')
    })
  })
})
