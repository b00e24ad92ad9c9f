import cluster from 'node:cluster'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { type OnSlowQuery, runAlone } from '#db/connection.ts'
import { openBackupSocket } from '#features/backups/server/backups.ts'
import {
  markBucket,
  refuseBucketWithoutDatabase,
  refuseForeignBucket,
} from '#features/installation/server/agreement.ts'
import { holdRestoredMail } from '#features/outbox/server/admin-repository.ts'
import { upkeepLock } from '#features/upkeep/server/hourly-jobs.ts'
import { openPrivateFolder } from '#files/disk.ts'
import { version } from '#http/health.ts'
import { explainExit, stopWell } from '#process/exit.ts'
import {
  answerWhileStarting,
  buildStartingApp,
  portIn,
  refuseTakenPort,
  startLimitInMs,
} from '#process/starting-app.ts'
import { isSwapOpen, settleSwap } from './backup/swap.ts'
import { type Database, type DatabaseConnection, drizzleOn, openDatabase } from './db/connection.ts'
import { migrateDatabase } from './db/migrate.ts'
import { waitForDatabase } from './db/wait-for-database.ts'
import { type Environment, misspeltVariables, readEnvironment } from './env.ts'
import { storeAuditHead } from './features/audit/server/proof.ts'
import { Backups } from './features/backups/server/backups.ts'
import {
  markInstallation,
  refuseForeignDatabase,
  refuseMissingDatabase,
} from './features/installation/server/agreement.ts'
import { settleRestored } from './features/installation/server/numbers.ts'
import { SentJournal } from './features/outbox/server/sent-journal.ts'
import { deriveOutdated } from './features/publications/server/derived-repository.ts'
import { hasSettings } from './features/settings/server/repository.ts'
import { hashPassword } from './features/users/server/password.ts'
import { countAdmins, createUser } from './features/users/server/repository.ts'
import type { Bucket } from './files/bucket.ts'
import { FileStore } from './files/file-store.ts'
import { openTriedBucket } from './files/open-bucket.ts'
import { errorLines, logWholeErrors } from './http/logged-error.ts'
import { openBuiltRenderer } from './rendering/server/built-renderer.ts'

// Files of this process are private, whatever its umask; the engine requests modes open to everyone.
process.umask(0o077)

const migrations = fileURLToPath(new URL('../migrations', import.meta.url))
const isDevelopment = process.argv.includes('--dev')
if (isDevelopment) logWholeErrors()

/** Max duration of requests in flight, such as uploads, during shutdown. */
const drainMilliseconds = 30_000

const start = async () => {
  const environment = readEnvironment()
  const { dataDir } = environment
  const misspelt = misspeltVariables()
  for (const { name, meant } of misspelt) console.warn(`${name} is ignored: is ${meant} meant?`)
  await openPrivateFolder(dataDir)
  if (environment.databaseUrl === undefined) {
    await settleSwap(dataDir)
    await refuseMissingDatabase(dataDir)
  }
  const bucket = await openTriedBucket(environment.bucket)
  if (environment.databaseUrl === undefined) await refuseBucketWithoutDatabase(dataDir, bucket)
  const stopping = new AbortController()
  const closers: (() => Promise<unknown> | undefined)[] = []
  stopWell(async () => {
    stopping.abort()
    for (const close of closers.splice(0).reverse()) await close()
  }, drainMilliseconds * environment.timeLimitScale)

  const { host } = environment
  let { port } = environment
  const publicUrl = () => environment.publicUrl ?? `http://localhost:${port}`
  if (port !== 0) await refuseTakenPort(port, host)

  // Used until the app has a log.
  let report = (error: unknown) => console.error(errorLines(error))
  let logSlowQuery: OnSlowQuery['report'] = () => undefined
  const unreachable = Promise.withResolvers<void>()
  const opening = openPreparedFirm(environment, stopping.signal, {
    bucket,
    onUnreachable: unreachable.resolve,
    onError: (error) => report(error),
    slowQueries: { limitInMs: environment.slowQueryMs, report: (query) => logSlowQuery(query) },
  })
  const metrics = environment.metrics && new (await import('#process/metrics.ts')).Metrics()
  // It is awaited below; until then a failure must not be an unhandled rejection.
  opening.catch(() => undefined)
  const { openApp, startBackgroundJobs } = await loadApp()
  const renderer = isDevelopment
    ? await (await import('./rendering/server/dev-renderer.ts')).openDevRenderer()
    : await openBuiltRenderer()
  const isHttps = environment.publicUrl?.startsWith('https:') ?? false
  const listenMeanwhile = async () => {
    // Vite's development server closes with its app, so the waiting app must not use it.
    const app = await buildStartingApp({ isHttps, renderer: isDevelopment ? undefined : renderer })
    port = portIn(await app.listen({ port: environment.port, host }))
    closers.push(() => app.close())
    return app
  }
  const waiting = await answerWhileStarting(opening, listenMeanwhile, {
    unreachable: unreachable.promise,
    limitInMs: startLimitInMs * environment.timeLimitScale,
  })
  const { connection, files } = await opening
  closers.push(() => connection.close())
  const backups = new Backups({ ...environment, ...environment.backups, connection, publicUrl, migrations })
  const { app, ...opened } = await openApp({
    environment,
    connection,
    files,
    backups,
    renderer,
    publicUrl,
    isHttps,
    isDevelopment,
    misspelt: misspelt.map(({ name }) => name),
    onAnswer: metrics?.answered,
  })
  report = (err) => app.log.error({ err }, 'the database failed in the background')
  logSlowQuery = (query) => {
    metrics?.slowQuery()
    app.log.warn(query, 'slow query')
  }
  await app.ready()
  const door = openBackupSocket(connection, dataDir, app.log)
  closers.push(() => door.then(({ close }) => close()))
  const background: { stop(): unknown }[] = []
  let deriving: Promise<unknown> | undefined
  closers.push(
    () => deriving,
    () => storeAuditProof(connection, dataDir, app.log),
    async () => {
      for (const each of background) await each.stop()
    },
    () => app.close(),
  )
  if (stopping.signal.aborted) return
  await waiting?.close()
  // The requested port: several processes share a random port only if each requests port 0.
  port = portIn(await app.listen({ port: environment.port, host }))
  await door
  app.log.info({ version, engine: connection.engine }, 'started')
  const sources = { connection, files, selfCheck: opened.selfCheck }
  if (cluster.isWorker) {
    metrics?.sendToParent(sources)
    process.send?.({ readyAt: publicUrl() })
  } else {
    if (metrics && environment.metrics) {
      closers.push(() => metrics.close())
      console.log(`Metrics are at ${await metrics.serve(environment.metrics, sources)}`)
    }
    console.log(`Mizan is ready at ${publicUrl()}`)
  }
  if (stopping.signal.aborted) return
  deriving = deriveTexts(connection, stopping.signal, app.log)
  const journal = await SentJournal.open(dataDir)
  background.push(
    ...startBackgroundJobs({ connection, files, app, publicUrl, backups, journal, ...opened }, environment),
  )
}

/** Loaded while the database opens, which takes as long. */
const loadApp = async () => {
  const [{ openApp }, { startBackgroundJobs }] = await Promise.all([
    import('#process/open-app.ts'),
    import('#process/background-jobs.ts'),
  ])
  return { openApp, startBackgroundJobs }
}

type Prepared = { connection: DatabaseConnection; files: FileStore }

/**
 * Opens the database and the files, checks that they belong together, migrates and creates the firm. A
 * database server may start later than the app; the embedded database is available immediately or not at all.
 */
const openPreparedFirm = (
  environment: Environment,
  signal: AbortSignal,
  {
    bucket,
    onUnreachable,
    ...listener
  }: {
    bucket: Bucket | undefined
    onUnreachable: () => void
    onError: (error: unknown) => void
    slowQueries: OnSlowQuery
  },
): Promise<Prepared> => {
  const { databaseUrl, dataDir, timeLimitScale } = environment
  const open = async () => {
    const connection = await openDatabase({ databaseUrl, dataDir, timeLimitScale, ...listener })
    let files: FileStore
    try {
      if (databaseUrl && isSwapOpen(dataDir))
        await connection.withSession((client) => settleSwap(dataDir, client))
      await refuseForeignDatabase(connection.db, dataDir)
      files = await FileStore.open(join(dataDir, 'files'), { bucket })
      await refuseForeignBucket(connection.db, files)
      await migrateDatabase(connection, migrations)
      await markInstallation(connection.db, dataDir)
      if (await settleRestored(connection, dataDir, holdRestoredMail))
        console.warn(
          'the database was restored: numbers continue after a gap, and mail that was waiting is held in the outbox',
        )
      await markBucket(connection.db, files)
      await prepareFirm(connection, files, environment)
    } catch (error) {
      await connection.close()
      throw error
    }
    for (const warning of connection.warnings) console.warn(warning)
    return { connection, files }
  }
  if (!databaseUrl) return open()
  const onWaiting = (reason: string) => {
    console.warn(`${reason}; waiting for it`)
    onUnreachable()
  }
  return waitForDatabase(open, { signal, onWaiting })
}

// An arbitrary number that must stay the same in all versions of this program.
const derivingLock = 727_006

/** Recomputes derived texts whose derivation changed in this version, while the site is already served. */
const deriveTexts = (connection: DatabaseConnection, signal: AbortSignal, log: FastifyBaseLogger) =>
  runAlone(connection, derivingLock, async () => {
    await deriveOutdated(connection.db, () => signal.aborted)
  }).catch((err: unknown) => log.error({ err }, 'the texts of publications were not derived'))

/** Another instance that checks at the same time stores the same result. */
const storeAuditProof = (connection: DatabaseConnection, dataDir: string, log: FastifyBaseLogger) =>
  runAlone(connection, upkeepLock, () => storeAuditHead(connection.db, dataDir, log)).catch((err: unknown) =>
    log.error({ err }, 'how far the audit log is proven was not kept'),
  )

// An arbitrary number that must stay the same in all versions of this program.
const firmLock = 727_003

/**
 * Fills an empty database with the sample firm, if configured, and its first admin; neither is created twice,
 * even when several instances start at the same time.
 */
const prepareFirm = async (
  connection: DatabaseConnection,
  files: FileStore,
  { seed, admin, dataDir }: Environment,
) => {
  if ((await countAdmins(connection.db)) > 0) {
    const { adoptSampleFirm } = await import('./sample/adopt.ts')
    return adoptSampleFirm(connection.db)
  }
  const password = admin.password ?? randomBytes(12).toString('base64url')
  const prepare = async (db: Database) => {
    await db.execute(sql`select pg_advisory_xact_lock(${firmLock})`)
    if ((await countAdmins(db)) > 0) return false
    if (seed === 'sample' && !(await hasSettings(db))) {
      const { loadSampleOffice } = await import('./sample/load-matters.ts')
      await loadSampleOffice(db, { dataDir, files })
    }
    await createUser(db, {
      username: admin.username,
      email: admin.email,
      password: await hashPassword(password),
      firstName: 'Mizan',
      lastName: 'Admin',
      role: 'admin',
      isVerified: true,
    })
    return true
  }
  // The other instances wait, however long loading the firm takes.
  const isNew = await connection.withSession((client) => drizzleOn(client).transaction(prepare))
  if (isNew && !admin.password)
    console.log(`First login: username ${admin.username}, password ${password} (shown only now)`)
}

start().catch((error: unknown) => {
  // Stopped while waiting: exit as if nothing had begun.
  if (error instanceof Error && error.name === 'AbortError') return
  console.error(explainExit(error))
  process.exit(1)
})
