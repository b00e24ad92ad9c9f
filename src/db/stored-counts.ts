import { type SQL, sql } from 'drizzle-orm'

/**
 * Tables whose row counts are stored on write, and the columns of their kinds (migrations `kept_counts` and
 * `kept_more_counts`).
 */
export type StoredSource =
  | 'services' // status
  | 'team_members' // type, visible
  | 'clients' // type, visible
  | 'publications' // category, published
  | 'users' // role, active
  | 'consultations' // status
  | 'contact_messages' // read
  | 'outbox' // state
  | 'audit_log' // action, entity
  | 'newsletter_subscribers' // status, language
  | 'messages' // status
  | 'documents'

type Kind = string | boolean | SQL | undefined

/** The number of rows in a table, of one kind or of all, the same as `count(*)` in the same statement. */
export const storedCount = (source: StoredSource, first?: Kind, second?: Kind): SQL<number> => {
  const isOf = (column: string, kind: Kind) =>
    kind === undefined
      ? sql``
      : sql` and ${sql.identifier(column)} = ${kind instanceof Object ? kind : String(kind)}`
  return sql`(select coalesce(sum(count), 0)::int from kept_counts
    where source = ${sql.raw(`'${source}'`)}${isOf('first', first)}${isOf('second', second)})`
}
