import { createServer, type RequestListener, type Server } from 'node:http'

/** Whether it has answered the request; the next one is asked otherwise. */
export type Answerer = (...args: Parameters<RequestListener>) => boolean

/** A server that asks the `answerers` in their order before the framework. */
export const openServer = (framework: RequestListener, answerers: readonly Answerer[]): Server => {
  // Headers that never end are cut off within 15 seconds: this is how often Node looks for them.
  const server = createServer({ connectionsCheckingInterval: 2_000 }, (request, response) => {
    for (const answered of answerers) if (answered(request, response)) return
    framework(request, response)
  })
  server.headersTimeout = 10_000
  server.keepAliveTimeout = 72_000
  // Bodies have their own limit (`slow-bodies.ts`): a file may take longer than a form.
  server.requestTimeout = 0
  server.setTimeout(30_000)
  return server
}
