import type { FastifyRequest } from 'fastify'
import { listOptions, newestFirst, pageOf, replyWithPage } from '#api/lists.ts'
import { type Routes, register, repeatableCall, signedInUser } from '#api/routes.ts'
import { answerOnce } from '#features/answered-calls/server/repository.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { recordAnswer } from '#features/consultations/server/repository.ts'
import { findUser, listUsers, userSortFields } from '#features/users/server/repository.ts'
import { AppError, notFound } from '#http/errors.ts'
import { isUnattended } from '#http/request-origin.ts'
import { isRecipient } from '../rules.ts'
import type { Message } from '../schema.ts'
import { messageCalls } from './calls.ts'
import { listConversations } from './conversation-repository.ts'
import { notifyOfMessage } from './mails.ts'
import {
  createMessage,
  findMessage,
  isBetweenOthers,
  listAssignedTo,
  listMessages,
  listThread,
  messageSortFields,
  setMessageStatus,
  withConsultations,
} from './repository.ts'
import { addressOf, isToClient, recordOversight } from './rules.ts'

/** Messages between clients and the office, and among colleagues. */
export const messageRoutes: Routes = async (app) => {
  const on = register(app, messageCalls)

  on('GET /api/messages', async (request, reply) => {
    const { query } = request
    const page = await listMessages(app.db, {
      reader: signedInUser(request),
      // A conversation about one consultation includes both directions.
      box: query.box ?? (query.consultationId === undefined ? 'inbox' : undefined),
      consultationId: query.consultationId,
      ...listOptions(query, messageSortFields, newestFirst),
    })
    if (query.consultationId !== undefined) await markOpened(request, page.rows)
    return replyWithPage(request, reply, query, page)
  })

  /** Opening a message marks it as read for its recipient. */
  on('GET /api/messages/:id', async (request) => {
    const person = signedInUser(request)
    const { id } = request.params
    const found = (await findMessage(app.db, id, person)) ?? notFound()
    const isOpened = request.method !== 'HEAD' && !isUnattended(request) && isRecipient(person, found)
    if (found.status === 'unread' && isOpened) await setMessageStatus(app.db, id, 'read')
    const thread = await listThread(app.db, id, person)
    if (thread.some((each) => isBetweenOthers(each, person))) await recordOversight(request, thread)
    return { ...(thread.find((each) => each.id === id) ?? found), thread }
  })

  on('POST /api/messages', async (request) => {
    const from = signedInUser(request)
    const { answer } = await answerOnce(app.db, repeatableCall(request, request.body), {
      write: async (tx) => {
        const values = await addressOf(tx, from, request.body)
        const id = await createMessage(tx, values)
        if (values.consultationId && (await isToClient(tx, from, values)))
          await recordAnswer(tx, values.consultationId)
        const stored = (await findMessage(tx, id, from)) ?? notFound()
        await notifyOfMessage(tx, app.publicUrl(), stored)
        await auditOf(request)(tx, 'create', 'message', id)
        return id
      },
      read: async (tx, id) => (await findMessage(tx, id, from)) ?? notFound(),
    })
    return answer
  })

  on('PUT /api/messages/:id', async (request) => {
    const person = signedInUser(request)
    const { id } = request.params
    return app.db.transaction(async (tx) => {
      const found = (await findMessage(tx, id, person)) ?? notFound()
      if (!isRecipient(person, found)) throw new AppError('not_recipient')
      await setMessageStatus(tx, id, request.body.status)
      return (await findMessage(tx, id, person)) ?? notFound()
    })
  })
}

/**
 * Opening the conversation about a request is like opening each message, also on a page without scripts. The answer
 * still has the state before, so that the page shows which messages are new.
 */
const markOpened = async (request: FastifyRequest, rows: readonly Message[]): Promise<void> => {
  const reader = signedInUser(request)
  if (reader.role !== 'client' || request.method === 'HEAD' || isUnattended(request)) return
  for (const row of rows)
    if (row.status === 'unread' && isRecipient(reader, row))
      await setMessageStatus(request.server.db, row.id, 'read')
}

const byFirstName = { field: 'firstName', descending: false } as const

export const messageClientRoutes: Routes = async (app) => {
  const on = register(app, messageCalls)

  on('GET /api/client/conversations', async (request, reply) => {
    const { query } = request
    const page = await listConversations(app.db, {
      client: signedInUser(request),
      box: query.box ?? 'inbox',
      q: query.q,
      page: pageOf(query),
    })
    return replyWithPage(request, reply, query, page)
  })

  /** The people to whom a client can write, besides the firm; for one consultation, its assignee. */
  on('GET /api/client/correspondents', async (request) =>
    listAssignedTo(app.db, signedInUser(request).id, request.query.consultationId),
  )
}

export const messageAdminRoutes: Routes = async (app) => {
  const on = register(app, messageCalls)

  on('GET /api/admin/messages', async (request, reply) => {
    const { query } = request
    const page = await listMessages(app.db, {
      reader: signedInUser(request),
      box: query.box ?? 'all',
      status: query.status === 'all' ? undefined : query.status,
      withUserId: query.userId,
      ...listOptions(query, messageSortFields, newestFirst),
    })
    return replyWithPage(request, reply, query, page)
  })

  /** The people to whom the office can write: everyone who can still log in, found by name. */
  on('GET /api/admin/correspondents', async (request, reply) => {
    const { query } = request
    const page = await listUsers(app.db, {
      isActive: true,
      role: query.role,
      ...listOptions(query, userSortFields, byFirstName),
    })
    const rows = await withConsultations(app.db, signedInUser(request), page.rows)
    return replyWithPage(request, reply, query, { ...page, rows })
  })

  /** The person behind an id in the page's URL. */
  on('GET /api/admin/correspondents/:id', async (request) => {
    const person = (await findUser(app.db, request.params.id)) ?? notFound()
    const [known] = await withConsultations(app.db, signedInUser(request), [person])
    return known ?? notFound()
  })
}
