import type { FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { everyRow, listOptions, newestFirst, replyWithPage, sendCsv } from '#api/lists.ts'
import { type Routes, register, repeatableCall, requireRecentProof, signedInUser } from '#api/routes.ts'
import type { Database } from '#db/connection.ts'
import { answerOnce } from '#features/answered-calls/server/repository.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { AppError, notFound } from '#http/errors.ts'
import { isApproved, isClosing } from '../rules.ts'
import type { Consultation, ConsultationChanges } from '../schema.ts'
import { consultationCalls } from './calls.ts'
import { notifyAssignee, notifyOfStatus, refuseUnknownAssignee } from './change-mails.ts'
import { auditEndedWith, type OnClosed } from './closing.ts'
import { addReply } from './history-repository.ts'
import { replyToGuest } from './mails.ts'
import {
  type ConsultationList,
  consultationSortFields,
  countConsultations,
  findConsultation,
  listConsultations,
  lockListedConsultation,
  recordAnswer,
  updateConsultation,
} from './repository.ts'
import { addAssignee, refuseToRestrict, restrict, withDetails } from './restriction.ts'

/** Conditions for an approval; implemented by `conflicts`. */
type Approval = {
  /** Runs before the transaction. */
  prepare: (db: Database) => Promise<void>
  /** Throws if it may not be approved. */
  admit: (tx: Database, request: FastifyRequest, consultationId: number) => Promise<void>
}

/** The condition of a search in the office; implemented by `find`. */
type Search = (
  request: FastifyRequest,
  db: Database,
  q: string | undefined,
) => Promise<ConsultationList['matches']>

type Dependencies = Approval & { onClosed: OnClosed; search: Search }

type ListQuery = z.output<(typeof consultationCalls)['GET /api/admin/consultations.csv']['query']>

const orderOf = (query: ListQuery) => {
  const { page, sort } = listOptions(query, consultationSortFields, newestFirst)
  return { page, sort }
}

/** The consultations of all clients that the user may see (decision 29). */
export const consultationAdminRoutes =
  ({ onClosed, search, ...approval }: Dependencies): Routes =>
  async (app) => {
    const on = register(app, consultationCalls)
    const selectionOf = async (
      db: Database,
      request: FastifyRequest,
      { q, assignee, origin }: Pick<ListQuery, 'q' | 'assignee' | 'origin'>,
    ) => {
      const reader = signedInUser(request)
      const matches = await search(request, db, q)
      return { reader, matches, assignedToId: assigneeOf(request, assignee), origin }
    }

    on('GET /api/admin/consultations', async (request, reply) => {
      const { query } = request
      const page = await listConsultations(app.db, {
        ...(await selectionOf(app.db, request, query)),
        status: query.status,
        userId: query.userId,
        ...orderOf(query),
      })
      return replyWithPage(request, reply, query, page)
    })

    /** Sender, area and status, without texts. The export is audited, because it contains personal data. */
    on('GET /api/admin/consultations.csv', { onRequest: requireRecentProof }, async (request, reply) => {
      const { query } = request
      const rows = await app.db.transaction(async (tx) => {
        await auditOf(request)(tx, 'export', 'consultation')
        const selection = await selectionOf(tx, request, query)
        return everyRow((page) =>
          listConsultations(tx, { ...selection, status: query.status, ...orderOf(query), page }),
        )
      })
      return sendCsv(reply, 'consultations.csv', csvRows(rows))
    })

    on('GET /api/admin/consultations/counts', async (request) =>
      countConsultations(app.db, await selectionOf(app.db, request, request.query)),
    )

    on('GET /api/admin/consultations/:id', async (request) => {
      const reader = signedInUser(request)
      const found = (await findConsultation(app.db, request.params.id, reader)) ?? notFound()
      return withDetails(app.db, found, reader)
    })

    on('PUT /api/admin/consultations/:id', async (request) => {
      const { id } = request.params
      const { updatedAt, addsReader = false, dates, ...changes } = request.body
      const actor = signedInUser(request)
      if (isApproved(changes.status) && (await findConsultation(app.db, id, actor)))
        await approval.prepare(app.db)
      return app.db.transaction(async (tx) => {
        const { row, seen } = (await lockListedConsultation(tx, id, actor, updatedAt)) ?? notFound()
        if (isApproved(changes.status) && !isApproved(row.status)) await approval.admit(tx, request, id)
        await refuseUnknownAssignee(tx, changes.assignedToId)
        await addAssignee(tx, request, row, { assignedToId: changes.assignedToId, addsReader })
        const allowed = withoutClosedTexts(seen, changes)
        await updateConsultation(tx, row, allowed, actor.id)
        const ended = isClosing(row.status, changes.status)
          ? await onClosed(tx, row, { actorId: actor.id, dates, sees: seen.isOpen ? 'all' : 'nothing' })
          : undefined
        const status = changes.status === row.status ? undefined : changes.status
        if (status !== undefined)
          await notifyOfStatus(tx, app.publicUrl(), { ...row, ...allowed }, { status, issuedById: actor.id })
        await notifyAssignee(tx, app.publicUrl(), { ...row, ...changes }, { before: row.assignedToId, actor })
        await auditOf(request)(tx, 'update', 'consultation', id, {
          status: status ?? null,
          ...(dates && { dates }),
        })
        await auditEndedWith(auditOf(request), tx, id, ended)
        return (await findConsultation(tx, id, actor)) ?? notFound()
      })
    })

    /**
     * Replies to a guest by mail; clients get replies in the portal. The first reply fulfills the promise.
     */
    on('POST /api/admin/consultations/:id/reply', async (request) => {
      const { id } = request.params
      const { message } = request.body
      const actor = signedInUser(request)
      const { answer } = await answerOnce(app.db, repeatableCall(request, [id, request.body]), {
        write: async (tx) => {
          const { row, seen } = (await lockListedConsultation(tx, id, actor, undefined)) ?? notFound()
          // Refuse users who may not read it.
          if (!seen.isOpen) notFound()
          // The address is empty after the person's data is erased.
          if (row.userId !== null || row.email === '') throw new AppError('not_a_guest')
          await replyToGuest(tx, row, { message, issuedById: actor.id })
          await addReply(tx, id, actor.id, message)
          await recordAnswer(tx, id)
          await auditOf(request)(tx, 'reply', 'consultation', id)
          return id
        },
        read: async (tx) => withDetails(tx, (await findConsultation(tx, id, actor)) ?? notFound(), actor),
      })
      return answer
    })

    /** Sets who may read a consultation besides admins, or makes it readable for the whole office. */
    on('PUT /api/admin/consultations/:id/readers', async (request) => {
      const { id } = request.params
      const { userIds, updatedAt } = request.body
      const actor = signedInUser(request)
      return app.db.transaction(async (tx) => {
        const { row } = (await lockListedConsultation(tx, id, actor, updatedAt)) ?? notFound()
        refuseToRestrict(actor, row)
        await restrict(tx, request, row, userIds)
        const saved = (await findConsultation(tx, id, actor)) ?? notFound()
        return withDetails(tx, saved, actor)
      })
    })
  }

const exported = [
  'id',
  'createdAt',
  'receivedAt',
  'origin',
  'firstName',
  'lastName',
  'email',
  'phone',
  'service',
  'status',
  'assignedToName',
  'firstAnswerAt',
  'heardThrough',
  'urgentDay',
] as const

const csvRows = (rows: readonly Consultation[]) => [
  exported,
  ...rows.map((row) => exported.map((name) => row[name])),
]

const assigneeOf = (request: FastifyRequest, assignee = 'all'): number | null | undefined => {
  if (assignee === 'me') return signedInUser(request).id
  if (assignee === 'none') return null
  return assignee === 'all' ? undefined : Number(assignee)
}

/** Drops empty texts from a user who could not see the real ones, so that these are not overwritten. */
const withoutClosedTexts = (
  { isOpen }: Consultation,
  { notes, rejectionNote, ...changes }: Omit<ConsultationChanges, 'updatedAt' | 'addsReader' | 'dates'>,
) => {
  if (isOpen)
    return {
      ...changes,
      ...(notes !== undefined && { notes }),
      ...(rejectionNote !== undefined && { rejectionNote }),
    }
  if (notes || rejectionNote) throw new AppError('closed_notes')
  return changes
}
