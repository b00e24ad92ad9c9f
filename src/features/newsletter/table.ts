import { sql } from 'drizzle-orm'
import { boolean, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity, instant, instantOfInsert } from '#db/columns.ts'
import { languageCode } from '#features/users/table.ts'

export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: identity(),
    email: text().notNull(),
    language: languageCode().notNull().default('en'),
    isActive: boolean().notNull().default(true),
    confirmedAt: instant(),
    /** Stands in every mail's unsubscribe link, and opens nothing else. */
    unsubscribeToken: text().notNull().unique().default(sql`gen_random_uuid()::text`),
    subscribedAt: instantOfInsert(),
  },
  (table) => [uniqueIndex('newsletter_subscribers_email_unique').on(sql`lower(${table.email})`)],
)
