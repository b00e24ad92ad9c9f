import type { KeptAnswer } from './cached-response.ts'

/**
 * Responses that a change has invalidated. They are never served. A new response is compared with the
 * previous one, since a change of a table need not change what the page shows.
 */
export class PreviousAnswers {
  readonly #answers = new Map<string, KeptAnswer>()
  #bytes = 0

  find(key: string): KeptAnswer | undefined {
    return this.#answers.get(key)
  }

  keep(key: string, answer: KeptAnswer): void {
    this.forget(key)
    this.#answers.set(key, answer)
    this.#bytes += answer.weight
  }

  forget(key: string): void {
    this.#bytes -= this.#answers.get(key)?.weight ?? 0
    this.#answers.delete(key)
  }

  /** Evicts the oldest first. */
  shrinkTo(maxBytes: number): void {
    for (const key of this.#answers.keys()) {
      if (this.#bytes <= maxBytes) return
      this.forget(key)
    }
  }
}
