import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll } from 'vitest'
import type { OutgoingNetwork } from '#http/outgoing.ts'

type Reply = (request: IncomingMessage, reply: ServerResponse) => void

/** A server of images for a test file. Its network resolves each host to it, and allows no other address. */
export const startPictureServer = (answer: Reply) => {
  const server = createServer(answer)
  const started = { port: 0 }
  beforeAll(async () => {
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    started.port = (server.address() as AddressInfo).port
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const network: OutgoingNetwork = {
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    isAllowed: (address, used) => address === '127.0.0.1' && used === started.port,
  }
  return { started, network }
}
