import { readFileSync } from 'node:fs'
import { createServer, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The least a Node server can do: the same bytes to everybody. Takes a file and the headers of the answer. */
const [file = '', headers = '{}'] = process.argv.slice(2)
const body = readFileSync(file)
const sent: OutgoingHttpHeaders = { ...JSON.parse(headers), 'content-length': body.length }
const server = createServer((_request, response) => {
  response.writeHead(200, sent)
  response.end(body)
})
server.listen(0, '127.0.0.1', () => console.log(`port ${(server.address() as AddressInfo).port}`))
