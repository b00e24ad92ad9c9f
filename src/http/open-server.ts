import { createServer, type RequestListener, type Server } from 'node:http'

/** Returns true if it responds to the request, now or later through `goOn`. */
export type Answerer = (...call: [...Parameters<RequestListener>, goOn: () => void]) => boolean

/** A server that passes a request to the framework unless `answered` handles it. */
export const openServer = (framework: RequestListener, answered: Answerer): Server => {
  // Incomplete headers are cut off within 15 seconds: this is Node's check interval.
  const server = createServer({ connectionsCheckingInterval: 2_000 }, (request, response) => {
    const goOn = () => framework(request, response)
    if (!answered(request, response, goOn)) goOn()
  })
  server.headersTimeout = 10_000
  server.keepAliveTimeout = 72_000
  // Bodies have their own limit (`time-limits.ts`): a file may take longer than a form.
  server.requestTimeout = 0
  server.setTimeout(30_000)
  return server
}
