import type { FastifyBaseLogger } from 'fastify'
import type { DatabaseConnection } from '#db/connection.ts'
import type { FileStore } from '#files/file-store.ts'
import { tryToWrite } from './repository.ts'

type Dependencies = {
  connection: DatabaseConnection
  files: FileStore
  log: Pick<FastifyBaseLogger, 'info' | 'error'>
}

const limits = {
  /**
   * Minimum interval between writes, regardless of the number of calls. After a failed write it retries
   * sooner.
   */
  everyMs: 5_000,
  afterFailureMs: 1_000,
  /** Time limit for a response; then the caller gets the last known result. */
  answerMs: 1_000,
  /** A write that takes longer counts as failed. */
  patienceMs: 10_000,
}

/** Whether the database responds, and both it and the file folder accept writes. Never throws. */
export const watchReadiness = ({ connection, files, log }: Dependencies): (() => Promise<boolean>) => {
  const scale = connection.timeLimitScale
  let canWrite = true
  let writing: Promise<void> | undefined
  let begun = Number.NEGATIVE_INFINITY

  const write = async () => {
    // Files first: on a full disk, writing to the database could make it fail too.
    const failure = await files
      .tryToWrite()
      .then(() => tryToWrite(connection.db))
      .then(
        () => undefined,
        (error: unknown) => error ?? true,
      )
    if (failure && canWrite) log.error({ err: failure }, 'writing does not work: not ready')
    if (!failure && !canWrite) log.info('writing works again')
    canWrite = !failure
  }

  return async () => {
    const everyMs = canWrite ? limits.everyMs : limits.afterFailureMs
    if (!writing && performance.now() - begun >= everyMs) {
      begun = performance.now()
      writing = write().finally(() => {
        writing = undefined
      })
    }
    const [isReachable] = await Promise.all([
      connection.isReachable(),
      writing && Promise.race([writing, tooLate(limits.answerMs * scale)]),
    ])
    const hangs = writing !== undefined && performance.now() - begun > limits.patienceMs * scale
    return isReachable && canWrite && !hangs
  }
}

const tooLate = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds).unref())
