import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findClosedPort } from '#tests/support/closed-port.ts'

/**
 * Does the work of `deploy/Dockerfile` where a container cannot be built: makes a release, puts it with Node
 * into a minimal Debian (mmdebstrap), and runs it there as an unprivileged user. Exits with 1 if it does not
 * start, respond, render and stop. Requires root, mmdebstrap and a Debian mirror.
 */

const user = 999
const folder = mkdtempSync('/var/tmp/mizan-clean-root-')
const root = join(folder, 'root')

const run = (command: string, ...options: string[]) => {
  const { status, error } = spawnSync(command, options, { stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error(`${command} ended with ${status ?? error?.message}`)
}

try {
  run('mmdebstrap', '--variant=minbase', 'bookworm', root)
  console.log('a Debian with nothing but its essential packages is there')
  mkdirSync(join(root, 'opt'), { recursive: true })
  run(process.execPath, 'scripts/release.mjs', join(root, 'opt/mizan'))
  copyFileSync(process.execPath, join(root, 'usr/local/bin/node'))
  for (const name of ['data', 'cache']) {
    mkdirSync(join(root, name), { mode: 0o700 })
    chownSync(join(root, name), user, user)
  }
  const port = await findClosedPort()
  const server = spawn(
    '/usr/sbin/chroot',
    [
      `--userspec=${user}:${user}`,
      root,
      '/usr/bin/env',
      '-C',
      '/opt/mizan',
      'node',
      '--max-semi-space-size=4',
      'dist/server/start.js',
    ],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        PATH: '/usr/local/bin:/usr/bin:/bin',
        PORT: String(port),
        DATA_DIR: '/data',
        NODE_COMPILE_CACHE: '/cache',
        LOG_LEVEL: 'error',
      },
    },
  )
  const ended = once(server, 'close')
  await Promise.race([
    new Promise<void>((resolve) =>
      server.stdout.on('data', (chunk) => String(chunk).includes('is ready at') && resolve()),
    ),
    ended.then(([code]) => Promise.reject(new Error(`the server ended with ${code}`))),
  ])
  const url = `http://localhost:${port}`
  const page = await (await fetch(`${url}/`, { headers: { 'accept-language': 'ar' } })).text()
  const picture = /property="og:image" content="([^"]+)"/.exec(page)?.[1] ?? ''
  const drawn = (await fetch(picture)).headers.get('content-type')
  console.log(`it answers with a page of ${page.length} signs and draws ${drawn}`)
  server.kill('SIGTERM')
  const [code] = await ended
  console.log(`it stopped with ${code}`)
  process.exitCode = page.includes('<html lang="ar"') && drawn === 'image/png' && code === 0 ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
