import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { type BucketAddress, BucketError, nameOfBucket } from './bucket-address.ts'
import type { Bytes } from './file-storage.ts'

export type Listed = { name: string; changedAt: number }

/** Milliseconds, within the 15 seconds for every request. */
const connectMs = 3_000
const silentMs = 10_000

/** Errors are in our own log, as a `BucketError`. */
const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

/**
 * The few S3 calls that file storage needs. An unconfirmed call throws `BucketError`; a missing object is a
 * normal result. Import it lazily: only firms with a bucket need the client.
 */
export class Bucket {
  readonly name: string
  readonly #client: S3Client
  readonly #bucket: string

  constructor(address: BucketAddress) {
    this.name = nameOfBucket(address)
    this.#bucket = address.bucket
    this.#client = new S3Client({
      endpoint: address.endpoint,
      region: address.region,
      credentials: { accessKeyId: address.accessKey, secretAccessKey: address.secretKey },
      // Every server supports buckets as paths; few have a host name for each.
      forcePathStyle: true,
      // Not all servers support the checksums of AWS, so bodies are signed with their SHA-256 instead.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: 2,
      logger: silent,
      requestHandler: { connectionTimeout: connectMs, socketTimeout: silentMs },
    })
  }

  /** The server compares the body with `sha256` before it confirms. */
  async put(name: string, body: Readable | Buffer, { size, sha256 }: { size: number; sha256: string }) {
    const command = new PutObjectCommand({
      Bucket: this.#bucket,
      Key: name,
      Body: body,
      ContentLength: size,
      ContentType: 'application/octet-stream',
    })
    command.middlewareStack.add(
      (next) => (args) => {
        // Otherwise the client does not sign the body of a stream, and a changed byte would go unnoticed.
        ;(args.request as { headers: Record<string, string> }).headers['x-amz-content-sha256'] = sha256
        return next(args)
      },
      { step: 'build', name: 'signedBody' },
    )
    try {
      await this.#requested('take a file', () => this.#client.send(command))
    } finally {
      if (body instanceof Readable) body.destroy()
    }
  }

  putText(name: string, text: string): Promise<void> {
    const bytes = Buffer.from(text)
    return this.put(name, bytes, {
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })
  }

  async getText(name: string): Promise<string | undefined> {
    const answer = await this.#unlessMissing('give a file', () =>
      this.#client.send(new GetObjectCommand({ Bucket: this.#bucket, Key: name })),
    )
    return answer && this.#requested('give a file', async () => answer.Body?.transformToString())
  }

  /** Bytes; null if the object does not exist. */
  async sizeOf(name: string): Promise<number | null> {
    const answer = await this.#unlessMissing('tell the size of a file', () =>
      this.#client.send(new HeadObjectCommand({ Bucket: this.#bucket, Key: name })),
    )
    return answer?.ContentLength ?? null
  }

  /** Fails with a `BucketError` if the server stops responding. */
  async *read(name: string, range?: Bytes): AsyncGenerator<Buffer> {
    const { Body } = await this.#requested('give a file', () =>
      this.#client.send(
        new GetObjectCommand({
          Bucket: this.#bucket,
          Key: name,
          ...(range && { Range: `bytes=${range.start}-${range.end}` }),
        }),
      ),
    )
    const body = Body as Readable
    const pieces = body[Symbol.asyncIterator]()
    try {
      for (;;) {
        const { value, done } = await this.#requested('give a file', () => withinSilence(pieces.next(), body))
        if (done) return
        yield value
      }
    } finally {
      body.destroy()
    }
  }

  /**
   * Returns whether there was an object to move. An object that a crash left in both places is moved again.
   */
  async move(from: string, to: string): Promise<boolean> {
    const copied = await this.#unlessMissing('move a file', () =>
      this.#client.send(
        new CopyObjectCommand({ Bucket: this.#bucket, CopySource: `${this.#bucket}/${from}`, Key: to }),
      ),
    )
    if (copied) await this.delete(from)
    return copied !== undefined
  }

  async delete(name: string): Promise<void> {
    await this.#unlessMissing('delete a file', () =>
      this.#client.send(new DeleteObjectCommand({ Bucket: this.#bucket, Key: name })),
    )
  }

  async *list(prefix: string): AsyncGenerator<Listed> {
    let next: string | undefined
    do {
      const page = await this.#requested('list its files', () =>
        this.#client.send(
          new ListObjectsV2Command({ Bucket: this.#bucket, Prefix: prefix, ContinuationToken: next }),
        ),
      )
      for (const { Key, LastModified } of page.Contents ?? [])
        if (Key !== undefined && LastModified) yield { name: Key, changedAt: LastModified.getTime() }
      next = page.IsTruncated ? page.NextContinuationToken : undefined
    } while (next !== undefined)
  }

  async #unlessMissing<Answer>(what: string, ask: () => Promise<Answer>): Promise<Answer | undefined> {
    return this.#requested(what, () =>
      ask().catch((error: unknown) => {
        if (isMissing(error)) return undefined
        throw error
      }),
    )
  }

  /** The client's errors contain the whole request, so only their names are used. */
  async #requested<Answer>(what: string, ask: () => Promise<Answer>): Promise<Answer> {
    try {
      return await ask()
    } catch (error) {
      throw new BucketError(`FILES_URL: ${this.name} did not ${what}: ${reasonOf(error)}`)
    }
  }
}

type Named = { name?: string; code?: string; $metadata?: { httpStatusCode?: number } }

const isMissing = (error: unknown): boolean => {
  const { name, $metadata } = error as Named
  return $metadata?.httpStatusCode === 404 && name !== 'NoSuchBucket'
}

const reasonOf = (error: unknown): string => {
  const { name, code, $metadata } = error as Named
  const status = $metadata?.httpStatusCode
  const known = [code, name].find((each) => each !== undefined && /^[\w.-]{1,60}$/.test(each))
  return [known ?? 'failed', ...(status ? [`status ${status}`] : [])].join(', ')
}

const withinSilence = async <Result>(piece: Promise<Result>, body: Readable): Promise<Result> => {
  const timer = setTimeout(() => body.destroy(new Error('silent')), silentMs)
  try {
    return await piece
  } finally {
    clearTimeout(timer)
  }
}
