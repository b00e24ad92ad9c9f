import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { buildApp } from './app.ts'
import { type Database, type DatabaseConnection, drizzleOn, openDatabase } from './db/connection.ts'
import { DatabaseStartError } from './db/errors.ts'
import { migrateDatabase } from './db/migrate.ts'
import { runAlone } from './db/run-alone.ts'
import { waitForDatabase } from './db/wait-for-database.ts'
import { type Environment, EnvironmentError, readEnvironment } from './env.ts'
import { checkAuditLog, keepAuditHead, openAuditKey, readAuditProof } from './features/audit/server/proof.ts'
import { hasTwoFactors } from './features/auth/two-factor/server/repository.ts'
import {
  InstallationError,
  markInstallation,
  refuseForeignDatabase,
  refuseMissingDatabase,
} from './features/installation/server/agreement.ts'
import { startDelivery } from './features/outbox/server/delivery.ts'
import { LinkTokens } from './features/outbox/server/link-tokens.ts'
import { hasSealedMail } from './features/outbox/server/repository.ts'
import { senderOf } from './features/outbox/server/sender-name.ts'
import { deriveOutdated } from './features/publications/server/derived-repository.ts'
import { hasSettings, saveSettings } from './features/settings/server/repository.ts'
import { startDueLanguages } from './features/upkeep/server/due-languages.ts'
import { startHourlyUpkeep, upkeepLock } from './features/upkeep/server/hourly.ts'
import { startIssues } from './features/upkeep/server/issues.ts'
import { MalwareChecks } from './features/upkeep/server/malware-checks.ts'
import { countChecks } from './features/upkeep/server/malware-repository.ts'
import { hashPassword } from './features/users/server/password.ts'
import { countAdmins, createUser } from './features/users/server/repository.ts'
import { Clamd } from './files/clamd.ts'
import { FileStore } from './files/file-store.ts'
import { KeyError, openKey } from './files/key-file.ts'
import { FolderError, openPrivateFolder } from './files/private-folder.ts'
import { errorLines } from './http/logged-error.ts'
import { answerMeanwhile, portIn, refuseTakenPort } from './listening.ts'
import { openBuiltRenderer } from './rendering/server/built-renderer.ts'
import { buildWaitingApp } from './waiting-app.ts'

// Files of this process are private, whatever umask it was started with; the engine asks for modes open to all.
process.umask(0o077)

const migrations = fileURLToPath(new URL('../migrations', import.meta.url))
const isDevelopment = process.argv.includes('--dev')

/** How long requests in flight may take when asked to stop, such as an upload. */
const drainMilliseconds = 30_000

const start = async () => {
  const environment = readEnvironment()
  const { dataDir } = environment
  await openPrivateFolder(dataDir)
  if (environment.databaseUrl === undefined) await refuseMissingDatabase(dataDir)
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

  // Until the app has a log.
  let report = (error: unknown) => console.error(errorLines(error))
  const opening = openPreparedDatabase(environment, stopping.signal, (error) => report(error))
  // It is awaited below; until then a failure has nobody to tell.
  opening.catch(() => undefined)
  const renderer = isDevelopment
    ? await (await import('./rendering/server/dev-renderer.ts')).openDevRenderer()
    : await openBuiltRenderer()
  const isHttps = environment.publicUrl?.startsWith('https:') ?? false
  const waiting = await answerMeanwhile(opening, async () => {
    // The development server for pages ends with the app that uses it.
    const app = await buildWaitingApp({ isHttps, renderer: isDevelopment ? undefined : renderer })
    port = portIn(await app.listen({ port, host }))
    closers.push(() => app.close())
    return app
  })
  const connection = await opening
  closers.push(() => connection.close())
  const { db } = connection
  const files = await FileStore.open(join(dataDir, 'files'))
  const [malwareChecks, mailLinksKey, twoFactorKey, auditKey] = await Promise.all([
    openMalwareChecks({ db, files, publicUrl }, environment),
    openMailLinksKey(connection, environment),
    openTwoFactorKey(connection, environment),
    openAuditKey(db, dataDir),
  ])
  const app = await buildApp({
    connection,
    files,
    renderer,
    publicUrl,
    isHttps,
    isAddressKnown: environment.publicUrl !== undefined,
    twoFactorKey,
    audit: { key: auditKey, readProof: () => readAuditProof(dataDir) },
    mailLinksKey,
    ...(malwareChecks && { malwareChecks }),
    isDevelopment,
    trustProxy: environment.trustProxy,
    deliversMail: environment.smtpUrl !== undefined,
    rateLimitScale: environment.rateLimitScale,
    timeLimitScale: environment.timeLimitScale,
    logLevel: environment.logLevel,
  })
  report = (err) => app.log.error({ err }, 'the database failed in the background')
  await app.ready()
  const background: { stop(): unknown }[] = []
  let deriving: Promise<unknown> | undefined
  closers.push(
    () => deriving,
    () => keepAuditProof(connection, dataDir, app.log),
    async () => {
      for (const each of background) await each.stop()
    },
    () => app.close(),
  )
  if (stopping.signal.aborted) return
  await waiting?.close()
  port = portIn(await app.listen({ port, host }))
  console.log(`Mizan is ready at ${publicUrl()}`)
  if (stopping.signal.aborted) return
  deriving = deriveTexts(connection, stopping.signal, app.log)
  if (malwareChecks) {
    malwareChecks.start(app.log)
    background.push(malwareChecks)
  }
  const checkLog = (isStopping: () => boolean) => checkAuditLog(db, dataDir, app.log, isStopping)
  const linkTokens = new LinkTokens(mailLinksKey)
  background.push(startDueLanguages({ db, log: app.log }))
  background.push(startIssues({ db, log: app.log, publicUrl, linkTokens }))
  background.push(startHourlyUpkeep({ connection, files, log: app.log, checkAuditLog: checkLog }))
  if (environment.smtpUrl)
    background.push(
      startDelivery(db, {
        smtpUrl: environment.smtpUrl,
        linkTokens,
        from: (language) => senderOf(db, environment, language),
        publicUrl,
        onError: (error) => app.log.error({ err: error }, 'outbox not read'),
      }),
    )
}

/**
 * Opens the database, checks that it is ours, migrates it and creates the firm. A database server may start later than
 * we do; the embedded database is available at once or not at all.
 */
const openPreparedDatabase = (
  environment: Environment,
  signal: AbortSignal,
  onError: (error: unknown) => void,
): Promise<DatabaseConnection> => {
  const { databaseUrl, dataDir, timeLimitScale } = environment
  const open = async () => {
    const connection = await openDatabase({ databaseUrl, dataDir, timeLimitScale, onError })
    try {
      await refuseForeignDatabase(connection.db, dataDir)
      await migrateDatabase(connection, migrations)
      await markInstallation(connection.db, dataDir)
      await prepareFirm(connection, environment)
    } catch (error) {
      await connection.close()
      throw error
    }
    for (const warning of connection.warnings) console.warn(warning)
    return connection
  }
  if (!databaseUrl) return open()
  return waitForDatabase(open, { signal, onWaiting: (reason) => console.warn(`${reason}; waiting for it`) })
}

// An arbitrary number that must stay the same in all versions of this program.
const derivingLock = 727_006

/** Derives what this version of the program derives in another way, while the site is already served. */
const deriveTexts = (connection: DatabaseConnection, signal: AbortSignal, log: FastifyBaseLogger) =>
  runAlone(connection, derivingLock, async () => {
    await deriveOutdated(connection.db, () => signal.aborted)
  }).catch((err: unknown) => log.error({ err }, 'the texts of publications were not derived'))

/** Removing CLAMD_URL does not release files that wait for their check: they may be what clamd would have found. */
const openMalwareChecks = async (
  house: { db: Database; files: FileStore; publicUrl: () => string },
  { clamdUrl }: Environment,
): Promise<MalwareChecks | undefined> => {
  if (clamdUrl) return new MalwareChecks({ ...house, clamd: new Clamd(clamdUrl) })
  const { waiting } = await countChecks(house.db)
  if (waiting > 0)
    console.warn(`CLAMD_URL is unset: ${waiting} files that wait for their malware check stay held back`)
  return undefined
}

/** A missing key is not recreated silently: people with an authenticator app have to log in with recovery codes. */
const openTwoFactorKey = async ({ db }: DatabaseConnection, { dataDir }: Environment) => {
  const { key, isNew } = await openKey(join(dataDir, 'keys'), 'two-factor')
  if (isNew && (await hasTwoFactors(db)))
    console.warn(
      'DATA_DIR/keys/two-factor.key was missing and is new: authenticator apps set up before no longer work; restore it from the backup',
    )
  return key
}

/** Another instance that checks at the same moment stores the same result. */
const keepAuditProof = (connection: DatabaseConnection, dataDir: string, log: FastifyBaseLogger) =>
  runAlone(connection, upkeepLock, () => keepAuditHead(connection.db, dataDir, log)).catch((err: unknown) =>
    log.error({ err }, 'how far the audit log is proven was not kept'),
  )

/** The same for queued mail: the tokens of its links cannot be decrypted any more, but no mail is lost. */
const openMailLinksKey = async ({ db }: DatabaseConnection, { dataDir }: Environment) => {
  const { key, isNew } = await openKey(join(dataDir, 'keys'), 'mail-links')
  if (isNew && (await hasSealedMail(db)))
    console.warn(
      'DATA_DIR/keys/mail-links.key was missing and is new: waiting mail with links cannot be sent; restore it from the backup',
    )
  return key
}

// An arbitrary number that must stay the same in all versions of this program.
const firmLock = 727_003

/**
 * Fills an empty database with the sample firm, if asked for, and its first admin; neither is created twice, even when
 * several instances start at once.
 */
const prepareFirm = async (connection: DatabaseConnection, { seed, admin, dataDir }: Environment) => {
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
      await loadSampleOffice(db, { dataDir, files: await FileStore.open(join(dataDir, 'files')) })
    }
    // A website that nobody has described stays closed until somebody opens it (decision 48).
    if (!(await hasSettings(db))) await saveSettings(db, [{ key: 'maintenance_mode', value: 'true' }])
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
  // However long another instance takes to load the firm, the others wait for it.
  const isNew = await connection.withSession((client) => drizzleOn(client).transaction(prepare))
  if (isNew && !admin.password)
    console.log(`First login: username ${admin.username}, password ${password} (shown only now)`)
}

/**
 * On a signal: stops accepting, finishes requests in flight, closes, exits 0; a second signal does not hurry it. After
 * an uncaught error the process can no longer be trusted: the same, with exit code 1.
 */
const stopWell = (stop: () => Promise<void>, limitInMs: number) => {
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

const ownErrors = [EnvironmentError, DatabaseStartError, InstallationError, FolderError, KeyError]

/** One line for what an operator can fix; anything else with its stack. */
const explain = (error: unknown): string => {
  if (ownErrors.some((own) => error instanceof own)) return (error as Error).message
  if (error instanceof Error && 'code' in error) {
    if (error.code === 'EADDRINUSE') return 'PORT is in use by another program; choose another one'
    if (error.code === 'EACCES') return 'PORT is not allowed to this user; choose one above 1023'
    if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(String(error.code)))
      return 'HOST is no address of this machine'
  }
  return errorLines(error)
}

start().catch((error: unknown) => {
  // Asked to stop while waiting: end as if nothing had begun.
  if (error instanceof Error && error.name === 'AbortError') return
  console.error(explain(error))
  process.exit(1)
})
