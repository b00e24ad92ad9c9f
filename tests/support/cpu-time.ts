import { expect } from 'vitest'

const cpuTimeSince = (before: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** Milliseconds that this process computed for some work, in all its threads: other programs make them no more. */
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
 * That work on something large costs about as much as on its sixteenths one by one: what grows with the square of the
 * size costs sixteen times as much. `prepare` makes the thing of a size and gives the work.
 */
export const expectGrowsWithSize = (size: number, prepare: (size: number) => () => void): void => {
  const [whole, part] = [prepare(size), prepare(Math.ceil(size / parts))]
  const inParts = leastTimeOf(() => {
    for (let done = 0; done < parts; done += 1) part()
  })
  // What lies below a few milliseconds is measured too roughly to compare, and troubles nobody.
  expect(leastTimeOf(whole)).toBeLessThan(5 + 4 * inParts)
}
