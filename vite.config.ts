import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  plugins: [react()],
  publicDir: isSsrBuild ? false : 'public',
  build: {
    target: 'baseline-widely-available',
    manifest: !isSsrBuild,
    emptyOutDir: true,
    outDir: isSsrBuild ? 'dist/server' : 'dist/browser',
    assetsInlineLimit: 0,
    rollupOptions: {
      input: isSsrBuild ? 'src/rendering/entry-server.tsx' : 'src/rendering/entry-browser.tsx',
    },
  },
  ssr: { noExternal: isSsrBuild ? true : undefined },
}))
