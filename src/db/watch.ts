import type { ClientBase, Pool, QueryConfig } from 'pg'
import type { Changes } from './changes.ts'
import type { Write } from './statements.ts'

type Query = (...args: unknown[]) => unknown
type Watched = { query: Query }

/**
 * Reports every statement of a pool and its connections to `changes`. A change is announced before the writer
 * gets its reply, and also if the reply was lost, since the database may have applied it.
 */
export const watchPool = (pool: Pool, changes: Changes): void => {
  // Wrapped on the pool, not the connection: a queued query gets its connection in another query's async
  // context.
  const query = pool.query.bind(pool) as Query
  const watched = pool as unknown as Watched
  watched.query = (...args) => {
    const text = textOf(args[0])
    if (text === undefined) return query(...args)
    const { writes } = changes.statement(text)
    return writes.length === 0 ? query(...args) : announced(query, args, () => changes.announce(writes))
  }
  pool.on('connect', (client) => watchClient(client, changes))
}

export const watchClient = (client: ClientBase, changes: Changes): void => {
  const query = client.query.bind(client) as Query
  const watched = client as unknown as Watched
  let pending: Write[] | undefined
  watched.query = (...args) => {
    const text = textOf(args[0])
    // A call with a callback comes from the pool, which has recorded it already.
    if (text === undefined || typeof args.at(-1) === 'function') return query(...args)
    const { writes, step } = changes.statement(text)
    if (step === 'begin') pending = []
    if (step === 'rollback') pending = undefined
    if (step === 'commit') {
      const made = pending ?? []
      pending = undefined
      return made.length === 0 ? query(...args) : announced(query, args, () => changes.announce(made))
    }
    if (writes.length === 0) return query(...args)
    if (!pending) return announced(query, args, () => changes.announce(writes))
    pending.push(...writes)
    return query(...args)
  }
}

const textOf = (requested: unknown): string | undefined => {
  if (typeof requested === 'string') return requested
  // A driver object with its own `submit`, such as a cursor, is not inspected.
  const { text, submit } = (requested ?? {}) as Partial<QueryConfig> & { submit?: unknown }
  return typeof text === 'string' && submit === undefined ? text : undefined
}

const announced = (query: Query, args: unknown[], announce: () => void): unknown => {
  const callback = args.at(-1)
  if (typeof callback === 'function')
    return query(...args.slice(0, -1), (...answer: unknown[]) => {
      announce()
      callback(...answer)
    })
  return (query(...args) as Promise<unknown>).finally(announce)
}
