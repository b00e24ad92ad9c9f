import { sql } from 'drizzle-orm'
import { date, index, integer, jsonb, pgEnum, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { erased, erasedTable, exported, identity, instant, instantOfInsert } from '#db/columns.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { malwareCheckState, malwareColumns } from '#features/malware/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { documentRequestStates, type RequestedPaper } from '../schema.ts'

/** The files of clients, in both directions. The bytes are stored outside the web root under `storageKey`. */
export const documents = erasedTable(
  'documents',
  'Deleted with the account of the client, with the file; the uploader is set to null.',
  {
    id: exported(identity()),
    /** The client to whom it belongs; the uploader may be someone else. */
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    consultationId: exported(integer().references(() => consultations.id, { onDelete: 'set null' })),
    uploadedById: exported(integer().references(() => users.id, { onDelete: 'set null' })),
    name: exported(erased(text().notNull())),
    type: exported(erased(text().notNull())),
    size: exported(integer().notNull()),
    sha256: exported(erased(text().notNull())),
    storageKey: erased(text().notNull().unique()),
    ...malwareColumns(),
    malwareCheck: exported(malwareCheckState()),
    /**
     * The time at which the other side first opened it: the client if the firm shared it, the firm if the
     * client sent it.
     */
    openedAt: exported(instant()),
    searchText: erased(text().generatedAlwaysAs(sql`fold_text(name)`)),
    createdAt: exported(instantOfInsert()),
  },
  (table) => [
    index('documents_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
    index('documents_user').on(table.userId, table.createdAt.desc().nullsFirst()),
    index('documents_newest').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('documents_consultation').on(table.consultationId),
    index('documents_to_check').on(table.nextCheckAt).where(sql`${table.malwareCheck} = 'checking'`),
  ],
)

/** Views of documents, with user and time; clients see the views by staff. */
export const documentViews = erasedTable(
  'document_views',
  'Deleted with the document; the reader is set to null.',
  {
    id: identity(),
    documentId: integer()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    userId: exported(integer().references(() => users.id, { onDelete: 'set null' })),
    createdAt: exported(instantOfInsert()),
  },
  (table) => [index('document_views_document').on(table.documentId, table.createdAt)],
)

export const documentRequestState = pgEnum('document_request_state', documentRequestStates)

export const documentRequests = erasedTable(
  'document_requests',
  'Deleted with the account of the client; the author is set to null.',
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    consultationId: exported(integer().references(() => consultations.id, { onDelete: 'cascade' })),
    requestedById: integer().references(() => users.id, { onDelete: 'set null' }),
    title: exported(erased(text().notNull())),
    dueDate: exported(erased(date().notNull())),
    state: exported(documentRequestState().notNull().default('open')),
    documentId: exported(integer().references(() => documents.id, { onDelete: 'set null' })),
    /** A paper of a list or of the answers; null for a document that the office has described itself. */
    paper: exported(erased(jsonb().$type<RequestedPaper>())),
    /** The sentence of the last refusal. */
    refusal: exported(erased(text())),
    acceptedAt: exported(instant()),
    searchText: erased(text().generatedAlwaysAs(sql`fold_text(title)`)),
    createdAt: exported(instantOfInsert()),
    updatedAt: exported(instantOfInsert()),
  },
  (table) => [
    index('document_requests_user').on(table.userId, table.state, table.dueDate),
    index('document_requests_consultation').on(table.consultationId),
    // Two presses at once request each paper once.
    uniqueIndex('document_requests_paper')
      .on(table.consultationId, sql`(${table.paper} ->> 'id')`)
      .where(sql`${table.paper} is not null and ${table.state} <> 'withdrawn'`),
    index('document_requests_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
)
