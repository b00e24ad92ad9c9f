import { constants } from 'node:os'

const endings = new Set<() => void>()
let isWatching = false

/**
 * Calls `end` when this process ends before whoever started something could end it, also by a signal. Gives what to
 * call once it was ended in order.
 */
export const endWithProcess = (end: () => void): (() => void) => {
  watch()
  endings.add(end)
  return () => endings.delete(end)
}

const watch = () => {
  if (isWatching) return
  isWatching = true
  process.once('exit', endAll)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      endAll()
      // A test runner that listens too ends by itself; otherwise our listening took the signal's effect away.
      if (process.listenerCount(signal) === 0) process.exit(128 + constants.signals[signal])
    })
}

const endAll = () => {
  for (const end of endings) end()
  endings.clear()
}
