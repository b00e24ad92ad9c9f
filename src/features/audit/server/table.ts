import { sql } from 'drizzle-orm'
import { index, integer, jsonb, text } from 'drizzle-orm/pg-core'
import { identity, impersonal, instantOfInsert, retained, retainedTable } from '#db/columns.ts'
import { auditActions, auditEntities } from '../schema.ts'

/**
 * Append-only: on PostgreSQL the server's user can neither update nor delete a row. There are no foreign
 * keys, because a row outlives its user and record. Each row is sealed with a key outside the database, over
 * its columns and the previous row's seal, so that changes and deletions can be detected.
 */
export const auditLog = retainedTable(
  'audit_log',
  'A proof: a change would break the seals of all later rows.',
  {
    id: impersonal(identity()),
    userId: integer(),
    userName: retained(text().notNull()),
    action: impersonal(text({ enum: auditActions }).notNull()),
    entity: impersonal(text({ enum: auditEntities }).notNull()),
    entityId: integer(),
    details: retained(jsonb().$type<Record<string, string | null>>().notNull().default({})),
    ipAddress: retained(text()),
    hash: impersonal(text().notNull()),
    /** Derived from the name, and not part of the chain. */
    searchText: retained(text().generatedAlwaysAs(sql`fold_text(user_name)`)),
    createdAt: impersonal(instantOfInsert()),
  },
  (table) => [
    index('audit_log_newest').on(table.createdAt.desc().nullsFirst()),
    index('audit_log_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
    index('audit_log_record').on(table.entityId),
    index('audit_log_address').on(table.ipAddress),
    /** The entity is last, so that both filters together are counted without reading rows. */
    index('audit_log_action').on(table.action, table.id.desc().nullsFirst(), table.entity),
    index('audit_log_entity').on(table.entity, table.id.desc().nullsFirst()),
  ],
)
