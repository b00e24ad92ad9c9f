import { createHash } from 'node:crypto'

const maxCached = 10_000

/**
 * Sessions that this process has recently validated. Under overload they distinguish real users from forged
 * cookies without a query.
 */
export class KnownSessions {
  readonly #seen = new Set<string>()

  note(token: string): void {
    const hash = hashOf(token)
    this.#seen.delete(hash)
    this.#seen.add(hash)
    const [oldest] = this.#seen
    if (this.#seen.size > maxCached && oldest !== undefined) this.#seen.delete(oldest)
  }

  forget(token: string): void {
    this.#seen.delete(hashOf(token))
  }

  has(token: string): boolean {
    return this.#seen.has(hashOf(token))
  }
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')
