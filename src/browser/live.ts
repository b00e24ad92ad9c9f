import { pathOf } from './call-api.ts'

/** The kinds of changed records, or `*` for all. */
export type Kinds = readonly string[]

/** The server sends a heartbeat every 15 seconds; a proxy that buffers responses delivers nothing. */
const firstBeatInMs = 10_000
const silenceInMs = 40_000

const pauseInMs = 2_000
const maxFailures = 3
const pollEveryInMs = 45_000
const tryAgainAfterInMs = 5 * 60_000

/** Many browsers lose the same server at the same time, so their retries are spread. */
const spread = (milliseconds: number) => milliseconds * (0.8 + Math.random() * 0.4)

/**
 * Listens to the server's events. If they do not arrive, it refetches everything periodically and retries the
 * events later. Returns a function that stops.
 */
export const listenOrPoll = (onNews: (kinds: Kinds) => void): (() => void) => {
  let source: EventSource | undefined
  let since = ''
  let failures = 0
  let next: ReturnType<typeof setTimeout> | undefined
  let silence: ReturnType<typeof setTimeout> | undefined
  let asking: ReturnType<typeof setInterval> | undefined

  const close = () => {
    clearTimeout(silence)
    clearTimeout(next)
    source?.close()
    source = undefined
  }
  const fail = () => {
    close()
    failures += 1
    if (failures >= maxFailures && !asking) {
      onNews(['*'])
      asking = setInterval(() => onNews(['*']), spread(pollEveryInMs))
    }
    next = setTimeout(connect, spread(asking ? tryAgainAfterInMs : pauseInMs * 2 ** failures))
  }
  const connect = () => {
    source = new EventSource(pathOf('GET /api/live', since ? { query: { since } } : {}))
    silence = setTimeout(fail, firstBeatInMs)
    source.onerror = fail
    source.addEventListener('beat', ({ lastEventId }) => {
      since = lastEventId || since
      failures = 0
      clearInterval(asking)
      asking = undefined
      clearTimeout(silence)
      silence = setTimeout(fail, silenceInMs)
    })
    source.onmessage = ({ data, lastEventId }) => {
      since = lastEventId
      onNews(String(data).split(' '))
    }
  }
  connect()
  return () => {
    close()
    clearInterval(asking)
  }
}

const channelName = 'live'
const joined = 'joined'
/** A new tab has fetched its lists within this time. */
const pageAgeInMs = 30_000

/**
 * Shares one connection among all tabs, since a browser has few: the tab with the lock listens and forwards
 * events to the others. When it closes, the next one takes over. Returns a function that leaves the group.
 */
export const listenTogether = (onNews: (kinds: Kinds) => void): (() => void) => {
  const channel = new BroadcastChannel(channelName)
  const leaving = new AbortController()
  const { signal } = leaving
  let lately: { kinds: Kinds; at: number }[] = []
  const share = (kinds: Kinds) => {
    const now = Date.now()
    lately = [...lately.filter(({ at }) => at > now - pageAgeInMs), { kinds, at: now }]
    channel.postMessage(kinds)
    onNews(kinds)
  }
  const lead = () =>
    new Promise<void>((resolve) => {
      if (signal.aborted) return resolve()
      const stop = listenOrPoll(share)
      channel.onmessage = ({ data }) => {
        if (data !== joined) return
        const missed = lately.filter(({ at }) => at > Date.now() - pageAgeInMs)
        if (missed.length > 0) channel.postMessage(missed.flatMap(({ kinds }) => kinds))
      }
      signal.addEventListener('abort', () => {
        stop()
        resolve()
      })
    })
  channel.onmessage = ({ data }) => {
    if (data !== joined) onNews(data)
  }
  channel.postMessage(joined)
  // Rejects if this tab leaves before it gets the lock.
  navigator.locks.request(channelName, { signal }, lead).catch(() => undefined)
  return () => {
    leaving.abort()
    channel.close()
  }
}
