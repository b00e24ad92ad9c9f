import { backstopInMs } from '#tests/support/time-limits.ts'
import { test as base } from './fixtures.ts'
import { TestServer } from './server.ts'

/**
 * Tests on a separate server, whose sample firm they may change. Each file sets a unique `test.use({
 * serverOf: … })`, because a worker reuses its server for files with the same value.
 */
export const test = base.extend<object, { serverOf: string; server: TestServer }>({
  serverOf: ['', { option: true, scope: 'worker' }],
  server: [
    async ({ serverOf }, use) => {
      if (!serverOf) throw new Error('A file that wants a server of its own says `test.use({ serverOf })`')
      const server = await TestServer.open()
      await use(server)
      await server.close()
    },
    { scope: 'worker', timeout: backstopInMs },
  ],
})
