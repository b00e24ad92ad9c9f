import type { ClientBase, Pool, QueryConfig } from 'pg'
import type { Changes } from './changes.ts'
import type { Write } from './statements.ts'

type Query = (...args: unknown[]) => unknown
type Watched = { query: Query }

/**
 * Tells `changes` of every statement of a pool and of its connections. A change is announced before the answer reaches
 * whoever made it, and also when the answer was lost, since the database may have made it all the same.
 */
export const watchPool = (pool: Pool, changes: Changes): void => {
  // Where it is called, not on the connection: a waiting query gets its connection in the context of another one.
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
    // With a callback it comes from the pool, which has noted it already.
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

const textOf = (asked: unknown): string | undefined => {
  if (typeof asked === 'string') return asked
  // An object of the driver with a `submit` of its own, such as a cursor, is not ours to read.
  const { text, submit } = (asked ?? {}) as Partial<QueryConfig> & { submit?: unknown }
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
