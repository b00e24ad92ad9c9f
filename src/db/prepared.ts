import { sql } from 'drizzle-orm'
import type { Database } from './connection.ts'

type Preparable<Prepared> = { prepare(name: string): Prepared }

/** Prepared statements stay in the memory of every connection; rarer ones are planned each time. */
const maxPrepared = 500

const names = new Map<string, string>()
const statements = new WeakMap<Database, Map<string, unknown>>()

/**
 * The statement that `build` returns, with its values as placeholders: built once per process, planned once
 * per connection. `key` identifies it and everything that its text depends on.
 */
export const prepared = <Prepared>(
  db: Database,
  key: string,
  build: () => Preparable<Prepared>,
): Prepared => {
  const known = statements.get(db) ?? new Map<string, unknown>()
  statements.set(db, known)
  const found = known.get(key)
  if (found) return found as Prepared
  const name = names.get(key) ?? (names.size < maxPrepared ? `mizan_${names.size + 1}` : undefined)
  if (name === undefined) return build().prepare('')
  names.set(key, name)
  const statement = build().prepare(name)
  known.set(key, statement)
  return statement
}

type Statement<Rows> = Preparable<{ execute(values: Record<string, unknown>): Promise<Rows> }>

/**
 * The rows of a prepared statement. `build` gets a placeholder instead of each value, and only writes it into the
 * statement, as conditions do. `key` identifies everything else that the text depends on.
 */
export const readPrepared = <Values extends Record<string, string | number>, Rows>(
  db: Database,
  key: string,
  values: Values,
  build: (placeholders: Values) => Statement<Rows>,
): Promise<Rows> =>
  prepared(db, key, () => {
    const placeholders = Object.keys(values).map((name) => [name, sql.placeholder(name)])
    return build(Object.fromEntries(placeholders) as Values)
  }).execute(values)
