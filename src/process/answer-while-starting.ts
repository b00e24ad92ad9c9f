import { createServer } from 'node:net'

/** Fails if the port is taken, before a database is created or migrated in vain. */
export const refuseTakenPort = (port: number, host: string) =>
  new Promise<void>((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen({ port, host }, () => probe.close(() => resolve()))
  })

export const portIn = (address: string): number => Number(new URL(address).port)

/**
 * Longer than a start with a reachable database, shorter than a long migration. Multiplied by
 * `TIME_LIMIT_SCALE`.
 */
export const startLimitInMs = 5_000

/**
 * Listens in place of the app once the database is unreachable, or after `limitInMs`. A start that is only
 * slow does not listen: a proxy then sends requests to another instance, but it would pass a 503 on.
 */
export const answerWhileStarting = async <App>(
  work: Promise<unknown>,
  listen: () => Promise<App>,
  { unreachable, limitInMs }: { unreachable: Promise<void>; limitInMs: number },
): Promise<App | undefined> => {
  const isDone = work.then(
    () => true,
    () => true,
  )
  const isLate = new Promise<false>((resolve) => setTimeout(resolve, limitInMs, false).unref())
  const isUnreachable = unreachable.then(() => false)
  return (await Promise.race([isDone, isUnreachable, isLate])) ? undefined : listen()
}
