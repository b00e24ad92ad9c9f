import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { SignedInUser } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { answerOnce } from '#features/answered-calls/repository.ts'
import { recordAudit } from '#features/audit/repository.ts'
import { recordConsent } from '#features/privacy/repository.ts'
import { listStaff } from '#features/users/repository.ts'
import type { Routes } from '#http/context.ts'
import { AppError, invalidField, notFound, stale } from '#http/errors.ts'
import { allow, signedInUser } from '#http/guards.ts'
import { repeatableCall } from '#http/idempotency-key.ts'
import { idParams, idQuery, listQuery, pageOf, replyWithPage, sortOf } from '#http/lists.ts'
import { limitPerMinute } from '#http/rate-limit.ts'
import { announceRequest, confirmRequest, tellOfStatus, tellOfWithdrawal } from './mails.ts'
import {
  type ConsultationSortField,
  consultationSortFields,
  countConsultations,
  createConsultation,
  findConsultation,
  findOwnConsultation,
  findReceipt,
  listConsultationHistory,
  listConsultations,
  lockConsultation,
  updateConsultation,
  withdrawConsultation,
} from './repository.ts'
import {
  type AssigneeFilter,
  consultation,
  consultationChanges,
  consultationCounts,
  consultationFilter,
  consultationInput,
  consultationReceipt,
  consultationWithHistory,
  type HistoryEntry,
  ownConsultation,
  ownConsultationWithHistory,
} from './schema.ts'

const newestFirst = { field: 'createdAt', descending: true } as const

/** The public form: guests and clients (decision 4.1). */
export const consultationRoutes: Routes = async (app) => {
  app.post(
    '/api/consultations',
    {
      onRequest: limitPerMinute('forms', 30),
      schema: { body: consultationInput, response: { 201: consultationReceipt } },
    },
    async (request, reply) => {
      const { agreeToTerms, homepage, ...input } = request.body
      if (homepage) return reply.code(201).send(receiptForMachines())
      const language = input.language ?? request.language
      const { answer } = await answerOnce(app.db, repeatableCall(request, request.body), {
        write: async (tx) => {
          const userId = request.user?.id ?? null
          const row = await createConsultation(tx, { ...input, language, userId })
          await recordConsent(tx, { userId, email: input.email, purpose: 'privacy', language })
          const asked = { limits: app.mailLimits, isOwn: isOwnMailbox(request.user) }
          await confirmRequest(tx, app.publicUrl(), { ...row, email: input.email, language, userId }, asked)
          await announceRequest(tx, app.publicUrl(), { ...row, email: input.email, userId })
          await recordAudit(tx, {
            actor: request.user,
            action: 'create',
            entity: 'consultation',
            entityId: row.id,
            ipAddress: request.ip,
          })
          return row.id
        },
        read: async (tx, id) => (await findReceipt(tx, id)) ?? notFound(),
      })
      return reply.code(201).send(answer)
    },
  )
}

/** Whoever is logged in is written to at the address of their account; a client's may be anybody's until it is confirmed. */
const isOwnMailbox = (person: SignedInUser | null): boolean =>
  person !== null && (person.role !== 'client' || person.isVerified)

/** Who filled in the hidden field reads an answer like any other, and nothing is stored. */
const receiptForMachines = () => {
  const now = new Date().toISOString()
  return { id: 0, status: 'pending' as const, createdAt: now, updatedAt: now }
}

/** A client's own requests; another person's id answers like an unknown one. */
export const consultationClientRoutes: Routes = async (app) => {
  const clientsOnly = allow('portal.use')

  app.get(
    '/api/client/consultations',
    {
      onRequest: clientsOnly,
      schema: { querystring: listQuery, response: { 200: z.array(ownConsultation) } },
    },
    async (request, reply) => {
      const { query } = request
      const page = await listConsultations(app.db, {
        userId: signedInUser(request).id,
        q: query.q,
        page: pageOf(query),
        sort: sortOf<ConsultationSortField>(query, consultationSortFields, newestFirst),
      })
      return replyWithPage(request, reply, query, page)
    },
  )

  app.get(
    '/api/client/consultations/:id',
    { onRequest: clientsOnly, schema: { params: idParams, response: { 200: ownConsultationWithHistory } } },
    async (request) => {
      const { id } = request.params
      const found = (await findOwnConsultation(app.db, signedInUser(request).id, id)) ?? notFound()
      return { ...found, history: (await listConsultationHistory(app.db, id)).filter(isForClients) }
    },
  )

  app.put(
    '/api/client/consultations/:id/withdraw',
    { onRequest: clientsOnly, schema: { params: idParams, response: { 200: ownConsultation } } },
    async (request) => {
      const { id } = request.params
      const actor = signedInUser(request)
      return app.db.transaction(async (tx) => {
        const current = await lockConsultation(tx, id)
        if (!current || current.userId !== actor.id) return notFound()
        if (current.status !== 'pending') throw new AppError('conflict', { detail: 'error.notPending' })
        await withdrawConsultation(tx, id, actor.id)
        await tellOfWithdrawal(tx, app.publicUrl(), { id, clientId: actor.id })
        await recordAudit(tx, {
          actor,
          action: 'withdraw',
          entity: 'consultation',
          entityId: id,
          ipAddress: request.ip,
        })
        return (await findOwnConsultation(tx, actor.id, id)) ?? notFound()
      })
    },
  )
}

const assigneeOf = (
  request: FastifyRequest,
  assignee: AssigneeFilter | undefined,
): number | null | undefined => {
  if (assignee === 'me') return signedInUser(request).id
  return assignee === 'none' ? null : undefined
}

const isForClients = ({ field, from }: HistoryEntry): boolean =>
  (field === 'created' && from === null) || field === 'status' || field === 'withdrawn'

export const consultationAdminRoutes: Routes = async (app) => {
  const officeOnly = allow('consultations.manage')

  app.get(
    '/api/admin/consultations',
    {
      onRequest: officeOnly,
      schema: {
        querystring: z.extend(listQuery, { ...consultationFilter.shape, userId: idQuery }),
        response: { 200: z.array(consultation) },
      },
    },
    async (request, reply) => {
      const { query } = request
      const page = await listConsultations(app.db, {
        status: query.status === 'all' ? undefined : query.status,
        userId: query.userId,
        assignedToId: assigneeOf(request, query.assignee),
        q: query.q,
        page: pageOf(query),
        sort: sortOf<ConsultationSortField>(query, consultationSortFields, newestFirst),
      })
      return replyWithPage(request, reply, query, page)
    },
  )

  app.get(
    '/api/admin/consultations/counts',
    {
      onRequest: officeOnly,
      schema: {
        querystring: z.extend(listQuery, { assignee: consultationFilter.shape.assignee }),
        response: { 200: consultationCounts },
      },
    },
    async (request) => {
      const { q, assignee } = request.query
      return countConsultations(app.db, { q, assignedToId: assigneeOf(request, assignee) })
    },
  )

  app.get(
    '/api/admin/consultations/:id',
    { onRequest: officeOnly, schema: { params: idParams, response: { 200: consultationWithHistory } } },
    async ({ params }) => {
      const found = (await findConsultation(app.db, params.id)) ?? notFound()
      return { ...found, history: await listConsultationHistory(app.db, params.id) }
    },
  )

  app.put(
    '/api/admin/consultations/:id',
    {
      onRequest: officeOnly,
      schema: { params: idParams, body: consultationChanges, response: { 200: consultation } },
    },
    async (request) => {
      const { id } = request.params
      const { updatedAt, ...changes } = request.body
      const actor = signedInUser(request)
      return app.db.transaction(async (tx) => {
        const current = (await lockConsultation(tx, id)) ?? notFound()
        if (updatedAt !== undefined && updatedAt !== current.updatedAt) stale()
        await refuseUnknownAssignee(tx, changes.assignedToId)
        await updateConsultation(tx, current, changes, actor.id)
        if (changes.status !== undefined && changes.status !== current.status)
          await tellOfStatus(tx, app.publicUrl(), current, changes.status)
        await recordAudit(tx, {
          actor,
          action: 'update',
          entity: 'consultation',
          entityId: id,
          ipAddress: request.ip,
          details: { status: changes.status ?? null },
        })
        return (await findConsultation(tx, id)) ?? notFound()
      })
    },
  )
}

/** Only an active member of staff or admin can be given a request (decision 4.22). */
const refuseUnknownAssignee = async (
  db: Database,
  assignedToId: number | null | undefined,
): Promise<void> => {
  if (assignedToId === null || assignedToId === undefined) return
  const staff = await listStaff(db)
  if (!staff.some(({ id }) => id === assignedToId)) invalidField('assignedToId', 'val.assignee')
}
