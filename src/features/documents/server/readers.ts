import { type SQL, sql } from 'drizzle-orm'
import type { Reader } from '#access/roles.ts'
import { isOfficesOrOpen } from '#features/consultations/server/readers.ts'
import { documentRequests } from './table.ts'

/**
 * Who reads a document without a consultation depends on the message it came with. Messages import documents, so they
 * define the condition, and `app.ts` passes it in here.
 */
type MayReadDocument = (reader: Reader) => SQL

declare module 'fastify' {
  interface FastifyInstance {
    mayReadDocument: MayReadDocument
  }
}

export const mayReadDocumentRequest = (reader: Reader): SQL =>
  reader.role === 'client'
    ? sql`${documentRequests.userId} = ${reader.id}`
    : isOfficesOrOpen(documentRequests.consultationId, reader)
