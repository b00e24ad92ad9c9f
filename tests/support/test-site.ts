import { openBuiltRenderer } from '#rendering/server/built-renderer.ts'
import { embeddedDatabases } from './databases.ts'
import { openApp } from './suite.ts'
import { buildTestApp } from './test-app.ts'

/** Returns a function that builds the whole app with the built pages; all are closed after the test file. */
export const testSites = () => {
  const openTestDatabase = embeddedDatabases()
  return async ({ rateLimitScale = 1000, isOwn = false, isHttps = false } = {}) => {
    const connection = await openTestDatabase({ isOwn })
    const options = { renderer: await openBuiltRenderer(), isHttps }
    return { app: await buildTestApp(connection, rateLimitScale, options), connection }
  }
}

/** An app with the built pages for the surrounding suite. */
export const openSite = (openTestDatabase = embeddedDatabases()) =>
  openApp(openTestDatabase, [], async () => ({ renderer: await openBuiltRenderer() }))
