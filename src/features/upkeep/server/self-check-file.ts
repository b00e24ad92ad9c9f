import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { replaceFile } from '#files/replace-file.ts'
import { type StoredCheck, storedCheck } from '../schema.ts'

const pathIn = (dataDir: string): string => join(dataDir, 'self-check.json')

const nothing: StoredCheck = { checkedAt: null, found: [], upkeep: null, told: null }

/** A missing file, or one of another version, is ignored: the next check writes a new one. */
export const readStoredCheck = async (dataDir: string): Promise<StoredCheck> => {
  try {
    return storedCheck.parse(JSON.parse(await readFile(pathIn(dataDir), 'utf8')))
  } catch {
    return nothing
  }
}

export const writeStoredCheck = (dataDir: string, stored: StoredCheck): Promise<void> =>
  replaceFile(pathIn(dataDir), `${JSON.stringify(stored, undefined, 2)}\n`)
