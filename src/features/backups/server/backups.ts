import { type ChildProcess, fork } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import type { FastifyBaseLogger } from 'fastify'
import { removeLeftovers, takeSnapshot } from '#backup/snapshot.ts'
import { openSnapshotSocket } from '#backup/snapshot-socket.ts'
import { type Database, type DatabaseConnection, runAlone } from '#db/connection.ts'
import { linkInOffice } from '#features/consultations/server/mails.ts'
import { queueMail } from '#features/outbox/server/repository.ts'
import { repeat } from '#features/upkeep/server/jobs.ts'
import { listAdminMailboxes } from '#features/users/server/repository.ts'
import { readOnChange } from '#files/read-on-change.ts'
import type { BackupStatus } from '../schema.ts'
import {
  type Attempt,
  listBackups,
  readAttempt,
  removeCutOff,
  removeOldBackups,
  writeAttempt,
} from './backup-folder.ts'
import type { Firm } from './firm.ts'
import type { Order } from './restore.ts'

type Log = Pick<FastifyBaseLogger, 'info' | 'error'>
type House = Firm &
  Omit<Order, 'firm'> & { connection: DatabaseConnection; isNightly: boolean; publicUrl: () => string }

// An arbitrary number that must stay the same in all versions of Mizan.
const backupLock = 727_007

const minuteInMs = 60_000
const hourInMs = 60 * minuteInMs
const dayInMs = 24 * hourInMs
/** A day between nightly backups, plus two hours for a slow one. */
const oldAfterMs = dayInMs + 2 * hourInMs
/** Not immediately after the start, so that an operator can first notice a wrong configuration. */
const defaultTiming = { firstAfterMs: 10 * minuteInMs, everyMs: minuteInMs }

/** The server's own backups: each night, and when an admin requests one. */
export class Backups {
  readonly #house: House
  readonly #read: () => Promise<{ backups: BackupStatus['backups']; attempt: Attempt | undefined }>
  #log: Log | undefined
  readonly #startedAt = Date.now()
  #running: BackupStatus['running'] = null
  #work: Promise<void> = Promise.resolve()
  #child: ChildProcess | undefined
  #isStopping = false

  constructor(house: House) {
    this.#house = house
    const { folder } = house
    // Each page of the office shows the alarm.
    this.#read = readOnChange(folder, async () => ({
      backups: await listBackups(folder),
      attempt: await readAttempt(folder),
    }))
  }

  async status(): Promise<BackupStatus> {
    const { folder, isNightly } = this.#house
    const { backups, attempt } = await this.#read()
    return { isNightly, folder, running: this.#running, alarm: this.#alarmOf(backups, attempt), backups }
  }

  #alarmOf(backups: BackupStatus['backups'], attempt: Attempt | undefined): BackupStatus['alarm'] {
    if (attempt?.failure) return 'failed'
    const newest = backups.find(({ isWhole }) => isWhole)
    if (newest && newest.faults > 0) return 'damaged'
    const age =
      Date.now() -
      Date.parse(newest?.moment ?? new Date(this.#startedAt - oldAfterMs + hourInMs).toISOString())
    return this.#house.isNightly && age > oldAfterMs ? 'old' : null
  }

  /** Starts a backup unless one is running. */
  begin(): void {
    if (this.#running !== null || this.#isStopping) return
    this.#running = 'writing'
    this.#work = this.#attempt().finally(() => {
      this.#running = null
    })
  }

  start(log: Log, timing: Partial<typeof defaultTiming> = {}): { stop(): Promise<void> } {
    this.#log = log
    const { firstAfterMs, everyMs } = { ...defaultTiming, ...timing }
    const begunAt = Date.now()
    const look = async () => {
      if (Date.now() - begunAt >= firstAfterMs && (await this.#isDue())) this.begin()
      await this.#work
    }
    const onError = (err: unknown) => log.error({ err }, 'whether a backup is due is not known')
    const nights = this.#house.isNightly ? repeat(look, { everyMs, onError }) : undefined
    return {
      stop: async () => {
        this.#isStopping = true
        this.#child?.kill('SIGKILL')
        await nights?.stop()
        await this.#work
      },
    }
  }

  /**
   * Whether there is no backup since the last 03:00 in Riyadh, which is midnight UTC. Failures are retried
   * every hour.
   */
  async #isDue(): Promise<boolean> {
    const { folder } = this.#house
    const now = Date.now()
    const night = Math.floor(now / dayInMs) * dayInMs
    const [newest] = await listBackups(folder)
    if (newest?.isWhole && Date.parse(newest.moment) >= night) return false
    const attempt = await readAttempt(folder)
    return !attempt || now - Date.parse(attempt.at) >= hourInMs
  }

  async #attempt(): Promise<void> {
    const { connection, folder } = this.#house
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await runAlone(connection, backupLock, async () => {
        await removeCutOff(folder)
        const failure = await this.#runProcess()
        if (this.#isStopping) return
        await removeOldBackups(folder)
        await this.#note(failure)
      })
    } catch (err) {
      this.#log?.error({ err }, 'the backup failed')
    }
  }

  #runProcess(): Promise<string | null> {
    const { dataDir, databaseUrl, timeLimitScale, bucket, folder, keyFile, migrations } = this.#house
    const firm = { dataDir, databaseUrl, timeLimitScale, bucket }
    const child = fork(new URL('./backup-process.ts', import.meta.url), {
      execArgv: [],
      serialization: 'advanced',
    })
    this.#child = child
    child.send({ firm, folder, keyFile, migrations } satisfies Order)
    let result: string | null = 'the process that made it ended too early'
    child.on('message', (said: { step?: 'writing' | 'testing'; isDone?: true; failure?: string }) => {
      if (said.step) this.#running = said.step
      if (said.isDone) result = null
      if (said.failure !== undefined) result = said.failure
    })
    return new Promise((resolve) => {
      child.once('error', (error) => resolve(error.message))
      child.once('close', () => resolve(result))
    })
  }

  async #note(failure: string | null): Promise<void> {
    const { folder, connection, publicUrl } = this.#house
    const at = new Date().toISOString()
    const { toldAt = null } = (await readAttempt(folder)) ?? {}
    if (failure === null) this.#log?.info({ folder }, 'a backup was made and its restore tested')
    else this.#log?.error({ failure }, 'the backup failed')
    await writeAttempt(folder, { at, failure, toldAt: failure === null ? null : toldAt })
    if (failure === null || toldAt !== null) return
    await mailAdmins(connection.db, publicUrl())
    await writeAttempt(folder, { at, failure, toldAt: at })
  }
}

/**
 * Sent once, until a backup succeeds again. The reason is only in the log, because it may contain paths and
 * addresses.
 */
const mailAdmins = async (db: Database, publicUrl: string): Promise<void> => {
  for (const mailbox of await listAdminMailboxes(db))
    await queueMail(db, {
      ...mailbox,
      values: {},
      subject: 'mail.backup.subject',
      paragraphs: ['mail.backup.failed', 'mail.backup.next'],
      ...linkInOffice(publicUrl, 'backups'),
    })
}

/** A socket for backup processes, because only the server can open the embedded database. */
export const openBackupSocket = async (
  connection: DatabaseConnection,
  dataDir: string,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<{ close(): Promise<void> }> => {
  const none = { close: async () => undefined }
  // Windows has no Unix sockets, so the server must be stopped for a backup there.
  if (connection.engine !== 'embedded' || process.platform === 'win32') return none
  try {
    await removeLeftovers(dataDir)
    return await openSnapshotSocket(dataDir, {
      take: () => takeSnapshot(connection, dataDir),
      onError: (err) => log.error({ err }, 'the database was not copied for a backup'),
    })
  } catch (err) {
    // The firm is served even if backups fail; the alarm about missing backups covers it.
    log.error({ err }, 'backups cannot ask for the database')
    return none
  }
}
