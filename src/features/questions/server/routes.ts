import type { FastifyRequest } from 'fastify'
import { type Routes, register, signedInUser } from '#api/routes.ts'
import type { Database } from '#db/connection.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { keyNames } from '#features/conflicts/server/names-repository.ts'
import { findFollowed, lockFollowed } from '#features/consultations/server/link-repository.ts'
import {
  findConsultation,
  type LockedConsultation,
  lockListedConsultation,
  lockOwnConsultation,
} from '#features/consultations/server/repository.ts'
import { AppError, notFound } from '#http/errors.ts'
import { limitLinkReads, limitPerMinute } from '#http/rate-limit.ts'
import type { OwnEntry, RequestAnswers, SavedAnswers, TypedAnswers } from '../schema.ts'
import {
  countEntries,
  findQuestions,
  hasUnsentAnswers,
  listEntries,
  recordReading,
  recordRequest,
  saveAnswers,
} from './answer-repository.ts'
import { questionCalls } from './calls.ts'
import { notifyOfQuestions } from './mails.ts'
import { sendAnswers } from './sending.ts'

/** Locks the request of the caller until the transaction ends; throws if it is not theirs. */
type Lock = (tx: Database) => Promise<LockedConsultation>
type Typed = { versionId: number; changes: TypedAnswers }

const save = async (db: Database, lock: Lock, typed: Typed): Promise<SavedAnswers> =>
  db.transaction(async (tx) => {
    const consultation = await lock(tx)
    const { isClosed } = await findQuestions(tx, consultation)
    if (isClosed) throw new AppError('request_closed', { detail: 'error.questionsClosed' })
    const saved = await saveAnswers(tx, consultation, typed)
    if (!saved) throw new AppError('stale')
    const { version, draft } = saved
    const hasUnsent = await hasUnsentAnswers(tx, consultation.id, { content: version.content, draft })
    return { versionId: version.id, draft, hasUnsent }
  })

/** Saves in a transaction of its own: a refusal to send must not lose what was typed. */
const saveAndSend = async (
  request: FastifyRequest,
  lock: Lock,
  { isByOffice, ...typed }: Typed & { isByOffice: boolean },
): Promise<OwnEntry> => {
  const { db } = request.server
  await save(db, lock, typed)
  await keyNames(db)
  return db.transaction(async (tx) =>
    sendAnswers(tx, await lock(tx), { request, actor: request.user, isByOffice }),
  )
}

/** The questions of a client's own request, and of a guest's with a private link. */
export const ownQuestionRoutes: Routes = async (app) => {
  const on = register(app, questionCalls)
  const ownOf =
    (request: FastifyRequest, id: number): Lock =>
    async (tx) =>
      (await lockOwnConsultation(tx, signedInUser(request).id, id)) ?? notFound()
  const followedOf =
    (token: string): Lock =>
    async (tx) => {
      const locked = await lockFollowed(tx, token)
      if (!locked) throw new AppError('link_expired')
      return locked
    }

  on('GET /api/client/consultations/:id/questions', async (request) =>
    findQuestions(
      app.db,
      (await findConsultation(app.db, request.params.id, signedInUser(request))) ?? notFound(),
    ),
  )
  on('PUT /api/client/consultations/:id/questions', (request) =>
    save(app.db, ownOf(request, request.params.id), request.body),
  )
  on('POST /api/client/consultations/:id/questions', (request) =>
    saveAndSend(request, ownOf(request, request.params.id), { ...request.body, isByOffice: false }),
  )

  on('GET /api/requests/questions', { onRequest: limitLinkReads }, async ({ query }) => {
    const found = await findFollowed(app.db, query.token)
    return found ? findQuestions(app.db, found) : nothing
  })
  const limitSaves = { onRequest: limitPerMinute('answers of guests', 60) }
  on('PUT /api/requests/questions', limitSaves, ({ body: { token, ...typed } }) =>
    save(app.db, followedOf(token), typed),
  )
  on('POST /api/requests/questions', limitSaves, (request) => {
    const { token, ...typed } = request.body
    return saveAndSend(request, followedOf(token), { ...typed, isByOffice: false })
  })
}

/** The same for an unknown, an expired link and a request without questions. */
const nothing = {
  version: null,
  draft: {},
  hasUnsent: false,
  isClosed: false,
  requestedAt: null,
  sentAt: null,
}

/** The questions of a request, for users who may open it. */
export const requestQuestionRoutes: Routes = async (app) => {
  const on = register(app, questionCalls)
  const openedOf =
    (request: FastifyRequest, id: number): Lock =>
    async (tx) => {
      const { row, seen } =
        (await lockListedConsultation(tx, id, signedInUser(request), undefined)) ?? notFound()
      return seen.isOpen ? row : notFound()
    }
  const answer = async (db: Database, request: FastifyRequest, id: number): Promise<RequestAnswers> => {
    const found = (await findConsultation(db, id, signedInUser(request))) ?? notFound()
    if (!found.isOpen) return { isAnswered: (await countEntries(db, id)) > 0, opened: null }
    const entries = await listEntries(db, id)
    return { isAnswered: entries.length > 0, opened: { ...(await findQuestions(db, found)), entries } }
  }

  on('GET /api/admin/consultations/:id/questions', (request) => answer(app.db, request, request.params.id))

  on('POST /api/admin/consultations/:id/questions/request', (request) => {
    const { id } = request.params
    return app.db.transaction(async (tx) => {
      const consultation = await openedOf(request, id)(tx)
      const { version, isClosed } = await findQuestions(tx, consultation)
      if (isClosed) throw new AppError('request_closed', { detail: 'error.questionsClosed' })
      if (!version) throw new AppError('not_published', { detail: 'error.questionsMissing' })
      const { id: requestedById } = signedInUser(request)
      if (await recordRequest(tx, id, requestedById)) {
        await notifyOfQuestions(tx, app, consultation, requestedById)
        await auditOf(request)(tx, 'update', 'consultation', id, { questions: 'requested' })
      }
      return answer(tx, request, id)
    })
  })

  on('PUT /api/admin/consultations/:id/questions', (request) =>
    save(app.db, openedOf(request, request.params.id), request.body),
  )

  on('POST /api/admin/consultations/:id/questions', async (request) => {
    const { id } = request.params
    await saveAndSend(request, openedOf(request, id), { ...request.body, isByOffice: true })
    return answer(app.db, request, id)
  })

  on('PUT /api/admin/consultations/:id/questions/read', (request) => {
    const { id } = request.params
    return app.db.transaction(async (tx) => {
      await openedOf(request, id)(tx)
      if (await recordReading(tx, id, signedInUser(request).id))
        await auditOf(request)(tx, 'update', 'consultation', id, { questions: 'read' })
    })
  })
}
