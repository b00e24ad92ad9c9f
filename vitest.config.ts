import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { textAreas } from './scripts/text-areas.ts'
import { backstopInMs } from './tests/support/time-limits.ts'

const root = import.meta.dirname
const files = globSync(['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'], { cwd: root })

/** Whether a file, or a module of `tests/support` that it imports, needs the global setup. */
const needsSetup = (file: string): boolean => {
  const text = readFileSync(join(root, file), 'utf8')
  return (
    /\binject\('databases'\)|built-renderer|\bdist\//.test(text) || supportIn(text, file).some(needsSetup)
  )
}

const supportIn = (text: string, file: string): string[] =>
  [...text.matchAll(/from '(?:#tests\/support\/|(\.\/))([\w-]+\.ts)'/g)]
    .filter(([, beside]) => !beside || dirname(file) === 'tests/support')
    .map(([, , name = '']) => `tests/support/${name}`)

const engines = files.filter(needsSetup)
const pure = files.filter((file) => !engines.includes(file))

export default defineConfig({
  test: {
    environment: 'node',
    pool: 'forks',
    // Engines and servers wait for the disk more than they compute, so one more worker than cores is used.
    maxWorkers: availableParallelism() + 1,
    // Loading the common imports takes longer than testing, so workers reuse them and restore mocks after
    // each file.
    isolate: false,
    unstubGlobals: true,
    unstubEnvs: true,
    setupFiles: 'tests/support/put-back-globals.ts',
    testTimeout: backstopInMs,
    hookTimeout: backstopInMs,
    projects: [
      { plugins: [textAreas()], test: { name: 'pure', include: pure } },
      {
        plugins: [textAreas()],
        test: { name: 'engines', include: engines, globalSetup: 'tests/support/global-setup.ts' },
      },
    ],
  },
})
