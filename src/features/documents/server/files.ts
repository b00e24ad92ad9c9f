import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { getFilePart, readWhole } from '#api/file-part.ts'
import { repeatableCall, signedInUser } from '#api/routes.ts'
import type { Database } from '#db/connection.ts'
import { answerOnce, type Work } from '#features/answered-calls/server/repository.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { isServed } from '#features/malware/values.ts'
import { refuseOverDailyLimit } from '#files/daily-limit.ts'
import { type FileKind, kindOf, safeName } from '#files/file-kinds.ts'
import type { FileStore, StoredFile } from '#files/file-store.ts'
import { AppError, notFound } from '#http/errors.ts'
import { sendAttachment } from '#http/send-file.ts'
import { maxBytes } from '../values.ts'
import {
  findDocument,
  findUploadsOfDay,
  lockUploadsOf,
  recordView,
  type StoredDocument,
} from './repository.ts'

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

export type UploadedFile = StoredFile & { name: string; kind: FileKind }
type Upload<Fields> = { fields: Fields; file: UploadedFile }

/**
 * Reads one file, and the fields before it, from a multipart body. `prepare` gets the fields before a byte is
 * written, and may refuse. The file is stored only if its type is allowed; `finish` then writes its row. A
 * refused upload leaves neither row nor file. If it is uncertain whether the row was written, the file is not
 * deleted.
 */
export const receiveFile = async <Schema extends z.ZodMiniType, Answer>(
  request: FastifyRequest,
  schema: Schema,
  prepare: (fields: z.output<Schema>) => Promise<unknown>,
  finish: (upload: Upload<z.output<Schema>>) => Promise<Answer>,
): Promise<Answer> => {
  const { files } = request.server
  await files.refuseWhenFull(Number(request.headers['content-length'] ?? 0))
  const part = await getFilePart(request)
  const fields = checked(schema, part.fields)
  await prepare(fields)
  const file = await readWhole(() => saveUpload(files, part.file, part.filename))
  // The parser ends an oversized stream as if it were complete.
  if (part.file.truncated) {
    await files.remove(file.key)
    throw new AppError('payload_too_large')
  }
  return files.nameByRow(file.key, () => finish({ fields, file }))
}

/** Stores a file if its type is allowed. */
export const saveUpload = async (
  files: FileStore,
  source: Readable,
  typed: string,
): Promise<UploadedFile> => {
  const { result: kind, ...file } = await files.save(source, maxBytes, kindOf)
  return { ...file, kind, name: safeName(typed, kind) }
}

type Parts = NonNullable<Awaited<ReturnType<FastifyRequest['file']>>>['fields']

/** Fields must precede the file in the body, because the file is checked before later fields are read. */
const checked = <Schema extends z.ZodMiniType>(schema: Schema, parts: Parts): z.output<Schema> => {
  const texts: Record<string, unknown> = {}
  for (const [name, part] of Object.entries(parts)) {
    if (name === 'file' || !part) continue
    texts[name] = Array.isArray(part) ? undefined : 'value' in part ? part.value : undefined
  }
  const result = z.safeParse(schema, texts)
  if (result.success) return result.data
  const errors = result.error.issues.map((issue) =>
    issue.code === 'unrecognized_keys'
      ? { field: issue.keys.join(', '), message: 'val.unknownField' }
      : { field: issue.path.join('.'), message: issue.message },
  )
  throw new AppError('invalid', { errors })
}
