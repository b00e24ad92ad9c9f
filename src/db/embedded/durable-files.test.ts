import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { copyEmbeddedFolder } from '#tests/support/databases.ts'
import { DurableFiles } from './durable-files.ts'

/** The number of syncs requested from the operating system. */
let requested = 0
const { fsyncSync } = fs
beforeEach(() => {
  fs.fsyncSync = (file) => {
    requested += 1
    fsyncSync(file)
  }
  syncBuiltinESMExports()
})
afterEach(() => {
  fs.fsyncSync = fsyncSync
  syncBuiltinESMExports()
})

it('fsyncs a commit before it is confirmed', async () => {
  let counted = 0
  const folder = join(copyEmbeddedFolder(), 'database')
  const engine = await PGlite.create({
    fs: new DurableFiles(Promise.resolve(folder), () => {
      counted += 1
    }),
    extensions: { pg_trgm, unaccent },
    startParams: [
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
      ...['-c', 'wal_sync_method=fsync'],
    ],
  })
  try {
    await engine.exec('create table papers (name text)')
    requested = counted = 0
    await engine.exec("insert into papers values ('a lease')")
    expect(requested).toBeGreaterThan(0)
    expect(counted).toBe(requested)
  } finally {
    await engine.close()
  }
})
