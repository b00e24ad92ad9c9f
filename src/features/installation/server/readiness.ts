import type { FastifyBaseLogger } from 'fastify'
import type { DatabaseConnection } from '#db/connection.ts'
import type { FileStore } from '#files/file-store.ts'
import { tryToWrite } from './repository.ts'

type House = {
  connection: DatabaseConnection
  files: FileStore
  log: Pick<FastifyBaseLogger, 'info' | 'error'>
}

const limits = {
  /** However often it is asked, it writes no oftener; while writing fails it looks sooner for the end of that. */
  everyMs: 5_000,
  afterFailureMs: 1_000,
  /** A busy house may keep a little write waiting; who asks hears what was last known. */
  answerMs: 1_000,
  /** Past this a write that hangs is one that fails. */
  patienceMs: 10_000,
}

/** Whether the database answers, and both it and the folder of files take what is written. Never throws. */
export const watchReadiness = ({ connection, files, log }: House): (() => Promise<boolean>) => {
  const scale = connection.timeLimitScale
  let canWrite = true
  let writing: Promise<void> | undefined
  let begun = Number.NEGATIVE_INFINITY

  const write = async () => {
    // The files first: a disk that has no room for them should not be made to fail a database on it.
    const trouble = await files
      .tryToWrite()
      .then(() => tryToWrite(connection.db))
      .then(
        () => undefined,
        (error: unknown) => error ?? true,
      )
    if (trouble && canWrite) log.error({ err: trouble }, 'writing does not work: not ready')
    if (!trouble && !canWrite) log.info('writing works again')
    canWrite = !trouble
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
