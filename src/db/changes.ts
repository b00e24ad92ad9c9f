import { AsyncLocalStorage } from 'node:async_hooks'
import { anyTable, type Catalog, type Statement, statementReader, type Write } from './statements.ts'

/** Names of tables, or `all` if they are unknown. */
export type Changed = ReadonlySet<string> | 'all'

/** Triggers notify this channel of changed records, as JSON (`migrations/…_live_changes.sql`). */
export const recordsChannel = 'mizan_records'

type Listener = {
  /** These tables have changed: their new rows are visible to every query that begins now. */
  changed(tables: Changed): void
  /** Changes may have been missed. */
  doubted(): void
  /** Triggers report these records, changed by any instance; the new rows are visible. */
  announced?(records: string): void
}

/** The tables that a piece of work has read so far. */
type Reading = { tables: Set<string>; isOutdated: boolean }

/**
 * Tracks which tables have changed: by this process, since every statement of its connections passes here,
 * and by other instances, once `hearNews` receives their notifications.
 */
export class Changes {
  readonly #listeners = new Set<Listener>()
  readonly #readings = new AsyncLocalStorage<Reading>()
  readonly #changedAt = new Map<string, number>()
  readonly #isShared: boolean
  #allChangedAt = 0
  #count = 0
  #isHearing: boolean
  #read: (text: string) => Statement

  /** With a shared database, changes are known only while the notifications of other instances arrive. */
  constructor({ isShared }: { isShared: boolean }) {
    this.#isShared = isShared
    this.#isHearing = !isShared
    this.#read = statementReader()
  }

  /** Grows with each change; compare it with `changedSince`. */
  get count(): number {
    return this.#count
  }

  /** False while a change by another instance would go unnoticed. */
  get isHearing(): boolean {
    return this.#isHearing
  }

  /**
   * Learns the changes that the database makes along with a statement: cascading foreign keys, and triggers.
   */
  learn(catalog: Catalog): void {
    this.#read = statementReader(catalog)
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  changedSince(tables: Iterable<string>, count: number): boolean {
    if (this.#allChangedAt > count) return true
    for (const table of tables) if ((this.#changedAt.get(table) ?? 0) > count) return true
    return false
  }

  /** Runs work and fills in the tables that it reads, directly or through cached responses (`note`). */
  async collect<Result>(
    work: () => PromiseLike<Result>,
    tables: Set<string>,
  ): Promise<{ result: Result; isOutdated: boolean }> {
    const reading: Reading = { tables, isOutdated: false }
    const result = await this.#readings.run(reading, async () => await work())
    return { result, isOutdated: reading.isOutdated }
  }

  /** Records that the current work used a response made from these tables; `isOutdated` if it was stale. */
  note(tables: Iterable<string>, isOutdated = false): void {
    const reading = this.#readings.getStore()
    if (!reading) return
    for (const table of tables) reading.tables.add(table)
    if (isOutdated) reading.isOutdated = true
  }

  /** Records what a statement reads, and returns its effects. */
  statement(text: string): Statement {
    const statement = this.#read(text)
    this.note(statement.reads)
    return statement
  }

  announce(writes: readonly Write[]): void {
    if (writes.length === 0) return
    this.#count += 1
    const tables = new Set(writes.flatMap((write) => write.tables))
    if (tables.has(anyTable)) this.#allChangedAt = this.#count
    for (const table of tables) this.#changedAt.set(table, this.#count)
    const changed = tables.has(anyTable) ? 'all' : tables
    for (const listener of this.#listeners) listener.changed(changed)
  }

  /** Passes on the records that triggers report, from this process and others. */
  tell(records: string): void {
    for (const listener of this.#listeners) listener.announced?.(records)
  }

  /** Notifications from other instances arrive from now on; earlier ones may have been missed. */
  hear(): void {
    this.#isHearing = true
    this.#doubt()
  }

  /** Notifications may be lost from now on. */
  stopHearing(): void {
    if (!this.#isShared || !this.#isHearing) return
    this.#isHearing = false
    this.#doubt()
  }

  #doubt(): void {
    this.#count += 1
    this.#allChangedAt = this.#count
    for (const listener of this.#listeners) listener.doubted()
  }
}
