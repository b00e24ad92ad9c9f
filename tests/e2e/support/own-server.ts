import { backstopInMs } from '#tests/support/time-limits.ts'
import { test as base } from './fixtures.ts'
import { TestServer } from './server.ts'

/**
 * Journeys on a server of their own: nobody else changes its sample firm, and they may.
 * Each file says `test.use({ serverOf: … })` with a word of its own, since a worker keeps its server from file to file.
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
