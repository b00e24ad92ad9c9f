import { readFileSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { writeArchive } from '#backup/archive.ts'
import { contentsOf, readSmallFiles } from '#backup/contents.ts'
import { format, type Manifest } from '#backup/manifest.ts'
import { OperatorError } from '#backup/operator-error.ts'
import { inOneMoment } from '#backup/tables.ts'
import { drizzleOn } from '#db/connection.ts'
import { listFileRows } from '#features/upkeep/server/repository.ts'
import { hasCode, hasRoom, replaceFile } from '#files/disk.ts'
import type { BackupRow } from '../schema.ts'
import { type Firm, type OpenFirm, openFiles, withReadableFirm } from './firm.ts'

// The folder of the server's backups: each archive has a result beside it; the last attempt is recorded too.

const nameOf = /^mizan-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.mizan$/
const attemptName = 'last-attempt.json'
const retentionDays = 14
const dayInMs = 24 * 60 * 60_000

export type Attempt = {
  at: string
  /** One line; null after a success. */
  failure: string | null
  /** The time of the mail to admins about failing backups; null once one succeeds. */
  toldAt: string | null
}

export const archiveName = (moment: Date): string =>
  `mizan-${moment.toISOString().slice(0, 19).replaceAll(':', '-')}.mizan`

const resultPath = (folder: string, name: string) => join(folder, `${name}.json`)

export const writeResult = (folder: string, result: BackupRow): Promise<void> =>
  replaceFile(resultPath(folder, result.name), JSON.stringify(result))

/** Newest first. An archive without a result was interrupted, or is not from this server. */
export const listBackups = async (folder: string): Promise<BackupRow[]> => {
  const names = (await namesIn(folder)).filter((name) => nameOf.test(name))
  const results = await Promise.all(names.map((name) => readJson<BackupRow>(resultPath(folder, name))))
  return results
    .filter((result) => result !== undefined)
    .sort((one, other) => (one.moment < other.moment ? 1 : -1))
}

export const readAttempt = (folder: string): Promise<Attempt | undefined> =>
  readJson<Attempt>(join(folder, attemptName))

export const writeAttempt = (folder: string, attempt: Attempt): Promise<void> =>
  replaceFile(join(folder, attemptName), JSON.stringify(attempt))

/** Deletes backups older than 14 days, except the last reliable one. */
export const removeOldBackups = async (folder: string, now = Date.now()): Promise<void> => {
  const backups = await listBackups(folder)
  const [newestWhole] = backups.filter(({ isWhole }) => isWhole)
  for (const { name, moment } of backups) {
    if (name === newestWhole?.name || now - Date.parse(moment) <= retentionDays * dayInMs) continue
    await rm(join(folder, name), { force: true })
    await rm(resultPath(folder, name), { force: true })
  }
}

/** Interrupted work: incomplete or untested archives, and test databases. */
export const removeCutOff = async (folder: string): Promise<void> => {
  const names = await namesIn(folder)
  const isCutOff = (name: string) =>
    (nameOf.test(name.replace(/\.partial$/, '')) && !names.includes(`${name}.json`)) ||
    name.startsWith(testPrefix)
  for (const name of names.filter(isCutOff)) await rm(join(folder, name), { recursive: true, force: true })
}

export const testPrefix = 'test-'

const namesIn = (folder: string): Promise<string[]> =>
  unlessMissing(readdir(folder)).then((names) => names ?? [])

const readJson = async <Content>(path: string): Promise<Content | undefined> => {
  const text = await unlessMissing(readFile(path, 'utf8'))
  return text === undefined ? undefined : JSON.parse(text)
}

const unlessMissing = <Result>(requested: Promise<Result>): Promise<Result | undefined> =>
  requested.catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  })

const programVersion = (): string =>
  JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8')).version

type Backup = { file: string; size: number; sha256: string; manifest: Manifest }

/**
 * Writes the whole firm into one file, as of one moment after the call: it includes everything committed
 * before. Rows come from one snapshot, and files that are deleted in the meantime are preserved until they
 * are copied.
 */
export const makeBackup = async (
  firm: Firm,
  { file, secret }: { file: string; secret: Buffer | undefined },
): Promise<Backup> => {
  const hold = await (await openFiles(firm)).storage.holdLeft()
  try {
    const small = await readSmallFiles(firm.dataDir)
    const moment = new Date().toISOString()
    return await withReadableFirm(firm, async (open) => {
      const { connection, files } = open
      await refuseFullDisk(open, file)
      return connection.withSession((client) =>
        inOneMoment(client, connection.engine, async () => {
          const listFiles = () => listFileRows(drizzleOn(client))
          const { entries, state } = contentsOf(client, { small, files, listFiles })
          const { engine } = connection
          const written = await writeArchive(file, secret, entries, (found) => {
            return { format, program: programVersion(), moment, engine, ...state(), entries: found }
          })
          return { file, ...written }
        }),
      )
    })
  } finally {
    await hold.release()
  }
}

/** Estimate: compressed rows need less space than their tables, files about the same. */
const refuseFullDisk = async ({ connection }: OpenFirm, file: string): Promise<void> => {
  const bytes = await connection.withSession(async (client) => {
    const { rows } = await client.query<{ bytes: string }>(
      'select pg_database_size(current_database()) as bytes',
    )
    let sum = Number(rows[0]?.bytes)
    for await (const { size } of listFileRows(drizzleOn(client))) sum += size
    return sum
  })
  if (!(await hasRoom(dirname(file), bytes)))
    throw new OperatorError(
      `${dirname(file)} has no room for a backup of up to ${bytes} bytes: nothing was written`,
    )
}
