import { expect, it } from 'vitest'
import { template as claims } from '#features/matters/server/calls.matrix.ts'
import { pathTemplates } from '#features/matters/server/table.ts'
import { at, openAppointmentCalls } from '#tests/support/appointment-calls.ts'
import { consultationInput } from '#tests/support/consultation-calls.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { engagementInput } from '#tests/support/engagement-calls.ts'
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

  it('gets the same lists, counts, figures, activity and search results', async () => {
    const { app, people } = calls
    const outsider = await signUp(app, 'staff', 'the.outsider')
    const known = await calls.post(consultationInput, people.client)
    expect(known.statusCode).toBe(201)
    const [template] = await app.db.insert(pathTemplates).values(claims).returning()
    const before = await seenBy(outsider, people.client.id)
    expect(Object.keys(before).length).toBeGreaterThan(80)

    const { id } = (
      await calls.post(
        { ...consultationInput, firstName: 'Hidden', phone: '0551112233', message: 'A hidden matter.' },
        people.client,
      )
    ).json()
    const url = `/api/admin/consultations/${id}`
    const done = async (answer: Promise<{ statusCode: number; body: string }>) => {
      const { statusCode, body } = await answer
      expect([statusCode < 300, body]).toEqual([true, body])
    }
    await done(calls.asAdmin('PUT', `${url}/readers`, { userIds: [people.staff.id] }))
    await done(
      calls.asStaff('PUT', url, { assignedToId: people.staff.id, status: 'approved', notes: 'Hidden.' }),
    )
    await done(calls.propose(id, { proposals: [at('10:00')] }))
    await done(calls.asStaff('POST', `${url}/engagements`, { ...engagementInput, lawyerId: people.staff.id }))
    await done(calls.choose(id, at('10:00')))
    await done(calls.asStaff('POST', `${url}/path`, { templateId: template?.id, sentenceAr: 'Hidden' }))
    const day = at('10:00').slice(0, 10)
    await done(calls.asStaff('POST', `${url}/dates`, { kind: 'term', day, basis: 'Hidden' }))
    await done(calls.asStaff('POST', `${url}/powers`, { number: '0551112233' }))
    await done(calls.asAdmin('PUT', `${url}/hold`, { reason: 'A court asked for it.' }))
    await done(
      calls.asStaff('POST', `${url}/conversations`, {
        channel: 'phone',
        direction: 'in',
        at: '2026-01-05T10:30',
        text: 'Hidden',
      }),
    )
    const letter = { subject: 'Hidden', content: 'Hidden.', consultationId: id }
    await done(sendAs(app, people.staff, 'POST', '/api/messages', { ...letter, toUserId: people.client.id }))
    await done(callAs(app, people.client, { method: 'POST', url: '/api/messages', payload: letter }))
    await done(
      calls.asStaff('POST', '/api/admin/document-requests', {
        userId: people.client.id,
        consultationId: id,
        title: 'Hidden contract',
        dueDate: '2030-01-01',
      }),
    )
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

    expect(await seenBy(outsider, people.client.id)).toEqual(before)
  })
})
