import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll } from 'vitest'
import { type DatabaseConnection, openDatabase } from '#db/connection.ts'
import { openBuiltRenderer } from '#rendering/built-renderer.ts'
import { buildApp } from '../../src/app.ts'
import { copyEmbeddedFolder, openTestFiles } from './databases.ts'

/** Gives the function that builds the whole app with the pages that the build made; all are closed after the file. */
export const testSites = () => {
  const connections: DatabaseConnection[] = []
  afterAll(async () => {
    for (const connection of connections) await connection.close()
  })
  return async (rateLimitScale = 1000): Promise<{ app: FastifyInstance; connection: DatabaseConnection }> => {
    const connection = await openDatabase({ dataDir: await copyEmbeddedFolder() })
    connections.push(connection)
    const renderer = await openBuiltRenderer()
    const publicUrl = () => 'http://localhost:3000'
    return {
      app: await buildApp({
        connection,
        renderer,
        publicUrl,
        isHttps: false,
        twoFactorKey: randomBytes(32),
        longestLoopDelay: 60_000,
        rateLimitScale,
        files: await openTestFiles(),
      }),
      connection,
    }
  }
}
