import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { type DatabaseConnection, openDatabase } from '#db/connection.ts'
import { migrateDatabase } from '#db/migrate.ts'
import { createServerDatabase, type DatabaseTemplates } from './database-templates.ts'
import { type PostgresCluster, startPostgresCluster } from './postgres-cluster.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    databases: DatabaseTemplates
  }
}

const root = join(import.meta.dirname, '../..')
const migrationsFolder = join(root, 'migrations')

/** Once per test run: the built pages, one server, and on each engine one migrated database to copy. */
export default async (project: TestProject) => {
  const folder = mkdtempSync(join(tmpdir(), 'mizan-tests-'))
  const [postgresql] = await Promise.all([prepareServer(), prepareEmbedded(folder), buildPages()])
  project.provide('databases', { folder, postgresql: postgresql.template })
  if ('unavailable' in postgresql.template) {
    console.warn(`\n  The PostgreSQL half of the tests is SKIPPED: ${postgresql.template.unavailable}\n`)
  }
  return async () => {
    await postgresql.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Only when their sources have changed since the last time. Tests that need no page run also when it fails. */
const buildPages = async () => {
  const build = "(await import('./scripts/prepare.mjs')).ensureBuilt()"
  // The test runner's own NODE_ENV would build React for development.
  const env = { ...process.env, NODE_ENV: 'production' }
  try {
    await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', build], { cwd: root, env })
  } catch (error) {
    console.warn(`\n  The pages were not built: ${(error as { stderr?: string }).stderr ?? error}\n`)
  }
}

const prepareEmbedded = async (folder: string) =>
  migrateAndClose(await openDatabase({ dataDir: join(folder, 'template') }))

const prepareServer = async () => {
  const cluster = await startPostgresCluster()
  if ('unavailable' in cluster) return { template: cluster, stop: async () => undefined }
  try {
    return await prepareTemplate(cluster)
  } catch (error) {
    await cluster.stop()
    throw error
  }
}

const prepareTemplate = async (cluster: PostgresCluster) => {
  const template = await createServerDatabase(cluster.url)
  await migrateAndClose(await openDatabase({ databaseUrl: template.url, dataDir: '' }))
  return {
    template: { url: cluster.url, template: template.name },
    async stop() {
      await template.drop()
      await cluster.stop()
    },
  }
}

const migrateAndClose = async (connection: DatabaseConnection) => {
  try {
    await migrateDatabase(connection, migrationsFolder)
  } finally {
    await connection.close()
  }
}
