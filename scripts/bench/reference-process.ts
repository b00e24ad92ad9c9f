import { readFileSync } from 'node:fs'
import { createServer, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A minimal Node server that sends the same bytes to every request. Takes a file and the headers of the
 * response.
 */
const [file = '', headers = '{}'] = process.argv.slice(2)
const body = readFileSync(file)
const sent: OutgoingHttpHeaders = { ...JSON.parse(headers), 'content-length': body.length }
const server = createServer((_request, response) => {
  response.writeHead(200, sent)
  response.end(body)
})
server.listen(0, '127.0.0.1', () => console.log(`port ${(server.address() as AddressInfo).port}`))
