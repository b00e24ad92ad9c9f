/** Reads a stream in pieces of the size that the caller requests. */
export class ByteReader {
  readonly #source: AsyncIterator<Buffer>
  #ahead: Buffer = Buffer.alloc(0)

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  /** Returns fewer bytes only at the end. */
  async upTo(bytes: number): Promise<Buffer> {
    const pieces: Buffer[] = []
    let missing = bytes
    while (missing > 0 && (await this.#fill())) {
      const piece = this.#ahead.subarray(0, missing)
      this.#ahead = this.#ahead.subarray(piece.length)
      pieces.push(piece)
      missing -= piece.length
    }
    return pieces.length === 1 ? (pieces[0] as Buffer) : Buffer.concat(pieces)
  }

  /** Exactly this many bytes, in the chunks in which they arrive. */
  async *next(bytes: number): AsyncGenerator<Buffer> {
    for (let missing = bytes; missing > 0; ) {
      if (!(await this.#fill())) throw new Error(`the stream ends ${missing} bytes early`)
      const piece = this.#ahead.subarray(0, missing)
      this.#ahead = this.#ahead.subarray(piece.length)
      missing -= piece.length
      yield piece
    }
  }

  async isAtEnd(): Promise<boolean> {
    return !(await this.#fill())
  }

  async #fill(): Promise<boolean> {
    while (this.#ahead.length === 0) {
      const { value, done } = await this.#source.next()
      if (done) return false
      this.#ahead = value
    }
    return true
  }
}
