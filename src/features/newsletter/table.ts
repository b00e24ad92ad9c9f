import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
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
  (table) => [
    uniqueIndex('newsletter_subscribers_email_unique').on(sql`lower(${table.email})`),
    index('newsletter_subscribers_newest').on(
      table.subscribedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('newsletter_subscribers_search').using('gin', sql`fold_text(${table.email}) gin_trgm_ops`),
  ],
)
