import { sql } from 'drizzle-orm'
import { date, index, integer, pgEnum, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, instant, instantOfInsert, timestamps } from '#db/columns.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { malwareColumns } from '#features/malware/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { documentRequestStates } from '../schema.ts'

/** The files of clients, in both directions. The bytes are stored outside the web root under `storageKey`. */
export const documents = pgTable(
  'documents',
  {
    id: identity(),
    /** The client to whom it belongs; the uploader may be someone else. */
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    consultationId: integer().references(() => consultations.id, { onDelete: 'set null' }),
    uploadedById: integer().references(() => users.id, { onDelete: 'set null' }),
    name: text().notNull(),
    type: text().notNull(),
    size: integer().notNull(),
    sha256: text().notNull(),
    storageKey: text().notNull().unique(),
    ...malwareColumns(),
    /**
     * The time at which the other side first opened it: the client if the firm shared it, the firm if the
     * client sent it.
     */
    openedAt: instant(),
    searchText: text().generatedAlwaysAs(sql`fold_text(name)`),
    createdAt: instantOfInsert(),
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
export const documentViews = pgTable(
  'document_views',
  {
    id: identity(),
    documentId: integer()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: instantOfInsert(),
  },
  (table) => [index('document_views_document').on(table.documentId, table.createdAt)],
)

export const documentRequestState = pgEnum('document_request_state', documentRequestStates)

export const documentRequests = pgTable(
  'document_requests',
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    consultationId: integer().references(() => consultations.id, { onDelete: 'cascade' }),
    requestedById: integer().references(() => users.id, { onDelete: 'set null' }),
    title: text().notNull(),
    dueDate: date().notNull(),
    state: documentRequestState().notNull().default('open'),
    documentId: integer().references(() => documents.id, { onDelete: 'set null' }),
    searchText: text().generatedAlwaysAs(sql`fold_text(title)`),
    ...timestamps(),
  },
  (table) => [
    index('document_requests_user').on(table.userId, table.state, table.dueDate),
    index('document_requests_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
)
