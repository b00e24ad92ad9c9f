import { expect } from 'vitest'

const cpuTimeSince = (before: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/**
 * Milliseconds of CPU time that this process spent on some work in all its threads; other programs do not affect it.
 */
export const cpuTimeOf = async (work: () => Promise<unknown>): Promise<number> => {
  const before = process.cpuUsage()
  await work()
  return cpuTimeSince(before)
}

const leastTimeOf = (work: () => void): number =>
  Math.min(
    ...Array.from({ length: 2 }, () => {
      const before = process.cpuUsage()
      work()
      return cpuTimeSince(before)
    }),
  )

const parts = 16

/**
 * Expects that work on something large costs about as much as on its sixteenths one by one: quadratic work would cost
 * sixteen times as much. `prepare` makes an input of a size and returns the work.
 */
export const expectGrowsWithSize = (size: number, prepare: (size: number) => () => void): void => {
  const [whole, part] = [prepare(size), prepare(Math.ceil(size / parts))]
  const inParts = leastTimeOf(() => {
    for (let done = 0; done < parts; done += 1) part()
  })
  // Below a few milliseconds the measurement is too coarse to compare, and the cost does not matter.
  expect(leastTimeOf(whole)).toBeLessThan(5 + 4 * inParts)
}
