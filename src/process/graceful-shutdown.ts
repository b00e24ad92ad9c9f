import { errorLines } from '#http/logged-error.ts'

/**
 * Stops the process on a signal: stops accepting, finishes requests in flight, closes, exits 0; a second
 * signal does not hurry it. After an uncaught error, the process can no longer be trusted, so it does the
 * same with exit code 1.
 */
export const stopWell = (stop: () => Promise<void>, limitInMs: number): void => {
  let isStopping = false
  const stopOnce = async (exitCode: number) => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), limitInMs).unref()
    await stop()
    process.exit(exitCode)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stopOnce(0))
  process.on('uncaughtException', (error) => {
    console.error(errorLines(error))
    void stopOnce(1)
  })
}
