import type { Pool } from 'pg'
import type { Database } from '#db/connection.ts'

/** Reports each statement of a database as JSON. Returns a function that ends this. */
export const noteQueries = (db: Database, note: (statement: string) => void): (() => void) => {
  const pool = (db as unknown as { $client: Pool }).$client
  const { query } = pool
  pool.query = function noted(this: Pool, ...args: unknown[]) {
    note(JSON.stringify(args[0]))
    return Reflect.apply(query, this, args)
  } as Pool['query']
  return () => {
    pool.query = query
  }
}
