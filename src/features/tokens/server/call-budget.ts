import type { FastifyInstance } from 'fastify'
import { AppError } from '#http/errors.ts'

/** Calls of one token in a minute, from all servers together. */
const callsPerMinute = 600

/** Calls that a process reserves at once, because a write for every call would double its cost. */
const reserved = 60

type Budget = {
  left: number
  /** By the monotonic clock of the process, in milliseconds. */
  endsAt: number
}

type Counter = Pick<FastifyInstance, 'countAttempt' | 'rateLimitScale'>

/**
 * Counts the calls of each token. A process reserves calls from the counter that all instances share, so their sum
 * stays within the limit; reserved calls that a process does not use are lost.
 */
export class CallBudgets {
  readonly #counter: Counter
  readonly #budgets = new Map<number, Budget>()
  readonly #reserving = new Map<number, Promise<void>>()

  constructor(counter: Counter) {
    this.#counter = counter
  }

  /** Counts one call; refuses it with 429 until the minute is over. */
  async take(tokenId: number): Promise<void> {
    for (;;) {
      const budget = this.#budgets.get(tokenId)
      const millisecondsLeft = (budget?.endsAt ?? 0) - performance.now()
      if (budget && millisecondsLeft > 0) {
        if (budget.left === 0)
          throw new AppError('too_many', { retryAfter: Math.ceil(millisecondsLeft / 1000) })
        budget.left -= 1
        if (budget.left > 0) return
        // The next call reserves again.
        this.#budgets.delete(tokenId)
        return
      }
      await this.#reserveOnce(tokenId)
    }
  }

  /** Concurrent calls wait for the same reservation. */
  #reserveOnce(tokenId: number): Promise<void> {
    const pending =
      this.#reserving.get(tokenId) ?? this.#reserve(tokenId).finally(() => this.#reserving.delete(tokenId))
    this.#reserving.set(tokenId, pending)
    return pending
  }

  async #reserve(tokenId: number): Promise<void> {
    const { count, secondsLeft } = await this.#counter.countAttempt(`token ${tokenId}`, 60, reserved)
    const limit = callsPerMinute * this.#counter.rateLimitScale
    const left = Math.min(reserved, Math.max(0, limit - (count - reserved)))
    this.#budgets.set(tokenId, { left, endsAt: performance.now() + secondsLeft * 1000 })
  }
}
