import type { Changes } from './changes.ts'
import type { Database } from './connection.ts'

type Known<Value> = { since: number; value: Value }
/** The name of a value, and the tables that it is read from. Each table must report its changes. */
type Source = { name: string; tables: Iterable<string> }

const changesOf = new WeakMap<Database, Changes>()

/** Enables the cache for this database. */
export const followTables = (db: Database, changes: Changes): void => {
  changesOf.set(db, changes)
}

/**
 * Cache of values read from the database, valid until one of their tables changes. It is not used inside a
 * transaction. The least recently used entry is evicted first.
 */
export class KnownUntilChanged<Value extends object> {
  readonly #known = new WeakMap<Changes, Map<string, Known<Value>>>()
  readonly #max: number

  constructor(max: number) {
    this.#max = max
  }

  /** Undefined if a table has changed since. */
  find(db: Database, { name, tables }: Source): Value | undefined {
    const changes = changesOf.get(db)
    const all = changes && this.#known.get(changes)
    const known = all?.get(name)
    if (!known) return undefined
    all?.delete(name)
    if (!changes?.isListening || changes.changedSince(tables, known.since)) return undefined
    all?.set(name, known)
    return known.value
  }

  /** Reads, and caches the value unless a table changed meanwhile. */
  async read<Result>(
    db: Database,
    { name, tables }: Source,
    read: () => Promise<Result>,
    known: (result: Result) => Value | undefined,
  ): Promise<Result> {
    const changes = changesOf.get(db)
    const since = changes?.count ?? 0
    const result = await read()
    const value = known(result)
    if (!changes?.isListening || value === undefined || changes.changedSince(tables, since)) return result
    const all = this.#known.get(changes) ?? new Map<string, Known<Value>>()
    this.#known.set(changes, all)
    all.delete(name)
    all.set(name, { since, value })
    const [oldest] = all.keys()
    if (all.size > this.#max && oldest !== undefined) all.delete(oldest)
    return result
  }
}
