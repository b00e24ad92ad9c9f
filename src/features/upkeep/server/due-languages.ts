import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#db/connection.ts'
import { publishDueLanguages } from '#features/publications/server/due-language-repository.ts'
import { repeat } from './repeat.ts'

const defaultEveryMs = 15_000

/** Publishes the second language of a publication when its date comes, a few seconds late at most. */
export const startDueLanguages = (
  { db, log }: { db: Database; log: Pick<FastifyBaseLogger, 'info' | 'error'> },
  everyMs = defaultEveryMs,
): { stop(): Promise<void> } => {
  const look = async () => {
    const ids = await publishDueLanguages(db)
    if (ids.length > 0) log.info({ ids }, 'the other language of publications was published')
  }
  return repeat(look, { everyMs, onError: (err) => log.error({ err }, 'languages not published') })
}
