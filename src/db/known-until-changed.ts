import type { Changes } from './changes.ts'
import type { Database } from './connection.ts'

type Known<Value> = { since: number; tables: ReadonlySet<string>; value: Value }

const changesOf = new WeakMap<Database, Changes>()

/** Enables the cache for this database. */
export const followTables = (db: Database, changes: Changes): void => {
  changesOf.set(db, changes)
}

/**
 * Cache of values read from the database, valid until a table that they were read from changes. It is not
 * used inside a transaction. The least recently used entry is evicted first.
 */
export class KnownUntilChanged<Value extends object> {
  readonly #known = new WeakMap<Changes, Map<string, Known<Value>>>()
  readonly #max: number

  constructor(max: number) {
    this.#max = max
  }

  /** Undefined if a table has changed since. The caller then depends on the same tables. */
  find(db: Database, key: string): Value | undefined {
    const changes = changesOf.get(db)
    const all = changes && this.#known.get(changes)
    const known = all?.get(key)
    if (!known) return undefined
    all?.delete(key)
    if (!changes?.isHearing || changes.changedSince(known.tables, known.since)) return undefined
    all?.set(key, known)
    changes.note(known.tables)
    return known.value
  }

  /** Reads, and caches the value unless a table changed meanwhile. */
  async read<Result>(
    db: Database,
    key: string,
    read: () => Promise<Result>,
    known: (result: Result) => Value | undefined,
  ): Promise<Result> {
    const changes = changesOf.get(db)
    if (!changes) return read()
    const since = changes.count
    const tables = new Set<string>()
    const { result } = await changes.collect(read, tables)
    changes.note(tables)
    const value = known(result)
    if (value === undefined || !changes.isHearing || changes.changedSince(tables, since)) return result
    const all = this.#known.get(changes) ?? new Map<string, Known<Value>>()
    this.#known.set(changes, all)
    all.delete(key)
    all.set(key, { since, tables, value })
    const [oldest] = all.keys()
    if (all.size > this.#max && oldest !== undefined) all.delete(oldest)
    return result
  }
}
