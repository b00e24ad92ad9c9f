import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { readEnvironment } from '../../src/env.ts'
import { findClosedPort } from './closed-port.ts'
import { killWithProcess } from './end-with-process.ts'

const python = '/usr/bin/python3'

/** Why a real S3 server cannot be used here. Undefined if it can. */
export const missingSwift = (): string | undefined => {
  const modules = ['proxy', 'account', 'container', 'obj'].map((name) => `swift.${name}.server`)
  const found = spawnSync(python, ['-c', `import swift.common.middleware.s3api, ${modules.join(', ')}`])
  return found.status === 0 ? undefined : 'python3-swift is not installed'
}

/** Files per page of a listing, so that tests get several pages. */
export const filesOfPage = 5

/** A real Swift with its S3 API, which stores files on the disk. */
export class RealBuckets {
  // Swift stores metadata in extended attributes, which file systems in memory do not support everywhere.
  readonly #folder = mkdtempSync(join(tmpdir(), 'mizan-swift-'))
  #ports: number[] = []
  #process: ChildProcess | undefined
  #made = 0

  async open(): Promise<void> {
    while (this.#ports.length < 4) this.#ports.push(await findClosedPort())
    const child = spawn(
      python,
      ['tests/support/swift-server.py', this.#folder, ...this.#ports.map(String), String(filesOfPage)],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    )
    this.#process = child
    killWithProcess(child)
    let error = ''
    child.stderr.on('data', (text) => {
      error += text
    })
    await new Promise<void>((resolve, reject) => {
      child.stdout.once('data', () => resolve())
      child.once('close', (code) => reject(new Error(`swift ended with ${code}: ${error}`)))
    })
  }

  /** Creates a bucket and returns its FILES_URL. */
  async make(): Promise<string> {
    this.#made += 1
    const url = this.urlOf(`firm-${this.#made}`)
    const { bucket: address } = readEnvironment({ FILES_URL: url })
    if (!address) throw new Error('no bucket in its own URL')
    const { endpoint, region, accessKey: accessKeyId, secretKey: secretAccessKey, bucket } = address
    const client = new S3Client({
      endpoint,
      region,
      forcePathStyle: true,
      credentials: { accessKeyId, secretAccessKey },
    })
    await client.send(new CreateBucketCommand({ Bucket: bucket }))
    client.destroy()
    return url
  }

  urlOf(bucket: string, secret = 'S3cret%2Fkey'): string {
    return `s3://firm%3Akeeper:${secret}@127.0.0.1:${this.#ports[0]}/${bucket}?tls=off`
  }

  /** Stops responding until it is opened again, and preserves its files. */
  async stop(): Promise<void> {
    const child = this.#process
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'close')
    child.kill('SIGKILL')
    await ended
  }

  async close(): Promise<void> {
    await this.stop()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}
