import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseStartError, isDatabaseUnavailable } from './errors.ts'

const firstPauseInMs = 250
const maxPauseInMs = 2_000

/**
 * Retries opening the database while waiting may help: a server that starts later, a host name that does not
 * resolve yet, a lost connection. An error that an operator has to fix is thrown immediately.
 */
export const waitForDatabase = async <Result>(
  open: () => Promise<Result>,
  { signal, onWaiting }: { signal: AbortSignal; onWaiting: (reason: string) => void },
): Promise<Result> => {
  let lastReason = ''
  for (let pause = firstPauseInMs; ; pause = Math.min(pause * 2, maxPauseInMs)) {
    try {
      return await open()
    } catch (error) {
      if (!mayPass(error)) throw error
      const reason = reasonOf(error)
      if (reason !== lastReason) onWaiting(reason)
      lastReason = reason
    }
    await sleep(pause, undefined, { signal })
  }
}

const mayPass = (error: unknown): boolean =>
  error instanceof DatabaseStartError ? error.retryable : isDatabaseUnavailable(error)

/** The message of our own errors only: that of other errors may contain a row. */
const reasonOf = (error: unknown): string =>
  error instanceof DatabaseStartError
    ? error.message
    : 'DATABASE_URL: the server did not answer while starting'
