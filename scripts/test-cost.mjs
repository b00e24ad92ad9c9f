// The cost of a test run: its stages, its slowest files and the bound of its circle.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './prepare.mjs'

/**
 * The stages that ran: `{ stage, tests, cpu, wall }`, times in seconds; `cpu` is undefined where the system does not
 * report it.
 */
const stages = []

/** Records the cost of a stage; the work may return its number of tests. */
export function timed(stage, work) {
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

export function printStages() {
  const sum = (name) => stages.reduce((total, stage) => total + (stage[name] ?? 0), 0)
  const rows = [...stages, { stage: 'all', tests: sum('tests'), cpu: sum('cpu'), wall: sum('wall') }]
  const line = (...cells) => cells.map((cell, at) => (at ? cell.padStart(12) : cell.padEnd(20))).join('')
  console.log(`\n${line('stage', 'tests', 'CPU seconds', 'seconds')}`)
  for (const { stage, tests, cpu, wall } of rows)
    console.log(line(stage, String(tests ?? ''), cpu === undefined ? '' : cpu.toFixed(1), wall.toFixed(1)))
}

/** Warns of a circle that took a fifth longer than its bound. The machine may be slow or busy, so it does not fail. */
export function warnOfBound(command, boundInSeconds) {
  const took = stages
    .filter(({ stage }) => stage !== 'packages' && stage !== 'browser')
    .reduce((total, { wall }) => total + wall, 0)
  if (took > 1.2 * boundInSeconds)
    console.warn(`\nWarning: ${command} took ${Math.round(took)} s. Its bound is ${boundInSeconds} s.`)
}

/** Prints the ten files of the reports below a folder whose tests took longest, in seconds of one worker. */
export function printSlowest(folder) {
  const reports = reportsBelow(folder)
  const units = reports
    .flatMap(({ testResults = [] }) => testResults)
    .map(({ name, startTime, endTime }) => ({
      name: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    }))
  const journeys = reports
    .flatMap(({ suites = [] }) => suites)
    .map((suite) => ({ name: `tests/e2e/${suite.file}`, seconds: secondsOf(suite) }))
  const slowest = [...units, ...journeys].sort((one, other) => other.seconds - one.seconds).slice(0, 10)
  if (slowest.length > 1) console.log('\nseconds       the ten slowest files')
  for (const { name, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(7)}       ${name}`)
}

function secondsOf({ suites = [], specs = [] }) {
  const results = specs.flatMap(({ tests }) => tests).flatMap((test) => test.results)
  const own = results.reduce((sum, { duration }) => sum + duration / 1000, 0)
  return suites.reduce((sum, suite) => sum + secondsOf(suite), own)
}

/** Prints the end-to-end tests in the reports below a folder that failed once and passed in the retry. */
export function printFlaky(folder) {
  for (const { suites = [] } of reportsBelow(folder))
    for (const name of suites.flatMap((suite) => flakyIn(suite))) console.warn(`flaky: ${name}`)
}

function flakyIn({ file, suites = [], specs = [] }) {
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ title }) => `tests/e2e/${file} › ${title}`)
  return [...own, ...suites.flatMap((suite) => flakyIn(suite))]
}

function reportsBelow(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true })
    .filter((name) => /(^|\/)(units|journeys[\w-]*)\.json$/.test(name))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')))
}
