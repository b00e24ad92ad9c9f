import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { template as claims } from '#features/matters/server/calls.matrix.ts'
import { stageTemplates } from '#features/matters/server/table.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { agreementInput } from '#tests/support/agreement-calls.ts'
import { at, openAppointmentCalls } from '#tests/support/appointment-calls.ts'
import { consultationInput } from '#tests/support/consultation-calls.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { fileForm } from '#tests/support/file-form.ts'
import { type Operation, operationsOf, takes, withIds } from '#tests/support/operations.ts'
import { callAs, type Person, sendAs, signUp } from '#tests/support/test-app.ts'

// A restricted request must not change the response of any reading call for a colleague without access to it.

describeOnBothEngines('a colleague without access to a restricted request', (openTestDatabase) => {
  const calls = openAppointmentCalls(openTestDatabase)

  /** A stream never ends, and a data export contains the time of its creation. */
  const isCompared = ({ method, path }: Operation) =>
    method === 'GET' && path !== '/api/live' && path !== '/api/user/export' && !/\{(?!id\})/.test(path)

  const days = `from=${at('00:00').slice(0, 10)}&to=${at('12:00').slice(0, 10)}`
  const queriesOf = (operation: Operation, clientId: number) => {
    const has = (...names: string[]) => names.every((name) => takes(operation, name))
    return [
      '',
      ...(has('q') ? ['?q=hidden', '?q=0551112233'] : []),
      ...(has('pageSize') ? ['?pageSize=500'] : []),
      ...(has('userId') ? [`?userId=${clientId}`] : []),
      ...(has('from', 'lawyerId') ? [`?${days}`] : []),
      ...(has('from', 'lawyer') ? [`?${days}&lawyer=all`] : []),
    ]
  }

  const seenBy = async (person: Person, clientId: number) => {
    const seen: Record<string, unknown> = {}
    for (const operation of (await operationsOf(calls.app.instance)).filter(isCompared))
      for (const query of queriesOf(operation, clientId)) {
        const url = withIds(operation.path, clientId) + query
        const { statusCode, headers, body } = await callAs(calls.app, person, { url })
        const [total, link] = [headers['x-total-count'], headers.link]
        seen[url] = { statusCode, total, link, body: withoutClock(body) }
        // The role may not make this call, whatever its query.
        if (statusCode === 403) break
      }
    return seen
  }

  /** Removes instants that change with every call. */
  const withoutClock = (body: string) => body.replaceAll(/"(lastSeenAt|requestId)":"[^"]*"/g, '"$1":"…"')

  const done = async (answer: Promise<{ statusCode: number; body: string }>) => {
    const { statusCode, body } = await answer
    expect([statusCode < 300, body]).toEqual([true, body])
  }

  /** Every kind of record about a request that staff handle. */
  const fill = async (id: number, outsider: Person) => {
    const { app, people } = calls
    const url = `/api/admin/consultations/${id}`
    await done(calls.propose(id, { proposals: [at('10:00')] }))
    await done(calls.asStaff('POST', `${url}/engagements`, { ...agreementInput, lawyerId: people.staff.id }))
    await done(calls.choose(id, at('10:00')))
    const [template] = await app.db.select().from(stageTemplates)
    await done(calls.asStaff('POST', `${url}/path`, { templateId: template?.id, sentenceAr: 'Hidden' }))
    const day = at('10:00').slice(0, 10)
    await done(calls.asStaff('POST', `${url}/dates`, { kind: 'term', day, basis: 'Hidden' }))
    await done(calls.asStaff('POST', `${url}/powers`, { number: '0551112233' }))
    await done(calls.asAdmin('PUT', `${url}/hold`, { reason: 'A court ordered it.' }))
    const call = { channel: 'phone', direction: 'in', at: '2026-01-05T10:30', text: 'Hidden' }
    await done(calls.asStaff('POST', `${url}/conversations`, call))
    const letter = { subject: 'Hidden', content: 'Hidden.', consultationId: id }
    await done(sendAs(app, people.staff, 'POST', '/api/messages', { ...letter, toUserId: people.client.id }))
    await done(callAs(app, people.client, { method: 'POST', url: '/api/messages', payload: letter }))
    const requested = { title: 'Hidden contract', dueDate: '2030-01-01' }
    const about = { userId: people.client.id, consultationId: id }
    await done(calls.asStaff('POST', '/api/admin/document-requests', { ...about, ...requested }))
    await done(
      callAs(app, people.staff, {
        method: 'POST',
        url: '/api/admin/documents',
        ...fileForm(
          { userId: String(people.client.id), consultationId: String(id) },
          { name: 'hidden.txt', bytes: Buffer.from('hidden'), type: 'text/plain' },
        ),
      }),
    )
    if (!(await isRestricted(id))) await mentionOutsider(url, outsider)
  }

  const isRestricted = async (id: number) => (await calls.rowOf(id))?.isRestricted

  /** Only a colleague with access gets a mention, and the request itself for a while. */
  const mentionOutsider = async (url: string, outsider: Person) => {
    const note = { text: 'Hidden.', mentions: [outsider.id] }
    await done(calls.asStaff('POST', `${url}/notes`, note))
    await done(calls.asStaff('PUT', url, { assignedToId: outsider.id }))
    await done(sendAs(calls.app, outsider, 'PUT', url, { notes: 'Hidden too.' }))
    await done(calls.asStaff('PUT', url, { assignedToId: calls.people.staff.id }))
  }

  /** Two requests of the client: one of the account, and one of a guest that is joined with it. */
  const hiddenRequests = async (recorder: Person) => {
    const { app, people } = calls
    const caller = { origin: 'phone', firstName: 'Hidden', service: 'corporate', phone: '0551112233' }
    const record = async (more: object) => {
      const recorded = await sendAs(app, recorder, 'POST', '/api/admin/consultations', {
        ...{ ...caller, confirmsSimilar: true, confirmsPerson: true, message: 'A hidden matter.' },
        ...more,
      })
      expect(recorded.statusCode, recorded.body).toBe(201)
      return recorded.json().consultation.id as number
    }
    return { own: await record({ userId: people.client.id }), ofGuest: await record({ lastName: 'Guest' }) }
  }

  it.each(['before', 'after'])(
    'gets the same from each reading call if it is restricted %s all',
    async (when) => {
      const { app, people } = calls
      const outsider = await signUp(app, 'staff', `outsider.${when}`)
      await app.db.update(users).set({ isVerified: true }).where(eq(users.id, people.client.id))
      const known = await calls.post(consultationInput, people.client)
      expect(known.statusCode).toBe(201)
      await app.db.delete(stageTemplates)
      await app.db.insert(stageTemplates).values(claims)
      const before = await seenBy(outsider, people.client.id)
      expect(Object.keys(before).length).toBeGreaterThan(80)

      const { own, ofGuest } = await hiddenRequests(outsider)
      const restrict = async () => {
        for (const id of [own, ofGuest])
          await done(
            calls.asAdmin('PUT', `/api/admin/consultations/${id}/readers`, { userIds: [people.staff.id] }),
          )
      }
      const handled = { assignedToId: people.staff.id, status: 'approved', notes: 'Hidden.' }
      if (when === 'before') await restrict()
      await done(calls.asStaff('PUT', `/api/admin/consultations/${own}`, handled))
      await fill(own, outsider)
      await done(calls.asAdmin('POST', `/api/admin/people/${people.client.id}/join`, { requestId: ofGuest }))
      if (when === 'after') await restrict()
      expect(await seenBy(outsider, people.client.id)).toEqual(before)
    },
  )

  it('cannot use the private link that they saw while recording, and the guest gets another one', async () => {
    const { app, people } = calls
    const recorder = await signUp(app, 'staff', 'the.recorder')
    const caller = { origin: 'phone', firstName: 'Hidden', service: 'corporate', email: 'caller@example.com' }
    const recorded = await sendAs(app, recorder, 'POST', '/api/admin/consultations', caller)
    const { consultation, link } = recorded.json()
    const followed = async () =>
      (await app.get(`/api/requests${new URL(link.url).search}`)).json().consultation?.id ?? null
    const restrict = async (userIds: number[]) => {
      await done(calls.asAdmin('PUT', `/api/admin/consultations/${consultation.id}/readers`, { userIds }))
      const toGuest = await app.db.select().from(outbox).where(eq(outbox.recipient, caller.email))
      return toGuest.map(({ subject }) => subject)
    }
    expect([await restrict([recorder.id]), await followed()]).toEqual([[], consultation.id])
    const mailed = [expect.stringContaining(String(consultation.id))]
    expect([await restrict([people.staff.id]), await followed()]).toEqual([mailed, null])
    expect(await restrict([])).toEqual(mailed)
  })
})
