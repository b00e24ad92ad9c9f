import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode } from '#files/error-code.ts'
import { replaceFile } from '#files/replace-file.ts'
import type { BackupRow } from '../schema.ts'

// The folder of the server's backups: each archive has a result beside it; the last attempt is recorded, too.

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
