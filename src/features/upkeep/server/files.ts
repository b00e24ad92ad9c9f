import type { Database } from '#db/connection.ts'
import { DamagedFileError, type FileStore } from '#files/file-store.ts'
import { type FileRow, listFileRows } from './repository.ts'

/** The number of checked records, and one line per fault without any content of a matter. */
export type CheckResult = { checked: number; faults: string[] }

/** Checks that each row's file exists, with the size and hash in the row. */
export const checkFiles = async (db: Database, files: FileStore): Promise<CheckResult> => {
  const result: CheckResult = { checked: 0, faults: [] }
  for await (const row of listFileRows(db)) {
    result.checked += 1
    const fault = await faultOf(row, files)
    if (fault) result.faults.push(`${row.kind} ${row.id}: ${fault}`)
  }
  return result
}

/** The same without reading the files, because that takes long with many files. */
export const findMissingFiles = async (db: Database, files: FileStore): Promise<CheckResult> => {
  const result: CheckResult = { checked: 0, faults: [] }
  for await (const row of listFileRows(db)) {
    result.checked += 1
    const fault = await faultOfSize(row, files)
    if (fault) result.faults.push(`${row.kind} ${row.id}: ${fault}`)
  }
  return result
}

const faultOfSize = async ({ storageKey, size }: FileRow, files: FileStore): Promise<string | undefined> => {
  const there = await files.sizeOf(storageKey)
  if (there === null) return 'its file is missing'
  return there === size ? undefined : `its file has ${there} bytes, not ${size}`
}

/** One line; undefined if the file matches its row. */
export const faultOf = async (row: FileRow, files: FileStore): Promise<string | undefined> => {
  const { storageKey, sha256 } = row
  const ofSize = await faultOfSize(row, files)
  if (ofSize || sha256 === null) return ofSize
  try {
    for await (const _chunk of files.streamWhole(storageKey, sha256));
    return undefined
  } catch (error) {
    return error instanceof DamagedFileError
      ? 'its file has another content'
      : `its file cannot be read: ${error}`
  }
}
