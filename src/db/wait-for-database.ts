import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseStartError, isDatabaseUnavailable } from './errors.ts'

const firstPauseInMs = 250
const longestPauseInMs = 2_000

/**
 * Opens the database as often as it takes while waiting may help: a server that starts later than we do, a name that
 * is not known yet, a line lost on the way. What an operator must mend is thrown at once.
 */
export const waitForDatabase = async <Result>(
  open: () => Promise<Result>,
  { signal, onWaiting }: { signal: AbortSignal; onWaiting: (reason: string) => void },
): Promise<Result> => {
  let said = ''
  for (let pause = firstPauseInMs; ; pause = Math.min(pause * 2, longestPauseInMs)) {
    try {
      return await open()
    } catch (error) {
      if (!mayPass(error)) throw error
      const reason = reasonOf(error)
      if (reason !== said) onWaiting(reason)
      said = reason
    }
    await sleep(pause, undefined, { signal })
  }
}

const mayPass = (error: unknown): boolean =>
  error instanceof DatabaseStartError ? error.retryable : isDatabaseUnavailable(error)

/** The words of anything else may hold a row. */
const reasonOf = (error: unknown): string =>
  error instanceof DatabaseStartError
    ? error.message
    : 'DATABASE_URL: the server did not answer while starting'
