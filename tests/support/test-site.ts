import { beforeAll } from 'vitest'
import { openBuiltRenderer } from '#rendering/server/built-renderer.ts'
import { loadSampleFirm } from '#sample/load.ts'
import type { AppOptions } from '../../src/app/app.ts'
import { embeddedDatabases } from './databases.ts'
import { openApp } from './suite.ts'
import { buildTestApp } from './test-app.ts'

/** Returns a function that builds the whole app with the built pages; all are closed after the test file. */
export const testSites = () => {
  const openTestDatabase = embeddedDatabases()
  return async ({ rateLimitScale = 1000, isOwn = false } = {}) => {
    const connection = await openTestDatabase({ isOwn })
    const options = await builtPages()
    return { app: await buildTestApp(connection, rateLimitScale, options), connection }
  }
}

/** The option of a test app with the built pages. */
export const builtPages = async () => ({ renderer: await openBuiltRenderer() })

/** An app with the built pages for the surrounding suite. */
export const openSite = (openTestDatabase = embeddedDatabases(), options: Partial<AppOptions> = {}) =>
  openApp(openTestDatabase, [], async () => ({ ...(await builtPages()), ...options }))

/** Like `openSite`, with the sample firm. */
export const openSampleSite = (...parameters: Parameters<typeof openSite>) => {
  const app = openSite(...parameters)
  beforeAll(async () => {
    await loadSampleFirm(app.db)
  })
  return app
}
