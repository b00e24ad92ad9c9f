import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, pgEnum, text } from 'drizzle-orm/pg-core'
import { identity, impersonal, impersonalTable, retained, timestamps } from '#db/columns.ts'
import { clientTypes } from '../schema.ts'

export const clientType = pgEnum('client_type', clientTypes)

/** Companies that the firm shows as its clients; clients with a login are users. */
export const clients = impersonalTable(
  'clients',
  'Companies on the website, written by the office.',
  {
    id: identity(),
    nameEn: impersonal(text().notNull()),
    nameAr: impersonal(text().notNull().default('')),
    descriptionEn: impersonal(text().notNull().default('')),
    descriptionAr: impersonal(text().notNull().default('')),
    logoUrl: impersonal(text().notNull()),
    websiteUrl: impersonal(text().notNull().default('')),
    clientType: clientType().notNull().default('corporate'),
    isVisible: boolean().notNull().default(true),
    // The proof that the firm may show the client.
    consentBy: retained(text().notNull().default('')),
    consentOn: impersonal(date()),
    consentNote: retained(text().notNull().default('')),
    displayOrder: integer().notNull().default(0),
    searchText: impersonal(
      text().generatedAlwaysAs(
        sql`fold_text(name_en || ' ' || name_ar || ' ' || description_en || ' ' || description_ar)`,
      ),
    ),
    ...timestamps(),
  },
  (table) => [
    index('clients_order').on(table.isVisible, table.displayOrder, table.id),
    // One index per sortable column, so that sorting never reads the whole table.
    index('clients_by_display_order').on(table.displayOrder, table.id),
    index('clients_by_name_en').on(table.nameEn, table.id),
    index('clients_by_name_ar').on(table.nameAr, table.id),
    index('clients_by_type').on(table.clientType, table.id),
    index('clients_by_created_at').on(table.createdAt, table.id),
    index('clients_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
)
