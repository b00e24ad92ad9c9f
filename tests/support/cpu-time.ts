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

/** The fastest of several rounds: a busy machine slows single ones. */
const rounds = 3

const minTimeOf = (work: () => void): number =>
  Math.min(
    ...Array.from({ length: rounds }, () => {
      const before = process.cpuUsage()
      work()
      return cpuTimeSince(before)
    }),
  )

const parts = 16

/**
 * Expects that work on a large input costs about as much as on its sixteen parts one by one: quadratic work
 * would cost sixteen times as much. `prepare` creates an input of a size and returns the work.
 */
export const expectGrowsWithSize = (size: number, prepare: (size: number) => () => void): void => {
  const [whole, part] = [prepare(size), prepare(Math.ceil(size / parts))]
  const inParts = minTimeOf(() => {
    for (let done = 0; done < parts; done += 1) part()
  })
  // Below a few milliseconds the measurement is too coarse to compare, and the cost does not matter.
  expect(minTimeOf(whole)).toBeLessThan(5 + 4 * inParts)
}
