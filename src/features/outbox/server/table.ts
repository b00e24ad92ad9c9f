import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgEnum, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, instant, instantOfInsert } from '#db/columns.ts'
import { users } from '#features/users/server/table.ts'
import { mailStates } from '../schema.ts'

export const mailState = pgEnum('mail_state', mailStates)

/** Mail to be sent, written in the same transaction as what it tells about. */
export const outbox = pgTable(
  'outbox',
  {
    id: identity(),
    recipient: text().notNull(),
    /** Who reads it, where they have an account: by this, and never by its words, a mail is erased with a person. */
    recipientId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Whom it tells of, where that is somebody else: a client in a mail to the office. */
    subjectId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The same of a guest, who has only an address; in small letters. */
    subjectAddress: text(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** What its links open, until it has left: sealed for this row with a key that is not in the database. */
    sealedTokens: text(),
    /** Such as List-Unsubscribe, beside those that every mail has. */
    headers: jsonb().$type<Record<string, string>>().notNull().default({}),
    state: mailState().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instantOfInsert(),
    lastError: text(),
    /** Since when it is tried: a mail that is sent again gets all its patience again. */
    queuedAt: instantOfInsert(),
    createdAt: instantOfInsert(),
    sentAt: instant(),
    searchText: text().generatedAlwaysAs(sql`fold_text(subject || ' ' || recipient)`),
  },
  (table) => [
    index('outbox_due').on(table.state, table.nextAttemptAt),
    index('outbox_recipient_person').on(table.recipientId),
    index('outbox_subject_person').on(table.subjectId),
    index('outbox_subject_address').on(table.subjectAddress),
    // One per column the list sorts by, so that no sort reads the whole table.
    index('outbox_by_subject').on(table.subject, table.id),
    index('outbox_by_recipient').on(table.recipient, table.id),
    index('outbox_by_state').on(table.state, table.id),
    index('outbox_by_attempts').on(table.attempts, table.id),
    index('outbox_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
    index('outbox_newest').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
)
