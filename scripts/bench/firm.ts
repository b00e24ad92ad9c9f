import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type DatabaseConnection, openDatabase } from '#db/connection.ts'
import { migrateDatabase } from '#db/migrate.ts'
import { startPostgresCluster } from '#tests/support/postgres-cluster.ts'
import { selfCheckOf } from '#tests/support/self-check.ts'
import { unwatchedAudit } from '#tests/support/unwatched-audit.ts'
import { buildApp } from '../../src/app/app.ts'
import { FileStore } from '../../src/files/file-store.ts'

/** A migrated, empty database: embedded, on a separate cluster, or at TEST_DATABASE_URL. */
export const openFirm = async (
  engine: 'embedded' | 'postgresql' = 'embedded',
  { timeLimitScale = 1 }: { timeLimitScale?: number } = {},
) => {
  const cluster = engine === 'postgresql' ? await startPostgresCluster() : undefined
  if (cluster && 'unavailable' in cluster) throw new Error(cluster.unavailable)
  const dataDir = mkdtempSync(join(tmpdir(), 'mizan-bench-'))
  const connection = await openDatabase({
    dataDir,
    timeLimitScale,
    ...(cluster && { databaseUrl: cluster.url }),
  })
  await migrateDatabase(connection, join(import.meta.dirname, '../../migrations'))
  return {
    connection,
    dataDir,
    close: async () => {
      await connection.close()
      await cluster?.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

type Firm = { connection: DatabaseConnection; dataDir: string }

/** The whole app, without rate and time limits. */
export const openFirmApp = async ({ connection, dataDir }: Firm, mailLinksKey = randomBytes(32)) => {
  const files = await FileStore.open(join(dataDir, 'files'))
  return buildApp({
    connection,
    files,
    selfCheck: selfCheckOf(connection, files),
    publicUrl: () => 'http://localhost:3000',
    isHttps: false,
    twoFactorKey: randomBytes(32),
    partyNumbersKey: randomBytes(32),
    agreementsKey: randomBytes(32),
    audit: unwatchedAudit,
    mailLinksKey,
    rateLimitScale: 1_000_000,
    timeLimitScale: 600,
  })
}
