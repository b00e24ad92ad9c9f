import { createServer } from 'node:net'

/** Fails as listening would, before a database is created or migrated that nobody will then serve. */
export const refuseTakenPort = (port: number, host: string) =>
  new Promise<void>((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen({ port, host }, () => probe.close(() => resolve()))
  })

export const portIn = (address: string): number => Number(new URL(address).port)

/** A database that is there opens sooner, and nobody has to wait for two apps. */
export const momentInMs = 500

/** Listens in the place of the app if the work takes longer than a moment or fails and is tried again. */
export const answerMeanwhile = async <App>(
  work: Promise<unknown>,
  listen: () => Promise<App>,
): Promise<App | undefined> => {
  const isDone = work.then(
    () => true,
    () => true,
  )
  const moment = new Promise<false>((resolve) => setTimeout(resolve, momentInMs, false).unref())
  return (await Promise.race([isDone, moment])) ? undefined : listen()
}
