import type { FastifyInstance } from 'fastify'
import { createServer } from 'vite'
import type { Assets } from '../page-frame.ts'
import type { Renderer } from './page-routes.ts'

/** Renders from the sources with hot reloading, for `npm run dev` only. */
export const openDevRenderer = async (): Promise<Renderer> => {
  const vite = await createServer({
    // Loaded unbundled: a bundled copy would be a new file, and the watcher would restart the server.
    configLoader: 'native',
    server: { middlewareMode: true, hmr: { port: 0 } },
    appType: 'custom',
  })
  const assets: Assets = {
    entry: '/src/rendering/entry-dev.ts',
    first: '/src/rendering/first/first.ts',
    beforePaint: '',
    scriptsOf: () => [],
  }
  const loadEntry = () =>
    vite.ssrLoadModule('/src/rendering/entry-server.tsx') as Promise<typeof import('../entry-server.tsx')>
  return {
    render: async (request) => (await loadEntry()).render({ ...request, assets }),
    renderShareWall: async () => (await loadEntry()).renderShareWall(),
    renderErrorPage: async (error) => (await loadEntry()).renderErrorPage(error, assets),
    async serveAssets(app: FastifyInstance) {
      app.addHook('onClose', () => vite.close())
      app.addHook('onRequest', (request, reply, done) => {
        if (request.url.startsWith('/api/')) return done()
        vite.middlewares(request.raw, reply.raw, done)
      })
    },
  }
}
