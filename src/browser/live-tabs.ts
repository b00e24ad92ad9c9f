import { type Kinds, listenOrPoll } from './live-source.ts'

const name = 'live'
const joined = 'joined'
/** A new tab has fetched its lists within this time. */
const pageAgeInMs = 30_000

/**
 * Shares one connection among all tabs, since a browser has few: the tab with the lock listens and forwards
 * events to the others. When it closes, the next one takes over. Returns a function that leaves the group.
 */
export const listenTogether = (onNews: (kinds: Kinds) => void): (() => void) => {
  const channel = new BroadcastChannel(name)
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
  navigator.locks.request(name, { signal }, lead).catch(() => undefined)
  return () => {
    leaving.abort()
    channel.close()
  }
}
