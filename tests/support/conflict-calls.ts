import { eq } from 'drizzle-orm'
import { conflictChecks } from '#features/conflicts/server/table.ts'
import { documents } from '#features/documents/server/table.ts'
import { consultationInput, openConsultationCalls } from './consultation-calls.ts'
import type { TestDatabase } from './databases.ts'
import { documentInput } from './inputs.ts'
import { insertId } from './rows.ts'
import { callAs, type Person } from './test-app.ts'

type Role = 'client' | 'opposing' | 'related'

export const party = (role: Role, name: string, number: object | null = null) => ({
  role,
  nameArabic: /[\u0600-\u06ff]/.test(name) ? name : '',
  nameLatin: /[\u0600-\u06ff]/.test(name) ? '' : name,
  number,
})
export const identity = (value: string) => ({ kind: 'identity', value })

/** Like `openConsultationCalls`, with the calls about parties and conflicts. */
export const openConflictCalls = (openTestDatabase: () => Promise<TestDatabase>) => {
  const calls = openConsultationCalls(openTestDatabase)
  const urlOf = (id: number, what = 'parties') => `/api/admin/consultations/${id}/${what}`
  const read = (id: number, person: Person = calls.people.staff) =>
    callAs(calls.app, person, { url: urlOf(id) })
  const save = (id: number, parties: object[], person: Person = calls.people.staff) =>
    callAs(calls.app, person, { method: 'PUT', url: urlOf(id), payload: { parties } })
  /** Decides about the current hits, without `seen`. */
  const decide = async (
    id: number,
    decided: object,
    person: Person = calls.people.staff,
    headers: Record<string, string> = {},
  ) => {
    const payload = { seen: (await read(id, person)).json().seen, ...decided }
    return callAs(calls.app, person, { method: 'POST', url: urlOf(id, 'conflict-checks'), payload, headers })
  }
  const approve = (id: number, status = 'approved') =>
    calls.asStaff('PUT', `/api/admin/consultations/${id}`, { status })
  const requestOf = async (
    firstName: string,
    lastName: string,
    email = `${crypto.randomUUID()}@example.com`,
  ) => (await calls.post({ ...consultationInput, firstName, lastName, email })).json().id as number
  const flagOf = async (id: number) => (await calls.rowOf(id))?.conflictFlaggedAt ?? null
  /** Restricts a request to the admin. */
  const closeToOthers = async (id: number) => {
    const url = `/api/admin/consultations/${id}`
    await calls.as(calls.people.admin, 'PUT', url, { assignedToId: calls.people.admin.id })
    await calls.as(calls.people.admin, 'PUT', `${url}/readers`, { userIds: [] })
  }
  const checksOf = (id: number) =>
    calls.app.db
      .select()
      .from(conflictChecks)
      .where(eq(conflictChecks.consultationId, id))
      .orderBy(conflictChecks.id)

  /** The written consent as a document of the request. */
  const consentOf = (consultationId: number): Promise<number> =>
    insertId(calls.app.db, documents, {
      ...{ ...documentInput(), name: 'Consent.pdf', userId: calls.people.client.id, consultationId },
    })

  return { calls, read, save, decide, approve, requestOf, flagOf, closeToOthers, checksOf, consentOf }
}
