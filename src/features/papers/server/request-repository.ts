import { and, asc, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import type { RequestedPaper } from '#features/documents/schema.ts'
import { mayReadDocumentRequest } from '#features/documents/server/readers.ts'
import { documentRequests, documents } from '#features/documents/server/table.ts'
import { isServed } from '#features/malware/values.ts'
import type { UsableDocument } from '../panel-schema.ts'

/** The reader, and the condition for the documents that the reader may open. */
export type PaperAccess = { reader: Reader; readable: SQL }

const paperId = sql<string>`${documentRequests.paper} ->> 'id'`

/**
 * The document requests of a consultation that are not withdrawn. `readable` is the condition for the documents that
 * the reader may open; others appear as received only.
 */
export const listRequestsOf = (db: Database, consultationId: number, readable: SQL) =>
  db
    .select({
      id: documentRequests.id,
      title: documentRequests.title,
      paper: documentRequests.paper,
      state: documentRequests.state,
      dueDate: documentRequests.dueDate,
      documentId: documents.id,
      documentName: documents.name,
      documentCheck: documents.malwareCheck,
      documentOf: documents.consultationId,
      refusal: documentRequests.refusal,
      acceptedAt: documentRequests.acceptedAt,
      updatedAt: documentRequests.updatedAt,
    })
    .from(documentRequests)
    .leftJoin(documents, and(eq(documents.id, documentRequests.documentId), readable))
    .where(and(eq(documentRequests.consultationId, consultationId), ne(documentRequests.state, 'withdrawn')))
    .orderBy(asc(documentRequests.dueDate), asc(documentRequests.id))

export type ListedRequest = Awaited<ReturnType<typeof listRequestsOf>>[number]

/**
 * Documents that the same person has sent for these papers of other requests, newest first, by paper. The reader may
 * open the other request and the document.
 */
export const listUsable = async (
  db: Database,
  { consultationId, userId, papers }: { consultationId: number; userId: number; papers: readonly string[] },
  { reader, readable }: PaperAccess,
): Promise<Map<string, UsableDocument[]>> => {
  const usable = new Map<string, UsableDocument[]>()
  if (papers.length === 0) return usable
  const rows = await db
    .select({
      paper: paperId,
      documentId: documents.id,
      name: documents.name,
      malwareCheck: documents.malwareCheck,
      consultationId: documents.consultationId,
    })
    .from(documentRequests)
    .innerJoin(documents, eq(documents.id, documentRequests.documentId))
    .where(
      and(
        eq(documentRequests.userId, userId),
        eq(documents.userId, userId),
        eq(documentRequests.state, 'received'),
        ne(documentRequests.consultationId, consultationId),
        // Null, and so false, for a document without a request.
        ne(documents.consultationId, consultationId),
        inArray(paperId, [...papers]),
        mayReadDocumentRequest(reader),
        readable,
      ),
    )
    .orderBy(desc(documents.id))
  for (const { paper, malwareCheck, ...row } of rows) {
    const before = usable.get(paper) ?? []
    const isNew = !before.some(({ documentId }) => documentId === row.documentId)
    if (row.consultationId === null || !isServed(malwareCheck) || !isNew) continue
    usable.set(paper, [...before, { ...row, consultationId: row.consultationId }])
  }
  return usable
}

export type NewPaperRequest = {
  title: string
  dueDate: string
  paper: RequestedPaper
  documentId?: number
}

/** Requests papers, or records those that the office already has. Returns the ids in the same order. */
export const createPaperRequests = async (
  db: Database,
  requests: readonly NewPaperRequest[],
  of: { userId: number; consultationId: number; requestedById: number },
): Promise<number[]> => {
  const created = await db
    .insert(documentRequests)
    .values(
      requests.map((request) => ({
        ...of,
        ...request,
        state: request.documentId === undefined ? ('open' as const) : ('received' as const),
      })),
    )
    .returning({ id: documentRequests.id })
  return created.map(({ id }) => id)
}
