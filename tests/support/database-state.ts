import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
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
    const left = sql.raw(name === 'sessions' ? `- 'last_seen_at' - 'expires_at'` : `- 'last_seen_at'`)
    return sql`select ${name} as "table", to_jsonb(t) ${left} as row from ${sql.identifier(name)} t`
  })
  return (
    await db.execute(sql`select * from (${sql.join(rows, sql` union all `)}) state order by 1, row::text`)
  ).rows
}

const listTables = async (db: Database): Promise<string[]> => {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'attempts' order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** Inserts what a call is about, and returns a function that sends the call. */
type HarmlessCall = { name: string; prepare: () => Promise<() => Promise<unknown>> }

/**
 * Expects that calls change nothing. The state is large: it is read before and after all of them. Only after a
 * change, each call is sent again with its own reading, to report the one that made the change.
 */
export const expectNoChange = async (
  db: Database,
  calls: HarmlessCall[],
  isCompared: (row: unknown) => boolean = () => true,
): Promise<void> => {
  const state = async () => (await stateOf(db)).filter(isCompared)
  const sendAll = async (sent: HarmlessCall[]) => {
    const sends: (() => Promise<unknown>)[] = []
    for (const { prepare } of sent) sends.push(await prepare())
    const before = await state()
    for (const send of sends) await send()
    return { before, after: await state() }
  }
  const all = await sendAll(calls)
  if (isDeepStrictEqual(all.after, all.before)) return
  for (const call of calls) {
    const { before, after } = await sendAll([call])
    expect(after, call.name).toEqual(before)
  }
  expect(all.after).toEqual(all.before)
}
