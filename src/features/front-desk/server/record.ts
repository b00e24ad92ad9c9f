import type { FastifyRequest } from 'fastify'
import { signedInUser } from '#api/routes.ts'
import type { Database } from '#db/connection.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { isSameName } from '#features/conflicts/server/names/similarity.ts'
import { saveParties } from '#features/conflicts/server/repository.ts'
import { recordNotice } from '#features/consents/server/repository.ts'
import { notifyAssignee, refuseUnknownAssignee } from '#features/consultations/server/change-mails.ts'
import { addHistory } from '#features/consultations/server/history-repository.ts'
import { createFollowLink } from '#features/consultations/server/link-repository.ts'
import { announceConsultation, confirmConsultation } from '#features/consultations/server/mails.ts'
import { createConsultation, recordAnswer } from '#features/consultations/server/repository.ts'
import { fullNameOf } from '#features/users/names.ts'
import type { User } from '#features/users/schema.ts'
import { lockUser } from '#features/users/server/repository.ts'
import { AppError, invalidField } from '#http/errors.ts'
import type { RecordInput } from '../schema.ts'
import { noteUrgentDay } from './mails.ts'
import { findSimilar, lockCaller } from './repository.ts'

/**
 * Stores a request that came by phone, message or visit, and returns its id. A request of a caller with an
 * account belongs to the account. Call it inside a transaction.
 */
export const recordRequest = async (
  tx: Database,
  request: FastifyRequest,
  input: RecordInput,
): Promise<number> => {
  const actor = signedInUser(request)
  const publicUrl = request.server.publicUrl()
  const person = input.userId ? await lockClient(tx, input.userId) : undefined
  const { parties = [], noticeWay, isSpokenWith = false, ...given } = input
  const caller = {
    phone: input.phone ?? person?.phone ?? '',
    email: input.email || person?.email || '',
    service: input.service,
  }
  // Before the similar request, which depends on whose request it is.
  if (person && !input.confirmsPerson) refuseOtherPerson(person, input)
  await lockCaller(tx, caller)
  await refuseSimilar(tx, request, caller, input)
  await refuseUnknownAssignee(tx, input.assignedToId)
  const fields = {
    ...caller,
    userId: person?.id ?? null,
    origin: given.origin,
    firstName: given.firstName,
    lastName: given.lastName ?? '',
    subject: given.subject ?? '',
    message: given.message ?? '',
    language: given.language ?? person?.preferredLanguage ?? request.language,
    heardThrough: given.heardThrough || null,
    receivedAt: given.receivedAt ? notAhead(given.receivedAt) : null,
    urgentDay: given.urgentDay ?? null,
    urgentReason: given.urgentDay ? (given.urgentReason ?? '') : '',
    assignedToId: given.assignedToId ?? null,
    recordedById: actor.id,
  }
  const row = await createConsultation(tx, fields)
  const stored = { ...fields, ...row, firstAnswerAt: isSpokenWith ? row.receivedAt : null }
  if (parties.length > 0) {
    await saveParties(tx, row.id, parties, request.server.partyNumbers)
    await addHistory(tx, row.id, actor.id, 'parties', '0', String(parties.length))
  }
  if (isSpokenWith) {
    // The caller was answered during the call or visit; a message is answered now.
    const isAtOnce = input.origin === 'phone' || input.origin === 'visit'
    await recordAnswer(tx, row.id, isAtOnce ? row.receivedAt : undefined)
    await addHistory(tx, row.id, actor.id, 'spokenWith', null, input.origin)
  }
  if (noticeWay)
    await recordNotice(tx, { ...caller, userId: fields.userId, language: fields.language, noticeWay })
  // The link of a caller without an account is shown to the recorder, who chooses how to send it.
  if (person) await confirmConsultation(tx, publicUrl, stored, {})
  else await createFollowLink(tx, row.id, request.server.linkTokens)
  await announceConsultation(tx, publicUrl, stored)
  await notifyAssignee(tx, publicUrl, stored, { before: null, actor })
  if (fields.urgentDay) await noteUrgentDay(tx, publicUrl, stored)
  await auditOf(request)(tx, 'create', 'consultation', row.id, { origin: input.origin })
  return row.id
}

/** The clock of the recorder may be ahead. A repeated call must have the same body, so the schema keeps the time. */
const notAhead = (instant: string): string => {
  const now = new Date().toISOString()
  return instant < now ? instant : now
}

/** An active client; anybody else is refused at the field. */
const lockClient = async (tx: Database, id: number): Promise<User> => {
  const person = await lockUser(tx, id)
  if (person?.role !== 'client' || !person.isActive) return invalidField('userId', 'val.record.person')
  return person
}

const refuseSimilar = async (
  tx: Database,
  request: FastifyRequest,
  caller: Parameters<typeof findSimilar>[1],
  { confirmsSimilar, similarTo: seen }: RecordInput,
): Promise<void> => {
  if (confirmsSimilar && seen === undefined) return
  const similarTo = await findSimilar(tx, caller, signedInUser(request))
  if (similarTo !== undefined && !(confirmsSimilar && similarTo === seen))
    throw new AppError('similar_request', { detail: `error.similar_request?id=${similarTo}`, similarTo })
}

/** The input of the recorder. An omitted number or address is taken from the account; an empty one removes it. */
type Caller = {
  firstName: string
  lastName?: string | undefined
  phone?: string | null | undefined
  email?: string | null | undefined
}

/**
 * Refuses a caller whose name, number and address all differ from those of the account: the owner of the
 * account would read the request of somebody else. A call with `confirmsPerson` skips this.
 */
const refuseOtherPerson = (account: User, { firstName, lastName = '', phone, email }: Caller): void => {
  const name = fullNameOf(account).trim()
  if (isSame(phone ?? '', account.phone ?? '') || isSame(email ?? '', account.email)) return
  const isOmitted = (phone === undefined && account.phone !== null) || email === undefined
  if (isOmitted) return
  if (isSameName(`${firstName} ${lastName}`.trim(), name)) return
  throw new AppError('other_person', { detail: `error.other_person?${new URLSearchParams({ name })}` })
}

/** Two empty values do not prove anything. */
const isSame = (one: string, other: string): boolean =>
  one !== '' && one.toLowerCase() === other.toLowerCase()
