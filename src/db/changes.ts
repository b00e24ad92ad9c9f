import { AsyncLocalStorage } from 'node:async_hooks'
import { anyTable, type Catalog, type Statement, statementReader, type Write } from './statements.ts'

/** Names of tables, or all of them where nobody knows which. */
export type Changed = ReadonlySet<string> | 'all'

/** On which triggers announce the records that have changed, as JSON; `migrations/…_live_changes.sql` writes it. */
export const recordsChannel = 'mizan_records'

type Listener = {
  /** These tables have changed: their new rows are visible to every query that begins now. */
  changed(tables: Changed): void
  /** Changes may have been missed. */
  doubted(): void
  /** Triggers announce these records, changed by any instance; the new rows are visible. */
  announced?(records: string): void
}

/** What a piece of work has read so far. */
type Reading = { tables: Set<string>; isOutdated: boolean }

/**
 * Knows which tables have changed: by this process, since every statement of its connections passes here, and by other
 * instances, once `hearNews` connects their announcements.
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

  /** A database that other instances use too is only known while their news arrive. */
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

  /** What the database itself changes along with a statement: foreign keys that cascade, and triggers. */
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

  /** Runs work and fills in which tables it reads, directly or through answers that it uses (`note`). */
  async collect<Result>(
    work: () => PromiseLike<Result>,
    tables: Set<string>,
  ): Promise<{ result: Result; isOutdated: boolean }> {
    const reading: Reading = { tables, isOutdated: false }
    const result = await this.#readings.run(reading, async () => await work())
    return { result, isOutdated: reading.isOutdated }
  }

  /** The work that runs here used an answer that was made from these tables; `isOutdated` if it was not a fresh one. */
  note(tables: Iterable<string>, isOutdated = false): void {
    const reading = this.#readings.getStore()
    if (!reading) return
    for (const table of tables) reading.tables.add(table)
    if (isOutdated) reading.isOutdated = true
  }

  /** Notes what a statement reads, and returns what it does. */
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

  /** Passes on what triggers say of records, of this process and of others. */
  tell(records: string): void {
    for (const listener of this.#listeners) listener.announced?.(records)
  }

  /** News of other instances arrive from now on; what happened before may have been missed. */
  hear(): void {
    this.#isHearing = true
    this.#doubt()
  }

  /** News may be lost from now on. */
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
