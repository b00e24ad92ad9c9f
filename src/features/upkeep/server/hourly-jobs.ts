import type { FastifyBaseLogger } from 'fastify'
import { type Database, type DatabaseConnection, runAlone } from '#db/connection.ts'
import { recordAudit } from '#features/audit/server/repository.ts'
import { deleteEndedCopies, deleteEndedRecords } from '#features/due-diligence/server/retention-repository.ts'
import { deriveOutdated } from '#features/publications/server/derived-repository.ts'
import { carryOutRetention } from '#features/retention/server/destruction.ts'
import { deleteEndedTokens } from '#features/tokens/server/repository.ts'
import type { FileStore } from '#files/file-store.ts'
import { removeHalfFiles } from '#files/stored-files.ts'
import { deleteEndedAttempts, deleteEndedSessions, listNamedKeys, rewriteAfterErasure } from './repository.ts'
import type { SelfCheck } from './self-check.ts'

type Dependencies = {
  connection: DatabaseConnection
  files: FileStore
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  /** Verifies that the audit log has not been changed. */
  checkAuditLog: (isStopping: () => boolean) => Promise<void>
  selfCheck: SelfCheck
}

// An arbitrary number that must stay the same in all versions of Mizan.
export const upkeepLock = 727_005

type Task = (dependencies: Dependencies, isStopping: () => boolean) => Promise<void>

/** The hourly tasks. One instance at a time runs them, and a failing task does not stop the others. */
const tasks: Record<string, Task> = {
  auditLog: ({ checkAuditLog }, isStopping) => checkAuditLog(isStopping),
  files: ({ connection, files, log }) => cleanFiles(connection.db, files, log),
  attempts: async ({ connection, log }) =>
    logCount(log, 'attempts', await deleteEndedAttempts(connection.db)),
  sessions: async ({ connection, log }) =>
    logCount(log, 'sessions', await deleteEndedSessions(connection.db)),
  tokens: async ({ connection, log }) => logCount(log, 'tokens', await deleteEndedTokens(connection.db)),
  retention: ({ connection, files, log }, isStopping) =>
    carryOutRetention({ db: connection.db, files, log }, isStopping),
  identities: async ({ connection, files, log }) => {
    logCount(log, 'records of identity', await deleteEndedRecords(connection.db))
    await destroyCopies(connection.db, files)
  },
  texts: async ({ connection }, isStopping) => {
    await deriveOutdated(connection.db, isStopping)
  },
  erased: ({ connection }) => rewriteAfterErasure(connection),
}

/** Deletes the rows first and the files after the commit. */
const destroyCopies = async (db: Database, files: FileStore): Promise<void> => {
  const ended = await db.transaction(async (tx) => {
    const copies = await deleteEndedCopies(tx)
    for (const { id: entityId } of copies)
      await recordAudit(tx, { actor: null, action: 'erase', entity: 'document', entityId })
    return copies
  })
  for (const { key } of ended) await files.remove(key)
}

const logCount = (log: Dependencies['log'], what: string, rows: number) => {
  if (rows > 0) log.info({ what, rows }, 'what had ended was deleted')
}

export const cleanUp = (dependencies: Dependencies, isStopping = () => false): Promise<void> =>
  runAlone(dependencies.connection, upkeepLock, async () => {
    const { log, selfCheck } = dependencies
    const failed: string[] = []
    for (const [task, run] of Object.entries(tasks)) {
      if (isStopping()) return
      await run(dependencies, isStopping).catch((err: unknown) => {
        failed.push(task)
        log.error({ err, task }, 'upkeep failed')
      })
    }
    await selfCheck.afterUpkeep(failed, log)
  })

const minuteInMs = 60_000
/** Not immediately after the start, so that an operator can first notice a wrong configuration. */
const defaultTiming = { firstAfterMs: 10 * minuteInMs, everyMs: 60 * minuteInMs }

export const startHourlyUpkeep = (
  dependencies: Dependencies,
  timing: Partial<typeof defaultTiming> = {},
): { stop(): Promise<void> } => {
  const { firstAfterMs, everyMs } = { ...defaultTiming, ...timing }
  let isStopping = false
  let running = Promise.resolve()
  let timer: NodeJS.Timeout
  const plan = (afterMs: number) => {
    timer = setTimeout(() => {
      running = cleanUp(dependencies, () => isStopping)
        .catch((err: unknown) => dependencies.log.error({ err }, 'upkeep failed'))
        .finally(() => {
          if (!isStopping) plan(everyMs)
        })
    }, afterMs).unref()
  }
  plan(firstAfterMs)
  return {
    async stop() {
      isStopping = true
      clearTimeout(timer)
      await running
    },
  }
}

type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>

const trashDays = 30
/** More orphans than this cannot come from failed uploads: then the rows are wrong, not the files. */
const fewOrphans = 20
const shareOfOrphans = 0.01

/** Moves files without a row to the trash; never one to which a row refers. */
const cleanFiles = async (db: Database, files: FileStore, log: Log): Promise<void> => {
  const half = await removeHalfFiles(files)
  if (half > 0) log.info({ files: half }, 'half written files removed')
  await files.storage.removeLeft()
  await restoreNamed(db, files, log)
  await trashOrphans(db, files, log)
  const ended = await files.storage.emptyTrash(trashDays)
  if (ended > 0) log.info({ files: ended }, 'the trash of 30 days ago ended')
}

/** Rows can reappear with a restored backup or a COMMIT that took unexpectedly long. */
const restoreNamed = async (db: Database, files: FileStore, log: Log): Promise<void> => {
  const trash = await files.storage.listTrash()
  const named = await listNamedKeys(
    db,
    trash.map(({ key }) => key),
  )
  const wanted = trash.filter(({ key }) => named.has(key))
  for (const file of wanted) await files.storage.restoreFromTrash(file)
  if (wanted.length > 0)
    log.warn({ files: wanted.length }, 'files that rows name brought back from the trash')
}

const trashOrphans = async (db: Database, files: FileStore, log: Log): Promise<void> => {
  const stored = await files.storage.listKeys()
  // Files are listed before rows: an old file already has its row, or will never get one.
  const named = await listNamedKeys(db, stored)
  const unnamed = stored.filter((key) => !named.has(key))
  const orphans = await files.storage.listResting(unnamed)
  if (orphans.length === 0) return
  const counts = { orphans: orphans.length, files: stored.length }
  if (orphans.length > Math.max(fewOrphans, stored.length * shareOfOrphans)) {
    log.error(counts, 'so many files have no row that none was moved: is this the right database?')
    return
  }
  for (const key of orphans) await files.storage.moveToTrash(key)
  log.warn(counts, 'files without a row moved to the trash')
  await restoreNamed(db, files, log)
}
