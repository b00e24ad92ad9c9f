import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { selects } from './tests/support/circles.ts'
import { backstopInMs } from './tests/support/time-limits.ts'

const executablePath = process.env.CHROMIUM_PATH || undefined

const testDir = 'tests/e2e'
const reports = process.env.TEST_REPORTS ?? 'test-results'
const language = process.env.TEST_LANGUAGE ?? 'ar'

/** The tag of a core journey: whose task it is. */
const core = /@(visitor|client|receptionist|lawyer|admin)\b/

/** In English, only files that depend on the language of the run. */
const testMatch = globSync('*.spec.ts', { cwd: testDir }).filter(
  (file) =>
    language === 'ar' ||
    /import \{[^}]*\blanguage,[^}]*\} from '\.\/support\/fixtures/.test(
      readFileSync(join(testDir, file), 'utf8'),
    ),
)

export default defineConfig({
  testDir,
  testMatch,
  grep: selects === 'first' ? core : /./,
  // The first circle has run the core journeys in Arabic.
  ...(selects === 'rest' && language === 'ar' && { grepInvert: core }),
  globalSetup: './tests/e2e/support/global-setup.ts',
  outputDir: `${reports}/journeys-${language}`,
  fullyParallel: false,
  // Pages sometimes wait for the server or an animation, so one more worker than cores uses that time.
  workers: availableParallelism() + 1,
  // In CI, a test that failed runs once more, alone, after all others (docs/testing.md).
  retries: process.env.CI ? 1 : 0,
  retryStrategy: 'isolated',
  // Tests wait for states; these limits end only tests that would hang, even on a busy machine.
  timeout: 2 * backstopInMs,
  expect: { timeout: backstopInMs / 2 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: `${reports}/journeys-${language}.json` }]],
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
      ? 'retain-on-first-failure'
      : { mode: 'retain-on-first-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
  },
})
