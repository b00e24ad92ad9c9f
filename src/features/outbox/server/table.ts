import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgEnum, text } from 'drizzle-orm/pg-core'
import { erased, erasedTable, identity, instant, instantOfInsert } from '#db/columns.ts'
import { users } from '#features/users/server/table.ts'
import { mailStates } from '../schema.ts'

export const mailState = pgEnum('mail_state', mailStates)

/** Mail to send, queued in the same transaction as the event it reports. */
export const outbox = erasedTable(
  'outbox',
  'Mail to and about the person is deleted, found by the columns for people.',
  {
    id: identity(),
    /** Its Message-ID for all attempts. Random, so that an emptied or restored database never repeats one. */
    uid: erased(text().notNull().default(sql`gen_random_uuid()`)),
    recipient: erased(text().notNull()),
    /** The recipient's account, if any. Erasure of a person finds mails by this, never by their text. */
    recipientId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The person it is about, if that is not the recipient: a client in a mail to the office. */
    subjectId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The same for a guest, who has only an address; in lower case. */
    subjectAddress: erased(text()),
    subject: erased(text().notNull()),
    text: erased(text().notNull()),
    html: erased(text().notNull()),
    /** The tokens of its links until it is sent, encrypted for this row with a key outside the database. */
    sealedTokens: erased(text()),
    /** Additional headers, such as List-Unsubscribe. */
    headers: erased(jsonb().$type<Record<string, string>>().notNull().default({})),
    /** An iCalendar invitation. */
    calendar: erased(text()),
    /** Mails to one recipient with the same matter are sent in the order in which they were queued. */
    matter: erased(text()),
    /** The fact that it reports, such as the time of one appointment. */
    topic: erased(text()),
    /** It replaces unsent earlier mails to its recipient about the topic. */
    isLastWord: boolean().notNull().default(false),
    state: mailState().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instantOfInsert(),
    /** The end of the claim by the process that sends it; null between attempts. */
    claimedUntil: instant(),
    lastError: erased(text()),
    /** The start of the time limit for delivery; resending starts it again. */
    queuedAt: instantOfInsert(),
    createdAt: instantOfInsert(),
    sentAt: instant(),
    /** The time at which a restored backup brought it back as waiting. */
    restoredAt: instant(),
    searchText: erased(text().generatedAlwaysAs(sql`fold_text(subject || ' ' || recipient)`)),
  },
  (table) => [
    index('outbox_waiting_matter')
      .on(table.recipient, table.matter, table.id)
      .where(sql`${table.state} = 'waiting'`),
    index('outbox_due').on(table.state, table.nextAttemptAt),
    index('outbox_recipient_person').on(table.recipientId),
    index('outbox_subject_person').on(table.subjectId),
    index('outbox_subject_address').on(table.subjectAddress),
    // One index per sortable column, so that sorting never reads the whole table.
    index('outbox_by_subject').on(table.subject, table.id),
    index('outbox_by_recipient').on(table.recipient, table.id),
    index('outbox_by_state').on(table.state, table.id),
    index('outbox_by_attempts').on(table.attempts, table.id),
    index('outbox_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
    index('outbox_newest').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
)
