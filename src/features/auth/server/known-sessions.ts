import { createHash } from 'node:crypto'

const mostKept = 10_000

/**
 * The sessions that this process has recently found open. Under overload it uses them to tell people at work from
 * invented cookies without asking the database.
 */
export class KnownSessions {
  readonly #seen = new Set<string>()

  note(token: string): void {
    const hash = hashOf(token)
    this.#seen.delete(hash)
    this.#seen.add(hash)
    const [oldest] = this.#seen
    if (this.#seen.size > mostKept && oldest !== undefined) this.#seen.delete(oldest)
  }

  forget(token: string): void {
    this.#seen.delete(hashOf(token))
  }

  has(token: string): boolean {
    return this.#seen.has(hashOf(token))
  }
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')
