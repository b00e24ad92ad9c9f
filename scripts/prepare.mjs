// What every command needs first: the packages of the lockfile and the built pages. Plain JavaScript without
// dependencies, since on a fresh clone it runs under whatever Node the machine has.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const bin = join(root, 'node_modules', '.bin')

/** The Node version that the project pins, once it is installed. */
export const pinnedNode = join(bin, process.platform === 'win32' ? 'node.cmd' : 'node')

/** Puts the pinned Node first on the PATH, so that child processes find it as `node`. */
export const environment = { ...process.env, PATH: `${bin}:${process.env.PATH}` }

/** Installs the packages of the lockfile unless they are installed already. */
export function ensureInstalled() {
  const wanted = installKey()
  const marker = join(root, 'node_modules', '.mizan-installed')
  if (existsSync(pinnedNode) && read(marker) === wanted) return
  console.log('Installing packages …')
  run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel', 'error'], {
    env: process.env,
  })
  if (!existsSync(pinnedNode)) linkOwnNode()
  writeFileSync(marker, wanted)
}

/** If the lockfile has no Node for this system, uses the running one, provided it is the same version. */
function linkOwnNode() {
  const { optionalDependencies } = readJson('package.json')
  const [version] = Object.values(optionalDependencies)
  if (process.versions.node !== version) {
    console.error(
      `There is no packaged Node ${version} for ${process.platform} ${process.arch}: install that version`,
    )
    process.exit(1)
  }
  symlinkSync(process.execPath, pinnedNode)
}

/** Changes with whatever an install depends on; the scripts of package.json are ignored. */
export function installKey() {
  const { dependencies, optionalDependencies, devDependencies, overrides, allowScripts } =
    readJson('package.json')
  return hashOf(
    [join(root, 'package-lock.json')],
    JSON.stringify({ dependencies, optionalDependencies, devDependencies, overrides, allowScripts }),
  )
}

/**
 * Builds the pages unless nothing they depend on has changed: of the TypeScript in src, only what the last build
 * read. A file that it did not read matters only once another imports it, and then that one has changed.
 */
export function ensureBuilt() {
  const marker = join(root, 'dist', '.mizan-built')
  const inputsFile = join(root, buildInputs)
  const before = read(inputsFile)
  if (before && read(marker) === buildKey(JSON.parse(before))) return
  console.log('Building …')
  run(pinnedNode, ['scripts/build.mjs'])
  writeFileSync(marker, buildKey(readJson(buildInputs)))
}

/** Where the build lists the modules it read. */
export const buildInputs = 'dist/.mizan-inputs.json'

/** Changes with whatever the pages depend on, given the modules that the last build read. */
export function buildKey(modules) {
  const inputs = new Set(modules)
  const sources = [
    'src',
    'public',
    'scripts/build.mjs',
    'scripts/check-bundle.mjs',
    'vite.config.ts',
    'package-lock.json',
  ]
  const files = sources.flatMap((name) => filesIn(join(root, name)))
  return hashOf(
    files.filter(
      (file) => !/\.tsx?$/.test(file) || inputs.has(relative(root, file)) || file.endsWith('vite.config.ts'),
    ),
  )
}

/** Runs a command and exits with its status if it fails. */
export function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: environment, ...options })
  if (status !== 0) process.exit(status ?? 1)
}

/** Runs a command and returns whether it succeeded. */
export function attempt(command, args) {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', env: environment }).status === 0
}

/** Replaces this process by the command: forwards signals to it and exits with it. */
export function become(command, args) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: environment })
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
}

function hashOf(files, text = '') {
  const hash = createHash('sha256').update(text)
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

export function readJson(name) {
  return JSON.parse(readFileSync(join(root, name), 'utf8'))
}

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
