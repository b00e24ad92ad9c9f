import { afterEach, describe, expect, inject, it } from 'vitest'
import { adminPassword } from '#tests/support/confirm-address.ts'
import { createServerDatabase } from '#tests/support/database-templates.ts'
import { copyEmbeddedFolder } from '#tests/support/databases.ts'
import { startFaultProxy } from '#tests/support/fault-proxy.ts'
import { runUploadCrashTest } from './crash-uploads.ts'

const { postgresql } = inject('databases')

describe.skipIf('unavailable' in postgresql)('a server killed under uploads', () => {
  if ('unavailable' in postgresql) return
  const ends: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end()
  })

  it('preserves acknowledged files and references only complete ones, even when commit responses are lost', async () => {
    const database = await createServerDatabase(postgresql.url, postgresql.template)
    ends.push(database.drop)
    const proxy = await startFaultProxy(new URL(database.url))
    ends.push(proxy.stop)
    const settings = {
      SEED: 'none',
      DATA_DIR: copyEmbeddedFolder(),
      DATABASE_URL: proxy.url,
      ADMIN_PASSWORD: adminPassword,
      LOG_LEVEL: 'fatal',
    }
    const summary = await runUploadCrashTest({ settings, proxy, lostShare: 0.3 }, 1, () => undefined)
    expect(summary.faults).toEqual([])
    expect(summary.acknowledged).toBeGreaterThan(0)
  })
})
