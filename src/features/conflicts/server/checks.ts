import type { FastifyRequest } from 'fastify'
import type { Reader } from '#access/roles.ts'
import { signedInUser } from '#api/routes.ts'
import type { Database } from '#db/connection.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { addHistory } from '#features/consultations/server/history-repository.ts'
import { AppError, invalidField } from '#http/errors.ts'
import type { CheckInput, PartiesAnswer } from '../schema.ts'
import { findHits, findHitsAndSimilar, type Hit, showHits } from './hits-repository.ts'
import { keyNames } from './names-repository.ts'
import type { PartyNumbers } from './party-numbers.ts'
import {
  addCheck,
  findLastCheck,
  flagOpen,
  isDocumentOf,
  listChecks,
  mayConflictElsewhere,
  saveFlag,
} from './repository.ts'

/** Whether the last recorded result covers all hits and permits work on the request. */
const isDecided = (hits: readonly Hit[], last: Awaited<ReturnType<typeof findLastCheck>>): boolean =>
  last !== undefined &&
  (hits.length === 0 || last.result !== 'refused') &&
  hits.every(({ key }) => last.hits.includes(key))

/**
 * A request can be approved only after a decision about its conflicts. A search without hits is recorded as a
 * clear result by the approver. Call `keyNames` before the transaction.
 */
export const checkApproval = async (
  tx: Database,
  request: FastifyRequest,
  consultationId: number,
): Promise<void> => {
  const hits = await findHits(tx, consultationId)
  const last = await findLastCheck(tx, consultationId)
  if (isDecided(hits, last) && last?.result !== 'refused') return
  if (hits.length > 0) throw new AppError('conflict_open', { detail: `error.conflict_open?n=${hits.length}` })
  const checkedById = signedInUser(request).id
  await addCheck(tx, consultationId, {
    result: 'clear',
    reason: '',
    hits: [],
    checkedById,
    isAutomatic: true,
    consentDocumentId: null,
  })
}

export const recordCheck = async (
  tx: Database,
  request: FastifyRequest,
  consultationId: number,
  input: CheckInput,
): Promise<void> => {
  const hits = await findHits(tx, consultationId)
  if (request.server.partyNumbers.markOf(hits.map(({ key }) => key)) !== input.seen)
    throw new AppError('stale')
  const { id: checkedById } = signedInUser(request)
  const { result } = input
  const consentDocumentId = input.result === 'waived' ? (input.consentDocumentId ?? null) : null
  if (result === 'waived') await requireConsent(tx, consultationId, { hits, consentDocumentId })
  await addCheck(tx, consultationId, {
    result,
    reason: input.result === 'clear' ? '' : input.reason,
    hits: hits.map(({ key }) => key),
    checkedById,
    isAutomatic: false,
    consentDocumentId,
  })
  await saveFlag(tx, consultationId, false)
  await addHistory(tx, consultationId, checkedById, 'conflictCheck', null, result)
  await auditOf(request)(tx, 'update', 'consultation', consultationId, { conflictCheck: result })
}

/** A conflict with a client is waived only with the written consent of that client. */
const requireConsent = async (
  tx: Database,
  consultationId: number,
  { hits, consentDocumentId }: { hits: readonly Hit[]; consentDocumentId: number | null },
): Promise<void> => {
  const isMissing = consentDocumentId === null && hits.some(({ isWithClient }) => isWithClient)
  const isForeign = consentDocumentId !== null && !(await isDocumentOf(tx, consentDocumentId, consultationId))
  if (isMissing || isForeign) invalidField('consentDocumentId', 'val.conflict.consent')
}

/**
 * Call after a change of parties: flags the request if it has undecided hits, and the open requests in which
 * they were found.
 */
export const recheck = async (tx: Database, consultationId: number): Promise<void> => {
  const hits = await findHits(tx, consultationId)
  const last = await findLastCheck(tx, consultationId)
  await saveFlag(tx, consultationId, hits.length > 0 && !isDecided(hits, last))
  const news = hits.filter(({ key }) => !last?.hits.includes(key))
  await flagOpen(tx, idsOf(news))
}

const idsOf = (hits: readonly Hit[]): number[] => hits.flatMap(({ consultationId }) => consultationId ?? [])

/** Flags a new request and the requests in which its sender may be on the other side. */
export const flagNewRequest = async (db: Database, consultationId: number): Promise<void> => {
  if (!(await mayConflictElsewhere(db, consultationId))) return
  await keyNames(db)
  const hits = await findHits(db, consultationId)
  if (hits.length > 0) await flagOpen(db, [consultationId, ...idsOf(hits)])
}

/** The conflicts of a request as its reader may see them. */
export const readChecks = async (
  db: Database,
  consultationId: number,
  { reader, numbers }: { reader: Reader; numbers: PartyNumbers },
): Promise<Pick<PartiesAnswer, 'hits' | 'similar' | 'former' | 'seen' | 'checks'>> => {
  const known = (await findLastCheck(db, consultationId))?.hits ?? []
  const { hits, similar, past } = await findHitsAndSimilar(db, consultationId)
  return {
    hits: await showHits(db, hits, { reader, known }),
    similar: await showHits(db, similar, { reader, known: [] }),
    former: await showHits(db, past, { reader, known: [] }),
    seen: numbers.markOf(hits.map(({ key }) => key)),
    checks: await listChecks(db, consultationId),
  }
}
