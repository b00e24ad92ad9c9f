import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
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

/**
 * Without results of an earlier run, Vitest starts the largest files first. Tests in `scripts` are small, but start
 * many processes: run last, they would leave a core idle.
 */
class ScriptsFirst extends BaseSequencer {
  override async sort(specifications: TestSpecification[]) {
    const sorted = await super.sort(specifications)
    const isFirst = ({ project, moduleId }: TestSpecification) =>
      project.name === 'engines' && moduleId.startsWith(join(root, 'scripts'))
    return [...sorted.filter(isFirst), ...sorted.filter((each) => !isFirst(each))]
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: ScriptsFirst },
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
