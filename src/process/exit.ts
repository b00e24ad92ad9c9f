import { OperatorError } from '#backup/operator-error.ts'
import { DatabaseStartError } from '#db/errors.ts'
import { EnvironmentError } from '#env.ts'
import { InstallationError } from '#features/installation/server/agreement.ts'
import { BucketError } from '#files/bucket-address.ts'
import { FolderError } from '#files/disk.ts'
import { KeyError } from '#files/keys.ts'
import { errorLines } from '#http/logged-error.ts'

const ownErrors = [
  OperatorError,
  EnvironmentError,
  DatabaseStartError,
  InstallationError,
  BucketError,
  FolderError,
  KeyError,
]

/** One line for an error that an operator can fix; any other error with its stack. */
export const explainExit = (error: unknown): string => {
  if (ownErrors.some((own) => error instanceof own)) return (error as Error).message
  if (error instanceof Error && 'code' in error) {
    if (error.code === 'EADDRINUSE') return 'PORT is in use by another program; choose another one'
    if (error.code === 'EACCES') return 'PORT is not allowed to this user; choose one above 1023'
    if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(String(error.code)))
      return 'HOST is no address of this machine'
  }
  return errorLines(error)
}

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
