import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The heaviest part changes least: a visitor keeps it from one release to the next. */
const reactGroup = {
  name: 'react',
  test: /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store)[\\/]/,
}

/** What every public page begins with, in one file: many small ones compress worse and come one after the other. */
const frameGroup = {
  name: 'frame',
  test: /src[\\/](pages[\\/](page-head|when-near|sections|language-toggle|public[\\/]use-site-links)|features[\\/]settings[\\/]setting-values|ui[\\/](brand|icon|icon-button|button-link|language-switch|use-mounted|header-icons))\.tsx?$/,
}

// The entry names every chunk of every page, and hashes do not compress: they are as short as they may be. The
// server's bundle names the same fonts and pictures.
const chunkFileNames = 'assets/[name]-[hash:7].js'
const assetFileNames = 'assets/[name]-[hash:6][extname]'

export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  plugins: [react()],
  publicDir: isSsrBuild ? false : 'public',
  // There is no HTML file to start from: without this, each new screen would make Vite stop and load the page again.
  optimizeDeps: { entries: ['src/rendering/entry-browser.tsx'] },
  // Left to the environment, a server started without NODE_ENV would draw with React's development code.
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  build: {
    target: 'baseline-widely-available',
    // From here on browsers know :dir(); lists of languages in its place would miss left-to-right islands.
    cssTarget: ['chrome120', 'edge120', 'firefox115', 'safari16.4'],
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
        ...(!isSsrBuild && { chunkFileNames, codeSplitting: { groups: [reactGroup, frameGroup] } }),
      },
    },
  },
  ssr: { noExternal: isSsrBuild ? true : undefined },
}))
