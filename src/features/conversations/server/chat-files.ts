import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { signedInUser } from '#api/guards.ts'
import type { Database } from '#db/connection.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { refuseOverLimitAgain, rowOf } from '#features/documents/server/document-files.ts'
import { createDocument } from '#features/documents/server/repository.ts'
import { saveUpload, type UploadedFile } from '#features/documents/server/upload.ts'
import type { FileStore } from '#files/file-store.ts'
import { AppError, invalidField } from '#http/errors.ts'
import type { ChatFile } from './open-export.ts'

/** Stores the chosen files of an archive, all or none. */
export const storeFiles = async (
  store: FileStore,
  found: readonly ChatFile[],
  names: readonly string[],
): Promise<UploadedFile[]> => {
  const chosen = [...new Set(names)].map(
    (name) =>
      found.find((file) => file.name === name && file.isAccepted) ?? invalidField('files', 'val.chat.file'),
  )
  await store.refuseWhenFull(chosen.reduce((sum, { size }) => sum + size, 0))
  const stored: UploadedFile[] = []
  try {
    for (const { name, read } of chosen)
      stored.push(await saveUpload(store, Readable.from([await read()]), name))
  } catch (error) {
    for (const { key } of stored) await store.remove(key)
    if (error instanceof AppError && error.code === 'file_kind') invalidField('files', error.detail)
    throw error
  }
  return stored
}

/** `nameByRow` for several files whose rows are written in one transaction. */
export const nameAllByRows = <Answer>(
  store: FileStore,
  keys: readonly string[],
  writeRows: () => Promise<Answer>,
): Promise<Answer> => keys.reduce((write, key) => () => store.nameByRow(key, write), writeRows)()

/** Adds the stored files to the documents of the client. They count toward the daily limit and are checked for malware. */
export const addDocuments = async (
  tx: Database,
  request: FastifyRequest,
  { userId, id, stored }: { userId: number; id: number; stored: readonly UploadedFile[] },
): Promise<void> => {
  for (const file of stored) {
    await refuseOverLimitAgain(tx, request, file.size)
    const documentId = await createDocument(tx, {
      ...rowOf(request, file),
      userId,
      uploadedById: signedInUser(request).id,
      consultationId: id,
    })
    await auditOf(request)(tx, 'create', 'document', documentId)
  }
}
