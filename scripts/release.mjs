// `npm run release -- FOLDER` copies the files for a production machine into a new folder: the built program
// and the few packages that it loads, without compilers, test tools and Node itself. Plain JavaScript, so
// that it runs under any Node version.
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readArguments } from './arguments.mjs'
import { ensureBuilt, ensureInstalled, pinnedVersion, readJson, root } from './prepare.mjs'
import { commands, nativePackages } from './server-build.mjs'

const [oldestNode] = pinnedVersion().split('.')

const usage = `npm run release -- FOLDER

Builds the program and puts it into FOLDER, which must not exist yet: the built pages and server, the migrations and
the packages that they load, for this kind of machine (system and processor). Copy the folder to a server with Node
${oldestNode} or newer and run \`npm start\` in it, or see deploy/ for a service and a container.

Exits with 0, with 2 if FOLDER is not named or is there already.`

/** Files that the program finds by its own location. */
const resources = [
  'dist',
  'migrations',
  'src/sample/files',
  'deploy',
  'docs/configuration.md',
  'docs/operations.md',
  'LICENSE',
  'README.md',
  'SECURITY.md',
]
/** Loaded as files from their original place. */
const fontPackages = [
  '@fontsource-variable/ibm-plex-sans',
  '@fontsource-variable/markazi-text',
  '@fontsource-variable/newsreader',
  '@fontsource/ibm-plex-sans',
  '@fontsource/ibm-plex-sans-arabic',
]
/** The packages of a release; Vite serves the sources only during development. */
const packages = [...nativePackages, ...fontPackages]

/** Parts of packages that the program does not load: fonts, sources, database extensions and the compression of fonts. */
const unread = [
  /@fontsource(?:-variable)?\/[^/]+\/(?!package\.json$|LICENSE$|files$|files\/[^/]+-(?:(?:arabic|latin|latin-ext)-(?:400|600|wght)|(?:vietnamese|greek|cyrillic)-(?:400|600))-normal\.woff2$)/,
  /node_modules\/sharp\/(?:(?:src|install)(?:\/|$)|dist\/.+\.cjs$)/,
  /wawoff2\/(?:build\/compress_binding|compress|index|.*bin\/.*)\.js$/,
  /@electric-sql\/pglite\/dist\/(?:.+\.cjs$|(?!pg_trgm|unaccent)[^/]+\.tar\.gz$)/,
]

const requested = readArguments({ help: usage, names: { min: 1, max: 1 } })
if (requested.exitCode !== undefined) process.exit(requested.exitCode)
const folder = resolve(requested.names[0])
if (existsSync(folder)) {
  console.error(`${folder} is there already: name a new folder; nothing was changed`)
  process.exit(2)
}
ensureInstalled()
ensureBuilt()
try {
  make()
} catch (error) {
  rmSync(folder, { recursive: true, force: true })
  throw error
}
console.log(`${folder}: ${Math.ceil(sizeOf(folder) / 1024 ** 2)} MB`)

function make() {
  mkdirSync(folder, { recursive: true })
  for (const path of resources)
    if (existsSync(join(root, path)))
      cpSync(join(root, path), join(folder, path), { recursive: true, filter: isNeeded })
  for (const path of closureOf(packages))
    cpSync(join(root, path), join(folder, path), { recursive: true, dereference: true, filter: isNeeded })
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(), undefined, 2)}\n`)
}

/** Excludes source maps, snapshots for the next migration, and the compile cache of this machine. */
function isNeeded(path) {
  if (unread.some((each) => each.test(path))) return false
  return !/\.map$|\.mizan-|dist\/server\/compiled|migrations\/meta\/\d+_|\.d\.[cm]?ts$/.test(path)
}

/** The folders of packages and all their dependencies, from the lockfile, as installed on this machine. */
function closureOf(names) {
  const { packages: locked } = readJson('package-lock.json')
  const found = new Set()
  const visit = (path) => {
    const entry = locked[path]
    if (!entry || found.has(path) || !existsSync(join(root, path))) return
    found.add(path)
    for (const dependency of Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })) {
      const nested = `${path}/node_modules/${dependency}`
      visit(locked[nested] ? nested : `node_modules/${dependency}`)
    }
  }
  for (const each of names) visit(`node_modules/${each}`)
  return found
}

function manifest() {
  const { name: program, version, license } = readJson('package.json')
  return {
    name: program,
    version,
    license,
    private: true,
    type: 'module',
    engines: { node: `>=${oldestNode}` },
    scripts: {
      start: 'exec node --max-semi-space-size=4 dist/server/start.js',
      ...Object.fromEntries(commands.map((each) => [each, `exec node dist/commands/${each}.js`])),
    },
  }
}

function sizeOf(path) {
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.size
  return readdirSync(path).reduce((sum, entry) => sum + sizeOf(join(path, entry)), 0)
}
