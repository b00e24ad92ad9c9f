// Builds the browser files, compressed, and the server. Plain JavaScript, so that it also runs on an older
// Node.
import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { build } from 'vite'
import { buildInputs, pinnedVersion, readJson, root } from './prepare.mjs'
import { commands, commandsBuild, entryFor, serverBuild } from './server-build.mjs'

/** Every module of both builds; the next start checks our own modules to decide whether to build again. */
const modules = new Set()
const noteModules = {
  name: 'note-modules',
  buildEnd() {
    for (const id of this.getModuleIds()) modules.add(relative(root, id.replace(/\?.*/, '')))
  },
}

await build({ logLevel: 'warn', plugins: [noteModules] })
await build({ ...serverBuild, logLevel: 'warn', plugins: [noteModules, ...serverBuild.plugins] })
await build({ ...commandsBuild, logLevel: 'warn', plugins: [noteModules, ...commandsBuild.plugins] })
checkNodeIn('dist/server', ['start'])
checkNodeIn('dist/commands', commands)
// Built separately: a module shared with a page would be another file before the first interaction.
for (const name of ['before-paint', 'first'])
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [noteModules],
    build: {
      outDir: 'dist/browser',
      emptyOutDir: false,
      copyPublicDir: false,
      manifest: `.vite/${name}.json`,
      modulePreload: false,
      rollupOptions: {
        input: `src/rendering/first/${name}.ts`,
        output: { entryFileNames: 'assets/[name]-[hash:7].js' },
      },
    },
  })
compress('dist/browser')
await writeEmptyDatabase('dist/empty-database.tar.br')
writeFileSync('dist/version', versionNow())
writeFileSync(
  buildInputs,
  JSON.stringify([...modules].filter((name) => /^(src|scripts)\//.test(name)).sort()),
)
// An exceeded budget is printed here and fails `npm test`, but it must not prevent a firm from starting.
spawnSync(process.execPath, ['scripts/check-bundle.mjs'], { stdio: 'inherit' })

/** Puts a check of the Node version before each entry. */
function checkNodeIn(folder, names) {
  const [oldestNode] = pinnedVersion().split('.')
  for (const name of names) {
    renameSync(join(folder, `${name}.js`), join(folder, `${name}-main.js`))
    writeFileSync(join(folder, `${name}.js`), entryFor(`./${name}-main.js`, oldestNode))
  }
}

function compress(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) compress(path)
    else if (/\.(js|css|svg|json|webmanifest)$/.test(name)) {
      const bytes = readFileSync(path)
      writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
      writeFileSync(
        `${path}.br`,
        brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      )
    }
  }
}

/** Writes the initialized database that a new firm unpacks (src/db/embedded/folder.ts), for the installed engine. */
async function writeEmptyDatabase(file) {
  const { version } = readJson('node_modules/@electric-sql/pglite/package.json')
  const cached = join(root, `node_modules/.cache/empty-database-${version}.tar.br`)
  if (!existsSync(cached)) {
    const engine = await PGlite.create()
    const archive = new Uint8Array(await (await engine.dumpDataDir('none')).arrayBuffer())
    await engine.close()
    mkdirSync(dirname(cached), { recursive: true })
    // A third of the size of gzip, since most of its pages are alike and far apart.
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 24 }
    writeFileSync(`${cached}.new`, brotliCompressSync(archive, { params }))
    renameSync(`${cached}.new`, cached)
  }
  copyFileSync(cached, file)
}

/** The release, and the commit if there is one: a release's sources need not be a clone. */
function versionNow() {
  const { version } = readJson('package.json')
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short=7', 'HEAD'], { encoding: 'utf8' })
  return status === 0 ? `${version}+${stdout.trim()}` : version
}
