import type { FastifyReply, FastifyRequest } from 'fastify'
import { signedInUser } from '#api/guards.ts'
import { repeatableCall } from '#api/idempotency-key.ts'
import type { Database } from '#db/connection.ts'
import { answerOnce, type Work } from '#features/answered-calls/server/repository.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { isServed } from '#features/malware/schema.ts'
import { refuseOverDailyLimit } from '#files/daily-limit.ts'
import { AppError, notFound } from '#http/errors.ts'
import { sendAttachment } from '#http/send-file.ts'
import { maxBytes } from '../schema.ts'
import {
  findDocument,
  findUploadsOfDay,
  lockUploadsOf,
  recordView,
  type StoredDocument,
} from './repository.ts'
import type { Upload, UploadedFile } from './upload.ts'

// Shared by the client's and the office's routes for documents.

export const uploads = {
  limits: { files: 1, fields: 5, fieldSize: 200, fileSize: maxBytes + 1, headerPairs: 20 },
}

/** The condition for documents that the current user may read. */
export const readableBy = (request: FastifyRequest) => request.server.mayReadDocument(signedInUser(request))

export const rowOf = ({ server }: FastifyRequest, { key, name, kind, size, sha256 }: UploadedFile) => ({
  name,
  type: kind,
  size,
  sha256,
  storageKey: key,
  malwareCheck: server.malwareChecks ? ('checking' as const) : null,
})

/**
 * Writes the row of an uploaded file. If the upload is repeated, the first row is used and the new file is
 * deleted.
 */
export const storeOnce = async <Answer>(
  request: FastifyRequest,
  { fields, file }: Upload<unknown>,
  work: Work<Answer>,
): Promise<Answer> => {
  const { db, files, malwareChecks } = request.server
  const call = repeatableCall(request, [fields, file.name, file.sha256])
  const { answer, isRepeated } = await answerOnce(db, call, work)
  if (isRepeated) await files.remove(file.key)
  malwareChecks?.wake()
  return answer
}

/**
 * Records the view, in the document and in the audit log, before the first byte is sent. Access is checked in
 * the same transaction: a running download continues, but each further request is checked again, even for
 * another range.
 */
export const download = async (request: FastifyRequest, reply: FastifyReply, id: number) => {
  const { db, files } = request.server
  const reader = signedInUser(request)
  const found = (await findDocument(db, id, readableBy(request))) ?? notFound()
  refuseUnchecked(found)
  const { storageKey, sha256 } = found
  const size = await files.sizeOf(storageKey)
  if (size !== found.size) {
    request.log.error({ kind: 'document', id, size }, 'the file of a row is missing or damaged')
    if (size === null) notFound()
    throw new AppError('internal')
  }
  // A HEAD request reads only the size and is not a view.
  if (request.method !== 'HEAD')
    await db.transaction(async (tx) => {
      if (!(await findDocument(tx, id, readableBy(request)))) notFound()
      await recordView(tx, found, reader.id)
      await auditOf(request)(tx, 'download', 'document', id)
    })
  return sendAttachment(request, reply, found, (range) =>
    range
      ? files.stream(storageKey, range)
      : files
          .streamWhole(storageKey, sha256)
          .on('error', (err) =>
            request.log.error({ kind: 'document', id, err }, 'the file of a row is damaged'),
          ),
  )
}

/** Also applies to HEAD requests. */
const refuseUnchecked = ({ malwareCheck }: StoredDocument): void => {
  if (isServed(malwareCheck)) return
  throw new AppError(malwareCheck === 'infected' ? 'file_infected' : 'file_checking')
}

/** Runs before the body is read; its length is the upper bound of the file's size. */
export const refuseOverLimit = async (request: FastifyRequest) => {
  const { db, rateLimitScale } = request.server
  const used = await findUploadsOfDay(db, signedInUser(request).id)
  refuseOverDailyLimit(used, Number(request.headers['content-length'] ?? 0), rateLimitScale)
}

/** Runs within the row's transaction: of several concurrent uploads, each counts those before it. */
export const refuseOverLimitAgain = async (tx: Database, request: FastifyRequest, size: number) => {
  const { id } = signedInUser(request)
  await lockUploadsOf(tx, id)
  refuseOverDailyLimit(await findUploadsOfDay(tx, id), size, request.server.rateLimitScale)
}
