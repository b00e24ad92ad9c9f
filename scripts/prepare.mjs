// What every command needs before it can begin: the packages of the lockfile and the built pages. Plain
// JavaScript without a dependency, since on a fresh clone it runs under whatever Node the machine has.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const bin = join(root, 'node_modules', '.bin')

/** The Node that the project pins, once it is installed. */
export const pinnedNode = join(bin, process.platform === 'win32' ? 'node.cmd' : 'node')

/** With the pinned Node first, so that what is started finds it as `node`. */
export const environment = { ...process.env, PATH: `${bin}:${process.env.PATH}` }

/** Installs what the lockfile says, unless that is what is there. */
export function ensureInstalled() {
  const wanted = hashOf([join(root, 'package-lock.json'), join(root, 'package.json')])
  const marker = join(root, 'node_modules', '.mizan-installed')
  if (existsSync(pinnedNode) && read(marker) === wanted) return
  console.log('Installing packages …')
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel', 'error'], { env: process.env })
  writeFileSync(marker, wanted)
}

/** Builds the pages, unless nothing they are made of has changed. */
export function ensureBuilt() {
  const sources = [
    'src',
    'public',
    'scripts/build.mjs',
    'scripts/check-bundle.mjs',
    'vite.config.ts',
    'package-lock.json',
  ]
  const wanted = hashOf(
    sources.flatMap((name) => filesIn(join(root, name))).filter((name) => !name.endsWith('.test.ts')),
  )
  const marker = join(root, 'dist', '.mizan-built')
  if (read(marker) === wanted) return
  console.log('Building …')
  run(pinnedNode, ['scripts/build.mjs'])
  mkdirSync(dirname(marker), { recursive: true })
  writeFileSync(marker, wanted)
}

/** Runs a command to its end; its failure is ours. */
export function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: environment, ...options })
  if (status !== 0) process.exit(status ?? 1)
}

/** Becomes the command: signals go to it, and its end is ours. */
export function become(command, args) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: environment })
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
}

function hashOf(files) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file))
  return hash.digest('hex')
}

function filesIn(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)))
}

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
