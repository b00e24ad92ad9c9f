import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { backstopInMs } from './tests/support/time-limits.ts'

const executablePath = process.env.CHROMIUM_PATH || undefined

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/global-setup.ts',
  outputDir: 'test-results/journeys',
  fullyParallel: false,
  // A page waits now and then, for its server or for what moves on it: one worker more than there are cores uses that.
  workers: availableParallelism() + 1,
  retries: 0,
  // Tests wait for states; these only end what will never come, also on a machine that does much else.
  timeout: 2 * backstopInMs,
  expect: { timeout: backstopInMs / 2 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    launchOptions: {
      executablePath,
      // Debian's Chromium refuses root with its sandbox; nothing may be asked of any other host.
      // Without a locale that knows UTF-8 it would name a downloaded file «download».
      env: { ...process.env, LC_ALL: 'C.UTF-8' } as Record<string, string>,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
    // Actions and calls cost next to nothing; pictures and copies of every page cost half as much again as the tests.
    trace: process.env.TRACE
      ? 'retain-on-failure'
      : { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
  },
})
