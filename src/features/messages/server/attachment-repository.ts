import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { documents } from '#features/documents/server/table.ts'

/** The number of these documents that belong to a request. */
export const countDocumentsAbout = (db: Database, consultationId: number, ids: number[]): Promise<number> =>
  db.$count(documents, and(eq(documents.consultationId, consultationId), inArray(documents.id, ids)))
