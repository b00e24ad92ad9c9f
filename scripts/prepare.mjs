// Prerequisites of every command: the packages of the lockfile, the built pages and the built server. Plain
// JavaScript without dependencies, since on a fresh clone it runs under any Node version.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const bin = join(root, 'node_modules', '.bin')

/** The Node version that the project pins, once it is installed. */
export const pinnedNode = join(bin, process.platform === 'win32' ? 'node.cmd' : 'node')

/** Puts the pinned Node first on the PATH, so that child processes find it as `node`. */
export const environment = {
  ...process.env,
  PATH: `${bin}:${process.env.PATH}`,
  // Otherwise glibc would give each thread that compresses or draws a separate heap, and never free it.
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
  // In bytes. Otherwise glibc raises both after the first large buffers, and retains 40 MB after the start.
  MALLOC_TRIM_THRESHOLD_: process.env.MALLOC_TRIM_THRESHOLD_ ?? '131072',
  MALLOC_MMAP_THRESHOLD_: process.env.MALLOC_MMAP_THRESHOLD_ ?? '131072',
}

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

/** The pinned Node version, such as `24.21.0`. */
export function pinnedVersion() {
  return Object.values(readJson('package.json').optionalDependencies)[0]
}

/** If the lockfile has no Node for this system, uses the running one, provided it is the same version. */
function linkOwnNode() {
  const version = pinnedVersion()
  if (process.versions.node !== version) {
    console.error(
      `There is no packaged Node ${version} for ${process.platform} ${process.arch}: install that version`,
    )
    process.exit(1)
  }
  symlinkSync(process.execPath, pinnedNode)
}

/** Changes with the inputs of an install; the scripts of package.json are ignored. */
export function installKey() {
  const { dependencies, optionalDependencies, devDependencies, overrides, allowScripts } =
    readJson('package.json')
  return hashOf(
    [join(root, 'package-lock.json')],
    JSON.stringify({ dependencies, optionalDependencies, devDependencies, overrides, allowScripts }),
  )
}

const serverFile = 'dist/server/start.js'

/**
 * Arguments of the built server. A limit of 4 MB for young objects reduces the process from 390 MB to 150 MB
 * after thousands of pages.
 */
export const serverArguments = ['--max-semi-space-size=4', serverFile]

/**
 * Builds the pages and the server unless their inputs are unchanged: of the TypeScript in src, only the
 * modules of the last build. Another file matters only once a module imports it, and then that module has
 * changed.
 */
export function ensureBuilt() {
  const match = buildMatch()
  if (match === 'stamp') return
  if (match === 'none') {
    console.log('Building …')
    run(pinnedNode, ['scripts/build.mjs'])
  }
  const files = buildFiles(readJson(buildInputs))
  writeFileSync(builtMarker, `${hashOf(files)}\n${stampOf(files)}`)
}

const builtMarker = join(root, 'dist', '.mizan-built')

/** Whether the built files are those of the present sources. */
export const isBuilt = () => buildMatch() !== 'none'

/** `stamp`: no source was written since the build; `hash`: each has the same content as then. */
function buildMatch() {
  const before = read(join(root, buildInputs))
  const [hash, stamp] = read(builtMarker)?.split('\n') ?? []
  if (!before || !hash || !existsSync(join(root, serverFile))) return 'none'
  const files = buildFiles(JSON.parse(before))
  // The stamp is enough at most starts: reading every file would take as long as the start.
  if (stamp === stampOf(files)) return 'stamp'
  return hash === hashOf(files) ? 'hash' : 'none'
}

/** The list of modules that the build read. */
export const buildInputs = 'dist/.mizan-inputs.json'

/** Changes with the inputs of the build, given the modules of the last build. */
export function buildKey(modules) {
  return hashOf(buildFiles(modules))
}

/** The configuration and its plugins, which no module imports. */
const configuration =
  /(vite\.config|split-styles|text-areas|chunk-groups|module-graph|share-files|list-screens)\.ts$/

function buildFiles(modules) {
  const inputs = new Set(modules)
  const sources = [
    'src',
    'public',
    'scripts/build.mjs',
    'scripts/server-build.mjs',
    'scripts/check-bundle.mjs',
    'scripts/run-command.ts',
    'scripts/arguments.mjs',
    ...['backup', 'restore', 'verify', 'move', 'admin'].map((name) => `scripts/${name}.ts`),
    'vite.config.ts',
    'scripts/split-styles.ts',
    'scripts/text-areas.ts',
    'scripts/chunk-groups.ts',
    'scripts/module-graph.ts',
    'scripts/share-files.ts',
    'scripts/list-screens.ts',
    'package-lock.json',
  ]
  return sources
    .flatMap((name) => filesIn(join(root, name)))
    .filter(
      (file) => !/\.tsx?$/.test(file) || inputs.has(file.slice(root.length)) || configuration.test(file),
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

/**
 * Replaces this process by the command. Where the system cannot, it stays as the parent, forwards signals,
 * and exits with the command's status.
 */
export function become(command, args) {
  process.chdir(root)
  if (process.execve && process.platform !== 'win32') process.execve(command, [command, ...args], environment)
  const child = spawn(command, args, { stdio: 'inherit', env: environment })
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
}

function hashOf(files, text = '') {
  const hash = createHash('sha256').update(text)
  for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file))
  return hash.digest('hex')
}

/** Changes with the modification times of the files, without reading them. */
function stampOf(files) {
  const hash = createHash('sha256')
  for (const file of files) {
    const { mtimeMs, ctimeMs, size } = statSync(file)
    hash.update(`${file} ${mtimeMs} ${ctimeMs} ${size}\n`)
  }
  return hash.digest('hex')
}

function filesIn(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return filesBelow(path)
}

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? filesBelow(path) : [path]
    })
}

export function readJson(name) {
  return JSON.parse(readFileSync(join(root, name), 'utf8'))
}

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
