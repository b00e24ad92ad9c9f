import multipart from '@fastify/multipart'
import { isKnownPerson, type SignedInUser } from '#access/roles.ts'
import { pageOf, replyWithPage } from '#api/lists.ts'
import { type Routes, register, signedInUser } from '#api/routes.ts'
import type { Database } from '#db/connection.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { findConsultation } from '#features/consultations/server/repository.ts'
import type { User } from '#features/users/schema.ts'
import { findUser } from '#features/users/server/repository.ts'
import { AppError, invalidField, notFound } from '#http/errors.ts'
import { type DocumentRequest, officeUploadFields } from '../schema.ts'
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
import { notifyOfRequested, notifyOfShared, withdrawPapers, withdrawRequested } from './mails.ts'
import {
  createDocument,
  createDocumentRequest,
  deleteDocument,
  findDocument,
  findDocumentRequest,
  getDocumentWithViews,
  listDocumentRequests,
  listDocuments,
  updateDocumentRequest,
} from './repository.ts'
import { hasOpenPaper, isRequestedElsewhere } from './review-repository.ts'

/** The documents of all clients that the user may see: share, download, revoke. */
export const documentAdminRoutes: Routes = async (app) => {
  const on = register(app, documentCalls)

  await app.register(multipart, uploads)

  on('GET /api/admin/documents', async (request, reply) => {
    const { query } = request
    const { userId, consultationId, documentId } = query
    const page = await listDocuments(app.db, {
      readable: readableBy(request),
      userId,
      consultationId,
      documentId,
      q: query.q,
      page: pageOf(query),
      viewsBy: 'client',
    })
    return replyWithPage(request, reply, query, page)
  })

  on('POST /api/admin/documents', async (request) => {
    return receiveFile(
      request,
      officeUploadFields,
      async ({ userId, consultationId, confirmsUnverified }) => {
        await refuseOverLimit(request)
        const client = await getClient(app.db, signedInUser(request), userId, consultationId)
        if (!isKnownPerson(client) && !confirmsUnverified) refuseUnverified()
      },
      (upload) =>
        storeOnce(request, upload, {
          write: async (tx) => {
            const { fields, file } = upload
            await refuseOverLimitAgain(tx, request, file.size)
            // The consultation may have been reassigned during the upload.
            await getClient(tx, signedInUser(request), fields.userId, fields.consultationId)
            const id = await createDocument(tx, {
              ...rowOf(request, file),
              userId: fields.userId,
              uploadedById: signedInUser(request).id,
              consultationId: fields.consultationId ?? null,
            })
            const shared = await getDocumentWithViews(tx, id, 'client')
            await notifyOfShared(tx, app.publicUrl(), shared, signedInUser(request).id)
            await auditOf(request)(tx, 'create', 'document', id)
            return id
          },
          read: async (tx, id) => {
            if (!(await findDocument(tx, id, readableBy(request)))) notFound()
            return getDocumentWithViews(tx, id, 'client')
          },
        }),
    )
  })

  on('GET /api/admin/documents/:id/download', async (request, reply) =>
    download(request, reply, request.params.id),
  )

  on('DELETE /api/admin/documents/:id', async (request) => {
    const { id } = request.params
    const key = await app.db.transaction(async (tx) => {
      if (!(await findDocument(tx, id, readableBy(request)))) notFound()
      const removed = (await deleteDocument(tx, id)) ?? notFound()
      await auditOf(request)(tx, 'delete', 'document', id)
      return removed
    })
    await app.files.remove(key)
  })
}

/** Document requests by the office. */
export const documentRequestAdminRoutes: Routes = async (app) => {
  const on = register(app, documentCalls)

  on('GET /api/admin/document-requests', async (request, reply) => {
    const { query } = request
    const { userId, consultationId } = query
    const page = await listDocumentRequests(app.db, {
      reader: signedInUser(request),
      userId,
      consultationId,
      q: query.q,
      page: pageOf(query),
    })
    return replyWithPage(request, reply, query, page)
  })

  on('POST /api/admin/document-requests', async (request) => {
    const input = request.body
    const actor = signedInUser(request)
    return app.db.transaction(async (tx) => {
      await getClient(tx, actor, input.userId, input.consultationId ?? undefined)
      const id = await createDocumentRequest(tx, input, actor.id)
      const requested = (await findDocumentRequest(tx, id, actor)) ?? notFound()
      await notifyOfRequested(tx, app.publicUrl(), requested, actor.id)
      await auditOf(request)(tx, 'create', 'documentRequest', id)
      return requested
    })
  })

  on('PUT /api/admin/document-requests/:id', async (request) => {
    const { id } = request.params
    return app.db.transaction(async (tx) => {
      const before = (await findDocumentRequest(tx, id, signedInUser(request))) ?? notFound()
      if (request.body.state === 'open' && (await isRequestedElsewhere(tx, before)))
        throw new AppError('request_settled')
      if (!(await updateDocumentRequest(tx, id, request.body))) throw new AppError('request_settled')
      await auditOf(request)(tx, 'update', 'documentRequest', id)
      const after = (await findDocumentRequest(tx, id, signedInUser(request))) ?? notFound()
      if (after.state === 'withdrawn') await cancelMail(tx, after)
      else if (before.state === 'withdrawn')
        await notifyOfRequested(tx, app.publicUrl(), after, signedInUser(request).id)
      return after
    })
  })
}

/** The mail of several papers is canceled once none of them is open. */
const cancelMail = async (tx: Database, withdrawn: DocumentRequest): Promise<void> => {
  await withdrawRequested(tx, withdrawn)
  const { userId, consultationId, paper } = withdrawn
  if (paper && consultationId !== null && !(await hasOpenPaper(tx, consultationId)))
    await withdrawPapers(tx, { userId, consultationId })
}

/**
 * The office shares only with clients. A linked consultation must belong to the client and be open to the
 * user.
 */
const getClient = async (
  db: Database,
  reader: SignedInUser,
  userId: number,
  consultationId: number | undefined,
): Promise<User> => {
  const person = await findUser(db, userId)
  if (person?.role !== 'client') return invalidField('userId', 'val.client')
  if (consultationId === undefined) return person
  const found = await findConsultation(db, consultationId, reader)
  if (found?.userId !== userId || !found.isOpen) invalidField('consultationId', 'val.consultation')
  return person
}

/**
 * Anyone can register under a client's name, so sharing with an unidentified person requires confirmation.
 */
const refuseUnverified = (): never => {
  throw new AppError('unverified_client', {
    errors: [{ field: 'confirmsUnverified', message: 'error.unverified_client' }],
  })
}
