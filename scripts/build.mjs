// Builds what browsers load, compressed, and the server. Plain JavaScript, so that it also runs on
// the older Node a machine may have.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { buildInputs, readJson, root } from './prepare.mjs'
import { commandsBuild, serverBuild } from './server-build.mjs'

/** Every module of both builds; from ours, the next start tells whether it has to build again. */
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
// On their own: sharing a module with a page would be one more file before the first touch.
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
writeFileSync('dist/version', versionNow())
writeFileSync(
  buildInputs,
  JSON.stringify([...modules].filter((name) => /^(src|scripts)\//.test(name)).sort()),
)
await import('./check-bundle.mjs')

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

/** The release, and the commit where there is one: the sources of a release need not be a clone. */
function versionNow() {
  const { version } = readJson('package.json')
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short=7', 'HEAD'], { encoding: 'utf8' })
  return status === 0 ? `${version}+${stdout.trim()}` : version
}
