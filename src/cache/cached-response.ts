import { transcode } from 'node:buffer'
import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

export type Encoding = 'br' | 'gzip'

/** The result of rendering or computing a response. */
export type Draft = {
  status: number
  /** All headers of this response; those of every response are added when it is sent. */
  headers: Record<string, string>
  body: string | Buffer
  /** The page's data as JSON, cached with the page as its second representation. */
  boot?: string | Buffer | undefined
}

/** Smaller bodies fit into one packet without compression. */
const minCompressed = 1024

const compressors = {
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
}

/** A tenth fewer bytes for twenty times the time. */
const tightCompressors: typeof compressors = {
  gzip: (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
}
/** One at a time, since files, passwords and other responses wait for the same threads. */
let tightening: Promise<unknown> = Promise.resolve()

const maxAtOnce = 256 * 1024
/**
 * Compresses responses that are rarely requested again: a fifth of the time for a quarter more bytes. It is
 * faster than passing the work to another thread.
 */
const quickly = (bytes: Buffer): Buffer =>
  brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 17 },
  })

/** A hash that identifies bytes by their content. */
export const hashOf = (bytes: Buffer | string): string => hash('sha256', bytes, 'base64url').slice(0, 22)

/**
 * The bytes of a response. Each encoding is compressed off the event loop at its first request, and more tightly
 * once it is requested again.
 */
export class CachedBody {
  readonly identity: Buffer
  readonly #compressed = new Map<Encoding, Buffer>()
  readonly #compressing = new Map<Encoding, Promise<Buffer>>()
  readonly #tightened = new Set<Encoding>()
  readonly #isOneOff: boolean
  #hash: string | undefined
  #parsed: unknown

  constructor(content: string | Buffer, isOneOff = false) {
    this.#isOneOff = isOneOff
    this.identity = typeof content === 'string' ? bytesOf(content.toWellFormed()) : content
  }

  get hash(): string {
    this.#hash ??= hashOf(this.identity)
    return this.#hash
  }

  /** The parsed JSON: one frozen object for all readers. */
  get parsed(): unknown {
    this.#parsed ??= frozen(JSON.parse(this.identity.toString()))
    return this.#parsed
  }

  /** Whether compressing this body saves anything. */
  get isCompressed(): boolean {
    return this.identity.length >= minCompressed
  }

  /** The bytes if they are available without waiting. */
  ready(encoding: Encoding | undefined): Buffer | undefined {
    return encoding && this.isCompressed ? this.#compressed.get(encoding) : this.identity
  }

  /** Replaces an encoding in time, for a response that is requested often. */
  tighten(encoding: Encoding): void {
    if (this.#isOneOff || this.#tightened.has(encoding)) return
    this.#tightened.add(encoding)
    tightening = tightening
      .then(() => tightCompressors[encoding](this.identity))
      .then((bytes) => {
        this.#compressed.set(encoding, bytes)
        this.#compressing.set(encoding, Promise.resolve(bytes))
      })
      .catch(() => this.#tightened.delete(encoding))
  }

  /** Concurrent requests wait for one compression. */
  in(encoding: Encoding): Promise<Buffer> {
    const compressing =
      this.#compressing.get(encoding) ??
      this.#compress(encoding).then((bytes) => {
        this.#compressed.set(encoding, bytes)
        return bytes
      })
    this.#compressing.set(encoding, compressing)
    compressing.catch(() => this.#compressing.delete(encoding))
    return compressing
  }

  async #compress(encoding: Encoding): Promise<Buffer> {
    const isQuick = this.#isOneOff && encoding === 'br' && this.identity.length <= maxAtOnce
    return isQuick ? quickly(this.identity) : compressors[encoding](this.identity)
  }
}

type AnswerOptions = { isOutdated?: boolean; isOneOff?: boolean }

/** A complete response, the same for every visitor. */
export class CachedResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: CachedBody
  readonly boot: CachedBody | undefined
  /** A weak tag, since the response and its compressed forms share it. */
  readonly etag: string
  /** True if the response may be stale but cannot be computed again at present. */
  isOutdated: boolean
  /** The time until which it is valid. */
  until = 0

  constructor(
    { status, headers, body, boot }: Draft,
    { isOutdated = false, isOneOff = false }: AnswerOptions = {},
  ) {
    this.status = status
    this.headers = headers
    this.body = new CachedBody(body, isOneOff)
    this.boot = boot === undefined ? undefined : new CachedBody(boot, isOneOff)
    this.isOutdated = isOutdated
    this.etag = `W/"${this.body.hash}"`
  }

  /** Approximate bytes of memory, including compressed forms; a parsed object takes more than its text. */
  get weight(): number {
    const isParsed = this.headers['content-type']?.startsWith('application/json') ?? false
    return 2_000 + this.body.identity.length * (isParsed ? 4 : 1.5) + (this.boot?.identity.length ?? 0) * 1.5
  }

  /** The response of a call as an object. */
  get parsed(): unknown {
    return this.body.parsed
  }
}

const frozen = <Value>(value: Value): Value => {
  if (typeof value !== 'object' || value === null) return value
  for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}

const shortText = 1024
let scratch = Buffer.alloc(0)

/**
 * Well-formed text in UTF-8. It goes through UTF-16, which takes a quarter of V8's time for text with Arabic.
 */
export const bytesOf = (text: string): Buffer => {
  if (text.length < shortText) return Buffer.from(text)
  if (scratch.length < text.length * 2) scratch = Buffer.allocUnsafeSlow(text.length * 4)
  return transcode(scratch.subarray(0, scratch.write(text, 'utf16le')), 'utf16le', 'utf8')
}

/** Sends the response in an encoding that the client accepts, or 304 if the client has it already. */
export const sendCached = async (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CachedResponse,
): Promise<FastifyReply> => {
  reply.headers({ ...answer.headers, etag: answer.etag })
  if (answer.status === 200 && hasSeen(request.headers['if-none-match'], answer.etag))
    return reply.removeHeader('content-type').code(304).send()
  return sendBody(request, reply.code(answer.status), answer.body)
}

/** Sends the bytes in an encoding that the client accepts. */
export const sendBody = async (
  { headers }: FastifyRequest,
  reply: FastifyReply,
  body: CachedBody,
): Promise<FastifyReply> => {
  const encoding = body.isCompressed ? bestEncoding(headers['accept-encoding']) : undefined
  if (!encoding) return reply.send(body.identity)
  return reply.header('content-encoding', encoding).send(await body.in(encoding))
}

/**
 * `If-None-Match` is `*` or a list of tags; a weak prefix only means that a proxy compressed the response.
 */
export const hasSeen = (seen: string | undefined, etag: string): boolean =>
  seen !== undefined &&
  (seen === etag || seen.trim() === '*' || seen.split(',').some((tag) => opaque(tag) === opaque(etag)))

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '')

export const bestEncoding = (accepted: string | undefined): Encoding | undefined => {
  if (accepts(accepted, 'br')) return 'br'
  return accepts(accepted, 'gzip') ? 'gzip' : undefined
}

/** `br;q=0` explicitly refuses an encoding. */
const accepts = (accepted: string | undefined, encoding: Encoding): boolean =>
  accepted?.split(',').some((range) => {
    const [name = '', quality = 'q=1'] = range.split(';').map((part) => part.trim().toLowerCase())
    return name === encoding && Number(quality.replace(/^q=/, '')) > 0
  }) ?? false
