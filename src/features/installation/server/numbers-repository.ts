import { sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'

/** The highest number of each sequence, by name. */
export type Numbers = Record<string, number>

const listSequences = async (db: Database) => {
  const { rows } = await db.execute<{ name: string; table: string; column: string }>(sql`
    select s.relname::text as name, t.relname::text as table, a.attname::text as column
    from pg_class s
      join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = s.oid and d.deptype in ('a', 'i')
      join pg_class t on t.oid = d.refobjid
      join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
    where s.relkind = 'S' and s.relnamespace = 'public'::regnamespace
    order by 1`)
  return rows
}

/**
 * The highest number in the rows of each table. Sequences also advance in aborted transactions; rows survive
 * a crash once they can be read.
 */
export const readRowNumbers = async (db: Database): Promise<Numbers> => {
  const sequences = await listSequences(db)
  if (sequences.length === 0) return {}
  const each = sequences.map(
    ({ name, table, column }) =>
      sql`select ${name}::text as name, max(${sql.identifier(column)})::int as last from ${sql.identifier(table)}`,
  )
  const { rows } = await db.execute<{ name: string; last: number | null }>(sql.join(each, sql` union all `))
  return Object.fromEntries(rows.map(({ name, last }) => [name, last ?? 0]))
}

/** The last number of each sequence; 0 if it is unused. */
export const readSequenceNumbers = async (db: Database): Promise<Numbers> => {
  const { rows } = await db.execute<{ name: string; last: number }>(sql`
    select sequencename::text as name, coalesce(last_value, 0)::int as last
    from pg_sequences where schemaname = 'public'`)
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]))
}

export const advanceSequence = async (db: Database, name: string, last: number): Promise<void> => {
  await db.execute(sql`select setval(format('public.%I', ${name}::text)::regclass, ${last})`)
}
