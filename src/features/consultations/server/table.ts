import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  pgEnum,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import {
  erased,
  erasedTable,
  exported,
  identity,
  impersonal,
  instant,
  instantOfInsert,
  retained,
  retainedTable,
} from '#db/columns.ts'
import { serviceArea } from '#features/services/server/table.ts'
import { identityDocuments } from '#features/users/identity-documents.ts'
import { users } from '#features/users/server/table.ts'
import { languages } from '#languages/language.ts'
import { consultationStatuses, historyFields } from '../schema.ts'
import { origins } from '../values.ts'

export const consultationStatus = pgEnum('consultation_status', consultationStatuses)
export const consultationOrigin = pgEnum('consultation_origin', origins)
export const consultationHistoryField = pgEnum('consultation_history_field', historyFields)

/** The name of the sender, as it is compared for guests: spelled alike, first and last name in any division. */
export const guestName = ({ firstName, lastName }: { firstName: AnyPgColumn; lastName: AnyPgColumn }) =>
  sql<string>`fold_text(${firstName} || ' ' || ${lastName})`

/**
 * Persons without an account: a name with a number or an address. Two persons may share a number or an address.
 * The trigger `find_guest` assigns each request of a guest to the first guest with its name and its number or
 * address, or to a new one. A request without personal data, or of an account, has none. A guest without requests is
 * deleted. All other code compares `guestId`.
 */
export const guests = erasedTable('guests', 'Deleted with the texts of its last request.', {
  id: identity(),
  /** The office has identified the guest in person: when, by whom, and with which document. */
  seenInPersonAt: exported(instant()),
  seenInPersonById: integer().references(() => users.id, { onDelete: 'set null' }),
  seenInPersonDocument: exported(erased(text({ enum: identityDocuments }))),
  seenInPersonNote: erased(text()),
})

export const consultations = retainedTable(
  'consultations',
  'Area, status and dates stay for statistics, without a name or a text.',
  {
    id: exported(impersonal(identity())),
    firstName: exported(erased(text().notNull())),
    lastName: exported(erased(text().notNull())),
    email: exported(erased(text().notNull())),
    phone: exported(erased(text().notNull())),
    service: exported(serviceArea().notNull()),
    subject: exported(erased(text().notNull().default(''))),
    message: exported(erased(text().notNull())),
    preferredDate: exported(erased(date())),
    preferredTime: exported(erased(text())),
    language: exported(retained(text({ enum: languages }).notNull().default('en'))),
    origin: exported(consultationOrigin().notNull().default('website')),
    /** The answer to "How did you hear of us?", as the firm's list words it. */
    heardThrough: exported(retained(text())),
    /** The employee who recorded it; null if it came through the website. */
    recordedById: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The time of the call or visit; null if it was stored as it arrived. See `received`. */
    receivedAt: exported(instant()),
    /** A day that must not pass, in Riyadh. */
    urgentDay: exported(erased(date())),
    urgentReason: exported(erased(text().notNull().default(''))),
    /** The days before `urgentDay` of the last mail about it; null before the first. */
    urgentMailed: integer(),
    status: exported(consultationStatus().notNull().default('pending')),
    /** Null for a guest. */
    userId: erased(integer().references(() => users.id, { onDelete: 'set null' })),
    /** The person without an account; null for a client and after an erasure. */
    guestId: erased(integer().references(() => guests.id, { onDelete: 'set null' })),
    assignedToId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The newest of its notes; internal, never in a response to a client. */
    notes: erased(text().notNull().default('')),
    /** The reason for a rejection, shown to the client. */
    rejectionNote: exported(erased(text().notNull().default(''))),
    /** The time of the first answer: when it first left `pending`, or of the first message by the firm. */
    firstAnswerAt: exported(instant()),
    withdrawnAt: exported(instant()),
    /** Only admins and the users in `consultation_readers` can see it. */
    isRestricted: boolean().notNull().default(false),
    /** The hidden field of the form was filled in: a program may have sent it. */
    isDoubtful: boolean().notNull().default(false),
    /** The time at which a possible conflict of interest was flagged, until it is decided. */
    conflictFlaggedAt: erased(instant()),
    searchText: erased(
      text().generatedAlwaysAs(
        sql`fold_text(first_name || ' ' || last_name || ' ' || email || ' ' || phone || ' ' || subject)`,
      ),
    ),
    createdAt: exported(instantOfInsert()),
    updatedAt: exported(instantOfInsert()),
  },
  (table) => [
    // One index per sortable column, so that sorting never reads the whole table.
    index('consultations_by_first_name').on(table.firstName, table.id),
    index('consultations_by_service').on(table.service, table.id),
    index('consultations_by_status').on(table.status, table.id),
    index('consultations_by_first_answer').on(table.firstAnswerAt, table.id),
    index('consultations_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
    index('consultations_newest').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('consultations_received').on(sql`coalesce(${table.receivedAt}, ${table.createdAt})`, table.id),
    index('consultations_status').on(table.status, table.createdAt.desc().nullsFirst()),
    index('consultations_user').on(table.userId),
    /** Covers the conditions of readers, so that a list of staff is counted without reading rows. */
    index('consultations_assigned').on(table.assignedToId, table.isRestricted, table.id),
    index('consultations_recorded_by').on(table.recordedById).where(sql`${table.recordedById} is not null`),
    index('consultations_email').on(table.email),
    index('consultations_phone').on(table.phone),
    index('consultations_guest').on(table.guestId, table.id).where(sql`${table.guestId} is not null`),
    index('consultations_guest_phone')
      .on(table.phone, guestName(table))
      .where(sql`${table.guestId} is not null`),
    index('consultations_guest_email')
      .on(sql`lower(${table.email})`, guestName(table))
      .where(sql`${table.guestId} is not null`),
    index('consultations_urgent').on(table.urgentDay).where(sql`${table.urgentDay} is not null`),
    index('consultations_conflict')
      .on(table.createdAt.desc().nullsFirst())
      .where(sql`${table.conflictFlaggedAt} is not null`),
  ],
)

/** The time at which the firm received it: promise, figures and "overdue" count from it. */
export const received =
  sql<string>`coalesce(${consultations.receivedAt}, ${consultations.createdAt})`.mapWith(
    consultations.createdAt,
  )

export const consultationHistory = retainedTable(
  'consultation_history',
  'For statistics; the author is set to null, and the reply is emptied.',
  {
    id: impersonal(identity()),
    consultationId: integer()
      .notNull()
      .references(() => consultations.id, { onDelete: 'cascade' }),
    /** Null for a guest and for a deleted user. */
    userId: erased(integer().references(() => users.id, { onDelete: 'set null' })),
    field: exported(consultationHistoryField().notNull()),
    from: exported(retained(text('from_value'))),
    to: exported(retained(text('to_value'))),
    /** The reply to a guest; only for `replied`. */
    message: exported(erased(text())),
    createdAt: exported(instantOfInsert()),
  },
  (table) => [index('consultation_history_consultation').on(table.consultationId, table.id)],
)

/** Private links for guests. The state of the consultation determines when a link expires. */
export const consultationLinks = erasedTable(
  'consultation_links',
  'Deleted with the texts of the request.',
  {
    id: identity(),
    /** SHA-256 of the token. */
    tokenHash: erased(text().notNull().unique()),
    /**
     * Encrypted with a key outside the database, for a client that repeats the call after a lost response.
     */
    sealedToken: erased(text().notNull()),
    consultationId: integer()
      .notNull()
      .references(() => consultations.id, { onDelete: 'cascade' }),
    createdAt: instantOfInsert(),
  },
  (table) => [index('consultation_links_consultation').on(table.consultationId)],
)

/** Users who may read a restricted consultation, besides admins. An unrestricted one has no rows here. */
export const consultationReaders = erasedTable(
  'consultation_readers',
  'Deleted with the account of the reader.',
  {
    consultationId: retained(
      integer()
        .notNull()
        .references(() => consultations.id, { onDelete: 'cascade' }),
    ),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.consultationId, table.userId] }),
    index('consultation_readers_user').on(table.userId, table.consultationId),
  ],
)

/** The office's notes about a request; never in a response to a client. */
export const consultationNotes = erasedTable(
  'consultation_notes',
  'Deleted with the texts of the request. Notes of the office are not exported.',
  {
    id: identity(),
    consultationId: integer()
      .notNull()
      .references(() => consultations.id, { onDelete: 'cascade' }),
    /** Null for a deleted user. */
    authorId: integer().references(() => users.id, { onDelete: 'set null' }),
    text: erased(text().notNull()),
    createdAt: instantOfInsert(),
  },
  (table) => [
    index('consultation_notes_consultation').on(table.consultationId, table.id),
    index('consultation_notes_author').on(table.authorId),
  ],
)

/** The colleagues whom a note names. They may read that note. */
export const noteMentions = erasedTable(
  'note_mentions',
  'Deleted with the note or with the account of the colleague.',
  {
    noteId: integer()
      .notNull()
      .references(() => consultationNotes.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The time at which the colleague answered it or marked it as done. */
    doneAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.noteId, table.userId] }),
    index('note_mentions_open').on(table.userId, table.noteId).where(sql`${table.doneAt} is null`),
  ],
)
