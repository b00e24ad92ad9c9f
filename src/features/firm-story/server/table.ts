import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, pgEnum, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity, impersonal, impersonalTable, retained, timestamps } from '#db/columns.ts'
import { storyKinds } from '../values.ts'

export const storyKind = pgEnum('story_kind', storyKinds)

/** Texts about the firm: history, milestones, mission, vision, values, testimonials. */
export const storyParts = impersonalTable(
  'story_parts',
  'Texts of the office, which removes the people named in a testimonial.',
  {
    id: identity(),
    kind: storyKind().notNull(),
    titleEn: impersonal(text().notNull().default('')),
    titleAr: impersonal(text().notNull().default('')),
    textEn: impersonal(text().notNull()),
    textAr: impersonal(text().notNull().default('')),
    detailEn: impersonal(text().notNull().default('')),
    detailAr: impersonal(text().notNull().default('')),
    isSample: boolean().notNull().default(false),
    isVisible: boolean().notNull().default(true),
    // The proof that the firm may show a testimonial.
    consentBy: retained(text().notNull().default('')),
    consentOn: impersonal(date()),
    consentNote: retained(text().notNull().default('')),
    displayOrder: integer().notNull().default(0),
    searchText: impersonal(
      text().generatedAlwaysAs(
        sql`fold_text(title_en || ' ' || title_ar || ' ' || text_en || ' ' || text_ar || ' ' || detail_en || ' ' || detail_ar)`,
      ),
    ),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex('story_parts_single')
      .on(table.kind)
      .where(sql`kind in ('welcome', 'introduction', 'history', 'mission', 'vision')`),
    index('story_parts_order').on(table.displayOrder, table.id),
    index('story_parts_by_kind').on(table.kind, table.id),
    index('story_parts_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
)
