import multipart from '@fastify/multipart'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { SignedInUser } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { recordAudit } from '#features/audit/repository.ts'
import type { AuditAction, AuditEntity } from '#features/audit/schema.ts'
import { findConsultation } from '#features/consultations/repository.ts'
import { findUser } from '#features/users/repository.ts'
import type { Routes } from '#http/context.ts'
import { AppError, invalidField, notFound } from '#http/errors.ts'
import { allow, signedInUser } from '#http/guards.ts'
import { idParams, listQuery, pageOf, replyWithPage } from '#http/lists.ts'
import { sendAttachment } from '#http/send-file.ts'
import {
  createDocument,
  createDocumentRequest,
  deleteDocument,
  findDocument,
  findDocumentRequest,
  getDocumentWithViews,
  listDocumentRequests,
  listDocuments,
  recordView,
  type StoredDocument,
  settleDocumentRequest,
  updateDocumentRequest,
} from './repository.ts'
import {
  clientUploadFields,
  type Document,
  document,
  documentFilter,
  documentRequest,
  documentRequestChanges,
  documentRequestInput,
  mostBytes,
  officeUploadFields,
  ownDocument,
} from './schema.ts'
import { receiveFile, type Upload } from './upload.ts'

const uploads = { limits: { files: 1, fields: 5, fieldSize: 200, fileSize: mostBytes + 1, headerPairs: 20 } }

/** The bytes themselves: a stream passes no schema. */
const file = { 200: z.string() }

/** A client's own papers; another client's answer like unknown ones. */
export const documentClientRoutes: Routes = async (app) => {
  await app.register(multipart, uploads)
  const clientsOnly = allow('portal.use')

  app.get(
    '/api/client/documents',
    {
      onRequest: clientsOnly,
      schema: {
        querystring: z.extend(listQuery, { consultationId: documentFilter.shape.consultationId }),
        response: { 200: z.array(ownDocument) },
      },
    },
    async (request, reply) => {
      const { query } = request
      const { rows, total } = await listDocuments(app.db, {
        userId: signedInUser(request).id,
        consultationId: query.consultationId,
        page: pageOf(query),
        viewsBy: 'office',
      })
      return replyWithPage(request, reply, query, { rows: rows.map(asOwn), total })
    },
  )

  app.post(
    '/api/client/documents',
    {
      onRequest: clientsOnly,
      schema: { consumes: ['multipart/form-data'], response: { 201: ownDocument } },
    },
    async (request, reply) => {
      const client = signedInUser(request)
      const created = await receiveFile(
        request,
        clientUploadFields,
        async ({ consultationId, documentRequestId }) => {
          await refuseForeignRequest(app.db, client.id, consultationId)
          if (documentRequestId && !(await findDocumentRequest(app.db, documentRequestId, client.id)))
            notFound()
        },
        ({ fields, file }) =>
          app.db.transaction(async (tx) => {
            const asked =
              fields.documentRequestId === undefined
                ? undefined
                : await findDocumentRequest(tx, fields.documentRequestId, client.id)
            const id = await createDocument(tx, {
              ...rowOf(file),
              userId: client.id,
              uploadedById: client.id,
              consultationId: fields.consultationId ?? asked?.consultationId ?? null,
            })
            if (asked && !(await settleDocumentRequest(tx, asked.id, id)))
              throw new AppError('conflict', { detail: 'error.requestSettled' })
            await audit(tx, request, 'create', 'document', id)
            return getDocumentWithViews(tx, id, 'office')
          }),
      )
      return reply.code(201).send(asOwn(created))
    },
  )

  app.get(
    '/api/client/documents/:id/download',
    { onRequest: clientsOnly, schema: { params: idParams, response: file } },
    async (request, reply) =>
      download(
        request,
        reply,
        (await findDocument(app.db, request.params.id, signedInUser(request).id)) ?? notFound(),
      ),
  )

  /** Own uploads, until the firm has opened them. */
  app.delete(
    '/api/client/documents/:id',
    { onRequest: clientsOnly, schema: { params: idParams } },
    async (request, reply) => {
      const found = (await findDocument(app.db, request.params.id, signedInUser(request).id)) ?? notFound()
      if (found.isFromFirm) throw new AppError('forbidden')
      const key = await app.db.transaction(async (tx) => {
        const removed = await deleteDocument(tx, found.id, true)
        if (!removed) throw new AppError('conflict', { detail: 'error.documentOpened' })
        await audit(tx, request, 'delete', 'document', found.id)
        return removed
      })
      await app.files.remove(key)
      return reply.code(204).send()
    },
  )

  app.get(
    '/api/client/document-requests',
    {
      onRequest: clientsOnly,
      schema: {
        querystring: z.extend(listQuery, { consultationId: documentFilter.shape.consultationId }),
        response: { 200: z.array(documentRequest) },
      },
    },
    async (request, reply) => {
      const { query } = request
      const page = await listDocumentRequests(app.db, {
        userId: signedInUser(request).id,
        consultationId: query.consultationId,
        page: pageOf(query),
      })
      return replyWithPage(request, reply, query, page)
    },
  )
}

/** The papers of all clients: shared, downloaded, taken back, asked for. */
export const documentAdminRoutes: Routes = async (app) => {
  await app.register(multipart, uploads)
  const officeOnly = allow('documents.manage')
  const filteredList = z.extend(listQuery, documentFilter.shape)

  app.get(
    '/api/admin/documents',
    {
      onRequest: officeOnly,
      schema: { querystring: filteredList, response: { 200: z.array(document) } },
    },
    async (request, reply) => {
      const { query } = request
      const { userId, consultationId } = query
      const page = await listDocuments(app.db, {
        userId,
        consultationId,
        page: pageOf(query),
        viewsBy: 'client',
      })
      return replyWithPage(request, reply, query, page)
    },
  )

  app.post(
    '/api/admin/documents',
    {
      onRequest: officeOnly,
      schema: { consumes: ['multipart/form-data'], response: { 201: document } },
    },
    async (request, reply) => {
      const created = await receiveFile(
        request,
        officeUploadFields,
        ({ userId, consultationId }) => refuseOthers(app.db, userId, consultationId),
        ({ fields, file }) =>
          app.db.transaction(async (tx) => {
            const id = await createDocument(tx, {
              ...rowOf(file),
              userId: fields.userId,
              uploadedById: signedInUser(request).id,
              consultationId: fields.consultationId ?? null,
            })
            await audit(tx, request, 'create', 'document', id)
            return getDocumentWithViews(tx, id, 'client')
          }),
      )
      return reply.code(201).send(created)
    },
  )

  app.get(
    '/api/admin/documents/:id/download',
    { onRequest: officeOnly, schema: { params: idParams, response: file } },
    async (request, reply) =>
      download(request, reply, (await findDocument(app.db, request.params.id)) ?? notFound()),
  )

  app.delete(
    '/api/admin/documents/:id',
    { onRequest: officeOnly, schema: { params: idParams } },
    async (request, reply) => {
      const { id } = request.params
      const key = await app.db.transaction(async (tx) => {
        const removed = (await deleteDocument(tx, id)) ?? notFound()
        await audit(tx, request, 'delete', 'document', id)
        return removed
      })
      await app.files.remove(key)
      return reply.code(204).send()
    },
  )

  app.get(
    '/api/admin/document-requests',
    {
      onRequest: officeOnly,
      schema: { querystring: filteredList, response: { 200: z.array(documentRequest) } },
    },
    async (request, reply) => {
      const { query } = request
      const { userId, consultationId } = query
      const page = await listDocumentRequests(app.db, { userId, consultationId, page: pageOf(query) })
      return replyWithPage(request, reply, query, page)
    },
  )

  app.post(
    '/api/admin/document-requests',
    { onRequest: officeOnly, schema: { body: documentRequestInput, response: { 201: documentRequest } } },
    async (request, reply) => {
      const input = request.body
      await refuseOthers(app.db, input.userId, input.consultationId ?? undefined)
      const created = await app.db.transaction(async (tx) => {
        const id = await createDocumentRequest(tx, input, signedInUser(request).id)
        await audit(tx, request, 'create', 'documentRequest', id)
        return (await findDocumentRequest(tx, id)) ?? notFound()
      })
      return reply.code(201).send(created)
    },
  )

  app.put(
    '/api/admin/document-requests/:id',
    {
      onRequest: officeOnly,
      schema: { params: idParams, body: documentRequestChanges, response: { 200: documentRequest } },
    },
    async (request) => {
      const { id } = request.params
      return app.db.transaction(async (tx) => {
        if (!(await findDocumentRequest(tx, id))) notFound()
        if (!(await updateDocumentRequest(tx, id, request.body)))
          throw new AppError('conflict', { detail: 'error.requestSettled' })
        await audit(tx, request, 'update', 'documentRequest', id)
        return (await findDocumentRequest(tx, id)) ?? notFound()
      })
    },
  )
}

const rowOf = ({ key, name, kind, size, sha256 }: Upload<unknown>['file']) => ({
  name,
  type: kind,
  size,
  sha256,
  storageKey: key,
})

const asOwn = (row: Document) => ({ ...row, isDeletable: !row.isFromFirm && row.openedAt === null })

/** Notes the look, in the record and in the audit log, before the first byte leaves. */
const download = async (request: FastifyRequest, reply: FastifyReply, found: StoredDocument) => {
  const { db, files } = request.server
  if ((await files.sizeOf(found.storageKey)) === null) notFound()
  await db.transaction(async (tx) => {
    await recordView(tx, found, signedInUser(request).id)
    await audit(tx, request, 'download', 'document', found.id)
  })
  return sendAttachment(request, reply, found, (range) => files.stream(found.storageKey, range))
}

const refuseForeignRequest = async (db: Database, clientId: number, consultationId: number | undefined) => {
  if (consultationId === undefined) return
  const found = await findConsultation(db, consultationId)
  if (found?.userId !== clientId) notFound()
}

/** The office shares with clients only, and ties a paper only to that client's own request. */
const refuseOthers = async (db: Database, userId: number, consultationId: number | undefined) => {
  const person = await findUser(db, userId)
  if (person?.role !== 'client') invalidField('userId', 'val.client')
  if (consultationId === undefined) return
  const found = await findConsultation(db, consultationId)
  if (found?.userId !== userId) invalidField('consultationId', 'val.consultation')
}

const audit = (
  db: Database,
  request: FastifyRequest,
  action: AuditAction,
  entity: AuditEntity,
  entityId: number,
) => {
  const actor: SignedInUser = signedInUser(request)
  return recordAudit(db, { actor, action, entity, entityId, ipAddress: request.ip })
}
