import { randomUUID } from 'node:crypto'
import { PassThrough, type Readable } from 'node:stream'
import type { Reader, Role } from '#access/roles.ts'
import type { Changes } from '#db/changes.ts'
import type { Database } from '#db/connection.ts'
import { listOpenSessions } from '#features/auth/server/repository.ts'
import { beatSeconds, everyKind } from '../schema.ts'
import type { LiveKind } from '../values.ts'
import { RecentNews } from './recent-news.ts'
import { readNews } from './record-news.ts'
import { whatConcerns } from './what-concerns.ts'

export type StreamLimits = { mostStreams: number; mostOfOnePerson: number }

type Listener = { person: Reader; sessionId: number }

type Stream = Listener & {
  out: PassThrough
  /** The number of the latest news that it was told of, or that do not concern it. */
  seen: number
}

/** Many changes make one event: a person hears of one a second at most. */
const pauseInMs = 1_000
/** Lets what is committed together arrive together. */
const gatheringInMs = 50
const checkInMs = 5_000
const retryInMs = 3_000
/** Whoever reads nothing for so long that this many bytes wait is not there any more. */
const mostUnread = 16_384

/**
 * Tells people who are logged in which of their lists are no longer current. What concerns whom is decided as for the lists
 * themselves; nothing is held open between two events but the connection.
 */
export class LiveStreams {
  readonly #db: Database
  readonly #changes: Changes
  readonly #limits: StreamLimits
  readonly #streams = new Set<Stream>()
  readonly #recent = new RecentNews()
  /** Numbers of news mean nothing to another instance. */
  readonly #instance = randomUUID()
  readonly #stopListening: () => void
  #telling: NodeJS.Timeout | undefined
  #toldAt = 0
  #checking: NodeJS.Timeout | undefined
  #beating: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(db: Database, changes: Changes, limits: StreamLimits) {
    this.#db = db
    this.#changes = changes
    this.#limits = limits
    this.#stopListening = changes.listen({
      announced: (records) => this.#note(records),
      changed: (tables) => this.#lookAtSessions(tables),
      doubted: () => {
        this.#recent.forget()
        this.#endAll()
      },
    })
  }

  get count(): number {
    return this.#streams.size
  }

  /** Undefined if there are too many already, or if news may be lost: the browser asks instead. `since` is an event's id. */
  open(listener: Listener, since: string | undefined): Readable | undefined {
    const own = [...this.#streams].filter(({ person }) => person.id === listener.person.id)
    const isFull =
      this.#streams.size >= this.#limits.mostStreams || own.length >= this.#limits.mostOfOnePerson
    if (this.#isClosed || isFull || !this.#changes.isHearing) return undefined
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

  /** An event, so that a browser can tell a stream that a proxy holds back from one on which nothing happens. */
  #beat(stream: Stream) {
    this.#write(stream, 'event: beat\ndata: 1\n\n')
  }

  #write({ out }: Stream, text: string) {
    if (out.readableLength + out.writableLength > mostUnread) out.destroy()
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
    const wait = Math.max(gatheringInMs, this.#toldAt + pauseInMs - Date.now())
    this.#telling = setTimeout(() => {
      this.#tell()
        // What the database does not answer, browsers ask for themselves.
        .catch(() => this.#endAll())
        .finally(() => {
          this.#telling = undefined
          this.#toldAt = Date.now()
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

  #lookAtSessions(tables: ReadonlySet<string> | 'all') {
    if (this.#streams.size === 0) return
    // Whether a second factor is required, or maintenance shuts people out, is asked when the browser comes again.
    if (tables !== 'all' && tables.has('settings')) return this.#endAll()
    if (tables === 'all' || tables.has('sessions') || tables.has('users')) this.#checkIn(gatheringInMs)
  }

  /** Sessions end by logging out, by an admin's hand, elsewhere and by time. */
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
