import type { FastifyRequest } from 'fastify'
import type { SignedInUser } from '#access/roles.ts'
import { listOptions, newestFirst, replyWithPage } from '#api/lists.ts'
import { type Routes, register, repeatableCall, signedInUser } from '#api/routes.ts'
import type { Database } from '#db/connection.ts'
import { answerOnce } from '#features/answered-calls/server/repository.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { recordConsent } from '#features/consents/server/repository.ts'
import { findCalendar } from '#features/office-hours/server/repository.ts'
import type { ServiceArea } from '#features/services/areas.ts'
import { lockUser } from '#features/users/server/repository.ts'
import { AppError, invalidField, notFound } from '#http/errors.ts'
import { limitLinkReads, limitPerMinute } from '#http/rate-limit.ts'
import { meetingProblem } from '../meeting.ts'
import { canWithdraw } from '../rules.ts'
import type { HistoryEntry } from '../schema.ts'
import { consultationCalls } from './calls.ts'
import { auditEndedWith, type OnClosed } from './closing.ts'
import { claimEarlierRequests, type IsSameName, listEarlierRequests } from './guest-repository.ts'
import { listConsultationHistory } from './history-repository.ts'
import { createFollowLink, findFollowed, getFollowToken, lockFollowed } from './link-repository.ts'
import { announceConsultation, confirmConsultation, leadByPrivateLink, notifyOfWithdrawal } from './mails.ts'
import {
  consultationSortFields,
  createConsultation,
  findConsultation,
  findReceipt,
  listConsultations,
  lockOwnConsultation,
  matchesOwn,
  withdrawConsultation,
} from './repository.ts'

type Dependencies = {
  /** Checks for conflicts with other matters of the firm; implemented by `conflicts`. */
  flagNewRequest: (db: Database, id: number) => Promise<void>
  /** Whether questions are published for the area; implemented by `questions`. */
  offersQuestions: (db: Database, area: ServiceArea) => Promise<boolean>
}

/** The public form, for guests and clients (P4.1). */
export const consultationRoutes =
  ({ flagNewRequest, offersQuestions }: Dependencies): Routes =>
  async (app) => {
    const on = register(app, consultationCalls)

    on('POST /api/consultations', { onRequest: limitPerMinute('forms', 30) }, async (request) => {
      const { agreeToTerms, homepage, ...input } = request.body
      const problem = meetingProblem(input, new Date(), await findCalendar(app.db))
      if (problem) invalidField(problem.field, problem.message)
      const language = input.language ?? request.language
      let followToken: string | undefined
      const { answer } = await answerOnce(app.db, repeatableCall(request, request.body), {
        write: async (tx) => {
          // A form that the office sends belongs to the person in it, who is a guest.
          const userId = request.user?.role === 'client' ? request.user.id : null
          const row = await createConsultation(tx, { ...input, language, userId, isDoubtful: !!homepage })
          await recordConsent(tx, { userId, email: input.email, purpose: 'privacy', language })
          // The link must exist before the mail, which contains it too.
          if (userId === null) followToken = await createFollowLink(tx, row.id, app.linkTokens)
          await confirmConsultation(
            tx,
            app.publicUrl(),
            { ...row, email: input.email, language, userId },
            {
              requested: { limits: app.mailLimits, isOwn: isOwnMailbox(request.user) },
              ...(followToken !== undefined && {
                follow: leadByPrivateLink(app.publicUrl(), followToken, app.linkTokens),
              }),
            },
          )
          await announceConsultation(tx, app.publicUrl(), { ...row, email: input.email, userId })
          await auditOf(request)(tx, 'create', 'consultation', row.id)
          return row.id
        },
        read: async (tx, id) => {
          const receipt = (await findReceipt(tx, id)) ?? notFound()
          if (receipt.userId === null) followToken ??= await getFollowToken(tx, id, app.linkTokens)
          return { ...receipt, followToken }
        },
      })
      // The request is stored; a failed conflict check must not fail it.
      await flagNewRequest(app.db, answer.id).catch((err: unknown) =>
        request.log.error({ err }, 'a new request was not checked for conflicts'),
      )
      const hasQuestions = await offersQuestions(app.db, input.service)
      return { ...answer, ...(hasQuestions && { hasQuestions }) }
    })
  }

/** Clients get mail at their account's address, which may belong to someone else until it is confirmed. */
const isOwnMailbox = (person: SignedInUser | null): boolean => person?.role === 'client' && person.isVerified

/** A client's own consultations. Other clients' ids are answered like unknown ones. */
export const consultationClientRoutes =
  (onClosed: OnClosed): Routes =>
  async (app) => {
    const on = register(app, consultationCalls)

    on('GET /api/client/consultations', async (request, reply) => {
      const { query } = request
      const { q, ...options } = listOptions(query, consultationSortFields, newestFirst)
      const reader = signedInUser(request)
      const page = await listConsultations(app.db, { reader, matches: matchesOwn(q), ...options })
      return replyWithPage(request, reply, query, page)
    })

    on('GET /api/client/consultations/:id', async (request) => {
      const { id } = request.params
      const found = (await findConsultation(app.db, id, signedInUser(request))) ?? notFound()
      return { ...found, history: (await listConsultationHistory(app.db, id)).filter(isForClients) }
    })

    on('PUT /api/client/consultations/:id/withdraw', async (request) => {
      const { id } = request.params
      const dates = request.body?.dates
      const actor = signedInUser(request)
      return app.db.transaction(async (tx) => {
        const own = (await lockOwnConsultation(tx, actor.id, id)) ?? notFound()
        if (!canWithdraw(own)) throw new AppError('not_pending')
        await withdrawConsultation(tx, own, actor.id)
        const ended = await onClosed(tx, own, { actorId: actor.id, dates, sees: 'shown' })
        await notifyOfWithdrawal(tx, app.publicUrl(), { id, clientId: actor.id, email: own.email })
        await auditOf(request)(tx, 'withdraw', 'consultation', id, dates && { dates })
        await auditEndedWith(auditOf(request), tx, id, ended)
        return (await findConsultation(tx, id, actor)) ?? notFound()
      })
    })
  }

const isForClients = ({ field }: HistoryEntry): boolean =>
  field === 'created' || field === 'status' || field === 'withdrawn'

/** A guest follows a consultation by a private link, without an account (decision 17). */
export const followedConsultationRoutes =
  (onClosed: OnClosed): Routes =>
  async (app) => {
    const on = register(app, consultationCalls)

    on('GET /api/requests', { onRequest: limitLinkReads }, async ({ query }) => ({
      consultation: (await findFollowed(app.db, query.token)) ?? null,
    }))

    on('POST /api/requests/withdraw', { onRequest: limitPerMinute('request links', 30) }, async (request) => {
      const { token, dates } = request.body
      return app.db.transaction(async (tx) => {
        const locked = await lockFollowed(tx, token)
        if (!locked) throw new AppError('link_expired')
        if (!canWithdraw(locked)) throw new AppError('not_pending')
        const { id, email } = locked
        await withdrawConsultation(tx, locked, null)
        const ended = await onClosed(tx, locked, { actorId: null, dates, sees: 'shown' })
        await notifyOfWithdrawal(tx, app.publicUrl(), { id, clientId: null, email })
        await auditOf(request, null)(tx, 'withdraw', 'consultation', id, dates && { dates })
        await auditEndedWith(auditOf(request, null), tx, id, ended)
        return { consultation: (await findFollowed(tx, token)) ?? null }
      })
    })
  }

/** Work that waits for the account of a request; implemented by `questions`. */
type OnClaimed = (tx: Database, request: FastifyRequest, id: number) => Promise<void>

/**
 * Consultations from before the client had an account. They are offered once the address is verified, never
 * added without consent.
 */
export const earlierRequestRoutes =
  ({ isSameName, onClaimed }: { isSameName: IsSameName; onClaimed: OnClaimed }): Routes =>
  async (app) => {
    const on = register(app, consultationCalls)

    on('GET /api/client/earlier-requests', async (request) => {
      const person = signedInUser(request)
      return person.isVerified ? listEarlierRequests(app.db, person, isSameName) : []
    })

    on('POST /api/client/earlier-requests', async (request) => {
      const actor = signedInUser(request)
      const ids = [...new Set(request.body.ids)]
      await app.db.transaction(async (tx) => {
        // The current address, locked until the transaction ends.
        const person = await lockUser(tx, actor.id)
        if (!person?.isVerified) return notFound()
        const claimed = await claimEarlierRequests(tx, person, { ids, isSameName })
        // All or none: another person's consultation is refused like an unknown one.
        if (claimed.length < ids.length) notFound()
        for (const entityId of claimed) {
          await auditOf(request)(tx, 'claim', 'consultation', entityId)
          await onClaimed(tx, request, entityId)
        }
      })
      return { ids }
    })
  }
