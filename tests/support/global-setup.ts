import { execFile } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { type DatabaseConnection, openDatabase } from '#db/connection.ts'
import { migrateDatabase } from '#db/migrate.ts'
import { cachedEmbeddedTemplate, migrationsFolder } from './cached-template.ts'
import { createServerDatabase, type DatabaseTemplates, type ServerDatabase } from './database-templates.ts'
import { endWithProcess } from './end-with-process.ts'
import { startPostgresCluster } from './postgres-cluster.ts'
import { makeTemporaryFolder } from './temporary-folder.ts'
import { timeLimitScale } from './time-limits.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    databases: DatabaseTemplates
    /** The engines of a suite on both engines, in this run (vitest.config.ts). */
    engines: DatabaseConnection['engine'][]
  }
}

const root = join(import.meta.dirname, '../..')

/** Prepares once per run: the built pages, one server, and on each engine a migrated database to copy. */
export default async (project: TestProject) => {
  const folder = makeTemporaryFolder('tests')
  const removeFolder = () => rmSync(folder, { recursive: true, force: true })
  const wasEnded = endWithProcess(removeFolder)
  const cluster = await startPostgresCluster()
  let template: ServerDatabase | undefined
  const end = async () => {
    await template?.drop()
    if ('url' in cluster) await cluster.stop()
    removeFolder()
    wasEnded()
  }
  const prepareServer = async (): Promise<DatabaseTemplates['postgresql']> => {
    if ('unavailable' in cluster) return cluster
    template = await createServerDatabase(cluster.url)
    await migrate(template.url)
    return { url: cluster.url, template: template.name }
  }
  const prepareEmbedded = async () =>
    cpSync(await cachedEmbeddedTemplate(), join(folder, 'template'), { recursive: true })
  // All preparations must have finished before any is removed.
  const [postgresql, ...others] = await Promise.allSettled([prepareServer(), prepareEmbedded(), buildPages()])
  const failed = others.find(({ status }) => status === 'rejected')
  if (postgresql.status === 'rejected' || failed) {
    await end()
    throw ((failed ?? postgresql) as PromiseRejectedResult).reason
  }
  project.provide('databases', { folder, postgresql: postgresql.value })
  if ('unavailable' in cluster)
    console.warn(`\n  The PostgreSQL half of the tests is SKIPPED: ${cluster.unavailable}\n`)
  return end
}

/**
 * Builds only if the sources have changed since the last build. If it fails, tests without pages still run.
 */
const buildPages = async () => {
  const build = "(await import('./scripts/prepare.mjs')).ensureBuilt()"
  // With the test runner's NODE_ENV, React would be built for development.
  const env = { ...process.env, NODE_ENV: 'production' }
  const built = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', build], {
    cwd: root,
    env,
  })
  const wasEnded = endWithProcess(() => built.child.kill())
  try {
    await built
  } catch (error) {
    console.warn(`\n  The pages were not built: ${(error as { stderr?: string }).stderr ?? error}\n`)
  }
  wasEnded()
}

const migrate = async (databaseUrl: string) => {
  const connection = await openDatabase({ databaseUrl, dataDir: '', timeLimitScale })
  try {
    await migrateDatabase(connection, migrationsFolder)
  } finally {
    await connection.close()
  }
}
