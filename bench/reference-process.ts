import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A minimal Node server that sends the same bytes to every request. Takes the file of the response. */
const { headers, body } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
const bytes = Buffer.from(body, 'base64')
const server = createServer((_request, response) => {
  response.writeHead(200, { ...headers, 'content-length': bytes.length })
  response.end(bytes)
})
server.listen(0, '127.0.0.1', () => console.log(`port ${(server.address() as AddressInfo).port}`))
