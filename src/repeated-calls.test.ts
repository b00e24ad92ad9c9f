import { expect, it } from 'vitest'
import { consultations } from '#features/consultations/server/table.ts'
import { agreementInput } from '#tests/support/agreement-calls.ts'
import { at, openRules } from '#tests/support/appointment-calls.ts'
import { type Call, calls, insertRecordFor } from '#tests/support/calls.ts'
import { openConsultationCalls } from '#tests/support/consultation-calls.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { sendAs } from '#tests/support/test-app.ts'

// A call with an Idempotency-Key is answered again only with the right that the caller has now (decision 26).

const hearing = { kind: 'hearing', day: '2035-01-09', time: '10:00', isShown: false }
const proposal = { kind: 'phone', minutes: 30, proposals: [at('10:00')] }

/** Calls about a client or about a text of the firm, not about a request. */
const notOfRequest = /^\/api\/admin\/(people|publications|question-sets|contact-messages\/\{id\}\/reply)/

const isOfRequest = ({ method, path, answers }: Call) =>
  method === 'POST' &&
  path.startsWith('/api/admin/') &&
  path.includes('{id}') &&
  answers.staff < 300 &&
  !notOfRequest.test(path)

describeOnBothEngines('a call that is repeated after its request was restricted', (openTestDatabase) => {
  const opened = openConsultationCalls(openTestDatabase)
  const outsider = opened.app.person('staff', 'the.outsider')

  const repeat = async (path: string, id: number | string, body: object | undefined) => {
    const { app, people } = opened
    const send = () =>
      sendAs(app, outsider, 'POST', path.replace('{id}', String(id)), body, {
        'idempotency-key': 'a-key-of-sixteen-signs-or-more',
      })
    const first = await send()
    expect(first.statusCode, first.body).toBeLessThan(300)
    await app.db.update(consultations).set({ isRestricted: true, assignedToId: people.admin.id })
    return (await send()).statusCode
  }

  it.each(calls.filter(isOfRequest))('is unknown: $method $path', async ({ path, body }) => {
    const id = await insertRecordFor(path, opened.app.db, opened.people.otherClient.id, 'staff')
    expect(await repeat(path, id, body)).toBe(404)
  })

  // These need another state of the request than the record of the matrix has.
  const others: [string, 'approved' | 'pending', () => object | undefined][] = [
    ['dates', 'approved', () => hearing],
    ['engagements', 'approved', () => ({ ...agreementInput, lawyerId: opened.people.staff.id })],
    ['appointments', 'pending', () => ({ ...proposal, lawyerId: opened.people.staff.id })],
    ['link-mail', 'pending', () => undefined],
  ]
  it.each(others)('is unknown: POST /api/admin/consultations/{id}/%s', async (call, status, bodyOf) => {
    const { app } = opened
    const id = await opened.idOfNew()
    await app.db.update(consultations).set({ status })
    await sendAs(app, opened.people.admin, 'PUT', '/api/admin/office-hours', { rules: openRules })
    expect(await repeat(`/api/admin/consultations/{id}/${call}`, id, bodyOf())).toBe(404)
  })
})
