import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { SignedInUser } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { recordAudit } from '#features/audit/repository.ts'
import type { AuditAction, AuditEntity } from '#features/audit/schema.ts'
import { notFound } from '#http/errors.ts'
import { signedInUser } from '#http/guards.ts'
import { sendAttachment } from '#http/send-file.ts'
import { recordView, type StoredDocument } from './repository.ts'
import { mostBytes } from './schema.ts'
import type { Upload } from './upload.ts'

// What the client's routes and the office's share of a paper and its file.

export const uploads = {
  limits: { files: 1, fields: 5, fieldSize: 200, fileSize: mostBytes + 1, headerPairs: 20 },
}

/** The bytes themselves: a stream passes no schema. */
export const file = { 200: z.string() }

export const rowOf = ({ key, name, kind, size, sha256 }: Upload<unknown>['file']) => ({
  name,
  type: kind,
  size,
  sha256,
  storageKey: key,
})

/** Notes the look, in the record and in the audit log, before the first byte leaves. */
export const download = async (request: FastifyRequest, reply: FastifyReply, found: StoredDocument) => {
  const { db, files } = request.server
  if ((await files.sizeOf(found.storageKey)) === null) notFound()
  // Who asks only how large it is has not seen it.
  if (request.method !== 'HEAD')
    await db.transaction(async (tx) => {
      await recordView(tx, found, signedInUser(request).id)
      await audit(tx, request, 'download', 'document', found.id)
    })
  return sendAttachment(request, reply, found, (range) => files.stream(found.storageKey, range))
}

export const audit = (
  db: Database,
  request: FastifyRequest,
  action: AuditAction,
  entity: AuditEntity,
  entityId: number,
) => {
  const actor: SignedInUser = signedInUser(request)
  return recordAudit(db, { actor, action, entity, entityId, ipAddress: request.ip })
}
