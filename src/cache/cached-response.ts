import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib'
import { bytesOf } from '#http/utf8.ts'

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

/** The bytes of a response. Each encoding is compressed once, off the event loop, at its first request. */
export class CachedBody {
  readonly identity: Buffer
  readonly #compressed = new Map<Encoding, Buffer>()
  readonly #compressing = new Map<Encoding, Promise<Buffer>>()
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
