import { EventEmitter } from 'node:events'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Writable } from 'node:stream'
import type { FastifyInstance } from 'fastify'

type Call = { url: string; headers: Record<string, string>; remoteAddress: string }

export type InProcessAnswer = { statusCode: number; headers: OutgoingHttpHeaders; body: string }

/**
 * Makes a GET call of our own API through every hook, guard and schema. `app.inject` makes the objects of a connection
 * for each call, which takes longer than most calls of a page.
 */
export const callInProcess = (app: FastifyInstance, call: Call): Promise<InProcessAnswer> =>
  new Promise((resolve) => {
    const request = new Request(call) as unknown as IncomingMessage
    app.routing(request, new Response(resolve) as unknown as ServerResponse)
  })

/** The part of Node's request that the framework and our hooks read. Nothing ever aborts it. */
class Request extends EventEmitter {
  readonly method = 'GET'
  readonly httpVersionMajor = 1
  readonly rawHeaders: string[] = []
  readonly aborted = false
  readonly complete = true
  readonly url: string
  readonly headers: Record<string, string>
  readonly socket: { remoteAddress: string }

  constructor({ url, headers, remoteAddress }: Call) {
    super()
    this.url = url
    this.headers = headers
    this.socket = { remoteAddress }
  }
}

/** The part of Node's response that the framework writes. */
class Response extends Writable {
  statusCode = 200
  headersSent = false
  #headers: OutgoingHttpHeaders = {}
  #body = ''

  constructor(answered: (answer: InProcessAnswer) => void) {
    super({ decodeStrings: false })
    this.once('finish', () =>
      answered({ statusCode: this.statusCode, headers: this.#headers, body: this.#body }),
    )
  }

  override _write(chunk: string | Buffer, _encoding: string, done: () => void) {
    this.#body += typeof chunk === 'string' ? chunk : chunk.toString()
    done()
  }

  writeHead(statusCode: number, headers: OutgoingHttpHeaders) {
    this.statusCode = statusCode
    this.headersSent = true
    Object.assign(this.#headers, headers)
    return this
  }

  getHeader(name: string) {
    return this.#headers[name.toLowerCase()]
  }

  hasHeader(name: string) {
    return this.getHeader(name) !== undefined
  }

  setHeader(name: string, value: string) {
    this.#headers[name.toLowerCase()] = value
    return this
  }

  removeHeader(name: string) {
    delete this.#headers[name.toLowerCase()]
  }
}
