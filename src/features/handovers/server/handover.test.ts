import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { agreements } from '#features/agreements/server/table.ts'
import { sendReminders } from '#features/appointments/server/jobs.ts'
import { appointments } from '#features/appointments/server/table.ts'
import { auditLog } from '#features/audit/server/table.ts'
import { addNote } from '#features/consultations/server/note-repository.ts'
import { consultations, noteMentions } from '#features/consultations/server/table.ts'
import { messages } from '#features/messages/server/table.ts'
import { erasureRequests } from '#features/personal-data/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { mailsTo } from '#tests/support/account-mails.ts'
import { at, openAppointmentCalls } from '#tests/support/appointment-calls.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { giveOpenWork } from '#tests/support/open-work.ts'
import { insertId } from '#tests/support/rows.ts'
import { type Person, sendAs, signUp } from '#tests/support/test-app.ts'

/** The columns that name the person who has open work, with the condition of an open row. */
const openWork = {
  'appointments.lawyer_id': sql`(row.state = 'proposed' or (row.state = 'confirmed' and row.starts_at > now()))`,
  'consultations.assigned_to_id': sql`row.status in ('pending', 'approved')`,
  'document_requests.requested_by_id': sql`row.state = 'open'`,
  'note_mentions.user_id': sql`row.done_at is null`,
  'messages.to_user_id': sql`row.status <> 'archived' and not row.is_to_firm and row.from_user_id in (select id from users where role = 'client')`,
}

/** Authors, clients, credentials and personal settings. Drafts go with their request. */
const noOpenWork = `absences.user_id api_tokens.user_id appointment_hours.user_id calendar_addresses.user_id
  conflict_checks.checked_by_id consents.user_id consultation_history.user_id
  consultation_notes.author_id consultation_readers.user_id consultations.recorded_by_id
  consultations.user_id conversations.recorded_by_id devices.user_id directory_identities.user_id
  directory_names.user_id document_requests.user_id local_admin.user_id
  document_views.user_id documents.uploaded_by_id documents.user_id erasure_requests.decided_by_id
  erasure_requests.user_id favorites.user_id guests.seen_in_person_by_id images.user_id legal_holds.set_by_id legal_holds.user_id
  legal_pages.user_id messages.from_user_id newsletter_issues.user_id
  outbox.recipient_id outbox.subject_id passkey_challenges.user_id engagement_versions.accepted_by_id
  engagements.lawyer_id passkeys.user_id path_dates.settled_by_id path_moves.by_id
  person_notes.author_id person_notes.user_id publication_revisions.user_id publications.user_id
  question_answers.read_by_id question_answers.recorded_by_id question_forms.requested_by_id
  question_versions.reviewed_by_id recovery_codes.user_id sessions.user_id team_members.user_id tokens.user_id two_factors.user_id
  users.seen_in_person_by_id identity_records.seen_by_id identity_records.risk_set_by_id identity_records.user_id
  name_lists.uploaded_by_id list_hits.decided_by_id list_hits.user_id`.split(/\s+/)

describeOnBothEngines('a user who leaves the office', (openTestDatabase) => {
  const calls = openAppointmentCalls(openTestDatabase)
  const { propose, choose } = calls
  let lawyer: Person
  let count = 0

  beforeEach(async () => {
    count += 1
    lawyer = await signUp(calls.app, 'staff', `lawyer.${count}`, { isVerified: true })
    await giveOpenWork(calls, lawyer.id)
  })

  const work = { requests: 1, confirmed: 1, proposed: 1, messages: 1, documentRequests: 1, mentions: 1 }

  /** The ids of open rows by column, of one person or of people who cannot log in. */
  const openRows = async (of?: number) => {
    const found: Record<string, number[]> = {}
    for (const [column, isOpen] of Object.entries(openWork)) {
      const [table = '', name = ''] = column.split('.')
      const owner = sql.raw(`row.${name}`)
      const id = sql.raw(table === 'note_mentions' ? 'row.note_id' : 'row.id')
      const isTheirs =
        of === undefined
          ? sql`exists (select 1 from ${users} where id = ${owner} and (not is_active or role = 'client'))`
          : sql`${owner} = ${of}`
      const { rows } = await calls.app.db.execute<{ id: number }>(
        sql`select ${id} as id from ${sql.identifier(table)} row where ${isOpen} and ${isTheirs} order by 1`,
      )
      found[column] = rows.map(({ id }) => id)
    }
    return found
  }
  const nothing = Object.fromEntries(Object.keys(openWork).map((column) => [column, []]))

  it('classifies every column of every table that refers to a user', async () => {
    const { rows } = await calls.app.db.execute<{ name: string }>(sql`
      select conrelid::regclass::text || '.' || attname as name from pg_constraint
      join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and confrelid = 'users'::regclass`)
    expect(rows.map(({ name }) => name).sort()).toEqual([...Object.keys(openWork), ...noOpenWork].sort())
  })

  const urlOf = (person: Person) => `/api/admin/users/${person.id}`
  const orderErasure = async () => {
    const order = { userId: lawyer.id, dueAt: '2030-01-01T00:00:00Z' }
    return `/api/admin/erasure-requests/${await insertId(calls.app.db, erasureRequests, order)}/carry-out`
  }
  const departures = {
    deactivation: (successorId?: number) =>
      calls.asAdmin('PUT', urlOf(lawyer), { isActive: false, successorId }),
    'change of role': (successorId?: number) =>
      calls.asAdmin('PUT', urlOf(lawyer), { role: 'client', successorId }),
    deletion: (successorId?: number) =>
      calls.asAdmin('DELETE', urlOf(lawyer) + (successorId ? `?successorId=${successorId}` : '')),
    erasure: async (successorId?: number) =>
      calls.asAdmin('POST', await orderErasure(), { confirmation: 'DELETE', successorId }),
  }

  describe.each(Object.entries(departures))('the departure by %s', (name, leave) => {
    it('is refused with counts if there is no successor', async () => {
      const refused = await leave()
      expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'open_work', openWork: work }])
      const [row] = await calls.app.db.select().from(users).where(eq(users.id, lawyer.id))
      expect(row).toMatchObject({ isActive: true, role: 'staff' })
    })

    it('hands everything over, and notifies the colleague once and the client with their name', async () => {
      const { app, people } = calls
      const before = (await app.db.select().from(auditLog)).length
      const theirs = await openRows(lawyer.id)
      const done = await leave(people.staff.id)
      expect([name, done.statusCode < 300]).toEqual([name, true])
      expect(await openRows()).toEqual(nothing)
      const passed = await openRows(people.staff.id)
      for (const [column, ids] of Object.entries(theirs)) {
        expect(ids, column).not.toEqual([])
        expect(passed[column], column).toEqual(expect.arrayContaining(ids))
      }
      const toColleague = await mailsTo(app, 'the.staff@example.com')
      const handover = toColleague.filter(({ subject }) => subject.includes('colleague'))
      expect(handover).toHaveLength(1)
      expect(handover[0]?.calendar).toContain('METHOD:PUBLISH')
      const toClient = (await mailsTo(app, 'the.client@example.com')).at(-1)
      if (name !== 'erasure') {
        expect(toClient?.text).toContain('the.staff')
        expect(toClient?.calendar).toContain('METHOD:REQUEST')
      }
      const lines = (await app.db.select().from(auditLog).orderBy(auditLog.id)).slice(before)
      const kinds = ['consultation', 'appointment', 'appointment', 'message', 'documentRequest']
      expect(lines.filter(({ action }) => action === 'update').map(({ entity }) => entity)).toEqual(
        expect.arrayContaining(kinds),
      )
    })
  })

  it('makes the successor the lawyer of drafts of agreements, and preserves the lawyer of sent ones', async () => {
    const { app, people } = calls
    const [consultationId = 0] = (await openRows(lawyer.id))['consultations.assigned_to_id'] ?? []
    const terms = { kind: 'fixed', amount: 1, vatRate: 0, validUntil: '2035-01-31', textAr: 'نص' } as const
    const both = (['draft', 'sent'] as const).map((state, place) => ({
      ...{ ...terms, consultationId, state, lawyerId: lawyer.id },
      number: `${consultationId}-${place + 1}`,
    }))
    await app.db.insert(agreements).values(both)
    await departures.deactivation(people.staff.id)
    const rows = await app.db.select().from(agreements).orderBy(agreements.id)
    expect(rows.map(({ state, lawyerId }) => [state, lawyerId])).toEqual([
      ['draft', people.staff.id],
      ['sent', lawyer.id],
    ])
  })

  it('has a summary of open work, with the times at which colleagues are busy', async () => {
    const { people } = calls
    const other = await calls.idOfNew(people.client)
    await propose(other, { proposals: [at('10:00')] })
    await choose(other, at('10:00'))
    const answer = (await calls.asAdmin('GET', `${urlOf(lawyer)}/open-work`)).json()
    expect(answer.work).toEqual(work)
    const busyOf = (id: number) => answer.colleagues.find((each: { id: number }) => each.id === id)?.busyAt
    expect([busyOf(people.staff.id), busyOf(people.admin.id)]).toEqual([[at('10:00')], []])
    expect(busyOf(lawyer.id)).toBeUndefined()
    const refused = await departures.deactivation(people.staff.id)
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'successor_busy', busyAt: [at('10:00')] },
    ])
    expect((await departures.deactivation(people.admin.id)).statusCode).toBe(200)
    expect(await openRows()).toEqual(nothing)
  })

  it('cannot be succeeded by a client, themselves or an unknown user, and needs no successor without open work', async () => {
    for (const id of [calls.people.client.id, lawyer.id, 999_999]) {
      const refused = await departures.deactivation(id)
      expect([id, refused.statusCode, refused.json().errors?.[0]?.field]).toEqual([id, 400, 'successorId'])
    }
    await departures.deactivation(calls.people.admin.id)
    expect((await calls.asAdmin('DELETE', urlOf(lawyer))).statusCode).toBe(204)
  })

  it('makes the successor a reader of a restricted request', async () => {
    const { app, people } = calls
    await app.db
      .update(consultations)
      .set({ isRestricted: true })
      .where(eq(consultations.assignedToId, lawyer.id))
    expect((await departures.deactivation(people.staff.id)).statusCode).toBe(200)
    const list = (await calls.asStaff('GET', '/api/admin/consultations?assignee=me')).json()
    expect(list).toHaveLength(1)
  })

  it('returns a note about a request that the successor may not read to its author', async () => {
    const { app, people } = calls
    const consultationId = await calls.idOfNew(people.client)
    await app.db.update(consultations).set({ isRestricted: true }).where(eq(consultations.id, consultationId))
    const note = { consultationId, authorId: people.admin.id, text: 'Between us.' }
    const noteId = await addNote(app.db, note, [lawyer.id])
    await departures.deactivation(people.staff.id)
    const mentions = await app.db.select().from(noteMentions).where(eq(noteMentions.noteId, noteId))
    const waiting = mentions.filter(({ doneAt }) => doneAt === null)
    expect(waiting.map(({ userId }) => userId)).toEqual([people.admin.id])
  })

  it('can be answered by the client through the firm', async () => {
    const { app, people } = calls
    const letter = { fromUserId: lawyer.id, toUserId: people.client.id, content: 'Hello' }
    const parentMessageId = await insertId(app.db, messages, letter)
    await departures.deactivation(people.admin.id)
    const reply = { subject: 'Re', content: 'Thank you', parentMessageId }
    const answer = await sendAs(app, people.client, 'POST', '/api/messages', reply)
    expect([answer.statusCode, answer.json().isToFirm]).toEqual([201, true])
  })

  it('causes no reminder, and their request is listed as stranded', async () => {
    const { app } = calls
    await app.db.update(users).set({ isActive: false }).where(eq(users.id, lawyer.id))
    const hour = new Date(Date.parse(at('10:00')) - 50 * 60_000)
    await app.db
      .update(appointments)
      .set({ settledAt: new Date(0).toISOString() })
      .where(eq(appointments.state, 'confirmed'))
    expect(await sendReminders(app.db, app as never, hour)).toBe(0)
    const list = (await calls.asAdmin('GET', '/api/admin/consultations?status=stranded')).json()
    expect(list).toMatchObject([{ isStranded: true }])
    expect((await calls.asAdmin('GET', '/api/admin/consultations/counts')).json().stranded).toBe(1)
  })
})
