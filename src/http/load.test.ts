import { beforeEach, describe, expect, it } from 'vitest'
import { Load } from './load.ts'

describe('the load', () => {
  let now: number
  let load: Load
  beforeEach(() => {
    now = 0
    load = new Load({ longestWait: 1_000, clock: () => now })
  })
  const enter = (requests: number) => {
    for (let n = 0; n < requests; n += 1) load.enter()
  }
  /** An interval in which so many are answered, and as many come in their place. */
  const interval = (answered: number, length = 100) => {
    for (let n = 0; n < answered; n += 1) {
      load.leave()
      load.enter()
    }
    now += length
    load.sample()
  }

  it('is not too much for two hundred visitors at once', () => {
    enter(200)
    expect(load.isTooMuch).toBe(false)
    for (let n = 0; n < 50; n += 1) interval(40)
    expect(load.isTooMuch).toBe(false)
  })

  it('is too much at once when nobody is answered any more', () => {
    enter(501)
    expect(load.isTooMuch).toBe(true)
    for (let n = 0; n < 501; n += 1) load.leave()
    expect(load.isTooMuch).toBe(false)
  })

  it('is too much earlier when each request takes long', () => {
    enter(100)
    for (let n = 0; n < 10; n += 1) interval(4)
    expect(load.isTooMuch).toBe(true)
    for (let n = 0; n < 70; n += 1) load.leave()
    expect(load.isTooMuch).toBe(false)
  })

  it('is too much when those that are held are never answered', () => {
    enter(100)
    expect(load.isTooMuch).toBe(false)
    for (let n = 0; n < 10; n += 1) interval(0)
    expect(load.isTooMuch).toBe(true)
  })

  it('of a few slow requests is not taken for a crowd', () => {
    enter(10)
    for (let n = 0; n < 100; n += 1) interval(0)
    expect(load.isTooMuch).toBe(false)
  })

  it('is too much when the event loop hardly turns', () => {
    interval(0, 1_200)
    expect(load.isTooMuch).toBe(true)
    interval(0)
    expect(load.isTooMuch).toBe(false)
  })

  it('is forgotten when the crowd has gone', () => {
    enter(100)
    for (let n = 0; n < 10; n += 1) interval(4)
    for (let n = 0; n < 100; n += 1) load.leave()
    for (let n = 0; n < 10; n += 1) interval(0)
    enter(200)
    expect(load.isTooMuch).toBe(false)
  })
})
