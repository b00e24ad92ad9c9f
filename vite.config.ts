import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups, type Guarded } from './scripts/chunk-groups.ts'
import { listScreens } from './scripts/list-screens.ts'
import { splitStyles } from './scripts/split-styles.ts'
import { textAreas } from './scripts/text-areas.ts'
import { noticeAreas, officeAreas, portalAreas } from './src/i18n/areas.ts'
import { officeScreens } from './src/pages/office-screens.ts'
import { portalScreens } from './src/pages/portal-screens.ts'

/** The screens behind the login by their files: `office/users`. */
const guarded: Guarded = Object.fromEntries([
  ...portalScreens.map((screen) => [
    `portal/${screen.file}`,
    { path: screen.path, areas: [...portalAreas, ...screen.texts], isDaily: 'isDaily' in screen },
  ]),
  ...officeScreens.map((screen) => [
    `office/${screen.file}`,
    {
      path: screen.path,
      areas: [...officeAreas, ...noticeAreas, ...screen.texts],
      isDaily: 'isDaily' in screen,
    },
  ]),
])

const entry = fileURLToPath(new URL('src/rendering/entry-browser.tsx', import.meta.url))

const iconPackage = /node_modules[\\/]lucide-react[\\/]/
/**
 * Lucide's icons without their names, sizes and keys, and drawn by a component without context and options:
 * `ui/icon.tsx` only sets attributes.
 */
const plainIcons = {
  name: 'plain-icons',
  apply: 'build',
  transform(code: string, id: string, options?: { ssr?: boolean }) {
    if (!iconPackage.test(id)) return undefined
    if (/createLucideIcon\.\w+$/.test(id)) return { code: options?.ssr ? writtenIcon : plainIcon, map: null }
    const strokes = code
      .replace(/, key: "\w+"/g, '')
      .replace(/^ {2}(name: "[\w-]+"|size: 24|aliases: \[[^\]]*\]),?$/gm, '')
      .replace(/^__iconData\.node;$/m, '')
    return { code: strokes, map: null }
  },
} as const

const iconLook = `
import { createElement } from 'react'
const look = { xmlns: 'http://www.w3.org/2000/svg', width: 24, height: 24, viewBox: '0 0 24 24', fill: 'none',
  stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' }
`

const plainIcon = `${iconLook}
export default ({ node }) => (attributes) => createElement(
  'svg', { ...look, ...attributes }, ...node.map(([tag, stroke]) => createElement(tag, stroke)))
`

/** The server writes the strokes of an icon once: they are a quarter of the elements of a page of the office. */
const writtenIcon = `${iconLook}
const written = ([tag, { key, ...stroke }]) =>
  '<' + tag + Object.entries(stroke).map(([name, value]) => ' ' + name + '="' + value + '"').join('') + '></' + tag + '>'
export default ({ node }) => {
  const strokes = { __html: node.map(written).join('') }
  return (attributes) => createElement('svg', { ...look, ...attributes, dangerouslySetInnerHTML: strokes })
}
`

/**
 * A page's head lists its scripts, and all pages have one sheet, so an import has nothing to preload. Vite wraps each
 * import in a call that does.
 */
const plainImports = {
  name: 'plain-imports',
  apply: 'build',
  transform: (_code: string, id: string) =>
    id.endsWith('vite/preload-helper.js')
      ? { code: 'export const __vitePreload = (load) => load()', map: null }
      : undefined,
  renderChunk: {
    order: 'pre',
    handler: (code: string) => ({ code: code.replace(preloading, '$1'), map: null }),
  },
} as const

const preloading =
  /__vitePreload\(\(\) => (import\("[^"]+"\)(?:\.then\(\(n\) => n\.\w+\))?), __VITE_PRELOAD__\)/g

// The entry lists every chunk of every page, and hashes do not compress, so they are as short as possible.
// The server's bundle lists the same fonts and pictures.
const chunkFileNames = 'assets/[name]-[hash:7].js'
const assetFileNames = 'assets/[name]-[hash:6][extname]'

export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  plugins: [plainIcons, plainImports, textAreas(), react(), splitStyles(), listScreens(entry, guarded)],
  publicDir: isSsrBuild ? false : 'public',
  // The router imports a copy of React's own hook, for older versions of React.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
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
      // Code that is also imported statically somewhere is only fetched earlier.
      checks: { ineffectiveDynamicImport: false },
      input: isSsrBuild ? 'src/rendering/entry-server.tsx' : 'src/rendering/entry-browser.tsx',
      output: {
        assetFileNames,
        ...(!isSsrBuild && { chunkFileNames, codeSplitting: { groups: chunkGroups(entry, guarded) } }),
      },
    },
  },
  ssr: { noExternal: isSsrBuild ? true : undefined },
}))
