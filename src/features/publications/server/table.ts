import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgEnum, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, instant, instantOfInsert, timestamps, wordVector } from '#db/columns.ts'
import { users } from '#features/users/server/table.ts'
import { contentLanguages } from '#languages/language.ts'
import { publicationCategories } from '../schema.ts'

export const languageCode = pgEnum('language_code', contentLanguages)
export const publicationCategory = pgEnum('publication_category', publicationCategories)

/** Both languages of a text as visitors may find it; an unpublished language contributes nothing. */
const shown = (en: string, ar: string): SQL =>
  sql.raw(
    `case when 'en' = any(published_languages) then ${en} else '' end || ' ' || case when 'ar' = any(published_languages) then ${ar} else '' end`,
  )
const titles = shown('title_en', 'title_ar')
const head = sql`setweight(search_vector(${titles}), 'A') || setweight(search_vector(${shown('summary_en', 'summary_ar')}), 'B')`
const contents = sql`setweight(search_vector(markdown_words(${shown('content_en', 'content_ar')})), 'C')`

export const publications = pgTable(
  'publications',
  {
    id: identity(),
    titleEn: text().notNull(),
    titleAr: text().notNull().default(''),
    summaryEn: text().notNull().default(''),
    summaryAr: text().notNull().default(''),
    /** Markdown, like its Arabic counterpart and every revision. */
    contentEn: text().notNull(),
    contentAr: text().notNull().default(''),
    category: publicationCategory().notNull().default('corporate_law'),
    coverImage: text().notNull().default(''),
    publishedLanguages: languageCode().array().notNull().default(['en', 'ar']),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    publishDate: instantOfInsert(),
    /** When the language that is not published joins the other; null if it is not to. */
    otherLanguageDate: instant(),
    isVisible: boolean().notNull().default(true),
    /** Since when the Arabic is older than the English. */
    arabicOutdatedSince: instant(),
    /** Everything that a search matches. */
    searchVector: wordVector().generatedAlwaysAs(sql`${head} || ${contents}`),
    /** Title and summary only: small enough to rank thousands of rows (decision 9). */
    searchHead: wordVector().generatedAlwaysAs(head),
    /** Folded titles without spaces, for fragments and for names written together or apart. */
    searchTitle: text().generatedAlwaysAs(sql`squeeze_text(${titles})`),
    /** What the office also finds: titles and summaries in every language, published or not. */
    searchText: text().generatedAlwaysAs(
      sql`fold_text(title_en || ' ' || title_ar || ' ' || summary_en || ' ' || summary_ar)`,
    ),
    ...timestamps(),
  },
  (table) => [
    index('publications_search').using('gin', table.searchVector).with({ fastupdate: false }),
    index('publications_title')
      .using('gin', sql`${table.searchTitle} gin_trgm_ops`)
      .with({ fastupdate: false }),
    /** Covers what visitors may see, so that lists can be counted without reading rows. */
    index('publications_shown')
      // Sorted like `order by … desc`: otherwise the index would not provide the order.
      .on(table.publishDate.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`is_visible and cardinality(published_languages) > 0`),
    index('publications_category').on(table.category, table.publishDate.desc().nullsFirst()),
    /** For the office's list, which includes drafts. */
    index('publications_newest').on(table.publishDate.desc().nullsFirst(), table.id.desc().nullsFirst()),
    // One index per column the office sorts by, so that no sort reads the whole table.
    index('publications_by_title_en').on(table.titleEn, table.id),
    index('publications_by_title_ar').on(table.titleAr, table.id),
    index('publications_by_category').on(table.category, table.id),
    index('publications_by_visibility').on(table.isVisible, table.id),
    /** Small: asked every few seconds. */
    index('publications_due_language')
      .on(table.otherLanguageDate)
      .where(sql`other_language_date is not null`),
    index('publications_text').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
)

/**
 * What follows from the texts of a publication (`derivedOf`), made by whoever writes them. A trigger sets `version` to 0
 * when the publication changes otherwise; readers then derive for themselves until the upkeep has done it.
 */
export const publicationTexts = pgTable('publication_texts', {
  publicationId: integer()
    .primaryKey()
    .references(() => publications.id, { onDelete: 'cascade' }),
  version: integer().notNull(),
  /** The first 120 characters of each text, published or not. */
  previewEn: text().notNull(),
  previewAr: text().notNull(),
  /** Each text without its Markdown. */
  plainEn: text().notNull(),
  plainAr: text().notNull(),
  /** Each article as the website renders it, as JSON; null without a text. */
  articleEn: text(),
  articleAr: text(),
  /** The fields of a listed publication as visitors may see it, and those of its contents: JSON without braces. */
  listedFields: text().notNull(),
  contentFields: text().notNull(),
})

/** Every word of the publications with its stems, by which a search finds the words to mark. */
export const publicationWords = pgTable(
  'publication_words',
  { word: text().primaryKey(), stems: text().array().notNull() },
  (table) => [index('publication_words_stems').using('gin', table.stems).with({ fastupdate: false })],
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
  (table) => [
    index('publication_revisions_publication').on(table.publicationId, table.createdAt.desc().nullsFirst()),
  ],
)

const { searchVector, searchHead, searchTitle, searchText, ...columns } = getTableColumns(publications)
/** The columns that people write, without the generated search columns. */
export const publicationColumns = columns
