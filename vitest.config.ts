import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    pool: 'forks',
    // Engines and servers wait for the disk more than they compute: a worker for every core.
    maxWorkers: '100%',
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    globalSetup: 'tests/support/global-setup.ts',
    // The engine starts and stops threads and files: slow machines need more than the usual limits.
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
})
