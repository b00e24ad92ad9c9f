// How the server is built: what it starts with in one file, what few requests need in files of their own. Plain
// JavaScript, so that it also runs on the older Node a machine may have.
import { join, relative } from 'node:path'
import { root } from './prepare.mjs'

/** Packages with native code or data files beside them stay where they are installed. */
export const nativePackages = [
  '@electric-sql/pglite',
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
}

/** A path that a module computes from its own place stays the same, and a thread or process of ours finds its own file. */
const keptPlaces = {
  name: 'kept-places',
  transform(code, id) {
    const place = relative(root, id.replace(/\?.*/, '')).replaceAll('\\', '/')
    if (!/^(src|scripts)\//.test(place) || !code.includes('import.meta.url')) return null
    const kept = code.replaceAll(
      /(new URL\((["'])\.\/(?:worker|backup-process)\.)ts(\2, import\.meta\.url\))|import\.meta\.url/g,
      (_found, start, _quote, end) =>
        start ? `${start}js${end}` : `new URL('../../${place}', import.meta.url).href`,
    )
    // No line moves.
    return { code: kept, map: null }
  },
}

/**
 * An `import` of `node:http` reads everything it exports, and with that loads Node's own HTTP client, which nothing here
 * asks for: 35 ms of every start. Asked for by name, the module gives only what is used.
 */
const httpWithoutClient = {
  name: 'http-without-client',
  renderChunk(code) {
    const kept = code.replaceAll(/^import (\{[^}]*\}) from "node:http";$/gm, (_import, names) => {
      return `const ${names.replaceAll(' as ', ': ')} = process.getBuiltinModule("node:http");`
    })
    // No line moves.
    return { code: kept, map: null }
  },
}

/** Modules by who needs them, told from the imports: the server's start, a public page, or any screen. */
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
  // The server draws the guard of the dashboard and the portal, and nothing behind it.
  const onTheWebsite = ({ importedIds, dynamicallyImportedIds }) => [
    ...importedIds,
    ...dynamicallyImportedIds.filter((id) => !/src[\\/](pages[\\/](office|portal)|i18n)/.test(id)),
  ]
  return {
    always: from(join(root, entries.server), statically),
    pages: from(join(root, entries['entry-server']), onTheWebsite),
    screens: from(join(root, entries['entry-server']), anyhow),
  }
}

let reach

/** One file each for what pages need, and for what they share with the start: hundreds of small ones load slowly. */
const nameOf = (id, graph) => {
  reach ??= reachOf(graph)
  if (reach.always.has(id)) return reach.screens.has(id) ? 'shared' : null
  return reach.pages.has(id) ? 'pages' : null
}

export const serverBuild = {
  plugins: [keptPlaces, httpWithoutClient],
  ssr: { external: [...nativePackages, 'vite'] },
  build: {
    ssr: true,
    // Not in use unless Node is started with --enable-source-maps, which reads them all at the start.
    sourcemap: true,
    rollupOptions: {
      input: entries,
      // What browsers load on demand may be one file here.
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

/** What an operator types; `npm run backup` and its like in a release. */
export const commands = ['backup', 'restore', 'verify', 'move', 'admin']

/** Apart from the server, whose start would load what it shares with them from files of their own. */
export const commandsBuild = {
  plugins: [keptPlaces],
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
