import multipart from '@fastify/multipart'
import type { SignedInUser } from '#access/roles.ts'
import { pageOf, replyWithPage } from '#api/lists.ts'
import { type Routes, register, requireKnownPerson, signedInUser } from '#api/routes.ts'
import type { Database } from '#db/connection.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { findConsultation } from '#features/consultations/server/repository.ts'
import { AppError, notFound } from '#http/errors.ts'
import { clientUploadFields, type Document } from '../schema.ts'
import { documentCalls } from './calls.ts'
import {
  download,
  readableBy,
  receiveFile,
  refuseOverLimit,
  refuseOverLimitAgain,
  rowOf,
  storeOnce,
  uploads,
} from './files.ts'
import { notifyOfSent } from './mails.ts'
import {
  createDocument,
  deleteDocument,
  findDocument,
  findDocumentRequest,
  getDocumentWithViews,
  listDocumentRequests,
  listDocuments,
  settleDocumentRequest,
} from './repository.ts'
import { reopenRequestsFor } from './review-repository.ts'

/** A client's own documents. Other clients' ids are answered like unknown ones. */
export const documentClientRoutes: Routes = async (app) => {
  const on = register(app, documentCalls)

  await app.register(multipart, uploads)

  on('GET /api/client/documents', async (request, reply) => {
    const { query } = request
    const { rows, total } = await listDocuments(app.db, {
      readable: readableBy(request),
      consultationId: query.consultationId,
      q: query.q,
      page: pageOf(query),
      viewsBy: 'office',
    })
    return replyWithPage(request, reply, query, { rows: rows.map(asOwn), total })
  })

  on('POST /api/client/documents', { onRequest: requireKnownPerson }, async (request) => {
    const client = signedInUser(request)
    const created = await receiveFile(
      request,
      clientUploadFields,
      async ({ consultationId, documentRequestId }) => {
        await refuseOverLimit(request)
        await refuseForeignRequest(app.db, client, consultationId)
        if (documentRequestId && !(await findDocumentRequest(app.db, documentRequestId, client))) notFound()
      },
      (upload) =>
        storeOnce(request, upload, {
          write: async (tx) => {
            const { fields, file } = upload
            await refuseOverLimitAgain(tx, request, file.size)
            const requested =
              fields.documentRequestId === undefined
                ? undefined
                : await findDocumentRequest(tx, fields.documentRequestId, client)
            const id = await createDocument(tx, {
              ...rowOf(request, file),
              userId: client.id,
              uploadedById: client.id,
              consultationId: fields.consultationId ?? requested?.consultationId ?? null,
            })
            if (requested && !(await settleDocumentRequest(tx, requested.id, id)))
              throw new AppError('request_settled')
            await notifyOfSent(tx, app.publicUrl(), await getDocumentWithViews(tx, id, 'office'))
            await auditOf(request)(tx, 'create', 'document', id)
            return id
          },
          read: (tx, id) => getDocumentWithViews(tx, id, 'office'),
        }),
    )
    return asOwn(created)
  })

  on('GET /api/client/documents/:id/download', async (request, reply) =>
    download(request, reply, request.params.id),
  )

  /** Deletes the user's own upload if the firm has not opened it yet. */
  on('DELETE /api/client/documents/:id', async (request) => {
    const found = (await findDocument(app.db, request.params.id, readableBy(request))) ?? notFound()
    if (found.isFromFirm) throw new AppError('forbidden')
    const key = await app.db.transaction(async (tx) => {
      // Before the reference to the document is set to null.
      await reopenRequestsFor(tx, found.id)
      const removed = await deleteDocument(tx, found.id, true)
      if (!removed) throw new AppError('document_opened')
      await auditOf(request)(tx, 'delete', 'document', found.id)
      return removed
    })
    await app.files.remove(key)
  })

  on('GET /api/client/document-requests', async (request, reply) => {
    const { query } = request
    const page = await listDocumentRequests(app.db, {
      reader: signedInUser(request),
      consultationId: query.consultationId,
      q: query.q,
      page: pageOf(query),
    })
    return replyWithPage(request, reply, query, page)
  })
}

const asOwn = (row: Document) => ({ ...row, isDeletable: !row.isFromFirm && row.openedAt === null })

const refuseForeignRequest = async (
  db: Database,
  client: SignedInUser,
  consultationId: number | undefined,
) => {
  if (consultationId !== undefined && !(await findConsultation(db, consultationId, client))) notFound()
}
