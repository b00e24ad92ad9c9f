/** Triggers notify this channel of a changed table, by its name. */
export const tablesChannel = 'mizan_changed'

/** Triggers notify this channel of changed records, as JSON (`migrations/…_live_changes.sql`). */
export const recordsChannel = 'mizan_records'

/** Everything that a visitor may see. `user_names` is the part of `users` that public pages show. */
export const contentTables = [
  'appointment_hours',
  'clients',
  'holidays',
  'legal_pages',
  'publications',
  'services',
  'settings',
  'story_parts',
  'team_members',
  'user_names',
] as const

type Listener = {
  /** The new rows are visible to every query that begins now. */
  tableChanged?(table: string): void
  /** The same, for a table that visitors see. */
  contentChanged?(): void
  /** Triggers report these records; the new rows are visible. */
  recordsChanged?(records: string): void
  /** Changes may have been missed. */
  doubted(): void
}

/**
 * The changes of the database by this process and others, as triggers report them when a transaction commits.
 * A change by this process is known before the writer gets its reply.
 */
export class Changes {
  readonly #listeners = new Set<Listener>()
  readonly #content: ReadonlySet<string> = new Set(contentTables)
  readonly #isShared: boolean
  #count = 0
  #contentVersion = 0
  #isListening: boolean

  /** With a shared database, changes are known only while the notifications of other instances arrive. */
  constructor({ isShared }: { isShared: boolean }) {
    this.#isShared = isShared
    this.#isListening = !isShared
  }

  /** Grows with each change. */
  get count(): number {
    return this.#count
  }

  /** Grows with each change of a table that visitors see. */
  get contentVersion(): number {
    return this.#contentVersion
  }

  /** False while a change could go unnoticed. Nothing may be cached then. */
  get isListening(): boolean {
    return this.#isListening
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Passes on a notification of the database. */
  notify(channel: string, payload: string): void {
    if (channel === recordsChannel) {
      for (const listener of this.#listeners) listener.recordsChanged?.(payload)
    } else this.#tableChanged(payload)
  }

  /** Notifications of other instances arrive from now on; earlier ones may have been missed. */
  startListening(): void {
    this.#isListening = true
    this.doubt()
  }

  /** Notifications may be lost from now on. */
  stopListening(): void {
    if (!this.#isShared || !this.#isListening) return
    this.#isListening = false
    this.doubt()
  }

  /** Any table may have changed: a connection was lost, and with it the reply to a commit. */
  doubt(): void {
    this.#count += 1
    this.#contentVersion += 1
    for (const listener of this.#listeners) listener.doubted()
  }

  #tableChanged(table: string): void {
    const isContent = this.#content.has(table)
    this.#count += 1
    if (isContent) this.#contentVersion += 1
    for (const listener of this.#listeners) {
      listener.tableChanged?.(table)
      if (isContent) listener.contentChanged?.()
    }
  }
}
