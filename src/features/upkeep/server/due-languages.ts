import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#db/connection.ts'
import { publishDueLanguages } from '#features/publications/server/due-language-repository.ts'

const defaultEveryMs = 15_000

/** Publishes the second language of a publication when its date comes, a few seconds late at most. */
export const startDueLanguages = (
  { db, log }: { db: Database; log: Pick<FastifyBaseLogger, 'info' | 'error'> },
  everyMs = defaultEveryMs,
): { stop(): Promise<void> } => {
  let isStopping = false
  let running = Promise.resolve()
  let timer: NodeJS.Timeout
  const look = async () => {
    const ids = await publishDueLanguages(db)
    if (ids.length > 0) log.info({ ids }, 'the other language of publications was published')
  }
  const plan = () => {
    timer = setTimeout(() => {
      running = look()
        .catch((err: unknown) => log.error({ err }, 'languages not published'))
        .finally(() => {
          if (!isStopping) plan()
        })
    }, everyMs).unref()
  }
  plan()
  return {
    async stop() {
      isStopping = true
      clearTimeout(timer)
      await running
    },
  }
}
