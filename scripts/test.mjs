// `npm test`: installs missing packages, runs everything and reports the cost. `npm test -- PATTERN …` runs
// the test files whose paths contain one of the patterns, with `-t NAME` only the tests of that name;
// `npm run test:all` runs the whole matrix (docs/testing.md).
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { attempt, ensureBuilt, ensureInstalled, environment, root, run } from './prepare.mjs'

const reports = join(root, 'test-results')
const patterns = process.argv.slice(2).filter((argument) => argument !== '--all')
const isPart = patterns.length > 0
const nameAt = patterns.indexOf('-t')
const [, testName] = nameAt < 0 ? [] : patterns.splice(nameAt, 2)
if (!process.argv.includes('--all')) environment.TEST_CIRCLE = 'first'
// Avoids compiling the program for each of the many tests that start it.
environment.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/node')

/**
 * The stages that ran: `{ stage, tests, cpu, wall }`, times in seconds; `cpu` is undefined where the system does not
 * report it.
 */
const stages = []
const counts = { passed: 0, failed: 0, skipped: 0 }

timed('packages', ensureInstalled)
const files = {
  units: [...testFiles('src', /\.test\.tsx?$/), ...testFiles('scripts', /\.test\.ts$/)],
  journeys: testFiles('tests/e2e', /\.spec\.ts$/),
}
if (files.units.length + files.journeys.length === 0) {
  console.error(`No test file has ${patterns.join(' or ')} in its path`)
  process.exit(1)
}
timed('pages', ensureBuilt)
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
if (!isPart) {
  timed('lint', () => run('node', ['scripts/lint.mjs']))
  timed('types', () => run('tsc', ['--noEmit']))
  timed('budgets', () => run('node', ['scripts/check-bundle.mjs']))
}
if (files.units.length > 0) timed('units', runUnits)
// End-to-end tests take longest, so other failures should be fixed first.
if (files.journeys.length > 0 && counts.failed === 0) {
  environment.CHROMIUM_PATH = timed('browser', () => findChromium() ?? installChromium())
  timed('journeys', runJourneys)
}
printTable()
printDearest()
console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`)
const isNameUnknown = testName && counts.passed + counts.failed === 0
if (isNameUnknown) console.error(`No test in these files has ${testName} in its name`)
process.exit(counts.failed === 0 && !isNameUnknown ? 0 : 1)

function testFiles(folder, ending) {
  return readdirSync(join(root, folder), { recursive: true })
    .map((name) => `${folder}/${name}`)
    .filter((name) => ending.test(name))
    .filter((name) => patterns.length === 0 || patterns.some((pattern) => name.includes(pattern)))
}

function runUnits() {
  const succeeded = attempt('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reports}/units.json`,
    ...(isPart ? files.units : []),
    ...(testName ? ['-t', testName] : []),
  ])
  const report = readReport('units.json')
  return count(succeeded, {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: report?.numPendingTests ?? 0,
  })
}

function runJourneys() {
  const succeeded = attempt('playwright', [
    'test',
    ...(isPart ? files.journeys : []),
    ...(testName ? ['-g', testName, '--pass-with-no-tests'] : []),
  ])
  const stats = readReport('journeys.json')?.stats
  return count(succeeded, {
    passed: stats?.expected ?? 0,
    // A test that passes only on a retry counts as failed.
    failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0),
    skipped: stats?.skipped ?? 0,
  })
}

/** A run that failed without reporting a test counts as one failure. */
function count(succeeded, { passed, failed, skipped }) {
  counts.passed += passed
  counts.failed += failed === 0 && !succeeded ? 1 : failed
  counts.skipped += skipped
  return passed + failed
}

/** Records the cost of a stage; the work may return its number of tests. */
function timed(stage, work) {
  const before = { cpu: cpuSeconds(), wall: performance.now() }
  const result = work()
  stages.push({
    stage,
    tests: typeof result === 'number' ? result : undefined,
    cpu: before.cpu === undefined ? undefined : cpuSeconds() - before.cpu,
    wall: (performance.now() - before.wall) / 1000,
  })
  return result
}

/** CPU time of this process and of all its ended children. Linux reports it in hundredths of a second. */
function cpuSeconds() {
  if (!existsSync('/proc/self/stat')) return undefined
  const [, afterName] = readFileSync('/proc/self/stat', 'utf8').split(') ')
  const ticks = afterName.split(' ').slice(11, 15).map(Number)
  return ticks.reduce((sum, each) => sum + each, 0) / 100
}

function printTable() {
  const sum = (name) => stages.reduce((total, stage) => total + (stage[name] ?? 0), 0)
  const rows = [...stages, { stage: 'all', tests: sum('tests'), cpu: sum('cpu'), wall: sum('wall') }]
  const line = (...cells) => cells.map((cell, at) => (at ? cell.padStart(12) : cell.padEnd(14))).join('')
  console.log(`\n${line('stage', 'tests', 'CPU seconds', 'seconds')}`)
  for (const { stage, tests, cpu, wall } of rows)
    console.log(line(stage, String(tests ?? ''), cpu === undefined ? '' : cpu.toFixed(1), wall.toFixed(1)))
}

/** The files whose tests took longest, in seconds of one worker. */
function printDearest() {
  const units = (readReport('units.json')?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    name: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }))
  const journeys = (readReport('journeys.json')?.suites ?? []).map((suite) => ({
    name: `tests/e2e/${suite.file}`,
    seconds: secondsOf(suite),
  }))
  const dearest = [...units, ...journeys].sort((one, other) => other.seconds - one.seconds).slice(0, 10)
  if (dearest.length > 1) console.log('\nseconds       the ten dearest files')
  for (const { name, seconds } of dearest) console.log(`${seconds.toFixed(1).padStart(7)}       ${name}`)
}

function secondsOf({ suites = [], specs = [] }) {
  const results = specs.flatMap(({ tests }) => tests).flatMap((test) => test.results)
  const own = results.reduce((sum, { duration }) => sum + duration / 1000, 0)
  return suites.reduce((sum, suite) => sum + secondsOf(suite), own)
}

/**
 * Uses `CHROMIUM_PATH`, or a browser on the PATH: the headless shell does the same work in half the time.
 * Debian's packages refuse to run as root with a sandbox, so tests turn it off.
 */
function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  return ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']
    .map((name) => spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim())
    .find(Boolean)
}

/**
 * Installs Debian's package as root, Playwright's own otherwise; for an empty path, Playwright finds its
 * browser itself.
 */
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

function readReport(name) {
  const path = join(reports, name)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}
