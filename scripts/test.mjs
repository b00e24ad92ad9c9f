// `npm run check`, `npm test`, `npm run test:rest` and `npm run test:all` (docs/testing.md): installs missing
// packages, runs the tests of a circle and reports the cost. `-- PATTERN …` runs the test files whose paths contain
// one of the patterns, `-t NAME` only the tests of that name, `--seed N` repeats the order of a run, and `--clock
// 2027-02-19T23:30+03:00` runs at that time.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { attempt, ensureBuilt, ensureInstalled, environment, root, run } from './prepare.mjs'
import { printFlaky, printSlowest, printStages, timed, warnOfBound } from './test-cost.mjs'

// The browser of the end-to-end tests.
/** The path of Chromium, which is installed if it is missing. For an empty path, Playwright finds its own. */
const ensureChromium = () => findChromium() ?? installChromium()

/**
 * Uses `CHROMIUM_PATH`, or a browser on the PATH: the headless shell does the same work in less time.
 * Debian's packages refuse to run as root with a sandbox, so tests turn it off.
 */
function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  return ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']
    .map((name) => spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim())
    .find(Boolean)
}

/** Installs Debian's package as root, Playwright's own otherwise. */
function installChromium() {
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/etc/debian_version')
  if (isDebianRoot) {
    console.log('Installing Chromium …')
    run('apt-get', ['update', '-qq'])
    run(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', debianChromium(), 'fonts-liberation'],
      {
        env: { ...environment, DEBIAN_FRONTEND: 'noninteractive' },
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    )
    return findChromium() ?? ''
  }
  run('playwright', ['install', '--only-shell', 'chromium'])
  return ''
}

/** Older releases have only the full browser. */
function debianChromium() {
  const shell = 'chromium-headless-shell'
  return spawnSync('apt-cache', ['show', shell], { stdio: 'ignore' }).status === 0 ? shell : 'chromium'
}

/** The bounds, in seconds, are those of two quiet cores with the packages installed. */
const commands = {
  '--check': { name: 'npm run check', circle: 'check', bound: 90 },
  '--first': { name: 'npm test', circle: 'first', bound: 600 },
  '--rest': { name: 'npm run test:rest', circle: 'rest', bound: 1800 },
  '--all': { name: 'npm run test:all', circle: undefined, bound: 2400 },
}
const [flag, ...patterns] = process.argv.slice(2)
const command = commands[flag]
const testName = option('-t')
const seed = option('--seed') ?? String(Math.floor(Math.random() * 1_000_000))
const clock = option('--clock')
const isPart = patterns.length > 0
const circle = isPart && command.circle === 'first' ? 'part' : command.circle
const reports = join(root, 'test-results', circle ?? 'all')
const counts = { passed: 0, failed: 0, skipped: 0, flaky: 0 }
if (circle) environment.TEST_CIRCLE = circle
environment.TEST_REPORTS = reports
if (clock) setClock(clock)
// Avoids compiling the program for each of the many tests that start it.
environment.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/node')

timed('packages', ensureInstalled)
const files = {
  units: [
    ...testFiles('src', /\.test\.tsx?$/),
    ...['scripts', 'durability'].flatMap((folder) => testFiles(folder, /\.test\.ts$/)),
  ],
  journeys: circle === 'check' ? [] : testFiles('tests/e2e', /\.spec\.ts$/),
}
if (files.units.length + files.journeys.length === 0) {
  console.error(`No test file has ${patterns.join(' or ')} in its path`)
  process.exit(1)
}
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
console.log(`Seed ${seed}: ${command.name} -- --seed ${seed} repeats the order of the files`)

if (circle === 'check' || (!isPart && circle !== 'rest')) {
  timed('lint', () => run('node', ['scripts/lint.mjs']))
  timed('types', () => run('tsc', ['--noEmit']))
}
if (circle !== 'check') timed('pages', ensureBuilt)
if (!isPart && circle !== 'rest' && circle !== 'check')
  timed('budgets', () => run('node', ['scripts/check-bundle.mjs']))
if (files.units.length > 0) timed('units', runUnits)
// End-to-end tests take longest, so other failures should be fixed first.
if (files.journeys.length > 0 && counts.failed === 0) {
  environment.CHROMIUM_PATH = timed('browser', ensureChromium)
  timed('journeys', () => runJourneys('ar'))
  // Most end-to-end tests run in Arabic in the first circle.
  if (circle !== 'first' && circle !== 'part') timed('journeys in English', () => runJourneys('en'))
}
printStages()
printSlowest(reports)
if (!isPart) warnOfBound(command.name, command.bound)
const { passed, failed, skipped, flaky } = counts
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped, ${flaky} flaky`)
const isNameUnknown = testName && passed + failed === 0
if (isNameUnknown) console.error(`No test in these files has ${testName} in its name`)
printFlaky(process.env.CI ? join(root, 'test-results') : reports)
process.exit(failed === 0 && !isNameUnknown ? 0 : 1)

/** Takes an option and its value out of the patterns. */
function option(name) {
  const at = patterns.indexOf(name)
  return at < 0 ? undefined : patterns.splice(at, 2)[1]
}

/** Sets the clock of every Node process of the run. A page adopts it from the tests (`fixtures.ts`). */
function setClock(time) {
  environment.CLOCK_AHEAD_MS = String(Date.parse(time) - Date.now())
  environment.NODE_OPTIONS = `--import ${new URL('../tests/support/clock-ahead.ts', import.meta.url)}`
}

function testFiles(folder, ending) {
  return readdirSync(join(root, folder), { recursive: true })
    .map((name) => `${folder}/${name}`)
    .filter((name) => ending.test(name))
    .filter((name) => patterns.length === 0 || patterns.some((pattern) => name.includes(pattern)))
}

function runUnits() {
  const succeeded = attempt('vitest', [
    'run',
    `--sequence.seed=${seed}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reports}/units.json`,
    // Files of another circle are ignored.
    ...(isPart ? ['--passWithNoTests', ...files.units] : []),
    ...(testName ? ['-t', testName] : []),
  ])
  const report = readReport('units.json')
  return count(succeeded, {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: report?.numPendingTests ?? 0,
    flaky: 0,
  })
}

function runJourneys(language) {
  environment.TEST_LANGUAGE = language
  const succeeded = attempt('playwright', [
    'test',
    '--shuffle',
    seed,
    ...(isPart ? ['--pass-with-no-tests', ...files.journeys] : []),
    ...(testName ? ['-g', testName, '--pass-with-no-tests'] : []),
  ])
  const stats = readReport(`journeys-${language}.json`)?.stats
  return count(succeeded, {
    passed: stats?.expected ?? 0,
    failed: stats?.unexpected ?? 0,
    skipped: stats?.skipped ?? 0,
    flaky: stats?.flaky ?? 0,
  })
}

/** Returns the number of tests that ran. A run that failed without reporting a test counts as one failure. */
function count(succeeded, { passed, failed, skipped, flaky }) {
  counts.passed += passed + flaky
  counts.failed += failed === 0 && !succeeded ? 1 : failed
  counts.skipped += skipped
  counts.flaky += flaky
  return passed + failed + flaky
}

function readReport(name) {
  const path = join(reports, name)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}
