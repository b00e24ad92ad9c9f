import type { FastifyRequest } from 'fastify'
import type { Database } from '#db/connection.ts'
import type { StaffMember } from '#features/users/schema.ts'
import { endFollowLinks } from './link-repository.ts'
import { notifyOfNewLink } from './mails.ts'
import type { LockedConsultation } from './repository.ts'

type Readers = readonly number[] | null

/**
 * Ends the private link of a guest if its recorder, who has seen it, may no longer read the request: the link opens
 * the stages and the dates. The guest gets a new one by mail, if there is an address.
 */
export const replaceSeenLink = async (
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
