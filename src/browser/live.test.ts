import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Kinds, listenOrPoll } from './live.ts'

/** A replacement for the browser's EventSource. */
class Source extends EventTarget {
  static all: Source[] = []
  onerror: (() => void) | undefined
  onmessage: ((event: { data: string; lastEventId: string }) => void) | undefined
  isClosed = false
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
    Source.all.push(this)
  }
  close() {
    this.isClosed = true
  }
  beat(lastEventId = '') {
    this.dispatchEvent(Object.assign(new Event('beat'), { lastEventId }))
  }
}

describe('the live source', () => {
  let reported: Kinds[]
  let stop: () => void
  const latest = () => {
    const source = Source.all.at(-1)
    if (!source) throw new Error('there is no source')
    return source
  }
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('EventSource', Source)
    Source.all = []
    reported = []
    stop = listenOrPoll((kinds) => reported.push(kinds))
  })
  afterEach(() => {
    stop()
    vi.useRealTimers()
  })
  /** Fails the connection and waits long enough for the next of the three attempts. */
  const lose = () => {
    latest().onerror?.()
    vi.advanceTimersByTime(30_000)
  }

  it('passes on the changed kinds, and reconnects with the last event id', () => {
    latest().beat()
    latest().onmessage?.({ data: 'consultations messages', lastEventId: 'a.7' })
    expect(reported).toEqual([['consultations', 'messages']])
    latest().onerror?.()
    vi.advanceTimersByTime(6_000)
    expect(Source.all.map(({ url }) => url)).toEqual(['/api/live', '/api/live?since=a.7'])
    latest().beat('a.9')
    latest().onerror?.()
    vi.advanceTimersByTime(6_000)
    expect(latest().url).toBe('/api/live?since=a.9')
  })

  it('polls after three failures, until a heartbeat arrives', () => {
    latest().onerror?.()
    vi.advanceTimersByTime(6_000)
    latest().onerror?.()
    vi.advanceTimersByTime(12_000)
    expect(reported).toEqual([])
    latest().onerror?.()
    expect(reported).toEqual([['*']])
    vi.advanceTimersByTime(120_000)
    expect(reported.length).toBeGreaterThanOrEqual(3)
    // The connection is tried again later.
    vi.advanceTimersByTime(5 * 60_000)
    expect(Source.all).toHaveLength(4)
    latest().beat()
    const { length } = reported
    vi.advanceTimersByTime(30_000)
    expect(reported).toHaveLength(length)
  })

  it('treats silence as a failure, at first and later', () => {
    const [first] = Source.all
    vi.advanceTimersByTime(11_000)
    expect(first?.isClosed).toBe(true)
    vi.advanceTimersByTime(6_000)
    expect(Source.all).toHaveLength(2)
    latest().beat()
    vi.advanceTimersByTime(39_000)
    expect(latest().isClosed).toBe(false)
    latest().beat()
    vi.advanceTimersByTime(41_000)
    expect(Source.all[1]?.isClosed).toBe(true)
  })

  it('stops all timers and connections', () => {
    for (let failure = 0; failure < 3; failure += 1) lose()
    stop()
    const { length } = reported
    vi.advanceTimersByTime(20 * 60_000)
    expect(reported).toHaveLength(length)
    expect(latest().isClosed).toBe(true)
  })
})
