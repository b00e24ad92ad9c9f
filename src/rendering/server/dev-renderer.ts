import type { FastifyInstance } from 'fastify'
import { createServer } from 'vite'
import type { Renderer } from './page-routes.ts'

/** Draws from the sources and replaces what changes in the open page: for `npm run dev` only. */
export const openDevRenderer = async (): Promise<Renderer> => {
  const vite = await createServer({
    // Read as it is: a bundled copy of it would be a new file, and the watcher would start the server again.
    configLoader: 'native',
    server: { middlewareMode: true, hmr: { port: 0 } },
    appType: 'custom',
  })
  const assets = {
    entry: '/src/rendering/entry-dev.ts',
    scriptsOf: () => [],
    stylesheetsOf: () => [],
  }
  const loadEntry = () =>
    vite.ssrLoadModule('/src/rendering/entry-server.tsx') as Promise<typeof import('../entry-server.tsx')>
  return {
    render: async (request) => (await loadEntry()).render({ ...request, assets }),
    renderShareWall: async () => (await loadEntry()).renderShareWall(),
    renderErrorPage: async (trouble) => (await loadEntry()).renderErrorPage(trouble, assets),
    async serveAssets(app: FastifyInstance) {
      app.addHook('onClose', () => vite.close())
      app.addHook('onRequest', (request, reply, done) => {
        if (request.url.startsWith('/api/')) return done()
        vite.middlewares(request.raw, reply.raw, done)
      })
    },
  }
}
