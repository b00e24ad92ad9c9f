import { setTimeout as wait } from 'node:timers/promises'

const stepInMs = 100

/**
 * Does what takes longer for some than for others, and ends with a full step of time, so that the time an answer
 * takes does not tell whom it was about.
 */
export const inSteps = async (work: () => Promise<void>): Promise<void> => {
  const start = performance.now()
  await work()
  const taken = performance.now() - start
  await wait(Math.ceil(taken / stepInMs) * stepInMs - taken)
}
