import { type SQL, sql } from 'drizzle-orm'
import type { Reader } from '#access/roles.ts'
import { isOfficesOrOpen } from '#features/consultations/server/readers.ts'
import { documentRequests } from './table.ts'

/**
 * Who reads a document: one about no request is read by who reads the message that it came with, and messages stand
 * above documents. They say it, and `app.ts` hands it over.
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
