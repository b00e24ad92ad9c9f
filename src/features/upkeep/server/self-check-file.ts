import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { replaceFile } from '#files/replace-file.ts'
import { type KeptCheck, keptCheck } from '../schema.ts'

const pathIn = (dataDir: string): string => join(dataDir, 'self-check.json')

const nothing: KeptCheck = { checkedAt: null, found: [], upkeep: null, told: null }

/** A missing file, or one of another version, is ignored: the next check writes a new one. */
export const readKeptCheck = async (dataDir: string): Promise<KeptCheck> => {
  try {
    return keptCheck.parse(JSON.parse(await readFile(pathIn(dataDir), 'utf8')))
  } catch {
    return nothing
  }
}

export const writeKeptCheck = (dataDir: string, kept: KeptCheck): Promise<void> =>
  replaceFile(pathIn(dataDir), `${JSON.stringify(kept, undefined, 2)}\n`)
