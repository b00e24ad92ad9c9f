import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify'

type Document = Exclude<ReturnType<FastifyInstance['swagger']>, string>

declare module 'fastify' {
  interface FastifyInstance {
    /** The OpenAPI document of all calls. */
    describeCalls: () => Promise<Document>
  }
}

/**
 * Records every route and describes them on the first request: few processes ever need it, and its libraries
 * took a tenth of the start time. Call it before the first route.
 */
export const describeRoutes = (app: FastifyInstance): void => {
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => {
    if (route.method !== 'HEAD') routes.push(route)
  })
  let described: Promise<Document> | undefined
  app.decorate('describeCalls', () => {
    described ??= describe(routes)
    return described
  })
}

/** The scopes of a call are the roles of the scheme `token`, all of which it requires. */
const securitySchemes = {
  session: { type: 'apiKey', in: 'cookie', name: 'sid', description: 'A session of a browser' },
  token: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'mizan_…',
    description: 'A token of a program, from Account → Tokens',
  },
} as const

/** Registers the routes on a second server that never gets a request. */
const describe = async (routes: RouteOptions[]): Promise<Document> => {
  const [{ default: swagger }, { documentOperation }] = await Promise.all([
    import('@fastify/swagger'),
    import('./openapi.ts'),
  ])
  const shadow = Fastify({ exposeHeadRoutes: false })
  shadow.setValidatorCompiler(() => () => true)
  shadow.setSerializerCompiler(() => JSON.stringify)
  await shadow.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Mizan', version: '1' },
      components: { securitySchemes },
    },
    transform: documentOperation,
  })
  for (const { method, url, schema } of routes)
    shadow.route({ method, url, ...(schema && { schema }), handler: async () => undefined })
  await shadow.ready()
  return shadow.swagger()
}
