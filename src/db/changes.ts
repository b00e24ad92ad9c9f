import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ClientBase, Notification } from 'pg'

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

/** Interval of the test whether notifications reach an idle connection. */
const heartbeatInMs = 5_000
/** Prefix of a notification that an instance sends to itself. */
const echo = 'echo '
/** The server delivers it with the reply to the statement. */
const echoLimitInMs = 2_000
const firstPauseInMs = 250
const maxPauseInMs = 2_000

type Listening = Pick<ClientBase, 'query' | 'on' | 'off'> & { end(): Promise<void> }

/**
 * Listens for changes by other instances: triggers notify when their transaction commits. Reconnects until it
 * succeeds; meanwhile `changes.isHearing` is false. Resolves on the first connection or the first failure.
 */
export const receiveNews = async (
  changes: Changes,
  { connect, isOwn }: { connect: () => Promise<Listening>; isOwn: (processId: number) => boolean },
): Promise<{ stop(): Promise<void> }> => {
  const stopping = new AbortController()
  const { signal } = stopping
  const first = Promise.withResolvers<void>()
  const pass = ({ channel, processId, payload = '' }: Notification) => {
    // The connections of the pool have passed on their own changes.
    const isKnown = channel === tablesChannel && (payload.startsWith(echo) || isOwn(processId))
    if (!isKnown) changes.notify(channel, payload)
  }
  const listenOnce = async (onListening: () => void) => {
    const client = await connect()
    const lost = new AbortController()
    const over = AbortSignal.any([signal, lost.signal])
    const lose = () => lost.abort()
    client.on('error', lose)
    client.on('end', lose)
    client.on('notification', pass)
    try {
      await client.query(`listen ${tablesChannel}; listen ${recordsChannel}`)
      await receiveEcho(client, over)
      changes.startListening()
      onListening()
      while (!over.aborted) {
        await sleep(heartbeatInMs, undefined, { signal: over, ref: false }).catch(() => undefined)
        if (!over.aborted) await receiveEcho(client, over)
      }
    } finally {
      changes.stopListening()
      await client.end().catch(() => undefined)
    }
  }
  const listen = async () => {
    let pause = firstPauseInMs
    while (!signal.aborted) {
      await listenOnce(() => {
        pause = firstPauseInMs
        first.resolve()
      }).catch(() => undefined)
      first.resolve()
      await sleep(pause, undefined, { signal, ref: false }).catch(() => undefined)
      pause = Math.min(pause * 2, maxPauseInMs)
    }
  }
  const ended = listen()
  await first.promise
  return {
    async stop() {
      stopping.abort()
      await ended
    },
  }
}

/**
 * Fails unless notifications reach this connection: a pooler may accept `listen` and still deliver nothing.
 */
const receiveEcho = async (client: Listening, over: AbortSignal): Promise<void> => {
  const payload = echo + randomUUID()
  const received = new Promise<void>((resolve) => {
    const listen = (news: Notification) => {
      if (news.payload !== payload) return
      client.off('notification', listen)
      resolve()
    }
    client.on('notification', listen)
  })
  await client.query('select pg_notify($1, $2)', [tablesChannel, payload])
  const late = sleep(echoLimitInMs, 'late' as const, { signal: over, ref: false })
  if ((await Promise.race([received, late])) === 'late') throw new Error('news do not come through')
}
