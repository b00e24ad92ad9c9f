import { index, integer, pgEnum, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, instant, instantOfInsert } from '#db/columns.ts'

export const mailState = pgEnum('mail_state', ['waiting', 'sent', 'failed'])

/** Mail to be sent, written in the same transaction as what it tells about. */
export const outbox = pgTable(
  'outbox',
  {
    id: identity(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    state: mailState().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instantOfInsert(),
    lastError: text(),
    createdAt: instantOfInsert(),
    sentAt: instant(),
  },
  (table) => [index('outbox_due').on(table.state, table.nextAttemptAt)],
)
