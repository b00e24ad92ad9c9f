/** Milliseconds between two samples. */
const sampleInMs = 100
/** From this many requests in flight on, the rate at which they are answered is the most that the process can do. */
const crowd = 16
/** Milliseconds that a request takes before anything was measured. */
const usualSpacing = 2

type Options = {
  /** Milliseconds. */
  longestWait: number
  clock?: () => number
}

/**
 * Estimates how long the next request would wait: the requests before it, times the pace at which such a crowd has
 * lately been answered, and the delay of the event loop. So a burst of cheap requests is served, however many they are,
 * while of expensive ones only as many wait as can be answered in time.
 */
export class Load {
  readonly #longestWait: number
  readonly #clock: () => number
  #inFlight = 0
  #answered = 0
  #spacing = usualSpacing
  #loopDelay = 0
  #sampledAt: number

  constructor({ longestWait, clock = () => performance.now() }: Options) {
    this.#longestWait = longestWait
    this.#clock = clock
    this.#sampledAt = clock()
  }

  get isTooMuch(): boolean {
    return this.#inFlight * this.#spacing + this.#loopDelay > this.#longestWait
  }

  enter(): void {
    this.#inFlight += 1
  }

  leave(): void {
    this.#inFlight -= 1
    this.#answered += 1
  }

  /** Takes samples until it is stopped. */
  watch(): () => void {
    const timer = setInterval(() => this.sample(), sampleInMs).unref()
    return () => clearInterval(timer)
  }

  /** Called every `sampleInMs`, or later if the event loop is busy. */
  sample(): void {
    const now = this.#clock()
    const taken = now - this.#sampledAt
    const isCrowded = this.#inFlight + this.#answered >= crowd && this.#inFlight > 0
    // Without an answer, the pace is at best one per interval, and slower each time.
    const seen = this.#answered > 0 ? taken / this.#answered : Math.max(taken, this.#spacing * 2)
    this.#spacing = (this.#spacing + (isCrowded ? seen : usualSpacing)) / 2
    this.#loopDelay = Math.max(0, taken - sampleInMs)
    this.#answered = 0
    this.#sampledAt = now
  }
}
