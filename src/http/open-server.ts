import { createServer, type RequestListener, type Server } from 'node:http'

/** Whether it answers the request, or lets it go on later. */
export type Answerer = (...call: [...Parameters<RequestListener>, goOn: () => void]) => boolean

/** A server in which the framework gets what is not `answered` before it. */
export const openServer = (framework: RequestListener, answered: Answerer): Server => {
  // Headers that never end are cut off within 15 seconds: this is how often Node looks for them.
  const server = createServer({ connectionsCheckingInterval: 2_000 }, (request, response) => {
    const goOn = () => framework(request, response)
    if (!answered(request, response, goOn)) goOn()
  })
  server.headersTimeout = 10_000
  server.keepAliveTimeout = 72_000
  // Bodies have their own limit (`slow-bodies.ts`): a file may take longer than a form.
  server.requestTimeout = 0
  server.setTimeout(30_000)
  return server
}
