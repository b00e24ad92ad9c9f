import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { splitStyles } from './scripts/split-styles.ts'
import { textAreas } from './scripts/text-areas.ts'

/** The largest part changes least, so visitors keep it cached across releases. */
const reactGroup = {
  name: 'react',
  test: /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store)[\\/]/,
}

/** Modules that every public page loads at first, besides the entry's imports. */
const frameParts =
  /src[\\/](pages[\\/](page-head|page-addresses|hydrate-when-visible|sections|lazy-menu|language-toggle|website[\\/](use-site-links|indexed-head))|features[\\/]settings[\\/]setting-values|ui[\\/](brand|icon|icon-button|button-link|language-switch|use-lazy|use-mounted|while-fetching|header-icons))\.tsx?$/

type ModuleInfo = { importedIds: string[]; dynamicallyImportedIds: string[] }
type Graph = { getModuleInfo: (id: string) => ModuleInfo | null }
type Reach = ReturnType<typeof reachOf>

const iconPackage = /node_modules[\\/]lucide-react[\\/]/
/** Packages that every screen has loaded anyway, or whose modules are tiny. */
const lightPackages =
  /node_modules[\\/](react|react-dom|lucide-react|@tanstack|wouter|regexparam|use-sync[\w-]*)[\\/]/
/** Each of these modules is imported separately, so they must not share a file. */
const isDashboard = (id: string) =>
  /src[\\/]pages[\\/](office-pages\.ts|with-office-texts\.tsx|office[\\/]dashboard-layout\.tsx)$/.test(id)
const source = (name: string) => fileURLToPath(new URL(`src/${name}`, import.meta.url))

const entry = source('rendering/entry-browser.tsx')

/** The modules that each starting point reaches through imports. */
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
  // Website visitors never pass the guard of the dashboard and the portal.
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
    /** Whether it is our own module and imports no heavy package. */
    isLight: (id: string) =>
      /src[\\/]/.test(id) &&
      [...from([id], statically)].every((each) => !each.includes('node_modules') || lightPackages.test(each)),
  }
}

/**
 * Lucide's icons without their names, sizes and keys, and drawn by a component without context and options:
 * `ui/icon.tsx` only sets attributes.
 */
const plainIcons = {
  name: 'plain-icons',
  apply: 'build',
  transform(code: string, id: string) {
    if (!iconPackage.test(id)) return undefined
    if (/createLucideIcon\.\w+$/.test(id)) return { code: plainIcon, map: null }
    const strokes = code
      .replace(/, key: "\w+"/g, '')
      .replace(/^ {2}(name: "[\w-]+"|size: 24|aliases: \[[^\]]*\]),?$/gm, '')
      .replace(/^__iconData\.node;$/m, '')
    return { code: strokes, map: null }
  },
} as const

const plainIcon = `
import { createElement } from 'react'
const look = { xmlns: 'http://www.w3.org/2000/svg', width: 24, height: 24, viewBox: '0 0 24 24', fill: 'none',
  stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' }
export default ({ node }) => (attributes) => createElement(
  'svg', { ...look, ...attributes }, ...node.map(([tag, stroke]) => createElement(tag, stroke)))
`

let reach: Reach | undefined

/**
 * The modules that every page loads first, in one file: many small files compress worse and load one after
 * another.
 */
const frameGroup = {
  debugName: 'frame',
  name: (id: string, graph: Graph) => {
    reach ??= reachOf(graph)
    return frameParts.test(id) || (reach.entry.has(id) && id !== entry) ? 'frame' : null
  },
}

/**
 * A file of small modules that at least `leastScreens` screens share: on a phone, a request for each costs
 * more than their bytes. Their imports stay where they are, or the first view would have to load the file
 * too. Earlier groups take precedence.
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
  // The complete first modules of every list, and nothing else.
  group(
    'list-parts',
    1,
    (id, { website, officeList, isLight }) =>
      officeList.has(id) && website.has(id) && (isLight(id) || iconPackage.test(id)),
  ),
  group('office-frame', 1, (id, { officeFrame }) => officeFrame.has(id) && !isDashboard(id)),
  group('office-list', 2, (id, { website, officeList }) => officeList.has(id) && !website.has(id)),
  // Shared by import dialogs; no screen loads it at first.
  group('import-parts', 2, (id) => /src[\\/]features[\\/]imports[\\/]/.test(id)),
  group('icons', 1, (id, { website }) => iconPackage.test(id) && website.has(id)),
  group('office-icons', 2, (id) => iconPackage.test(id)),
  // Field rules stay with the schemas that import them, the day field with its forms, and the formats of calendars
  // with the screens that show one.
  group(
    'parts',
    8,
    (id, { website, isLight }) =>
      website.has(id) &&
      isLight(id) &&
      !/src[\\/](fields[\\/]|ui[\\/]date-field|i18n[\\/]calendar-format|languages[\\/]beginning-of)/.test(id),
  ),
  // Only dialogs for editing a record compare versions.
  group('comparison', 2, (id) => /src[\\/]ui[\\/](version-comparison|word-differences)/.test(id)),
  // Only the agenda and the dialogs of appointments call them.
  group('appointment-calls', 2, (id) => /src[\\/]features[\\/]appointments[\\/]office[\\/]api/.test(id)),
  // Every list of requests marks the ones that are due or urgent.
  group('request-marks', 2, (id) => /[\\/]consultations[\\/]office[\\/]reply-due/.test(id)),
  // The rest of the marks, and the way from a list to the next request.
  group('request-badges', 2, (id) =>
    /[\\/](consultations[\\/]office[\\/](request-badges|consultation-marks|neighbours)|ui[\\/]doubtful-badge)/.test(
      id,
    ),
  ),
  // Only the screens of agreements need their values, rules and amounts.
  group('agreements', 2, (id) =>
    /src[\\/]features[\\/]agreements[\\/](browser[\\/]fee-text|values|rules|amounts)\.ts$/.test(id),
  ),
  // Screens of the office never load the parts of the portal.
  group('portal-parts', 2, (id) => /src[\\/]pages[\\/]portal[\\/](?!\w+-page)/.test(id)),
  group('office-parts', 5, (id, { website, isLight }) => !website.has(id) && isLight(id)),
]

// The entry lists every chunk of every page, and hashes do not compress, so they are as short as possible.
// The server's bundle lists the same fonts and pictures.
const chunkFileNames = 'assets/[name]-[hash:7].js'
const assetFileNames = 'assets/[name]-[hash:6][extname]'

export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  plugins: [plainIcons, textAreas(), react(), splitStyles()],
  publicDir: isSsrBuild ? false : 'public',
  // Without an HTML entry, Vite would otherwise stop and reload the page at each new screen.
  optimizeDeps: { entries: ['src/rendering/entry-browser.tsx'] },
  // Otherwise a server started without NODE_ENV would use React's development code.
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  build: {
    target: 'baseline-widely-available',
    // The first versions that support :dir(); the fallback with language lists would fail in left-to-right
    // islands.
    cssTarget: ['chrome120', 'edge120', 'firefox115', 'safari16.4'],
    // One sheet for every page: its first rules are inline in the head, the rest loads once, at the first
    // interaction.
    cssCodeSplit: false,
    manifest: !isSsrBuild,
    emptyOutDir: true,
    outDir: isSsrBuild ? 'dist/server' : 'dist/browser',
    assetsInlineLimit: 0,
    // The chunk names of all pages would add 2 KB to the entry. A page's head lists its first chunks.
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
