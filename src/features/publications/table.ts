import { boolean, index, integer, jsonb, pgEnum, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, instantOfInsert, timestamps } from '#db/columns.ts'
import { languageCode, users } from '#features/users/table.ts'
import { publicationCategories } from './schema.ts'

export const publicationCategory = pgEnum('publication_category', publicationCategories)

export const publications = pgTable(
  'publications',
  {
    id: identity(),
    titleEn: text().notNull(),
    titleAr: text().notNull().default(''),
    summaryEn: text().notNull().default(''),
    summaryAr: text().notNull().default(''),
    /** Markdown, as are its Arabic twin and every revision. */
    contentEn: text().notNull(),
    contentAr: text().notNull().default(''),
    category: publicationCategory().notNull().default('corporate_law'),
    coverImage: text().notNull().default(''),
    publishedLanguages: languageCode().array().notNull().default(['en', 'ar']),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    publishDate: instantOfInsert(),
    isVisible: boolean().notNull().default(true),
    ...timestamps(),
  },
  (table) => [
    index('publications_shown').on(table.isVisible, table.publishDate.desc()),
    index('publications_category').on(table.category, table.publishDate.desc()),
  ],
)

export const publicationRevisions = pgTable(
  'publication_revisions',
  {
    id: identity(),
    publicationId: integer()
      .notNull()
      .references(() => publications.id, { onDelete: 'cascade' }),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    texts: jsonb().$type<Record<string, string>>().notNull(),
    createdAt: instantOfInsert(),
  },
  (table) => [index('publication_revisions_publication').on(table.publicationId, table.createdAt.desc())],
)
