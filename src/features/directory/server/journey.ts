import type { FastifyReply, FastifyRequest } from 'fastify'
import { seal, unseal } from '#files/keys.ts'
import type { Secrets } from './provider.ts'

/** The last login at the directory; milliseconds since 1970. */
type AtDirectory = { sid: string | null; authenticatedAt: number | undefined }

/** A login at the directory, from its beginning to the session. */
export type Journey =
  | { purpose: 'login'; secrets: Secrets; next: string }
  | { purpose: 'prove' | 'link'; secrets: Secrets; sessionId: number }
  /** The directory has answered, and our second factor is missing. */
  | ({ purpose: 'step'; userId: number; next: string } & AtDirectory)
  /** A person has logged in again for a proof. */
  | { purpose: 'proved'; sessionId: number; isStrong: boolean; authenticatedAt: number }

const seconds = 600
const context = 'login at the directory'

/**
 * A login waits in a sealed cookie of its browser, so that any server can continue it and no other browser can. The key
 * is that of the second factors, with a context of its own.
 */
export class Journeys {
  readonly #key: Buffer
  readonly #isHttps: boolean

  constructor(key: Buffer, isHttps: boolean) {
    this.#key = key
    this.#isHttps = isHttps
  }

  save(reply: FastifyReply, journey: Journey): void {
    const endsAt = Date.now() + seconds * 1000
    const value = seal(this.#key, JSON.stringify({ ...journey, endsAt }), context)
    reply.setCookie(this.#name, value, { ...this.#options, maxAge: seconds })
  }

  /** Undefined if this browser has begun none, or more than ten minutes ago. */
  find<Purpose extends Journey['purpose']>(
    request: FastifyRequest,
    ...purposes: Purpose[]
  ): Extract<Journey, { purpose: Purpose }> | undefined {
    const journey = this.#read(request)
    return purposes.some((purpose) => purpose === journey?.purpose)
      ? (journey as Extract<Journey, { purpose: Purpose }>)
      : undefined
  }

  end(reply: FastifyReply): void {
    reply.clearCookie(this.#name, this.#options)
  }

  #read(request: FastifyRequest): Journey | undefined {
    const value = request.cookies[this.#name]
    if (value === undefined) return undefined
    try {
      const { endsAt, ...journey }: Journey & { endsAt: number } = JSON.parse(
        unseal(this.#key, value, context),
      )
      return Date.now() < endsAt ? (journey as Journey) : undefined
    } catch {
      // Another key has sealed it, or someone has changed it.
      return undefined
    }
  }

  /** On https the `__Host-` prefix makes browsers refuse a Domain and require Secure and Path=/. */
  get #name(): string {
    return this.#isHttps ? '__Host-directory' : 'directory'
  }

  /** `lax` includes the return from the directory, which is a navigation from another site. */
  get #options() {
    return { httpOnly: true, secure: this.#isHttps, sameSite: 'lax', path: '/' } as const
  }
}
