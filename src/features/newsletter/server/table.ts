import { sql } from 'drizzle-orm'
import { boolean, index, integer, text, uniqueIndex } from 'drizzle-orm/pg-core'
import {
  erased,
  erasedTable,
  exported,
  identity,
  impersonal,
  impersonalTable,
  instant,
  instantOfInsert,
} from '#db/columns.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { languageCode, publicationCategory, publications } from '#features/publications/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { languages } from '#languages/language.ts'

export const newsletterSubscribers = erasedTable(
  'newsletter_subscribers',
  'Deleted if the person has confirmed the address.',
  {
    id: identity(),
    email: erased(text().notNull()),
    language: exported(erased(text({ enum: languages }).notNull().default('en'))),
    /** The categories of publications that the reader chose; empty means all. */
    areas: exported(erased(publicationCategory().array().notNull().default([]))),
    isActive: exported(boolean().notNull().default(true)),
    confirmedAt: exported(instant()),
    subscribedAt: exported(instantOfInsert()),
    searchText: erased(text().generatedAlwaysAs(sql`fold_text(email)`)),
  },
  (table) => [
    uniqueIndex('newsletter_subscribers_email_unique').on(sql`lower(${table.email})`),
    index('newsletter_subscribers_newest').on(
      table.subscribedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    // One index per sortable column, so that sorting never reads the whole table.
    index('newsletter_subscribers_by_email').on(table.email, table.id),
    index('newsletter_subscribers_by_language').on(table.language, table.id),
    index('newsletter_subscribers_by_confirmed_at').on(table.confirmedAt, table.id),
    index('newsletter_subscribers_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
)

/** Issues: a publication that is sent to subscribers of its area, in one language. */
export const newsletterIssues = impersonalTable(
  'newsletter_issues',
  'Issues of the newsletter; the sender is set to null.',
  {
    id: identity(),
    publicationId: integer().references(() => publications.id, { onDelete: 'set null' }),
    language: languageCode().notNull(),
    /** Title and area at the time of sending. */
    title: impersonal(text().notNull()),
    area: publicationCategory().notNull(),
    userId: erased(integer().references(() => users.id, { onDelete: 'set null' })),
    startedAt: instantOfInsert(),
    /** All recipients up to this id are queued. */
    lastSubscriberId: integer().notNull().default(0),
    /** The time at which it was stopped because its publication was hidden. */
    stoppedAt: instant(),
    /** The time at which its last mail was queued. */
    queuedAt: instant(),
  },
  (table) => [
    // Concurrent calls cannot send a language of a publication twice.
    uniqueIndex('newsletter_issues_once').on(table.publicationId, table.language),
    index('newsletter_issues_newest').on(table.startedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
)

/** Recipients whose mail of an issue is queued. Written together with the mail, so that each gets it once. */
export const newsletterRecipients = impersonalTable(
  'newsletter_recipients',
  'The number of recipients; the subscriber and the mail are set to null.',
  {
    id: identity(),
    issueId: integer()
      .notNull()
      .references(() => newsletterIssues.id, { onDelete: 'cascade' }),
    /** Null after the person’s data is erased; the row still counts. */
    subscriberId: erased(integer().references(() => newsletterSubscribers.id, { onDelete: 'set null' })),
    /** Null after the mail is deleted. */
    mailId: erased(integer().references(() => outbox.id, { onDelete: 'set null' })),
    sentAt: instant(),
  },
  (table) => [
    uniqueIndex('newsletter_recipients_once').on(table.issueId, table.subscriberId),
    index('newsletter_recipients_subscriber').on(table.subscriberId),
    index('newsletter_recipients_mail').on(table.mailId),
    /** A small index, because it is queried every few seconds. */
    index('newsletter_recipients_unsent').on(table.issueId).where(sql`sent_at is null`),
  ],
)
