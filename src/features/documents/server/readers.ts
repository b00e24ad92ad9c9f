import { type SQL, sql } from 'drizzle-orm'
import type { Reader } from '#access/roles.ts'
import { isOfficesOrOpen } from '#features/consultations/server/readers.ts'
import { documentRequests } from './table.ts'

/**
 * The condition for documents without a consultation, which depends on their messages. Messages import
 * documents, so they define it, and `app.ts` injects it here.
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
