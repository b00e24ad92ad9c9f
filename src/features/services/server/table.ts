import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgEnum, text } from 'drizzle-orm/pg-core'
import { identity, impersonal, impersonalTable, timestamps } from '#db/columns.ts'
import { serviceAreas } from '../areas.ts'
import { type RenderedGuide, serviceStatuses } from '../schema.ts'

export const serviceStatus = pgEnum('service_status', serviceStatuses)
export const serviceArea = pgEnum('service_area', serviceAreas)

export const services = impersonalTable(
  'services',
  'Services of the firm, written by the office.',
  {
    id: identity(),
    nameEn: impersonal(text().notNull()),
    nameAr: impersonal(text().notNull().default('')),
    descriptionEn: impersonal(text().notNull()),
    descriptionAr: impersonal(text().notNull().default('')),
    /** The visitor's situation in their own words, shown first on the home page. */
    situationEn: impersonal(text().notNull().default('')),
    situationAr: impersonal(text().notNull().default('')),
    /** Markdown. The rendered columns are null without a guide, and after a manual change in the database. */
    guideEn: impersonal(text().notNull().default('')),
    guideAr: impersonal(text().notNull().default('')),
    renderedGuideEn: impersonal(jsonb().$type<RenderedGuide>()),
    renderedGuideAr: impersonal(jsonb().$type<RenderedGuide>()),
    icon: impersonal(text().notNull().default('fa-briefcase')),
    area: serviceArea().notNull().default('other'),
    status: serviceStatus().notNull().default('active'),
    displayOrder: integer().notNull().default(0),
    searchText: impersonal(
      text().generatedAlwaysAs(
        sql`fold_text(name_en || ' ' || name_ar || ' ' || description_en || ' ' || description_ar || ' ' || situation_en || ' ' || situation_ar)`,
      ),
    ),
    ...timestamps(),
  },
  (table) => [
    index('services_order').on(table.status, table.displayOrder, table.id),
    // One index per sortable column, so that sorting never reads the whole table.
    index('services_by_display_order').on(table.displayOrder, table.id),
    index('services_by_status').on(table.status, table.id),
    index('services_by_name_en').on(table.nameEn, table.id),
    index('services_by_name_ar').on(table.nameAr, table.id),
    index('services_by_created_at').on(table.createdAt, table.id),
    index('services_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
    index('services_words').using('gin', sql`search_vector(${table.searchText})`),
  ],
)
