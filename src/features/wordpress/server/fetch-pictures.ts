import type { FastifyRequest } from 'fastify'
import { findImagesBySource } from '#features/images/server/repository.ts'
import { storeImage } from '#features/images/server/store-image.ts'
import { AppError } from '#http/errors.ts'
import { hostOf, openPicture, PictureError, type PictureFault } from './fetch-picture.ts'
import type { PictureNetwork } from './picture-network.ts'

/** Our path of a picture, or why there is none. */
export type Fetched = Map<string, { src: string } | { fault: PictureFault }>

const atOnce = 4
/** The limit for one picture, from DNS to the last byte. */
const maxFetchInMs = 10_000

type Way = { hosts: ReadonlySet<string>; network: PictureNetwork }

/**
 * Fetches pictures for one call of an import and records the result for each. Pictures from earlier calls are
 * reused. A host that has timed out is not tried again.
 */
export class PictureFetcher {
  readonly fetched: Fetched = new Map()
  /** Number of pictures that this call has stored. */
  stored = 0
  readonly #request: FastifyRequest
  readonly #way: Way
  readonly #slow = new Set<string>()

  constructor(request: FastifyRequest, way: Way) {
    this.#request = request
    this.#way = way
  }

  /** Whether all of them were tried before `until`. The next call reuses the stored pictures. */
  async fetchAll(addresses: readonly string[], until: number): Promise<boolean> {
    const missing = [...new Set(addresses)].filter((address) => !this.fetched.has(address))
    const known = await findImagesBySource(this.#request.server.db, missing)
    for (const [address, src] of known) this.fetched.set(address, { src })
    const waiting = missing.filter((address) => !known.has(address))
    const work = async () => {
      while (Date.now() < until || this.stored === 0) {
        const address = waiting.shift()
        if (address === undefined) return
        this.fetched.set(address, await this.#fetch(address))
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    return waiting.length === 0
  }

  async #fetch(address: string): Promise<{ src: string } | { fault: PictureFault }> {
    const host = hostOf(address) ?? ''
    if (this.#slow.has(host)) return { fault: 'slow' }
    const signal = AbortSignal.timeout(maxFetchInMs)
    try {
      const source = await openPicture(address, { ...this.#way, signal })
      const { url } = await storeImage(this.#request, source, { userId: null, sourceAddress: address })
      this.stored += 1
      return { src: url }
    } catch (error) {
      const fault = signal.aborted ? 'slow' : faultOf(error)
      if (fault === 'slow') this.#slow.add(host)
      return { fault }
    }
  }
}

/** Rethrows errors that the picture did not cause. */
const faultOf = (error: unknown): PictureFault => {
  if (error instanceof PictureError) return error.fault
  if (error instanceof AppError && error.code === 'payload_too_large') return 'tooLarge'
  if (error instanceof AppError && error.code === 'picture_kind') return 'kind'
  // A broken connection. Errors of the database or the disk are `AppError`s or have no such code.
  if (
    error instanceof Error &&
    'code' in error &&
    /^(?:ECONN|EPIPE|HPE_|ERR_STREAM)/.test(String(error.code))
  )
    return 'network'
  throw error
}
