import { randomUUID } from 'node:crypto'
import { PassThrough, type Readable } from 'node:stream'
import type { Reader, Role } from '#access/roles.ts'
import type { Changes } from '#db/changes.ts'
import type { Database } from '#db/connection.ts'
import { listOpenSessions } from '#features/auth/server/repository.ts'
import { beatSeconds, everyKind } from '../schema.ts'
import { type LiveKind, liveKinds } from '../values.ts'
import { RecentNews, type RecordNews, readNews } from './news.ts'
import { listReadableKinds } from './repository.ts'

export type StreamLimits = {
  maxStreams: number
  maxPerPerson: number
  /** Several changes become one event: the time between two events, one second by default. */
  pauseInMs?: number
}

type Listener = { person: Reader; sessionId: number }

type Stream = Listener & {
  out: PassThrough
  /** The number of the latest news that was sent to it or does not concern it. */
  seen: number
}

/** Collects changes that are committed together. */
const gatheringInMs = 50
const checkInMs = 5_000
const retryInMs = 3_000
/** Unread bytes after which a client counts as gone. */
const maxUnread = 16_384

/**
 * Notifies logged-in users that their lists are outdated. The same permissions apply as for the lists
 * themselves. Between two events only the connection is held open.
 */
export class LiveStreams {
  readonly #db: Database
  readonly #changes: Changes
  readonly #limits: StreamLimits
  readonly #streams = new Set<Stream>()
  readonly #recent = new RecentNews()
  /** News numbers are valid only in this instance. */
  readonly #instance = randomUUID()
  readonly #stopListening: () => void
  #telling: NodeJS.Timeout | undefined
  #lastSentAt = 0
  #checking: NodeJS.Timeout | undefined
  #beating: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(db: Database, changes: Changes, limits: StreamLimits) {
    this.#db = db
    this.#changes = changes
    this.#limits = limits
    this.#stopListening = changes.listen({
      recordsChanged: (records) => this.#note(records),
      tableChanged: (table) => this.#lookAtSessions(table),
      doubted: () => {
        this.#recent.forget()
        this.#endAll()
      },
    })
  }

  get count(): number {
    return this.#streams.size
  }

  /**
   * Undefined if there are too many streams, or if news may be lost: then the browser polls. `since` is an
   * event id.
   */
  open(listener: Listener, since: string | undefined): Readable | undefined {
    const own = [...this.#streams].filter(({ person }) => person.id === listener.person.id)
    const isFull = this.#streams.size >= this.#limits.maxStreams || own.length >= this.#limits.maxPerPerson
    if (this.#isClosed || isFull || !this.#changes.isListening) return undefined
    const [instance, number] = since?.split('.') ?? []
    const seen =
      since === undefined
        ? this.#recent.beforeOf(Date.now())
        : instance === this.#instance
          ? Number(number)
          : -1
    const stream: Stream = { ...listener, out: new PassThrough(), seen }
    this.#streams.add(stream)
    stream.out.once('close', () => this.#forget(stream))
    stream.out.write(`retry: ${retryInMs}\n`)
    this.#beat(stream)
    this.#beating ??= setInterval(() => {
      for (const each of this.#streams) this.#beat(each)
    }, beatSeconds * 1_000).unref()
    this.#checkIn(checkInMs)
    if (seen !== this.#recent.latest) this.#tellSoon()
    return stream.out
  }

  close(): void {
    this.#isClosed = true
    this.#stopListening()
    this.#endAll()
  }

  #forget(stream: Stream) {
    this.#streams.delete(stream)
    if (this.#streams.size > 0) return
    clearTimeout(this.#telling)
    clearTimeout(this.#checking)
    clearInterval(this.#beating)
    this.#telling = undefined
    this.#checking = undefined
    this.#beating = undefined
  }

  #endAll() {
    for (const stream of this.#streams) this.#end(stream)
  }

  #end(stream: Stream) {
    stream.out.end()
    this.#forget(stream)
  }

  /** A heartbeat, so that a browser can distinguish an idle stream from one that a proxy buffers. */
  #beat(stream: Stream) {
    this.#write(stream, 'event: beat\ndata: 1\n\n')
  }

  #write({ out }: Stream, text: string) {
    if (out.readableLength + out.writableLength > maxUnread) out.destroy()
    else out.write(text)
  }

  #note(records: string) {
    const news = readNews(records)
    if (!news) return
    this.#recent.add(news)
    this.#tellSoon()
  }

  #tellSoon() {
    if (this.#telling || this.#streams.size === 0) return
    const { pauseInMs = 1_000 } = this.#limits
    const wait = Math.max(gatheringInMs, this.#lastSentAt + pauseInMs - Date.now())
    this.#telling = setTimeout(() => {
      this.#tell()
        // After a failed query, browsers must poll.
        .catch(() => this.#endAll())
        .finally(() => {
          this.#telling = undefined
          this.#lastSentAt = Date.now()
          if ([...this.#streams].some(({ seen }) => seen !== this.#recent.latest)) this.#tellSoon()
        })
    }, wait).unref()
  }

  async #tell() {
    const { latest } = this.#recent
    const behind = Map.groupBy(
      [...this.#streams].filter(({ seen }) => seen !== latest),
      ({ person, seen }) => `${person.id} ${person.role} ${seen}`,
    )
    for (const streams of behind.values()) {
      const [{ person, seen }] = streams as [Stream, ...Stream[]]
      const news = this.#recent.after(seen)
      const kinds = news ? await whatConcerns(this.#db, person, news) : ([everyKind] as const)
      for (const stream of streams) this.#tellOne(stream, kinds, latest)
    }
  }

  #tellOne(stream: Stream, kinds: readonly (LiveKind | typeof everyKind)[], number: number) {
    stream.seen = number
    const data = kinds.length > 0 ? `data: ${kinds.join(' ')}\n` : ''
    if (this.#streams.has(stream)) this.#write(stream, `id: ${this.#instance}.${number}\n${data}\n`)
  }

  #lookAtSessions(table: string) {
    if (this.#streams.size === 0) return
    // The reconnection checks whether a second factor is required and whether maintenance is on.
    if (table === 'settings') return this.#endAll()
    if (table === 'sessions' || table === 'users') this.#checkIn(gatheringInMs)
  }

  /** Sessions end by logout, by an admin, in another instance, and by expiry. */
  #checkIn(milliseconds: number) {
    if (this.#checking && milliseconds >= checkInMs) return
    clearTimeout(this.#checking)
    this.#checking = setTimeout(() => {
      this.#checking = undefined
      this.#check()
        .catch(() => this.#endAll())
        .finally(() => {
          if (this.#streams.size > 0) this.#checkIn(checkInMs)
        })
    }, milliseconds).unref()
  }

  async #check() {
    const checked = [...this.#streams]
    const ids = [...new Set(checked.map(({ sessionId }) => sessionId))]
    const open = new Map<number, Role>()
    for (const { sessionId, role } of await listOpenSessions(this.#db, ids)) open.set(sessionId, role)
    for (const stream of checked) if (open.get(stream.sessionId) !== stream.person.role) this.#end(stream)
  }
}

/**
 * The kinds of lists that these news change for a user. Clients are notified only of their own records. For
 * staff the readers' conditions apply (decision 29), so that even the time of a change does not reveal a
 * restricted matter.
 */
const whatConcerns = async (
  db: Database,
  person: Reader,
  news: readonly RecordNews[],
): Promise<LiveKind[]> => {
  const isOffice = person.role !== 'client'
  const isAffected = ({ people, isMany, isClosed, kind }: RecordNews) =>
    people.includes(person.id) ||
    person.role === 'admin' ||
    (isOffice && isClosed) ||
    (isMany && (isOffice || kind !== 'contact-messages'))
  const affected = new Set(news.filter(isAffected).map(({ kind }) => kind))
  const requested = isOffice ? news.filter(({ kind }) => !affected.has(kind)) : []
  const readable = requested.length > 0 ? await listReadableKinds(db, person, requested) : []
  return liveKinds.filter((kind) => affected.has(kind) || readable.includes(kind))
}
