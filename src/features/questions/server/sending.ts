import type { FastifyRequest } from 'fastify'
import type { Database } from '#db/connection.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import type { Actor } from '#features/audit/server/repository.ts'
import { recheck } from '#features/conflicts/server/checks.ts'
import { addParties } from '#features/conflicts/server/repository.ts'
import { addHistory } from '#features/consultations/server/history-repository.ts'
import type { LockedConsultation } from '#features/consultations/server/repository.ts'
import { notifyOfPapers } from '#features/documents/server/mails.ts'
import { AppError, notFound } from '#http/errors.ts'
import { areSame, readAnswers } from '../answer-rules.ts'
import { cautionsOf, visibleQuestions } from '../rules.ts'
import type { Answers, OwnEntry, Question } from '../schema.ts'
import { addEntry, countEntries, dropHidden, findNewestAnswers, findQuestions } from './answer-repository.ts'
import { notifyOfAnswers } from './mails.ts'
import { findClaimed, requestPapers, type WithPapers } from './paper-repository.ts'

type Sending = {
  request: FastifyRequest
  /** The user who answers; null for a guest. */
  actor: Actor
  isByOffice: boolean
}

/** Sends the draft of a locked request as a new entry. The answers that were sent last are sent once. */
export const sendAnswers = async (
  tx: Database,
  consultation: LockedConsultation,
  sending: Sending,
): Promise<OwnEntry> => {
  const { id } = consultation
  const { version, draft } = await findQuestions(tx, consultation)
  if (!version) return notFound()
  const { content } = version
  const { answers, problems } = readAnswers(content, draft)
  if (problems.length > 0) throw new AppError('invalid', { errors: problems })
  if (Object.keys(answers).length === 0)
    throw new AppError('invalid', {
      errors: [{ field: content[0]?.id ?? '', message: 'val.question.none' }],
    })
  const newest = await findNewestAnswers(tx, id)
  if (!newest || !areSame(content, answers, newest.answers))
    await addAnswers(tx, consultation, { version, answers, sending })
  await dropHidden(tx, id, content)
  const sent = (await findNewestAnswers(tx, id)) ?? notFound()
  return {
    number: await countEntries(tx, id),
    version: sent.version,
    answers: sent.answers,
    cautions: sent.cautions,
    createdAt: sent.createdAt,
  }
}

type Sent = { version: { id: number; content: Question[] }; answers: Answers; sending: Sending }

const addAnswers = async (
  tx: Database,
  consultation: LockedConsultation,
  { version, answers, sending: { request, actor, isByOffice } }: Sent,
): Promise<void> => {
  const { id } = consultation
  const audit = auditOf(request, actor)
  await addEntry(tx, {
    consultationId: id,
    versionId: version.id,
    answers,
    cautions: cautionsOf(version.content, answers).map((question) => question.id),
    recordedById: isByOffice ? (actor?.id ?? null) : null,
    isByOffice,
  })
  await audit(tx, 'update', 'consultation', id, { questions: 'answered' })
  const parties = partiesOf(version.content, answers)
  if (parties.length > 0) {
    const { before, after } = await addParties(tx, id, parties)
    if (after > before) {
      await recheck(tx, id)
      await addHistory(tx, id, actor?.id ?? null, 'parties', String(before), String(after))
      await audit(tx, 'update', 'consultation', id, { parties: String(after) })
    }
  }
  await addPapers(tx, request, consultation, actor)
  if (!isByOffice) await notifyOfAnswers(tx, request.server.publicUrl(), consultation)
}

const partiesOf = (content: readonly Question[], answers: Answers) =>
  visibleQuestions(content, answers).flatMap(({ id, kind, partyRole }) => {
    const name = answers[id]
    return kind === 'party' && partyRole !== null && typeof name === 'string'
      ? [{ role: partyRole, name }]
      : []
  })

/** The documents that a guest's answers name are requested once the request belongs to an account. */
export const requestPapersOfClaimed = async (
  tx: Database,
  request: FastifyRequest,
  id: number,
): Promise<void> => {
  const found = await findClaimed(tx, id)
  if (found) await addPapers(tx, request, found, request.user)
}

/** Clients who did not send the answers themselves get one mail. */
const addPapers = async (
  tx: Database,
  request: FastifyRequest,
  consultation: WithPapers,
  actor: Actor,
): Promise<void> => {
  const { id: consultationId, userId } = consultation
  const requested = await requestPapers(tx, consultation)
  for (const { id } of requested)
    await auditOf(request, actor)(tx, 'create', 'documentRequest', id, { questions: 'answered' })
  if (userId === null || !actor || actor.id === userId) return
  const dueDates = requested.map(({ dueDate }) => dueDate)
  await notifyOfPapers(tx, request.server.publicUrl(), { userId, consultationId, dueDates }, actor.id)
}
