// What every command needs before it can begin: the packages of the lockfile and the built pages. Plain
// JavaScript without a dependency, since on a fresh clone it runs under whatever Node the machine has.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const bin = join(root, 'node_modules', '.bin')

/** The Node that the project pins, once it is installed. */
export const pinnedNode = join(bin, process.platform === 'win32' ? 'node.cmd' : 'node')

/** With the pinned Node first, so that what is started finds it as `node`. */
export const environment = { ...process.env, PATH: `${bin}:${process.env.PATH}` }

/** Installs what the lockfile says, unless that is what is there. */
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

/** Where the lockfile has no Node for this system, the one that runs us serves if it is the same version. */
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

/** Changes with what would be installed; the scripts of package.json are no part of it. */
export function installKey() {
  const { dependencies, optionalDependencies, devDependencies, overrides, allowScripts } =
    readJson('package.json')
  return hashOf(
    [join(root, 'package-lock.json')],
    JSON.stringify({ dependencies, optionalDependencies, devDependencies, overrides, allowScripts }),
  )
}

/**
 * Builds the pages, unless nothing they are made of has changed: of the TypeScript in src that is what the last build
 * read. A file that it did not read matters once another imports it, and then that one has changed.
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

/** Where the build writes the list of modules that it read. */
export const buildInputs = 'dist/.mizan-inputs.json'

/** Changes with what the pages are made of, given the modules that the last build read. */
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

/** Runs a command to its end; its failure is ours. */
export function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: environment, ...options })
  if (status !== 0) process.exit(status ?? 1)
}

/** Runs a command to its end and says whether it went well. */
export function attempt(command, args) {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', env: environment }).status === 0
}

/** Becomes the command: signals go to it, and its end is ours. */
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
