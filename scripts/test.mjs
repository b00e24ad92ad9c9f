// `npm test`: sets up what is missing and runs everything, then says the count on one line.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt, ensureInstalled, environment, root, run } from './prepare.mjs'

const reports = join(root, 'test-results')

ensureInstalled()
ensureBuilt()
const chromium = findChromium() ?? installChromium()
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

run('biome', ['ci', '--error-on-warnings'])
run('tsc', ['--noEmit'])
const units = attempt('vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reports}/units.json`,
])
const journeys = attempt('playwright', ['test'], { CHROMIUM_PATH: chromium })

const counts = [countUnits(), countJourneys()]
const total = (name) => counts.reduce((sum, count) => sum + count[name], 0)
console.log(`\n${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`)
process.exit(units && journeys && total('failed') === 0 ? 0 : 1)

function attempt(command, args, variables = {}) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...environment, ...variables },
  })
  return status === 0
}

/** `CHROMIUM_PATH`, else one on PATH. Debian's package refuses root without its sandbox turned off; tests do that. */
function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  return ['chromium', 'chromium-browser', 'google-chrome']
    .map((name) => spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim())
    .find(Boolean)
}

/** Debian's package when root, else Playwright's own; an empty path lets Playwright find that itself. */
function installChromium() {
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/etc/debian_version')
  if (isDebianRoot) {
    console.log('Installing Chromium …')
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'], {
      env: { ...environment, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    return findChromium() ?? ''
  }
  run('playwright', ['install', 'chromium'])
  return ''
}

function countUnits() {
  const report = readReport('units.json')
  return {
    passed: report?.numPassedTests ?? 0,
    failed: report ? report.numFailedTests + (report.success || report.numFailedTests > 0 ? 0 : 1) : 1,
    skipped: report?.numPendingTests ?? 0,
  }
}

function countJourneys() {
  const stats = readReport('journeys.json')?.stats
  return {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: stats ? stats.unexpected : 1,
    skipped: stats?.skipped ?? 0,
  }
}

function readReport(name) {
  const path = join(reports, name)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}
