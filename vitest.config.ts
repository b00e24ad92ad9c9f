import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { textAreas } from './scripts/text-areas.ts'
import { engines as enginesOfRun, selects } from './tests/support/circles.ts'
import { backstopInMs } from './tests/support/time-limits.ts'

const root = import.meta.dirname
const files = globSync(['src/**/*.test.{ts,tsx}', '{scripts,durability}/**/*.test.ts'], { cwd: root })

/** The text of a test file, of the modules of `tests/support` that it imports, and of the script that it tests. */
const textOf = (file: string): string => {
  const text = readFileSync(join(root, file), 'utf8')
  return [text, ...supportIn(text, file).map(textOf)].join('\n')
}

const supportIn = (text: string, file: string): string[] =>
  [...text.matchAll(/from '(?:#tests\/support\/|(\.\/))([\w-]+\.ts)'/g)]
    .filter(([, beside]) => !beside || ['tests/support', 'scripts', 'durability'].includes(dirname(file)))
    .map(([, beside, name = '']) => join(beside ? dirname(file) : 'tests/support', name))
    .filter((name) => existsSync(join(root, name)))

const texts = new Map(files.map((file) => [file, textOf(file)]))
const filesWith = (pattern: RegExp) => files.filter((file) => pattern.test(texts.get(file) ?? ''))

/** Files that start other processes, such as a server, a database server or a command. */
const processes = filesWith(/'node:child_process'/)
/** Files that need the global setup: a database, a server in the same process, or the built pages. */
const engines = filesWith(/\binject\('databases'\)|built-renderer|(?<![\w-])dist\//).filter(
  (file) => !processes.includes(file),
)
const pure = files.filter((file) => !engines.includes(file) && !processes.includes(file))

/** The second engine runs only suites that the first circle runs on the embedded engine. */
const isOnSecondEngine = (file: string) =>
  readFileSync(join(root, file), 'utf8').includes('describeOnBothEngines(')

/** A random order of the files by the seed of the run. Files that start processes take longest, so they run first. */
class Seeded extends BaseSequencer {
  override async sort(specifications: TestSpecification[]) {
    const projects = ['processes', 'engines', 'pure']
    const rank = ({ project, moduleId }: TestSpecification) => {
      const hash = createHash('sha256').update(`${this.ctx.config.sequence.seed} ${moduleId}`)
      return `${projects.indexOf(project.name)} ${hash.digest('hex')}`
    }
    return specifications.sort((one, other) => (rank(one) < rank(other) ? -1 : 1))
  }
}

const globalSetup = 'tests/support/global-setup.ts'
const projects = {
  processes: {
    plugins: [textAreas()],
    test: {
      name: 'processes',
      include: processes,
      globalSetup,
      provide: { engines: ['embedded', 'postgresql'] },
    },
  },
  engines: {
    plugins: [textAreas()],
    test: {
      name: 'engines',
      include: selects === 'rest' ? engines.filter(isOnSecondEngine) : engines,
      globalSetup,
      provide: { engines: enginesOfRun },
    },
  },
  pure: { plugins: [textAreas()], test: { name: 'pure', include: pure } },
} satisfies Record<string, TestProjectConfiguration>
const selected = {
  check: [projects.pure],
  first: [projects.engines, projects.pure],
  rest: [projects.processes, projects.engines],
  all: Object.values(projects),
}

export default defineConfig({
  test: {
    sequence: { sequencer: Seeded },
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
    projects: selected[selects],
  },
})
