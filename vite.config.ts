import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { splitStyles } from './scripts/split-styles.ts'

/** The heaviest part changes least: a visitor keeps it from one release to the next. */
const reactGroup = {
  name: 'react',
  test: /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store)[\\/]/,
}

/** Parts that every public page begins with, beside what the entry imports. */
const frameParts =
  /src[\\/](pages[\\/](page-head|hydrate-when-visible|sections|lazy-menu|language-toggle|website[\\/]use-site-links)|features[\\/]settings[\\/]setting-values|ui[\\/](brand|icon|icon-button|button-link|language-switch|use-lazy|use-mounted|while-fetching|header-icons))\.tsx?$/

type ModuleInfo = { importedIds: string[]; dynamicallyImportedIds: string[] }
type Graph = { getModuleInfo: (id: string) => ModuleInfo | null }
type Reach = ReturnType<typeof reachOf>

const iconPackage = /node_modules[\\/]lucide-react[\\/]/
/** Packages that every screen has loaded anyway, or whose modules are tiny. */
const lightPackages =
  /node_modules[\\/](react|react-dom|lucide-react|@tanstack|wouter|regexparam|use-sync[\w-]*)[\\/]/
/** Each is imported by its name: two of them in one file would have none. */
const isDashboard = (id: string) =>
  /src[\\/]pages[\\/](office-pages\.ts|with-office-texts\.tsx|office[\\/]dashboard-layout\.tsx)$/.test(id)
const source = (name: string) => fileURLToPath(new URL(`src/${name}`, import.meta.url))

const entry = source('rendering/entry-browser.tsx')

/** Who needs a module, told from the imports. */
const reachOf = (graph: Graph) => {
  const from = (ids: string[], nextOf: (info: ModuleInfo) => string[]): Set<string> => {
    const seen = new Set<string>()
    const visit = (id: string): void => {
      const info = graph.getModuleInfo(id)
      if (!info || seen.has(id)) return
      seen.add(id)
      for (const next of nextOf(info)) visit(next)
    }
    for (const id of ids) visit(id)
    return seen
  }
  const statically = ({ importedIds }: ModuleInfo) => importedIds
  // A visitor never comes past the guard of the dashboard and the portal.
  const onTheWebsite = ({ importedIds, dynamicallyImportedIds }: ModuleInfo) =>
    [...importedIds, ...dynamicallyImportedIds].filter(
      (id) => !/src[\\/]pages[\\/](guard|office-pages|portal-pages)/.test(id),
    )
  const pages = (names: string[]) =>
    from(
      names.map((name) => source(`pages/${name}`)),
      statically,
    )
  const frame = ['office-pages.ts', 'office/dashboard-layout.tsx']
  return {
    firstView: from([entry, source('pages/website/home-page.tsx')], statically),
    entry: from([entry], statically),
    website: from([entry], onTheWebsite),
    officeFrame: pages(frame),
    officeList: pages([...frame, 'guard.tsx', 'office/services-page.tsx']),
    /** Ours, and brings no heavy package along. */
    isLight: (id: string) =>
      /src[\\/]/.test(id) &&
      [...from([id], statically)].every((each) => !each.includes('node_modules') || lightPackages.test(each)),
  }
}

/**
 * The strokes of an icon have random words for keys, which compress worse than the strokes: their order tells them apart
 * as well.
 */
const numberIconKeys = {
  name: 'number-icon-keys',
  transform(code: string, id: string) {
    if (!iconPackage.test(id) || !/[\\/]icons[\\/]/.test(id)) return undefined
    let last = 0
    return { code: code.replace(/(?<=\bkey: ")\w+/g, () => String(++last)), map: null }
  },
}

let reach: Reach | undefined

/** What every page begins with, in one file: many small ones compress worse and come one after the other. */
const frameGroup = {
  debugName: 'frame',
  name: (id: string, graph: Graph) => {
    reach ??= reachOf(graph)
    return frameParts.test(id) || (reach.entry.has(id) && id !== entry) ? 'frame' : null
  },
}

/**
 * A file of small modules that at least so many screens share: a request each costs a phone more than their bytes.
 * What they import stays where it is, or the first view would have to load the file too. Earlier groups take first.
 */
const group = (name: string, leastScreens: number, isMember: (id: string, reach: Reach) => boolean) => ({
  debugName: name,
  name: (id: string, graph: Graph) => {
    reach ??= reachOf(graph)
    return !reach.firstView.has(id) && isMember(id, reach) ? name : null
  },
  test: /\.(m?[jt]sx?|css)$/,
  minShareCount: leastScreens,
  includeDependenciesRecursively: false,
})

const groups = [
  reactGroup,
  frameGroup,
  // What every list begins with, complete, and nothing else.
  group(
    'list-parts',
    1,
    (id, { website, officeList, isLight }) =>
      officeList.has(id) && website.has(id) && (isLight(id) || iconPackage.test(id)),
  ),
  group('office-frame', 1, (id, { officeFrame }) => officeFrame.has(id) && !isDashboard(id)),
  group('office-list', 2, (id, { website, officeList }) => officeList.has(id) && !website.has(id)),
  // Dialogs that import share it, and no screen begins with one.
  group('import-parts', 2, (id) => /src[\\/]features[\\/]imports[\\/]/.test(id)),
  group('icons', 1, (id, { website }) => iconPackage.test(id) && website.has(id)),
  group('office-icons', 2, (id) => iconPackage.test(id)),
  group('parts', 8, (id, { website, isLight }) => website.has(id) && isLight(id)),
  group('office-parts', 4, (id, { website, isLight }) => !website.has(id) && isLight(id)),
]

// The entry names every chunk of every page, and hashes do not compress: they are as short as they may be. The
// server's bundle names the same fonts and pictures.
const chunkFileNames = 'assets/[name]-[hash:7].js'
const assetFileNames = 'assets/[name]-[hash:6][extname]'

export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  plugins: [numberIconKeys, react(), splitStyles()],
  publicDir: isSsrBuild ? false : 'public',
  // There is no HTML file to start from: without this, each new screen would make Vite stop and load the page again.
  optimizeDeps: { entries: ['src/rendering/entry-browser.tsx'] },
  // Left to the environment, a server started without NODE_ENV would draw with React's development code.
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  build: {
    target: 'baseline-widely-available',
    // From here on browsers know :dir(); lists of languages in its place would miss left-to-right islands.
    cssTarget: ['chrome120', 'edge120', 'firefox115', 'safari16.4'],
    // One sheet for every page: what a page shows at first stands in its head, the rest comes once, with the first touch.
    cssCodeSplit: false,
    manifest: !isSsrBuild,
    emptyOutDir: true,
    outDir: isSsrBuild ? 'dist/server' : 'dist/browser',
    assetsInlineLimit: 0,
    // The names of every chunk of every page would be 2 KB of the entry. What a page opens with is named in its head.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    rollupOptions: {
      input: isSsrBuild ? 'src/rendering/entry-server.tsx' : 'src/rendering/entry-browser.tsx',
      output: {
        assetFileNames,
        ...(!isSsrBuild && { chunkFileNames, codeSplitting: { groups } }),
      },
    },
  },
  ssr: { noExternal: isSsrBuild ? true : undefined },
}))
