// The build of the server: start-up code in one file, rarely needed code in separate files. Plain JavaScript,
// so that it also runs on an older Node.
import { join, relative } from 'node:path'
import { root } from './prepare.mjs'

/** Packages with native code or data files stay where they are installed. */
export const nativePackages = [
  '@electric-sql/pglite',
  '@myriaddreamin/typst-ts-node-compiler',
  '@node-rs/argon2',
  '@resvg/resvg-js',
  'sharp',
  'wawoff2',
]

const entries = {
  start: 'src/start.ts',
  server: 'src/server.ts',
  'entry-server': 'src/rendering/entry-server.tsx',
  worker: 'src/db/embedded/worker.ts',
  'backup-process': 'src/features/backups/server/backup-process.ts',
  'draw-process': 'src/features/agreements/server/pdf/draw-process.ts',
}

/**
 * Preserves paths that a module computes from its own location, and lets a thread or child process find its
 * file.
 */
const stablePlaces = {
  name: 'preserved-places',
  transform(code, id) {
    const place = relative(root, id.replace(/\?.*/, '')).replaceAll('\\', '/')
    if (!/^(src|scripts)\//.test(place) || !code.includes('import.meta.url')) return null
    const changed = code.replaceAll(
      /(new URL\((["'])\.\/(?:worker|backup-process|draw-process)\.)ts(\2, import\.meta\.url\))|import\.meta\.url/g,
      (_found, start, _quote, end) =>
        start ? `${start}js${end}` : `new URL('../../${place}', import.meta.url).href`,
    )
    // Line numbers do not change.
    return { code: changed, map: null }
  },
}

/**
 * `src/i18n/texts.ts` imports every dictionary by name, and each would be a small file that only exports a part of
 * another one: 35 ms of every start for two hundred files.
 */
const textsAtOnce = {
  name: 'texts-at-once',
  enforce: 'pre',
  transform(code, id) {
    if (!/src[\\/]i18n[\\/]texts\.ts$/.test(id)) return null
    const changed = code.replace(/import\((`[^`]*`)\)/, "import.meta.glob('./*/*.ts', { eager: true })[$1]")
    if (changed === code) this.error('the dictionaries are imported in another way')
    return { code: changed, map: null }
  },
}

/**
 * An `import` of `node:http` reads all its exports, which loads Node's HTTP client: 35 ms of every start,
 * although it is not used. `getBuiltinModule` returns the module without that.
 */
const httpWithoutClient = {
  name: 'http-without-client',
  renderChunk(code) {
    const changed = code.replaceAll(/^import (\{[^}]*\}) from "node:http";$/gm, (_import, names) => {
      return `const ${names.replaceAll(' as ', ': ')} = process.getBuiltinModule("node:http");`
    })
    // Line numbers do not change.
    return { code: changed, map: null }
  },
}

/**
 * Drizzle finds the class of an object by its name, because a program may contain Drizzle twice. The bundle contains it
 * once. The search by name takes half of the time in which Drizzle writes a statement.
 */
const drizzleOnce = {
  name: 'drizzle-once',
  transform(code, id) {
    if (!/drizzle-orm[\\/]entity\.js$/.test(id)) return null
    const changed = code.replace(
      /(function is\(value, type\) \{)[\s\S]*?\n\}/,
      '$1 return value instanceof type }',
    )
    if (changed === code) throw new Error('drizzle-orm has another way to compare classes')
    return { code: changed, map: null }
  },
}

/** Modules that the server loads while the database opens. */
const loadedMeanwhile = ['src/process/open-app.ts', 'src/process/background-jobs.ts']

/** Threads and processes that load only a little of the server. */
const besideServer = [
  ...['start', 'worker', 'backup-process', 'draw-process'].map((name) => entries[name]),
  'src/process/cluster.ts',
]

/** All texts of both languages, which the server imports by name. */
const isText = (id) => /src[\\/]i18n[\\/](en|ar)[\\/]/.test(id)

/** Groups modules by their importers: the server's start, a public page, or any screen. */
const reachOf = (graph) => {
  const from = (id, nextOf, seen = new Set()) => {
    const info = graph.getModuleInfo(id)
    if (!info || seen.has(id)) return seen
    seen.add(id)
    for (const next of nextOf(info)) from(next, nextOf, seen)
    return seen
  }
  const statically = ({ importedIds }) => importedIds
  const anyhow = ({ importedIds, dynamicallyImportedIds }) => [...importedIds, ...dynamicallyImportedIds]
  // The server renders only the guard of the dashboard and the portal.
  const onTheWebsite = ({ importedIds, dynamicallyImportedIds }) => [
    ...importedIds,
    ...dynamicallyImportedIds.filter((id) => !/src[\\/](pages[\\/](office|portal)|i18n)/.test(id)),
  ]
  const fromAll = (files) => files.reduce((seen, file) => from(join(root, file), statically, seen), new Set())
  return {
    server: fromAll([entries.server]),
    always: fromAll([entries.server, ...loadedMeanwhile]),
    beside: fromAll(besideServer),
    pages: from(join(root, entries['entry-server']), onTheWebsite),
    screens: from(join(root, entries['entry-server']), anyhow),
  }
}

let reach

/**
 * One file each for the texts, for modules that pages need, for those they share with the start, and for the rest of
 * both steps of the start: hundreds of small files load slowly.
 */
const nameOf = (id, graph) => {
  reach ??= reachOf(graph)
  if (isText(id)) return 'texts'
  if (!reach.always.has(id)) return reach.pages.has(id) ? 'pages' : null
  if (reach.screens.has(id)) return 'shared'
  // The module of the server starts it, so no other file may import its file.
  if (reach.beside.has(id) || id === join(root, entries.server)) return null
  return reach.server.has(id) ? 'server' : 'app'
}

export const serverBuild = {
  plugins: [stablePlaces, textsAtOnce, httpWithoutClient, drizzleOnce],
  ssr: { external: [...nativePackages, 'vite'] },
  build: {
    ssr: true,
    // Used only if Node is started with --enable-source-maps, which reads all of them at the start.
    sourcemap: true,
    rollupOptions: {
      input: entries,
      // Modules that browsers load on demand may be in one file here.
      checks: { ineffectiveDynamicImport: false },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash:8].js',
        codeSplitting: {
          groups: [{ debugName: 'who needs it', name: nameOf, includeDependenciesRecursively: false }],
        },
      },
    },
  },
}

/**
 * The source of an entry that loads another file. It imports nothing itself: an older Node refuses an unknown import
 * before any code runs.
 */
export const entryFor = (file, oldestNode) => `if (Number.parseInt(process.versions.node) < ${oldestNode}) {
  console.error('Mizan needs Node ${oldestNode} or newer: this is Node ' + process.versions.node)
  process.exit(1)
}
await import(${JSON.stringify(file)})
`

/** The names of operator commands, such as `npm run backup`, in a release. */
export const commands = ['backup', 'restore', 'verify', 'move', 'admin']

/** Built separately from the server, which would otherwise load the shared code from additional files. */
export const commandsBuild = {
  plugins: [stablePlaces],
  ssr: { external: [...nativePackages, 'vite'] },
  build: {
    ssr: true,
    outDir: 'dist/commands',
    copyPublicDir: false,
    rollupOptions: {
      input: {
        worker: entries.worker,
        ...Object.fromEntries(commands.map((name) => [name, `scripts/${name}.ts`])),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash:8].js' },
    },
  },
}
