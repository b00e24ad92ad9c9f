import type { FastifyRequest } from 'fastify'
import { signedInUser } from '#api/routes.ts'
import type { Database } from '#db/connection.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { addHistory } from '#features/consultations/server/history-repository.ts'
import {
  findConsultation,
  type LockedConsultation,
  lockListedConsultation,
} from '#features/consultations/server/repository.ts'
import { notFound } from '#http/errors.ts'
import { countConversations } from './repository.ts'

/** A request that the user may not open is treated as unknown. */
export const getOpenConsultation = async (db: Database, request: FastifyRequest, id: number) => {
  const found = await findConsultation(db, id, signedInUser(request))
  return found?.isOpen ? found : notFound()
}

/** Changes the conversations of a request while its row is locked, with a history entry and an audit row. */
export const changeConversations = async <Result>(
  tx: Database,
  request: FastifyRequest,
  id: number,
  change: (consultation: LockedConsultation) => Promise<Result>,
): Promise<Result> => {
  const actor = signedInUser(request)
  const { row, seen } = (await lockListedConsultation(tx, id, actor, undefined)) ?? notFound()
  if (!seen.isOpen) notFound()
  const before = await countConversations(tx, id)
  const result = await change(row)
  const after = await countConversations(tx, id)
  if (after !== before) {
    await addHistory(tx, id, actor.id, 'conversations', String(before), String(after))
    await auditOf(request)(tx, 'update', 'consultation', id, { conversations: String(after) })
  }
  return result
}
