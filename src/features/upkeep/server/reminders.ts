import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#db/connection.ts'
import { sendAgreementReminders } from '#features/agreements/server/jobs.ts'
import { sendReminders } from '#features/appointments/server/jobs.ts'
import { sendUrgentReminders } from '#features/front-desk/server/urgent-mails.ts'
import { sendMatterReminders } from '#features/matters/server/reminders.ts'
import type { LinkTokens } from '#features/outbox/server/link-tokens.ts'
import { repeat } from './repeat.ts'

type Dependencies = {
  db: Database
  publicUrl: () => string
  linkTokens: LinkTokens
  log: Pick<FastifyBaseLogger, 'error'>
}

const defaultEveryMs = 60_000
/** Short, so that reminders that became due during a downtime are sent soon. */
const defaultFirstMs = 2_000

/** Sends reminders of appointments, urgent days, hearings, terms, powers of attorney and agreements. */
export const startReminders = (
  { db, log, ...sender }: Dependencies,
  { everyMs = defaultEveryMs, firstMs = defaultFirstMs } = {},
): { stop(): Promise<void> } =>
  repeat(
    async () => {
      await sendReminders(db, sender)
      await sendUrgentReminders(db, sender.publicUrl())
      await sendMatterReminders(db, sender)
      await sendAgreementReminders(db, sender)
    },
    { everyMs, firstMs, onError: (err) => log.error({ err }, 'reminders not sent') },
  )
