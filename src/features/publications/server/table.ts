import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgEnum, text } from 'drizzle-orm/pg-core'
import {
  erased,
  exported,
  identity,
  impersonal,
  impersonalTable,
  instant,
  instantOfInsert,
  timestamps,
  wordVector,
} from '#db/columns.ts'
import { users } from '#features/users/server/table.ts'
import { contentLanguages } from '#languages/language.ts'
import { type Article, publicationCategories } from '../schema.ts'

export const languageCode = pgEnum('language_code', contentLanguages)
export const publicationCategory = pgEnum('publication_category', publicationCategories)

/** Both languages of a text for the visitors' search; an unpublished language is left out. */
const shown = (en: string, ar: string): SQL =>
  sql.raw(
    `case when 'en' = any(published_languages) then ${en} else '' end || ' ' || case when 'ar' = any(published_languages) then ${ar} else '' end`,
  )
const titles = shown('title_en', 'title_ar')
const head = sql`setweight(search_vector(${titles}), 'A') || setweight(search_vector(${shown('summary_en', 'summary_ar')}), 'B')`
const contents = sql`setweight(search_vector(markdown_words(${shown('content_en', 'content_ar')})), 'C')`

export const publications = impersonalTable(
  'publications',
  'Texts of the website; the author is set to null.',
  {
    id: identity(),
    titleEn: exported(impersonal(text().notNull())),
    titleAr: exported(impersonal(text().notNull().default(''))),
    summaryEn: impersonal(text().notNull().default('')),
    summaryAr: impersonal(text().notNull().default('')),
    /** Markdown, like its Arabic counterpart and every revision. */
    contentEn: impersonal(text().notNull()),
    contentAr: impersonal(text().notNull().default('')),
    category: publicationCategory().notNull().default('corporate_law'),
    coverImage: impersonal(text().notNull().default('')),
    publishedLanguages: impersonal(languageCode().array().notNull().default(['en', 'ar'])),
    userId: erased(integer().references(() => users.id, { onDelete: 'set null' })),
    publishDate: instantOfInsert(),
    /** The time at which the unpublished language is published too; null if it is not scheduled. */
    otherLanguageDate: instant(),
    isVisible: boolean().notNull().default(true),
    /** The time since which the Arabic text has been older than the English one. */
    arabicOutdatedSince: instant(),
    /** All searchable words. */
    searchVector: impersonal(wordVector().generatedAlwaysAs(sql`${head} || ${contents}`)),
    /** Title and summary only: small enough to rank thousands of rows (decision 9). */
    searchHead: impersonal(wordVector().generatedAlwaysAs(head)),
    /** Folded titles without spaces, for fragments and for names written together or apart. */
    searchTitle: impersonal(text().generatedAlwaysAs(sql`squeeze_text(${titles})`)),
    /** Additional text for the office's search: titles and summaries in every language, published or not. */
    searchText: impersonal(
      text().generatedAlwaysAs(
        sql`fold_text(title_en || ' ' || title_ar || ' ' || summary_en || ' ' || summary_ar)`,
      ),
    ),
    ...timestamps(),
  },
  (table) => [
    index('publications_search').using('gin', table.searchVector).with({ fastupdate: false }),
    index('publications_title')
      .using('gin', sql`${table.searchTitle} gin_trgm_ops`)
      .with({ fastupdate: false }),
    /** Covers publications that visitors may see, so that lists can be counted without reading rows. */
    index('publications_shown')
      // Sorted like `order by … desc`: otherwise the index would not provide the order.
      .on(table.publishDate.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`is_visible and cardinality(published_languages) > 0`),
    /** The same for one category. */
    index('publications_category')
      .on(table.category, table.publishDate.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`is_visible and cardinality(published_languages) > 0`),
    /** The order of the office's list, which includes drafts. */
    index('publications_newest').on(table.publishDate.desc().nullsFirst(), table.id.desc().nullsFirst()),
    // One index per sortable column of the office, so that sorting never reads the whole table.
    index('publications_by_title_en').on(table.titleEn, table.id),
    index('publications_by_title_ar').on(table.titleAr, table.id),
    index('publications_by_category').on(table.category, table.id),
    index('publications_by_visibility').on(table.isVisible, table.id),
    /** A small index, because it is queried every few seconds. */
    index('publications_due_language')
      .on(table.otherLanguageDate)
      .where(sql`other_language_date is not null`),
    index('publications_text').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
)

/**
 * Data derived from the texts of a publication (`derivedOf`), written with them. For any other change of the
 * publication a trigger sets `version` to 0. Readers then derive the data themselves until the upkeep has
 * stored it.
 */
export const publicationTexts = impersonalTable(
  'publication_texts',
  'Derived from the texts of a publication.',
  {
    publicationId: integer()
      .primaryKey()
      .references(() => publications.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    /** The first 120 characters of each text, published or not. */
    previewEn: impersonal(text().notNull()),
    previewAr: impersonal(text().notNull()),
    /** Each text without its Markdown. */
    plainEn: impersonal(text().notNull()),
    plainAr: impersonal(text().notNull()),
    /** Each article as the website's HTML; null without a text. */
    articleEn: impersonal(jsonb().$type<Article>()),
    articleAr: impersonal(jsonb().$type<Article>()),
  },
)

/** Every word of the publications with its stems, for marking words in search results. */
export const publicationWords = impersonalTable(
  'publication_words',
  'Single words of publications, for the search.',
  { word: impersonal(text().primaryKey()), stems: impersonal(text().array().notNull()) },
  (table) => [index('publication_words_stems').using('gin', table.stems).with({ fastupdate: false })],
)

export const publicationRevisions = impersonalTable(
  'publication_revisions',
  'Texts of the website; the author is set to null.',
  {
    id: identity(),
    publicationId: integer()
      .notNull()
      .references(() => publications.id, { onDelete: 'cascade' }),
    userId: erased(integer().references(() => users.id, { onDelete: 'set null' })),
    texts: impersonal(jsonb().$type<Record<string, string>>().notNull()),
    createdAt: instantOfInsert(),
  },
  (table) => [
    index('publication_revisions_publication').on(table.publicationId, table.createdAt.desc().nullsFirst()),
  ],
)

const { searchVector, searchHead, searchTitle, searchText, ...columns } = getTableColumns(publications)
/** The writable columns, without the generated search columns. */
export const publicationColumns = columns
