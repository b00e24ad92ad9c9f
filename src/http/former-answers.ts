import type { KeptAnswer } from './kept-answer.ts'

/**
 * Answers that a change has dropped. They are never served: whoever makes one anew tells by it what has stayed the same,
 * since a table that has changed need not have changed what is shown of it.
 */
export class FormerAnswers {
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

  /** Those dropped first leave first. */
  shrinkTo(mostBytes: number): void {
    for (const key of this.#answers.keys()) {
      if (this.#bytes <= mostBytes) return
      this.forget(key)
    }
  }
}
