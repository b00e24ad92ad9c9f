/** Requests handled at the same time: enough to keep the process busy, and each finishes soon. */
const maxInside = 8
/** Default milliseconds between two responses, before any measurement. */
const defaultPace = 2
/** Max milliseconds per response: a pause of the whole process is not part of the pace. */
const maxPace = 250
/** Number of responses that the pace is averaged over. */
const learntFrom = 16
/** Milliseconds between two checks of the queue. */
const lookEvery = 100

type Options = {
  /** Milliseconds. */
  maxWait: number
  clock?: () => number
}

type Visitor = { enter(): void; refuse(): void }
type Passing = Visitor & { since: number; state: 'waiting' | 'inside' | 'gone' }

/**
 * Admission queue: handles few requests at a time, since all together would be slow. A request waits at
 * most `maxWait`. The queue is full when the estimated wait, from its length and recent pace, exceeds
 * half of that.
 */
export class AdmissionQueue {
  readonly #maxWait: number
  readonly #clock: () => number
  readonly #row = new Set<Passing>()
  #inside = 0
  #pace = defaultPace
  /** When the last free place was taken. */
  #filledAt = 0

  constructor({ maxWait, clock = () => performance.now() }: Options) {
    this.#maxWait = maxWait
    this.#clock = clock
  }

  get isFull(): boolean {
    const [first] = this.#row
    if (!first) return false
    const soon = this.#maxWait / 2
    return this.#row.size * this.#pace > soon || this.#clock() - first.since > soon
  }

  /**
   * Admits the visitor, now or later, or refuses them. Returns a function to call after the response or a
   * disconnect.
   */
  pass({ enter, refuse }: Visitor): () => void {
    const visitor: Passing = { enter, refuse, since: this.#clock(), state: 'waiting' }
    this.#row.add(visitor)
    this.#advance()
    return () => {
      const { state } = visitor
      visitor.state = 'gone'
      if (state === 'waiting') this.#row.delete(visitor)
      if (state === 'inside') this.#leave()
    }
  }

  /** Checks the queue regularly. Returns a function that stops it. */
  watch(): () => void {
    const timer = setInterval(() => this.look(), lookEvery).unref()
    return () => clearInterval(timer)
  }

  /** Refuses those who have waited too long; while the queue is empty, the pace returns to its default. */
  look(): void {
    const now = this.#clock()
    for (const visitor of this.#row) {
      if (now - visitor.since <= this.#maxWait) break
      this.#row.delete(visitor)
      visitor.state = 'gone'
      visitor.refuse()
    }
    if (this.#row.size === 0) this.#pace = (this.#pace + defaultPace) / 2
  }

  #leave(): void {
    if (this.#inside === maxInside) {
      const took = Math.min(this.#clock() - this.#filledAt, maxPace)
      this.#pace += (took - this.#pace) / learntFrom
    }
    this.#inside -= 1
    this.#advance()
  }

  #advance(): void {
    for (const visitor of this.#row) {
      if (this.#inside === maxInside) return
      this.#row.delete(visitor)
      visitor.state = 'inside'
      this.#inside += 1
      if (this.#inside === maxInside) this.#filledAt = this.#clock()
      visitor.enter()
    }
  }
}
