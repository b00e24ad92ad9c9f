import type { FastifyRequest } from 'fastify'
import { keepImage } from '#features/images/server/keep-image.ts'
import { findImagesBySource } from '#features/images/server/repository.ts'
import { AppError } from '#http/errors.ts'
import { hostOf, openPicture, PictureError, type PictureFault } from './fetch-picture.ts'
import type { PictureNetwork } from './picture-network.ts'

/** Our address of a picture, or why there is none. */
export type Fetched = Map<string, { src: string } | { fault: PictureFault }>

const atOnce = 4
/** For one picture, from the name of its host to its last byte. */
const longestFetchInMs = 10_000

type Way = { hosts: ReadonlySet<string>; network: PictureNetwork }

/**
 * Fetches pictures for one call of an import and remembers what became of each. What was fetched by an earlier call is
 * taken from there. A host that does not answer in time is not asked again.
 */
export class PictureFetcher {
  readonly fetched: Fetched = new Map()
  /** How many pictures this call has kept. */
  kept = 0
  readonly #request: FastifyRequest
  readonly #way: Way
  readonly #slow = new Set<string>()

  constructor(request: FastifyRequest, way: Way) {
    this.#request = request
    this.#way = way
  }

  /** Whether all of them were tried by then; what is kept when the time is over is found by the next call. */
  async fetchAll(addresses: readonly string[], until: number): Promise<boolean> {
    const missing = [...new Set(addresses)].filter((address) => !this.fetched.has(address))
    const known = await findImagesBySource(this.#request.server.db, missing)
    for (const [address, src] of known) this.fetched.set(address, { src })
    const waiting = missing.filter((address) => !known.has(address))
    const work = async () => {
      while (Date.now() < until || this.kept === 0) {
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
    const signal = AbortSignal.timeout(longestFetchInMs)
    try {
      const source = await openPicture(address, { ...this.#way, signal })
      const { url } = await keepImage(this.#request, source, { userId: null, sourceAddress: address })
      this.kept += 1
      return { src: url }
    } catch (error) {
      const fault = signal.aborted ? 'slow' : faultOf(error)
      if (fault === 'slow') this.#slow.add(host)
      return { fault }
    }
  }
}

/** Throws what is not the picture's fault. */
const faultOf = (error: unknown): PictureFault => {
  if (error instanceof PictureError) return error.fault
  if (error instanceof AppError && error.code === 'payload_too_large') return 'tooLarge'
  if (error instanceof AppError && error.code === 'picture_kind') return 'kind'
  // A connection that breaks off; whatever the database or the disk refuses is an `AppError` or has no such code.
  if (
    error instanceof Error &&
    'code' in error &&
    /^(?:ECONN|EPIPE|HPE_|ERR_STREAM)/.test(String(error.code))
  )
    return 'network'
  throw error
}
