import { Readable } from 'node:stream'
import type { FileStore } from '#files/file-store.ts'

/** Saves a text as a file. Returns the columns of a row that refers to it. */
export const storeText = async (files: FileStore, text: string) => {
  const content = Readable.from([Buffer.from(text)])
  const { key: storageKey, size, sha256 } = await files.save(content, 999_999, async () => true)
  return { storageKey, size, sha256 }
}
