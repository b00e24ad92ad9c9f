import { boolean, jsonb, text, unique } from 'drizzle-orm/pg-core'
import { identity, impersonal, impersonalTable, timestamps } from '#db/columns.ts'
import { serviceArea } from '#features/services/server/table.ts'
import type { Paper } from '../schema.ts'

/** The papers that the office requests first, one list for each practice area. */
export const paperLists = impersonalTable(
  'paper_lists',
  'Written by the office.',
  {
    id: identity(),
    area: serviceArea().notNull(),
    nameEn: impersonal(text().notNull()),
    nameAr: impersonal(text().notNull()),
    papers: impersonal(jsonb().$type<Paper[]>().notNull()),
    isReviewed: boolean().notNull().default(false),
    ...timestamps(),
  },
  (table) => [unique('paper_lists_area').on(table.area)],
)
