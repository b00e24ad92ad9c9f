import { sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'

const tableNames = new WeakMap<Database, string[]>()

/**
 * Everything that a refused call must not change: all rows of all tables, except rate-limit counters and the
 * time when a session was last seen, which extends it.
 */
export const stateOf = async (db: Database): Promise<unknown[]> => {
  const names = tableNames.get(db) ?? (await listTables(db))
  tableNames.set(db, names)
  const rows = names.map((name) => {
    if (name === 'kept_counts') return addedUp
    const left = sql.raw(name === 'sessions' ? `- 'last_seen_at' - 'expires_at'` : `- 'last_seen_at'`)
    return sql`select ${name} as "table", to_jsonb(t) ${left} as row from ${sql.identifier(name)} t`
  })
  return (
    await db.execute(sql`select * from (${sql.join(rows, sql` union all `)}) state order by 1, row::text`)
  ).rows
}

/** The parts of a count are added up at random times. */
const addedUp = sql`select 'kept_counts' as "table",
    jsonb_build_object('source', source, 'first', first, 'second', second, 'count', sum(count)) as row
  from kept_counts group by source, first, second having sum(count) <> 0`

const listTables = async (db: Database): Promise<string[]> => {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'attempts' order by 1`,
  )
  return rows.map(({ name }) => name)
}
