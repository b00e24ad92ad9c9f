import type { FastifyRequest } from 'fastify'
import type { SignedInUser } from '#access/roles.ts'
import { requireRecentProof, signedInUser } from '#api/routes.ts'
import type { Database } from '#db/connection.ts'
import { auditOf, withToken } from '#features/audit/server/audit-of.ts'
import { recordAuditOnce } from '#features/audit/server/repository.ts'
import type { StaffMember } from '#features/users/schema.ts'
import { listStaff } from '#features/users/server/repository.ts'
import { clientAddress } from '#http/addresses.ts'
import { AppError, invalidField } from '#http/errors.ts'
import type { Consultation, ConsultationWithHistory } from '../schema.ts'
import { isOversight, listReaders, saveReaders } from './access-repository.ts'
import { addHistory, listConsultationHistory } from './history-repository.ts'
import { endFollowLinks } from './link-repository.ts'
import { notifyOfNewLink } from './mails.ts'
import type { LockedConsultation } from './repository.ts'

/** Admins and the assignee may set the readers. */
const mayRestrict = ({ id, role }: SignedInUser, { assignedToId }: { assignedToId: number | null }) =>
  role === 'admin' || assignedToId === id

export const refuseToRestrict = (
  actor: SignedInUser,
  consultation: { assignedToId: number | null },
): void => {
  if (!mayRestrict(actor, consultation)) throw new AppError('not_handler')
}

/** The consultation with its history and its readers. */
export const withDetails = async (
  db: Database,
  found: Consultation,
  reader: SignedInUser,
): Promise<ConsultationWithHistory> => ({
  ...found,
  history: (await listConsultationHistory(db, found.id)).map((entry) =>
    found.isOpen ? entry : { ...entry, message: null },
  ),
  readers: found.isRestricted ? await listReaders(db, found.id) : null,
  mayRestrict: mayRestrict(reader, found),
})

/**
 * Sets who may read a consultation; null makes it readable for the whole office. The assignee is always a
 * reader. Does nothing if nothing changes. Lifting a restriction and adding a reader need a recent proof.
 */
export const restrict = async (
  tx: Database,
  request: FastifyRequest,
  row: LockedConsultation,
  userIds: readonly number[] | null,
): Promise<void> => {
  const actor = signedInUser(request)
  const before = row.isRestricted ? idsOf(await listReaders(tx, row.id)) : null
  if (userIds) await refuseStrangers(tx, userIds, before ?? [])
  const handler = row.assignedToId === null ? [] : [row.assignedToId]
  const after = userIds && sorted([...userIds, ...handler])
  if (before?.join() === after?.join()) return
  if (before && !after?.every((id) => before.includes(id))) await requireRecentProof(request)
  await saveReaders(tx, row.id, after)
  await replaceSeenLink(tx, request, row, { before, after: after ?? null, staff: await listStaff(tx) })
  await addHistory(tx, row.id, actor.id, 'readers', before?.join() ?? null, after?.join() ?? null)
  const readers = after?.map((id) => `#${id}`).join(' ')
  if (readers === undefined) await auditOf(request)(tx, 'unrestrict', 'consultation', row.id)
  else await auditOf(request)(tx, 'restrict', 'consultation', row.id, { readers })
}

const sorted = (ids: readonly number[]): number[] => [...new Set(ids)].sort((a, b) => a - b)
const idsOf = (people: readonly { id: number }[]): number[] => sorted(people.map(({ id }) => id))

/** Only staff can be new readers; existing ones may have left since. */
const refuseStrangers = async (tx: Database, userIds: readonly number[], named: readonly number[]) => {
  const known = new Set([...idsOf(await listStaff(tx)), ...named])
  if (userIds.some((id) => !known.has(id))) invalidField('userIds', 'val.readers')
}

/** The assignee of a restricted consultation becomes a reader. The user who assigns it must confirm that. */
export const addAssignee = async (
  tx: Database,
  request: FastifyRequest,
  row: LockedConsultation,
  { assignedToId, addsReader }: { assignedToId: number | null | undefined; addsReader: boolean },
): Promise<void> => {
  if (!row.isRestricted || !assignedToId || assignedToId === row.assignedToId) return
  const named = idsOf(await listReaders(tx, row.id))
  if (named.includes(assignedToId)) return
  const isAdmin = (await listStaff(tx)).some(({ id, role }) => id === assignedToId && role === 'admin')
  if (!isAdmin) refuseToRestrict(signedInUser(request), row)
  if (!isAdmin && !addsReader) invalidField('assignedToId', 'val.assignee.notReader')
  await restrict(tx, request, row, [...named, assignedToId])
}

type Readers = readonly number[] | null

/**
 * Ends the private link of a guest if its recorder, who has seen it, may no longer read the request: the link opens
 * the stages and the dates. The guest gets a new one by mail, if there is an address.
 */
const replaceSeenLink = async (
  tx: Database,
  { server }: FastifyRequest,
  row: LockedConsultation,
  { before, after, staff }: { before: Readers; after: Readers; staff: readonly StaffMember[] },
): Promise<void> => {
  const { recordedById } = row
  if (row.userId !== null || recordedById === null) return
  const isAdmin = staff.some(({ id, role }) => id === recordedById && role === 'admin')
  const mayRead = (readers: Readers) => isAdmin || readers === null || readers.includes(recordedById)
  if (!mayRead(before) || mayRead(after)) return
  if ((await endFollowLinks(tx, [row.id])) > 0) await notifyOfNewLink(tx, server, row)
}

/** Minutes in which repeated reads count as one, because an open screen reloads. */
const minutesOfOversight = 60

/** Records, before the response, that an admin reads a restricted request of others, or a record about it. */
export const recordOversight = async (
  request: FastifyRequest,
  consultationId: number,
  record: { entity: 'consultation' | 'engagement'; entityId: number; details?: { name: string } },
): Promise<void> => {
  const { user: actor, server } = request
  if (!actor || !(await isOversight(server.db, consultationId, actor))) return
  const details = withToken(request, record.details)
  const entry = { actor, action: 'look', ...record, details, ipAddress: clientAddress(request) } as const
  await recordAuditOnce(server.db, entry, minutesOfOversight)
}

/** The calls that read a request or a part of it, such as its stages. A new call is included. */
const partOfRequest = '/api/admin/consultations/:id'

/** A hook of all calls, because an admin can read each part of a request separately. */
export const recordOversightOfRequest = async (request: FastifyRequest): Promise<void> => {
  if (request.method !== 'GET' || !request.routeOptions.url?.startsWith(partOfRequest)) return
  const entityId = Number((request.params as { id: number }).id)
  await recordOversight(request, entityId, { entity: 'consultation', entityId })
}
