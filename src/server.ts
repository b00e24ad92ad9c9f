import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { buildApp } from './app.ts'
import { type DatabaseConnection, openDatabase } from './db/connection.ts'
import { DatabaseStartError } from './db/errors.ts'
import { migrateDatabase } from './db/migrate.ts'
import { type Environment, EnvironmentError, readEnvironment } from './env.ts'
import {
  InstallationError,
  markInstallation,
  refuseForeignDatabase,
  refuseMissingDatabase,
} from './features/installation/agreement.ts'
import { startDelivery } from './features/outbox/delivery.ts'
import { hasSettings, listSettings } from './features/settings/repository.ts'
import { settingsOf } from './features/settings/schema.ts'
import { hasTwoFactors } from './features/two-factor/repository.ts'
import { startHourlyUpkeep } from './features/upkeep/hourly.ts'
import { hashPassword } from './features/users/password.ts'
import { countAdmins, createUser } from './features/users/repository.ts'
import { FileStore } from './files/file-store.ts'
import { KeyError, openKey } from './files/key-file.ts'
import { FolderError, openPrivateFolder } from './files/private-folder.ts'
import { errorLines } from './http/logged-error.ts'
import { openBuiltRenderer } from './rendering/built-renderer.ts'
import { loadSampleFirm } from './sample/load.ts'

// What this process makes is its own alone, whatever it was started with; the engine asks for modes open to all.
process.umask(0o077)

const migrations = fileURLToPath(new URL('../migrations', import.meta.url))
const isDevelopment = process.argv.includes('--dev')

/** Longest wait for requests in flight when asked to stop; an upload may take it. */
const drainMilliseconds = 30_000

const start = async () => {
  const environment = readEnvironment()
  const { dataDir } = environment
  await openPrivateFolder(dataDir)
  if (environment.databaseUrl === undefined) await refuseMissingDatabase(dataDir)
  let tell = (error: unknown) => console.error(error)
  const connection = await openDatabase({
    databaseUrl: environment.databaseUrl,
    dataDir,
    timeLimitScale: environment.timeLimitScale,
    onError: (error) => tell(error),
  })
  await refuseForeignDatabase(connection.db, dataDir)
  for (const warning of connection.warnings) console.warn(warning)
  await migrateDatabase(connection, migrations)
  await markInstallation(connection.db, dataDir)
  await prepareFirm(connection, environment)
  const files = await FileStore.open(join(dataDir, 'files'))

  const twoFactorKey = await openTwoFactorKey(connection, environment)

  const renderer = isDevelopment
    ? await (await import('./rendering/dev-renderer.ts')).openDevRenderer()
    : await openBuiltRenderer()
  let publicUrl = environment.publicUrl ?? ''
  const app = await buildApp({
    connection,
    files,
    renderer,
    publicUrl: () => publicUrl,
    isHttps: publicUrl.startsWith('https:'),
    twoFactorKey,
    isDevelopment,
    trustProxy: environment.trustProxy,
    deliversMail: environment.smtpUrl !== undefined,
    rateLimitScale: environment.rateLimitScale,
    timeLimitScale: environment.timeLimitScale,
    logLevel: environment.logLevel,
  })
  tell = (err) => app.log.error({ err }, 'upkeep of the database failed')
  const delivery = environment.smtpUrl
    ? startDelivery(connection.db, {
        smtpUrl: environment.smtpUrl,
        from: () => senderOf(connection, environment),
        publicUrl: () => publicUrl,
        onError: (error) => app.log.error({ err: error }, 'outbox not read'),
      })
    : undefined
  const upkeep = startHourlyUpkeep({ connection, files, log: app.log })
  stopWell(async () => {
    await app.close()
    await upkeep.stop()
    await delivery?.stop()
    await connection.close()
  }, drainMilliseconds * environment.timeLimitScale)
  const address = await app.listen({ port: environment.port, host: environment.host })
  publicUrl ||= new URL(`http://localhost:${new URL(address).port}`).origin
  console.log(`Mizan is ready at ${publicUrl}`)
}

/** A key that went missing is not made up for: those whose app it knew log in with their recovery codes. */
const openTwoFactorKey = async ({ db }: DatabaseConnection, { dataDir }: Environment) => {
  const { key, isNew } = await openKey(join(dataDir, 'keys'), 'two-factor')
  if (isNew && (await hasTwoFactors(db)))
    console.warn(
      'DATA_DIR/keys/two-factor.key was missing and is new: authenticator apps set up before no longer work; restore it from the backup',
    )
  return key
}

/** `MAIL_FROM`, else the firm's own name and address. */
const senderOf = async (connection: DatabaseConnection, { mailFrom, admin }: Environment) => {
  if (mailFrom) return mailFrom
  const { site_title, contact_email } = settingsOf(await listSettings(connection.db))
  return { name: site_title, address: contact_email || admin.email }
}

// Any number, as long as all versions of this program use the same.
const firmLock = 727_003

/**
 * An empty database gets the sample firm, if asked for, and its first admin; neither is made twice, also when
 * several instances start at once.
 */
const prepareFirm = async (connection: DatabaseConnection, { seed, admin }: Environment) => {
  const password = admin.password ?? randomBytes(12).toString('base64url')
  const isNew = await connection.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${firmLock})`)
    if ((await countAdmins(tx)) > 0) return false
    if (seed === 'sample' && !(await hasSettings(tx))) await loadSampleFirm(tx)
    await createUser(tx, {
      username: admin.username,
      email: admin.email,
      password: await hashPassword(password),
      firstName: 'Mizan',
      lastName: 'Admin',
      role: 'admin',
      isVerified: true,
    })
    return true
  })
  if (isNew && !admin.password)
    console.log(`First login: username ${admin.username}, password ${password} (shown only now)`)
}

/**
 * On a signal: stop accepting, finish what is in flight, close, exit 0; a second signal does not hurry it. On an
 * error that nobody caught the process can no longer be trusted: the same, and exit 1.
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

/** What the operator can mend is one line; anything else shows where it broke. */
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
  console.error(explain(error))
  process.exit(1)
})
