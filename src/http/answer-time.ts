import { setTimeout as wait } from 'node:timers/promises'

const stepInMs = 100

/**
 * Runs work whose duration depends on the person and pads it to a full time step, so that the response time
 * does not reveal the person.
 */
export const padToTimeStep = async (work: () => Promise<void>): Promise<void> => {
  const start = performance.now()
  await work()
  const taken = performance.now() - start
  await wait(Math.ceil(taken / stepInMs) * stepInMs - taken)
}
