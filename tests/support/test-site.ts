import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { DatabaseConnection } from '#db/connection.ts'
import { openBuiltRenderer } from '#rendering/server/built-renderer.ts'
import { buildApp } from '../../src/app/app.ts'
import { embeddedDatabases, openTestFiles } from './databases.ts'
import { selfCheckOf } from './self-check.ts'
import { mailLinksKey } from './test-app.ts'
import { timeLimitScale } from './time-limits.ts'
import { unwatchedAudit } from './unwatched-audit.ts'

/** Returns a function that builds the whole app with the built pages; all are closed after the test file. */
export const testSites = () => {
  const openTestDatabase = embeddedDatabases()
  return async ({
    rateLimitScale = 1000,
    isOwn = false,
    isHttps = false,
  } = {}): Promise<{
    app: FastifyInstance
    connection: DatabaseConnection
  }> => {
    const connection = await openTestDatabase({ isOwn })
    const renderer = await openBuiltRenderer()
    const files = await openTestFiles()
    const publicUrl = () => 'http://localhost:3000'
    return {
      app: await buildApp({
        connection,
        renderer,
        publicUrl,
        isHttps,
        twoFactorKey: randomBytes(32),
        partyNumbersKey: randomBytes(32),
        engagementsKey: randomBytes(32),
        audit: unwatchedAudit,
        mailLinksKey,
        timeLimitScale,
        rateLimitScale,
        files,
        selfCheck: selfCheckOf(connection, files),
      }),
      connection,
    }
  }
}
