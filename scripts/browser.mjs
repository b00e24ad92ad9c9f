// The browser of the end-to-end tests.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { environment, run } from './prepare.mjs'

/** The path of Chromium, which is installed if it is missing. For an empty path, Playwright finds its own. */
export const ensureChromium = () => findChromium() ?? installChromium()

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
