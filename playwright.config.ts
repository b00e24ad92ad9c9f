import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { backstopInMs } from './tests/support/time-limits.ts'

const executablePath = process.env.CHROMIUM_PATH || undefined

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/global-setup.ts',
  outputDir: 'test-results/journeys',
  fullyParallel: false,
  // Pages sometimes wait for the server or an animation, so one more worker than cores uses that time.
  workers: availableParallelism() + 1,
  retries: 0,
  // Tests wait for states; these limits end only tests that would hang, even on a busy machine.
  timeout: 2 * backstopInMs,
  expect: { timeout: backstopInMs / 2 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    launchOptions: {
      executablePath,
      // Debian's Chromium refuses to run as root with its sandbox, and it must not send background requests.
      // Without a UTF-8 locale it would name a downloaded file «download».
      env: { ...process.env, LC_ALL: 'C.UTF-8' } as Record<string, string>,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
    // Recording actions and calls is cheap; screenshots and page snapshots make tests half as slow again.
    trace: process.env.TRACE
      ? 'retain-on-failure'
      : { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
  },
})
