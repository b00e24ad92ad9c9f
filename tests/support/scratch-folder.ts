import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { makeTemporaryFolder } from './temporary-folder.ts'

/** An empty folder for each test of the surrounding suite. */
export const openScratchFolder = (name: string) => {
  const folder = {
    path: '',
    write(file: string, text: string) {
      mkdirSync(dirname(join(folder.path, file)), { recursive: true })
      writeFileSync(join(folder.path, file), text)
    },
  }
  beforeEach(() => {
    folder.path = makeTemporaryFolder(name)
  })
  afterEach(() => rmSync(folder.path, { recursive: true, force: true }))
  return folder
}
