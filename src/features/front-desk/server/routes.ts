import type { FastifyRequest } from 'fastify'
import type { Reader, SignedInUser } from '#access/roles.ts'
import { type Routes, register, repeatableCall, signedInUser } from '#api/routes.ts'
import type { Database } from '#db/connection.ts'
import { answerOnce } from '#features/answered-calls/server/repository.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { qrCode } from '#features/auth/two-factor/server/qr-code.ts'
import { flagNewRequest } from '#features/conflicts/server/checks.ts'
import { findHits, showHits } from '#features/conflicts/server/hits-repository.ts'
import { keyNames } from '#features/conflicts/server/names-repository.ts'
import { heardOptions } from '#features/consultations/heard-through.ts'
import { addHistory } from '#features/consultations/server/history-repository.ts'
import { getFollowToken } from '#features/consultations/server/link-repository.ts'
import { confirmConsultation, leadByPrivateLink } from '#features/consultations/server/mails.ts'
import {
  findConsultation,
  lockListedConsultation,
  recordAnswer,
} from '#features/consultations/server/repository.ts'
import { withDetails } from '#features/consultations/server/restriction.ts'
import { findCallers } from '#features/find/server/find.ts'
import { withIndexesOnly } from '#features/find/server/query-repository.ts'
import { maxFound } from '#features/find/values.ts'
import type { KnownSettings } from '#features/settings/server/known-settings.ts'
import { phoneInQuery } from '#fields/number-in-query.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { AppError, invalidField, notFound } from '#http/errors.ts'
import { limitPerMinute } from '#http/rate-limit.ts'
import type { SavedRequest, SimilarAnswer } from '../schema.ts'
import { frontDeskCalls } from './calls.ts'
import { noteUrgentDay } from './mails.ts'
import { recordRequest } from './record.ts'
import { saveUrgentDay } from './repository.ts'

/** Requests that reach the office by phone, message or visit (decision 75). */
export const frontDeskRoutes =
  ({ settings }: { settings: KnownSettings }): Routes =>
  async (app) => {
    const on = register(app, frontDeskCalls)

    on('GET /api/admin/front-desk', async () => ({
      heardThrough: [...heardOptions((await settings.get()).heard_through)],
    }))

    on('POST /api/admin/consultations', async (request) => {
      const actor = signedInUser(request)
      const { answer, isRepeated } = await answerOnce(app.db, repeatableCall(request, request.body), {
        write: (tx) => recordRequest(tx, request, request.body),
        read: async (tx, id) => (await findConsultation(tx, id, actor)) ?? notFound(),
      })
      const { id, userId, isOpen } = answer
      // The link opens the whole path, so it is shown again only to those who may open the request now.
      const isShown = userId === null && (!isRepeated || isOpen)
      const token = isShown && (await getFollowToken(app.db, id, app.linkTokens))
      return {
        consultation: answer,
        link: token ? linkOf(app.publicUrl(), token) : null,
        hits: await checkForConflicts(request, id),
      }
    })

    /** The office's search, for callers only. Typing sends a request for most letters. */
    on('GET /api/admin/similar-requests', { onRequest: limitPerMinute('find', 600) }, async (request) => {
      const reader = signedInUser(request)
      return withIndexesOnly(app.db, (tx) => findSimilarCallers(tx, request.query, reader))
    })

    /** The person was reached, which fulfills the promise of an answer. */
    on('POST /api/admin/consultations/:id/spoken-with', async (request) => {
      const { id } = request.params
      const actor = signedInUser(request)
      const { answer } = await answerOnce(app.db, repeatableCall(request, [id, request.body]), {
        write: async (tx) => {
          await lockOpen(tx, id, actor)
          await recordAnswer(tx, id)
          await addHistory(tx, id, actor.id, 'spokenWith', null, request.body.origin)
          await auditOf(request)(tx, 'update', 'consultation', id, { spokenWith: request.body.origin })
          return id
        },
        read: async (tx) => withDetails(tx, (await findConsultation(tx, id, actor)) ?? notFound(), actor),
      })
      return answer
    })

    /** Sets, changes or removes the day that must not pass. A new day is mailed immediately. */
    on('PUT /api/admin/consultations/:id/urgent-day', async (request) => {
      const { id } = request.params
      const { urgentDay, urgentReason = '', updatedAt } = request.body
      const actor = signedInUser(request)
      return app.db.transaction(async (tx) => {
        const { row, seen } = (await lockListedConsultation(tx, id, actor, updatedAt)) ?? notFound()
        if (!seen.isOpen) notFound()
        if (urgentDay !== null && urgentDay !== row.urgentDay && urgentDay < todayInRiyadh(new Date()))
          invalidField('urgentDay', 'val.urgentDay.past')
        await saveUrgentDay(tx, id, { urgentDay, urgentReason: urgentDay === null ? '' : urgentReason })
        if (urgentDay !== row.urgentDay) {
          if (urgentDay !== null) await noteUrgentDay(tx, app.publicUrl(), { ...row, urgentDay })
          await addHistory(tx, id, actor.id, 'urgentDay', row.urgentDay, urgentDay)
          await auditOf(request)(tx, 'update', 'consultation', id, { urgentDay })
        }
        return withDetails(tx, (await findConsultation(tx, id, actor)) ?? notFound(), actor)
      })
    })

    /** Mails the private link to a caller without an account. */
    on('POST /api/admin/consultations/:id/link-mail', async (request) => {
      const { id } = request.params
      const actor = signedInUser(request)
      await answerOnce(app.db, repeatableCall(request, id), {
        write: async (tx) => {
          const row = await lockOpen(tx, id, actor)
          if (row.userId !== null || row.email === '') throw new AppError('not_a_guest')
          const token = await getFollowToken(tx, id, app.linkTokens)
          const follow = leadByPrivateLink(app.publicUrl(), token, app.linkTokens)
          await confirmConsultation(tx, app.publicUrl(), row, { follow })
          await auditOf(request)(tx, 'reply', 'consultation', id)
          return id
        },
        read: async (tx) => {
          if (!(await findConsultation(tx, id, actor))) notFound()
        },
      })
    })
  }

const linkOf = (publicUrl: string, token: string): SavedRequest['link'] => {
  const url = `${publicUrl}/requests?${new URLSearchParams({ token })}`
  return { url, qrCode: qrCode(url) }
}

/** Locks a request that the person may open or has recorded; another one is treated as unknown. */
const lockOpen = async (tx: Database, id: number, actor: SignedInUser) => {
  const { row, seen } = (await lockListedConsultation(tx, id, actor, undefined)) ?? notFound()
  return seen.isOpen || row.recordedById === actor.id ? row : notFound()
}

/** The request is stored; a failed check must not fail it. */
const checkForConflicts = async (request: FastifyRequest, id: number): Promise<SavedRequest['hits']> => {
  const { db } = request.server
  try {
    await flagNewRequest(db, id)
    await keyNames(db)
    return await showHits(db, await findHits(db, id), { reader: signedInUser(request), known: [] })
  } catch (err) {
    request.log.error({ err }, 'a recorded request was not checked for conflicts')
    return null
  }
}

type Given = { name?: string | undefined; phone?: string | undefined; email?: string | undefined }

/**
 * People and earlier requests that may be the caller's: first those that match name and number, then each
 * alone. The searches run one after the other in the same transaction.
 */
const findSimilarCallers = async (
  db: Database,
  { name = '', phone = '', email = '' }: Given,
  reader: Reader,
): Promise<SimilarAnswer> => {
  const digits = phoneInQuery(phone)
  const searches = [
    ...(name && digits !== undefined ? [{ typed: name, digits }] : []),
    ...[phone, email, name].filter(Boolean).map((typed) => ({ typed })),
  ]
  const answer: SimilarAnswer = { people: [], requests: [] }
  for (const search of searches) {
    const found = await findCallers(db, search, reader)
    answer.people.push(...found.people)
    answer.requests.push(...found.requests)
  }
  return {
    people: distinct(answer.people, ({ kind, id }) => `${kind} ${id}`),
    requests: distinct(answer.requests, ({ id }) => String(id)),
  }
}

const distinct = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] => {
  const seen = new Set<string>()
  return rows.filter((row) => !seen.has(keyOf(row)) && seen.add(keyOf(row))).slice(0, maxFound)
}
