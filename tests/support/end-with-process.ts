import type { ChildProcess } from 'node:child_process'
import { constants } from 'node:os'

const endings = new Set<() => void>()
let isWatching = false

/**
 * Calls `end` if this process ends before the test could clean up, even by a signal. Returns a function to
 * call after a normal cleanup.
 */
export const endWithProcess = (end: () => void): (() => void) => {
  watch()
  endings.add(end)
  return () => endings.delete(end)
}

/** Kills a program if this process ends before it. */
export const killWithProcess = (child: ChildProcess): void => {
  child.once(
    'close',
    endWithProcess(() => child.kill('SIGKILL')),
  )
}

const watch = () => {
  if (isWatching) return
  isWatching = true
  process.once('exit', endAll)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      endAll()
      // A test runner that also listens ends by itself. Otherwise our listener has suppressed the signal's
      // effect.
      if (process.listenerCount(signal) === 0) process.exit(128 + constants.signals[signal])
    })
}

const endAll = () => {
  for (const end of endings) end()
  endings.clear()
}
