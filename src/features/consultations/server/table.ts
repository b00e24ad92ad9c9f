import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, pgEnum, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { identity, instant, instantOfInsert, timestamps } from '#db/columns.ts'
import { serviceArea } from '#features/services/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { languages } from '#languages/language.ts'
import { consultationStatuses, historyFields } from '../schema.ts'

export const consultationStatus = pgEnum('consultation_status', consultationStatuses)
export const consultationHistoryField = pgEnum('consultation_history_field', historyFields)

export const consultations = pgTable(
  'consultations',
  {
    id: identity(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    service: serviceArea().notNull(),
    subject: text().notNull().default(''),
    message: text().notNull(),
    preferredDate: date(),
    preferredTime: text(),
    language: text({ enum: languages }).notNull().default('en'),
    status: consultationStatus().notNull().default('pending'),
    /** Null for a guest. */
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    assignedToId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Internal; never in a response to a client. */
    notes: text().notNull().default(''),
    /** The reason for a rejection, shown to the client. */
    rejectionNote: text().notNull().default(''),
    /** The time of the first answer: when it first left `pending`, or of the first message by the firm. */
    firstAnswerAt: instant(),
    withdrawnAt: instant(),
    /** Only admins and the users in `consultation_readers` can see it. */
    isRestricted: boolean().notNull().default(false),
    /** The time at which a possible conflict of interest was flagged, until it is decided. */
    conflictFlaggedAt: instant(),
    searchText: text().generatedAlwaysAs(
      sql`fold_text(first_name || ' ' || last_name || ' ' || email || ' ' || phone || ' ' || subject)`,
    ),
    ...timestamps(),
  },
  (table) => [
    // One index per sortable column, so that sorting never reads the whole table.
    index('consultations_by_first_name').on(table.firstName, table.id),
    index('consultations_by_service').on(table.service, table.id),
    index('consultations_by_status').on(table.status, table.id),
    index('consultations_by_first_answer').on(table.firstAnswerAt, table.id),
    index('consultations_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
    index('consultations_newest').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('consultations_status').on(table.status, table.createdAt.desc().nullsFirst()),
    index('consultations_user').on(table.userId),
    index('consultations_assigned').on(table.assignedToId),
    index('consultations_email').on(table.email),
    index('consultations_conflict')
      .on(table.createdAt.desc().nullsFirst())
      .where(sql`${table.conflictFlaggedAt} is not null`),
  ],
)

export const consultationHistory = pgTable(
  'consultation_history',
  {
    id: identity(),
    consultationId: integer()
      .notNull()
      .references(() => consultations.id, { onDelete: 'cascade' }),
    /** Null for a guest and for a deleted user. */
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    field: consultationHistoryField().notNull(),
    from: text('from_value'),
    to: text('to_value'),
    /** The reply to a guest; only for `replied`. */
    message: text(),
    createdAt: instantOfInsert(),
  },
  (table) => [index('consultation_history_consultation').on(table.consultationId, table.id)],
)

/** Private links for guests. The state of the consultation determines when a link expires. */
export const consultationLinks = pgTable(
  'consultation_links',
  {
    id: identity(),
    /** SHA-256 of the token. */
    tokenHash: text().notNull().unique(),
    /**
     * Encrypted with a key outside the database, for a client that repeats the call after a lost response.
     */
    sealedToken: text().notNull(),
    consultationId: integer()
      .notNull()
      .references(() => consultations.id, { onDelete: 'cascade' }),
    createdAt: instantOfInsert(),
  },
  (table) => [index('consultation_links_consultation').on(table.consultationId)],
)

/** Users who may read a restricted consultation, besides admins. An unrestricted one has no rows here. */
export const consultationReaders = pgTable(
  'consultation_readers',
  {
    consultationId: integer()
      .notNull()
      .references(() => consultations.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.consultationId, table.userId] }),
    index('consultation_readers_user').on(table.userId, table.consultationId),
  ],
)
