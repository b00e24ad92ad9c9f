import { aliasedTable, and, count, desc, eq, gt, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '#access/roles.ts'
import type { Page, PageOf } from '#api/lists.ts'
import { nextVersion } from '#db/columns.ts'
import type { Database } from '#db/connection.ts'
import { containsText, insertedRow, readPage } from '#db/rows.ts'
import { fullName, users } from '#features/users/server/table.ts'
import type { DayOfUploads } from '#files/daily-limit.ts'
import type {
  Document,
  DocumentRequest,
  DocumentRequestChanges,
  DocumentRequestInput,
  RequestedPaper,
} from '../schema.ts'
import { mayReadDocumentRequest } from './readers.ts'
import { documentRequests, documents, documentViews } from './table.ts'

const client = aliasedTable(users, 'client')
const uploader = aliasedTable(users, 'uploader')
const viewer = aliasedTable(users, 'viewer')

const columns = {
  id: documents.id,
  userId: documents.userId,
  clientName: sql<string>`${fullName(client)}`,
  name: documents.name,
  type: documents.type,
  size: documents.size,
  consultationId: documents.consultationId,
  uploadedBy: fullName(uploader),
  // The documents of a deleted colleague remain the firm's.
  isFromFirm: sql<boolean>`${documents.uploadedById} is distinct from ${documents.userId}`,
  openedAt: documents.openedAt,
  createdAt: documents.createdAt,
  malwareCheck: documents.malwareCheck,
  storageKey: documents.storageKey,
  sha256: documents.sha256,
}

const selectDocuments = (db: Database) =>
  db
    .select(columns)
    .from(documents)
    .leftJoin(client, eq(client.id, documents.userId))
    .leftJoin(uploader, eq(uploader.id, documents.uploadedById))

export type StoredDocument = Awaited<ReturnType<typeof selectDocuments>>[number]

type About = {
  userId?: number | undefined
  consultationId?: number | undefined
  q?: string | undefined
  page: Page
}

type DocumentList = About & {
  /** The condition for documents that the user may see. */
  readable: SQL
  /** Limits the list to this document. */
  documentId?: number | undefined
  /** The side whose views are returned with each document. */
  viewsBy: 'client' | 'office'
}

/** The readable documents, newest first. */
export const listDocuments = async (
  db: Database,
  { readable, userId, consultationId, documentId, q, page, viewsBy }: DocumentList,
): Promise<PageOf<Document>> => {
  const where = and(
    readable,
    userId === undefined ? undefined : eq(documents.userId, userId),
    consultationId === undefined ? undefined : eq(documents.consultationId, consultationId),
    documentId === undefined ? undefined : eq(documents.id, documentId),
    containsText(documents.searchText, q),
  )
  const order = { by: [documents.createdAt, documents.id], descending: true }
  const { rows, total } = await readPage(db, documents, { where, order, page }, selectDocuments(db))
  return { rows: await withViews(db, rows, viewsBy), total }
}

const withViews = async (db: Database, rows: StoredDocument[], viewsBy: 'client' | 'office') => {
  if (rows.length === 0) return []
  const isByClient: SQL = sql`${documentViews.userId} is not distinct from ${documents.userId}`
  const views = await db
    .select({
      documentId: documentViews.documentId,
      userName: fullName(viewer),
      createdAt: documentViews.createdAt,
    })
    .from(documentViews)
    .innerJoin(documents, eq(documents.id, documentViews.documentId))
    .leftJoin(viewer, eq(viewer.id, documentViews.userId))
    .where(
      and(
        inArray(
          documentViews.documentId,
          rows.map(({ id }) => id),
        ),
        viewsBy === 'client' ? isByClient : sql`not ${isByClient}`,
      ),
    )
    .orderBy(desc(documentViews.createdAt))
  return rows.map((row) => ({ ...row, views: views.filter(({ documentId }) => documentId === row.id) }))
}

/** Undefined if it does not exist or if the user may not see it. */
export const findDocument = async (
  db: Database,
  id: number,
  readable: SQL,
): Promise<StoredDocument | undefined> => {
  const [found] = await selectDocuments(db).where(and(eq(documents.id, id), readable))
  return found
}

export const getDocumentWithViews = async (
  db: Database,
  id: number,
  viewsBy: 'client' | 'office',
): Promise<Document> => {
  const [found] = await withViews(db, await selectDocuments(db).where(eq(documents.id, id)), viewsBy)
  if (!found) throw new Error('the document is gone')
  return found
}

/** Whether there is an earlier document of this side that the other side has not opened. */
export const hasUnopenedBefore = async (
  db: Database,
  { id, userId, isFromFirm }: Document,
): Promise<boolean> => {
  const isSameSide = sql`(${documents.uploadedById} is distinct from ${documents.userId}) = ${isFromFirm}`
  const earlier = and(eq(documents.userId, userId), lt(documents.id, id), isSameSide)
  return (await db.$count(documents, and(earlier, isNull(documents.openedAt)))) > 0
}

export type NewDocument = Omit<typeof documents.$inferInsert, 'id' | 'openedAt' | 'createdAt'>

export const createDocument = async (db: Database, values: NewDocument): Promise<number> => {
  const created = insertedRow(await db.insert(documents).values(values).returning({ id: documents.id }))
  return created.id
}

/** Records who viewed it; the first view by the other side sets `openedAt`. */
export const recordView = async (db: Database, document: StoredDocument, userId: number): Promise<void> => {
  await db.insert(documentViews).values({ documentId: document.id, userId })
  const isOtherSide = document.isFromFirm === (userId === document.userId)
  if (!isOtherSide) return
  await db
    .update(documents)
    .set({ openedAt: sql`now()` })
    .where(and(eq(documents.id, document.id), isNull(documents.openedAt)))
}

/**
 * With `onlyUnopened`, skips a document that the other side has opened. Returns the key of the file to
 * delete.
 */
export const deleteDocument = async (
  db: Database,
  id: number,
  onlyUnopened = false,
): Promise<string | undefined> => {
  const [deleted] = await db
    .delete(documents)
    .where(and(eq(documents.id, id), onlyUnopened ? isNull(documents.openedAt) : undefined))
    .returning({ storageKey: documents.storageKey })
  return deleted?.storageKey
}

/** A user's uploads in the last 24 hours, for all clients. */
export const findUploadsOfDay = async (db: Database, uploadedById: number): Promise<DayOfUploads> => {
  const [found] = await db
    .select({
      files: count(),
      bytes: sql<number>`coalesce(sum(${documents.size}), 0)::float8`,
      secondsLeft: sql<number>`coalesce(ceil(86400 - extract(epoch from now() - min(${documents.createdAt}))), 0)::int`,
    })
    .from(documents)
    .where(
      and(
        eq(documents.uploadedById, uploadedById),
        gt(documents.createdAt, sql`now() - interval '24 hours'`),
      ),
    )
  return found ?? { files: 0, bytes: 0, secondsLeft: 0 }
}

// An arbitrary number that must stay the same in all versions of Mizan.
const uploadsLock = 727_004

/** Blocks other uploads of this user until the transaction ends. */
export const lockUploadsOf = async (tx: Database, userId: number): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${uploadsLock}, ${userId})`)
}

const requestShown = {
  id: documentRequests.id,
  userId: documentRequests.userId,
  clientName: sql<string>`${fullName(client)}`,
  consultationId: documentRequests.consultationId,
  title: documentRequests.title,
  dueDate: documentRequests.dueDate,
  state: documentRequests.state,
  documentId: documentRequests.documentId,
  documentCheck: documents.malwareCheck,
  paper: documentRequests.paper,
  refusal: documentRequests.refusal,
  acceptedAt: documentRequests.acceptedAt,
  createdAt: documentRequests.createdAt,
  updatedAt: documentRequests.updatedAt,
}

const selectRequests = (db: Database) =>
  db
    .select(requestShown)
    .from(documentRequests)
    .innerJoin(client, eq(client.id, documentRequests.userId))
    .leftJoin(documents, eq(documents.id, documentRequests.documentId))

/** Open requests first, by due date; then closed ones. */
export const listDocumentRequests = async (
  db: Database,
  { reader, userId, consultationId, q, page }: About & { reader: Reader },
): Promise<PageOf<DocumentRequest>> => {
  const where = and(
    mayReadDocumentRequest(reader),
    userId === undefined ? undefined : eq(documentRequests.userId, userId),
    consultationId === undefined ? undefined : eq(documentRequests.consultationId, consultationId),
    containsText(documentRequests.searchText, q),
  )
  const { id, state, dueDate } = documentRequests
  const order = { by: [state, dueDate, id], descending: false }
  return readPage(db, documentRequests, { where, order, page }, selectRequests(db))
}

export const findDocumentRequest = async (
  db: Database,
  id: number,
  reader: Reader,
): Promise<DocumentRequest | undefined> => {
  const [found] = await selectRequests(db).where(
    and(eq(documentRequests.id, id), mayReadDocumentRequest(reader)),
  )
  return found
}

export const createDocumentRequest = async (
  db: Database,
  input: DocumentRequestInput & { paper?: RequestedPaper; createdAt?: SQL },
  /** Null if the client's own answers led to it. */
  requestedById: number | null,
): Promise<number> => {
  const created = insertedRow(
    await db
      .insert(documentRequests)
      .values({ ...input, requestedById })
      .returning({ id: documentRequests.id }),
  )
  return created.id
}

/** Closes a request unless its document has been received; true if the row changed. */
export const updateDocumentRequest = async (
  db: Database,
  id: number,
  changes: DocumentRequestChanges,
): Promise<boolean> => {
  const changed = await db
    .update(documentRequests)
    .set({ ...changes, updatedAt: nextVersion(documentRequests.updatedAt) })
    .where(and(eq(documentRequests.id, id), sql`${documentRequests.state} <> 'received'`))
    .returning({ id: documentRequests.id })
  return changed.length > 0
}

/** Marks the request as received, with its document. */
export const settleDocumentRequest = async (
  db: Database,
  id: number,
  documentId: number,
): Promise<boolean> => {
  const settled = await db
    .update(documentRequests)
    .set({ state: 'received', documentId, updatedAt: nextVersion(documentRequests.updatedAt) })
    .where(and(eq(documentRequests.id, id), eq(documentRequests.state, 'open')))
    .returning({ id: documentRequests.id })
  return settled.length > 0
}
