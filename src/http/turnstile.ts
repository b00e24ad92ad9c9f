/** So many are answered side by side: enough to keep the process busy, and each of them is done soon. */
const mostInside = 8
/** Milliseconds between two answers before anything was measured. */
const usualPace = 2
/** Milliseconds: a pause of the whole process says nothing about the pace. */
const longestPace = 250
/** How many answers the pace is learnt from. */
const learntFrom = 16
/** Milliseconds between two looks at those who wait. */
const lookEvery = 100

type Options = {
  /** Milliseconds. */
  longestWait: number
  clock?: () => number
}

type Visitor = { enter(): void; refuse(): void }
type Passing = Visitor & { since: number; state: 'waiting' | 'inside' | 'gone' }

/**
 * Lets few in at a time and the others wait in a row: side by side, all of them would wait for all of them. Nobody waits
 * longer than `longestWait`. Who would probably wait half of that, by the number before them and the pace at which they
 * have lately been answered, had better come later: the row is then full.
 */
export class Turnstile {
  readonly #longestWait: number
  readonly #clock: () => number
  readonly #row = new Set<Passing>()
  #inside = 0
  #pace = usualPace
  /** When the latest was let in who filled the last place. */
  #filledAt = 0

  constructor({ longestWait, clock = () => performance.now() }: Options) {
    this.#longestWait = longestWait
    this.#clock = clock
  }

  get isFull(): boolean {
    const [first] = this.#row
    if (!first) return false
    const soon = this.#longestWait / 2
    return this.#row.size * this.#pace > soon || this.#clock() - first.since > soon
  }

  /** Lets the visitor in, now or later, or refuses them. Returns what is called once they are answered or have gone. */
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

  /** Looks after those who wait until it is stopped. */
  watch(): () => void {
    const timer = setInterval(() => this.look(), lookEvery).unref()
    return () => clearInterval(timer)
  }

  /** Refuses those who have waited too long, and forgets a crowd that has gone. */
  look(): void {
    const now = this.#clock()
    for (const visitor of this.#row) {
      if (now - visitor.since <= this.#longestWait) break
      this.#row.delete(visitor)
      visitor.state = 'gone'
      visitor.refuse()
    }
    if (this.#row.size === 0) this.#pace = (this.#pace + usualPace) / 2
  }

  #leave(): void {
    if (this.#inside === mostInside) {
      const took = Math.min(this.#clock() - this.#filledAt, longestPace)
      this.#pace += (took - this.#pace) / learntFrom
    }
    this.#inside -= 1
    this.#advance()
  }

  #advance(): void {
    for (const visitor of this.#row) {
      if (this.#inside === mostInside) return
      this.#row.delete(visitor)
      visitor.state = 'inside'
      this.#inside += 1
      if (this.#inside === mostInside) this.#filledAt = this.#clock()
      visitor.enter()
    }
  }
}
