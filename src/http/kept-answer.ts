import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib'
import { bytesOf } from './utf8.ts'

export type Encoding = 'br' | 'gzip'

/** What a making returns. */
export type Draft = {
  status: number
  /** All headers that belong to this answer; those of every answer are added when it is sent. */
  headers: Record<string, string>
  body: string | Buffer
  /** The page's data as JSON, which is kept beside the page as its second representation. */
  boot?: string | Buffer | undefined
  /** For whoever makes the answer anew (`KeptAnswer.notes`). */
  notes?: unknown
}

/** Below this many bytes, compressing saves no packet. */
const leastCompressed = 1024

const compressors = {
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
}

const longestAtOnce = 256 * 1024
/**
 * For what hardly anybody else will ask for: a fifth of the time for a quarter more bytes. So quickly done that giving it
 * to another thread would take longer.
 */
const quickly = (bytes: Buffer): Buffer =>
  brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 17 },
  })

/** Names bytes by what they are. */
export const hashOf = (bytes: Buffer | string): string => hash('sha256', bytes, 'base64url').slice(0, 22)

/** The bytes of an answer. Each encoding is made once, off the event loop, when it is first asked for. */
export class KeptBody {
  readonly identity: Buffer
  readonly #compressed = new Map<Encoding, Buffer>()
  readonly #compressing = new Map<Encoding, Promise<Buffer>>()
  readonly #isPassing: boolean
  #hash: string | undefined
  #parsed: unknown

  constructor(bytes: Buffer, isPassing = false) {
    this.#isPassing = isPassing
    this.identity = bytes
  }

  get hash(): string {
    this.#hash ??= hashOf(this.identity)
    return this.#hash
  }

  /** Of equal bytes there is one body: nobody compresses or reads them again. */
  static of(content: string | Buffer, former: KeptBody | undefined, isPassing: boolean): KeptBody {
    const bytes = typeof content === 'string' ? bytesOf(content.toWellFormed()) : content
    return former?.identity.equals(bytes) ? former : new KeptBody(bytes, isPassing)
  }

  /** JSON as an object, which all its readers share and none can change. */
  get parsed(): unknown {
    this.#parsed ??= frozen(JSON.parse(this.identity.toString()))
    return this.#parsed
  }

  /** The encodings worth asking for. */
  get isCompressed(): boolean {
    return this.identity.length >= leastCompressed
  }

  /** The bytes, if they are there already. */
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
    const isQuick = this.#isPassing && encoding === 'br' && this.identity.length <= longestAtOnce
    return isQuick ? quickly(this.identity) : compressors[encoding](this.identity)
  }
}

type AnswerOptions = { isOutdated?: boolean; isPassing?: boolean; former?: KeptAnswer | undefined }

/** A finished answer, the same for every visitor. */
export class KeptAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: KeptBody
  readonly boot: KeptBody | undefined
  /** What it was made from. */
  readonly tables: ReadonlySet<string>
  /** A weak tag, since it is shared by the answer and its compressed forms. */
  readonly etag: string
  /** It is served although it may be outdated, since it cannot be made anew at present. */
  isOutdated: boolean
  /** The instant until which it holds. */
  until = 0
  /** What its maker noted, to tell by it whether it must be made again. */
  readonly notes: unknown

  /** `former` is what stood there before it. */
  constructor(
    { status, headers, body, boot, notes }: Draft,
    tables: ReadonlySet<string>,
    { isOutdated = false, isPassing = false, former }: AnswerOptions = {},
  ) {
    this.status = status
    this.headers = headers
    this.body = KeptBody.of(body, former?.body, isPassing)
    this.boot = boot === undefined ? undefined : KeptBody.of(boot, former?.boot, isPassing)
    this.notes = notes
    this.tables = tables
    this.isOutdated = isOutdated
    this.etag = `W/"${this.body.hash}"`
  }

  /** Bytes of memory, roughly, with the compressed forms; what is parsed takes more than its text. */
  get weight(): number {
    const isParsed = this.headers['content-type']?.startsWith('application/json') ?? false
    return 2_000 + this.body.identity.length * (isParsed ? 4 : 1.5) + (this.boot?.identity.length ?? 0) * 1.5
  }

  /** The answer of a call as an object: the same one for as long as the answer is the same. */
  get parsed(): unknown {
    return this.body.parsed
  }
}

const frozen = <Value>(value: Value): Value => {
  if (typeof value !== 'object' || value === null) return value
  for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}
