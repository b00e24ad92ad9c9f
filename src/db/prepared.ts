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
