import { beforeEach, describe, expect, it } from 'vitest'
import { AdmissionQueue } from './admission-queue.ts'

describe('the admission queue', () => {
  let now: number
  let queue: AdmissionQueue
  let inside: (() => void)[]
  let refused: number
  beforeEach(() => {
    now = 0
    queue = new AdmissionQueue({ maxWait: 1_000, clock: () => now })
    inside = []
    refused = 0
  })
  const come = () => {
    const leave = queue.pass({
      enter: () => inside.push(() => leave()),
      refuse: () => {
        refused += 1
      },
    })
    return leave
  }
  const many = (count: number) => Array.from({ length: count }, come)
  /** Answers one request after this many milliseconds. */
  const answer = (after: number) => {
    now += after
    inside.shift()?.()
  }
  const wait = (milliseconds: number) => {
    now += milliseconds
    queue.look()
  }

  it('admits eight requests, then one more for each that finishes, in order', () => {
    const order: number[] = []
    const leaves = Array.from({ length: 12 }, (_, at) =>
      queue.pass({ enter: () => order.push(at), refuse: () => undefined }),
    )
    expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    leaves[5]?.()
    leaves[5]?.()
    leaves[0]?.()
    expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  it('forgets a request that is canceled while it waits', () => {
    const [, , , , , , , , ninth] = many(10)
    ninth?.()
    answer(1)
    expect(inside).toHaveLength(8)
    answer(1)
    expect(inside).toHaveLength(7)
  })

  it('is not full with two hundred concurrent requests that are answered quickly', () => {
    many(200)
    expect(queue.isFull).toBe(false)
    for (let n = 0; n < 1_000; n += 1) {
      answer(2)
      come()
    }
    expect([queue.isFull, refused]).toEqual([false, 0])
  })

  it('is full when the estimated wait exceeds half of the longest wait', () => {
    many(8)
    for (let n = 0; n < 200; n += 1) {
      come()
      answer(20)
    }
    many(20)
    expect(queue.isFull).toBe(false)
    many(10)
    expect(queue.isFull).toBe(true)
    for (let n = 0; n < 8; n += 1) answer(20)
    expect(queue.isFull).toBe(false)
  })

  it('is full when no request finishes, and refuses requests after the longest wait', () => {
    many(20)
    wait(499)
    expect(queue.isFull).toBe(false)
    wait(2)
    expect([queue.isFull, refused]).toEqual([true, 0])
    wait(500)
    expect([refused, inside.length]).toEqual([12, 8])
    for (let n = 0; n < 8; n += 1) answer(0)
    many(20)
    expect([queue.isFull, inside.length]).toEqual([false, 8])
  })

  it('counts refused requests as gone', () => {
    const leaves = many(20)
    wait(1_001)
    for (const leave of leaves.slice(8)) leave()
    answer(0)
    many(3)
    expect(inside).toHaveLength(8)
  })

  it('recovers after a burst of slow requests', () => {
    many(8)
    for (let n = 0; n < 100; n += 1) {
      come()
      answer(50)
    }
    for (let n = 0; n < 8; n += 1) answer(50)
    for (let n = 0; n < 10; n += 1) wait(100)
    many(200)
    expect(queue.isFull).toBe(false)
  })
})
