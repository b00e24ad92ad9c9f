import { beforeEach, describe, expect, it } from 'vitest'
import { Turnstile } from './turnstile.ts'

describe('the turnstile', () => {
  let now: number
  let turnstile: Turnstile
  let inside: (() => void)[]
  let refused: number
  beforeEach(() => {
    now = 0
    turnstile = new Turnstile({ longestWait: 1_000, clock: () => now })
    inside = []
    refused = 0
  })
  const come = () => {
    const leave = turnstile.pass({
      enter: () => inside.push(() => leave()),
      refuse: () => {
        refused += 1
      },
    })
    return leave
  }
  const many = (count: number) => Array.from({ length: count }, come)
  /** One visitor is answered after so many milliseconds. */
  const answer = (after: number) => {
    now += after
    inside.shift()?.()
  }
  const wait = (milliseconds: number) => {
    now += milliseconds
    turnstile.look()
  }

  it('lets eight in, and each further one when one of them leaves, in their order', () => {
    const order: number[] = []
    const leaves = Array.from({ length: 12 }, (_, at) =>
      turnstile.pass({ enter: () => order.push(at), refuse: () => undefined }),
    )
    expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    leaves[5]?.()
    leaves[5]?.()
    leaves[0]?.()
    expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  it('forgets who goes while waiting', () => {
    const [, , , , , , , , ninth] = many(10)
    ninth?.()
    answer(1)
    expect(inside).toHaveLength(8)
    answer(1)
    expect(inside).toHaveLength(7)
  })

  it('is not full for two hundred visitors at once who are answered quickly', () => {
    many(200)
    expect(turnstile.isFull).toBe(false)
    for (let n = 0; n < 1_000; n += 1) {
      answer(2)
      come()
    }
    expect([turnstile.isFull, refused]).toEqual([false, 0])
  })

  it('is full as soon as the row would take half of the longest wait', () => {
    many(8)
    for (let n = 0; n < 200; n += 1) {
      come()
      answer(20)
    }
    many(20)
    expect(turnstile.isFull).toBe(false)
    many(10)
    expect(turnstile.isFull).toBe(true)
    for (let n = 0; n < 8; n += 1) answer(20)
    expect(turnstile.isFull).toBe(false)
  })

  it('is full when nobody is answered any more, and keeps nobody waiting for longer than it says', () => {
    many(20)
    wait(499)
    expect(turnstile.isFull).toBe(false)
    wait(2)
    expect([turnstile.isFull, refused]).toEqual([true, 0])
    wait(500)
    expect([refused, inside.length]).toEqual([12, 8])
    for (let n = 0; n < 8; n += 1) answer(0)
    many(20)
    expect([turnstile.isFull, inside.length]).toEqual([false, 8])
  })

  it('counts those who are refused as gone', () => {
    const leaves = many(20)
    wait(1_001)
    for (const leave of leaves.slice(8)) leave()
    answer(0)
    many(3)
    expect(inside).toHaveLength(8)
  })

  it('forgets an expensive crowd that has gone', () => {
    many(8)
    for (let n = 0; n < 100; n += 1) {
      come()
      answer(50)
    }
    for (let n = 0; n < 8; n += 1) answer(50)
    for (let n = 0; n < 10; n += 1) wait(100)
    many(200)
    expect(turnstile.isFull).toBe(false)
  })
})
