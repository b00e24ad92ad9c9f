import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { DatabaseConnection } from '#db/connection.ts'
import type { AuditProofResult } from '#features/audit/schema.ts'
import { linkInOffice } from '#features/consultations/server/mails.ts'
import { countRecentMail } from '#features/outbox/server/admin-repository.ts'
import { ageOfOldestMail, isTokenRefused, queueMail } from '#features/outbox/server/repository.ts'
import { hasAdminAt, listAdminMailboxes } from '#features/users/server/repository.ts'
import { freeSpace, replaceFile } from '#files/disk.ts'
import type { FileStore } from '#files/file-store.ts'
import type { CheckedFiles } from '#http/context.ts'
import { version } from '#http/health.ts'
import { type Found, type StoredCheck, type SystemState, storedCheck } from '../schema.ts'
import { type CheckName, stateOf } from '../values.ts'
import { findMissingFiles } from './files.ts'

type Sources = {
  connection: DatabaseConnection
  files: FileStore
  dataDir: string
  publicUrl: () => string
  /** Whether a mail server is configured. */
  isDelivered: boolean
  malwareChecks?: CheckedFiles | undefined
  readProof: () => Promise<AuditProofResult>
  /** Names of variables that look misspelled. */
  misspelt: readonly string[]
}

type Log = Pick<FastifyBaseLogger, 'warn' | 'error'>

const hourInMs = 60 * 60_000
const gigabyte = 1024 ** 3
/** Below both limits, the disk counts as nearly full. */
const smallShare = 0.1
const smallSpace = 5 * gigabyte
const latestMailInHours = 2
/** The hourly upkeep may itself take an hour. */
const latestUpkeepInHours = 3
const latestProofInHours = 26
/** The default address of the first admin. */
const inventedAddress = 'admin@example.com'

/**
 * Checks once a day for problems that would otherwise stay unnoticed, and every hour while there is one. One
 * instance runs it for all, at the end of the hourly upkeep; the result is stored in the data folder.
 */
export class SelfCheck {
  readonly #sources: Sources
  readonly #startedAt = new Date().toISOString()

  constructor(sources: Sources) {
    this.#sources = sources
  }

  async latest(now = Date.now()): Promise<SystemState> {
    const { connection, dataDir } = this.#sources
    const { checkedAt, found, upkeep } = await readStoredCheck(dataDir)
    const refused = (await isTokenRefused(connection.db)) ? [tokenRefused] : []
    const current = found.map((each) =>
      each.name === 'upkeep'
        ? upkeepIn(upkeep, now)
        : (refused.find(({ name }) => name === each.name) ?? each),
    )
    return { version, engine: connection.engine, startedAt: this.#startedAt, checkedAt, found: current }
  }

  /** Checks everything now. */
  async run(log: Log): Promise<SystemState> {
    await this.#check(log)
    return this.latest()
  }

  /** Call it while holding the upkeep lock, with the names of the tasks that failed. */
  async afterUpkeep(failed: string[], log: Log, now = Date.now()): Promise<void> {
    const { dataDir } = this.#sources
    const stored = await readStoredCheck(dataDir)
    await writeStoredCheck(dataDir, { ...stored, upkeep: { at: new Date(now).toISOString(), failed } })
    const age = now - Date.parse(stored.checkedAt ?? '1970-01-01')
    const isFine = stored.found.every(({ finding }) => stateOf[finding] !== 'problem')
    if (failed.length === 0 && isFine && age >= 0 && age < 24 * hourInMs) return
    await this.#check(log)
    const found = (await this.latest(now)).found.filter(({ finding }) => stateOf[finding] === 'problem')
    for (const { finding } of found) log.warn({ finding }, 'the self-check found a problem')
    await mailAdmins(this.#sources, found, now)
  }

  async #check(log: Log): Promise<void> {
    const found: Found[] = []
    for (const [name, check] of Object.entries(checks) as [CheckName, Check][])
      found.push(
        await check({ ...this.#sources, startedAt: this.#startedAt }).then(
          ([finding, values = {}]) => ({ name, finding, values }),
          (err: unknown) => {
            log.error({ err, check: name }, 'a self-check failed')
            return { name, finding: 'unknown' as const, values: {} }
          },
        ),
      )
    const { dataDir } = this.#sources
    const stored = await readStoredCheck(dataDir)
    await writeStoredCheck(dataDir, { ...stored, checkedAt: new Date().toISOString(), found })
  }
}

type Check = (
  sources: Sources & { startedAt: string },
) => Promise<[finding: Found['finding'], values?: Found['values']]>

const checks: Record<CheckName, Check> = {
  async disk({ files }) {
    const { free, all } = await freeSpace(files.folder)
    const values = { free: inGigabytes(free), all: inGigabytes(all) }
    if (await files.isFull()) return ['disk.full', values]
    return [free < smallSpace && free < all * smallShare ? 'disk.low' : 'disk.fine', values]
  },
  async mail({ connection, isDelivered }) {
    if (!isDelivered) return ['mail.off', { variable: 'SMTP_URL' }]
    if (await isTokenRefused(connection.db)) return [tokenRefused.finding, tokenRefused.values]
    const hours = Math.floor((await ageOfOldestMail(connection.db)) / 3600)
    if (hours >= latestMailInHours) return ['mail.late', { hours }]
    const { failed, held } = await countRecentMail(connection.db)
    if (failed > 0) return ['mail.failed', { failed }]
    return held > 0 ? ['mail.held', { held }] : ['mail.fine']
  },
  async files({ connection, files }) {
    const { checked, faults } = await findMissingFiles(connection.db, files)
    const values = { missing: faults.length, files: checked, command: 'npm run verify' }
    return [faults.length > 0 ? 'files.missing' : 'files.fine', values]
  },
  async auditLog({ readProof, startedAt }) {
    const { fault, checkedAt } = await readProof()
    if (fault) return ['auditLog.fault']
    const age = Date.now() - Date.parse(checkedAt ?? startedAt)
    return [age > latestProofInHours * hourInMs ? 'auditLog.unchecked' : 'auditLog.fine']
  },
  async upkeep({ dataDir }) {
    const { finding, values } = upkeepIn((await readStoredCheck(dataDir)).upkeep, Date.now())
    return [finding, values]
  },
  async malware({ malwareChecks }) {
    if (!malwareChecks) return ['malware.off', { variable: 'CLAMD_URL' }]
    return [malwareChecks.isAnswering ? 'malware.fine' : 'malware.silent']
  },
  async settings({ connection, isDelivered, misspelt }) {
    if (misspelt.length > 0) return ['settings.misspelt', { names: misspelt.join(', ') }]
    const goesNowhere = isDelivered && (await hasAdminAt(connection.db, inventedAddress))
    return goesNowhere ? ['settings.adminAddress', { address: inventedAddress }] : ['settings.fine']
  },
}

/** Shown as soon as a mail waits for a token, before the next check. */
const tokenRefused: Found = {
  name: 'mail',
  finding: 'mail.refused',
  values: { variable: 'SMTP_OAUTH_CLIENT_SECRET' },
}

const upkeepIn = (upkeep: { at: string; failed: string[] } | null, now: number): Found => {
  const hours = upkeep ? Math.floor((now - Date.parse(upkeep.at)) / hourInMs) : 0
  if (hours >= latestUpkeepInHours) return { name: 'upkeep', finding: 'upkeep.late', values: { hours } }
  if (upkeep && upkeep.failed.length > 0)
    return { name: 'upkeep', finding: 'upkeep.failed', values: { tasks: upkeep.failed.join(', ') } }
  return { name: 'upkeep', finding: 'upkeep.fine', values: {} }
}

const inGigabytes = (bytes: number): number => Math.round((bytes / gigabyte) * 10) / 10

/** Time after which admins get a reminder of a lasting problem. */
const reminderInMs = 7 * 24 * 60 * 60_000

/** Notifies all admins of new problems, and once a week of lasting ones. */
const mailAdmins = async (
  { connection: { db }, dataDir, publicUrl }: Pick<Sources, 'connection' | 'dataDir' | 'publicUrl'>,
  found: readonly Found[],
  now: number,
): Promise<void> => {
  const stored = await readStoredCheck(dataDir)
  const names = found.map(({ name }) => name)
  const { told: mailed } = stored
  const isKnown = names.every((name) => mailed?.names.includes(name))
  const isRecent = mailed !== null && now - Date.parse(mailed.at) < reminderInMs
  if (names.length > 0 && !(isKnown && isRecent)) {
    await db.transaction(async (tx) => {
      for (const mailbox of await listAdminMailboxes(tx))
        await queueMail(tx, {
          ...mailbox,
          values: Object.assign({}, ...found.map(({ values }) => values)),
          subject: 'mail.check.subject',
          paragraphs: [
            'mail.check.intro',
            ...found.map(({ finding }) => `check.${finding}` as const),
            'mail.check.todo',
          ],
          ...linkInOffice(publicUrl(), 'system'),
        })
    })
    await writeStoredCheck(dataDir, { ...stored, told: { at: new Date(now).toISOString(), names } })
  } else if (mailed?.names.some((name) => !names.includes(name))) {
    // A resolved problem is reported again if it returns.
    const left = mailed.names.filter((name) => names.includes(name))
    await writeStoredCheck(dataDir, { ...stored, told: left.length > 0 ? { ...mailed, names: left } : null })
  }
}

const pathIn = (dataDir: string): string => join(dataDir, 'self-check.json')

const nothing: StoredCheck = { checkedAt: null, found: [], upkeep: null, told: null }

/** A missing file, or one of another version, is ignored: the next check writes a new one. */
const readStoredCheck = async (dataDir: string): Promise<StoredCheck> => {
  try {
    return storedCheck.parse(JSON.parse(await readFile(pathIn(dataDir), 'utf8')))
  } catch {
    return nothing
  }
}

const writeStoredCheck = (dataDir: string, stored: StoredCheck): Promise<void> =>
  replaceFile(pathIn(dataDir), `${JSON.stringify(stored, undefined, 2)}\n`)
