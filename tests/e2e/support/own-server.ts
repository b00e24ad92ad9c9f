import { backstopInMs } from '#tests/support/time-limits.ts'
import { test as base } from './fixtures.ts'
import { TestServer } from './server.ts'

/** Journeys on a server of their own: nobody else changes its sample firm, and they may. */
export const test = base.extend<object, { server: TestServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function wants from its first parameter
    async ({}, use) => {
      const server = await TestServer.open()
      await use(server)
      await server.close()
    },
    { scope: 'worker', timeout: backstopInMs },
  ],
})
