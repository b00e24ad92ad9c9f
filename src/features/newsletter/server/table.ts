import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity, instant, instantOfInsert } from '#db/columns.ts'
import { languages } from '#languages/language.ts'

export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: identity(),
    email: text().notNull(),
    language: text({ enum: languages }).notNull().default('en'),
    isActive: boolean().notNull().default(true),
    confirmedAt: instant(),
    subscribedAt: instantOfInsert(),
    searchText: text().generatedAlwaysAs(sql`fold_text(email)`),
  },
  (table) => [
    uniqueIndex('newsletter_subscribers_email_unique').on(sql`lower(${table.email})`),
    index('newsletter_subscribers_newest').on(
      table.subscribedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    // One index per sortable column, so that no sort reads the whole table.
    index('newsletter_subscribers_by_email').on(table.email, table.id),
    index('newsletter_subscribers_by_language').on(table.language, table.id),
    index('newsletter_subscribers_by_confirmed_at').on(table.confirmedAt, table.id),
    index('newsletter_subscribers_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
)
