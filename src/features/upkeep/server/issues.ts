import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#db/connection.ts'
import { advanceIssues } from '#features/newsletter/server/queue-repository.ts'
import type { LinkTokens } from '#features/outbox/server/link-tokens.ts'
import { repeat } from './repeat.ts'

type Dependencies = {
  db: Database
  publicUrl: () => string
  linkTokens: LinkTokens
  log: Pick<FastifyBaseLogger, 'error'>
}

const defaultEveryMs = 5000

/** Sends newsletter issues gradually: a few mails at a time, and more once these are sent. */
export const startIssues = (
  { db, log, ...sender }: Dependencies,
  everyMs = defaultEveryMs,
): { stop(): Promise<void> } =>
  repeat(
    async () => {
      await advanceIssues(db, sender)
    },
    { everyMs, onError: (err) => log.error({ err }, 'issues of the newsletter not sent') },
  )
