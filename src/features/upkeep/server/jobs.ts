import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#db/connection.ts'
import { sendAgreementReminders } from '#features/agreements/server/jobs.ts'
import { sendReminders } from '#features/appointments/server/jobs.ts'
import { keyNames } from '#features/conflicts/server/names-repository.ts'
import { linkInOffice } from '#features/consultations/server/mails.ts'
import { sendUrgentReminders } from '#features/front-desk/server/mails.ts'
import { sendMatterReminders } from '#features/matters/server/jobs.ts'
import { advanceIssues } from '#features/newsletter/server/queue-repository.ts'
import type { LinkTokens } from '#features/outbox/server/link-tokens.ts'
import { queueMail } from '#features/outbox/server/repository.ts'
import { publishDueLanguages } from '#features/publications/server/due-repository.ts'
import { shownNames, takeEndingLicenses } from '#features/team-members/server/repository.ts'
import { sendTokenNotices } from '#features/tokens/server/mails.ts'
import { listAdminMailboxes } from '#features/users/server/repository.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { formatLongDate } from '#i18n/format.ts'
import { localized } from '#languages/language.ts'

type Dependencies = {
  db: Database
  publicUrl: () => string
  linkTokens: LinkTokens
  log: Pick<FastifyBaseLogger, 'error'>
}

/** Publishes the second language of a publication when its date comes, a few seconds late at most. */
export const startDueLanguages = (
  { db, log }: { db: Database; log: Pick<FastifyBaseLogger, 'info' | 'error'> },
  everyMs = 15_000,
): { stop(): Promise<void> } => {
  const look = async () => {
    const ids = await publishDueLanguages(db)
    if (ids.length > 0) log.info({ ids }, 'the other language of publications was published')
  }
  return repeat(look, { everyMs, onError: (err) => log.error({ err }, 'languages not published') })
}

/** Sends newsletter issues gradually: a few mails at a time, and more once these are sent. */
export const startIssues = (
  { db, log, ...sender }: Dependencies,
  everyMs = 5_000,
): { stop(): Promise<void> } =>
  repeat(
    async () => {
      await advanceIssues(db, sender)
    },
    { everyMs, onError: (err) => log.error({ err }, 'issues of the newsletter not sent') },
  )

const hourInMs = 60 * 60_000

/** Tells the admins of licenses that end soon, once at each stage. */
export const sendLicenseNotices = (
  db: Database,
  publicUrl: string,
  today = todayInRiyadh(new Date()),
): Promise<void> =>
  db.transaction(async (tx) => {
    const members = await takeEndingLicenses(tx, today)
    if (members.length === 0) return
    const mailboxes = await listAdminMailboxes(tx)
    for (const member of members)
      for (const mailbox of mailboxes)
        await queueMail(tx, {
          ...mailbox,
          topic: `license of ${member.id}`,
          subject: 'mail.license.subject',
          values: {
            name: localized(shownNames(member), 'name', mailbox.language).text,
            date: formatLongDate(member.licenseEnd ?? today, mailbox.language),
          },
          paragraphs: ['mail.license.text'],
          ...linkInOffice(publicUrl, `team?open=${member.id}`),
        })
  })

/** The hourly notices of ending licenses and of ending tokens. */
export const startEndNotices = (
  { db, publicUrl, log }: Omit<Dependencies, 'linkTokens'>,
  { everyMs = hourInMs, firstMs = 60_000 } = {},
): { stop(): Promise<void> } =>
  repeat(
    async () => {
      await sendLicenseNotices(db, publicUrl())
      await sendTokenNotices(db, publicUrl())
    },
    {
      everyMs,
      firstMs,
      onError: (err) => log.error({ err }, 'notices of ending licenses and tokens not sent'),
    },
  )

/**
 * Computes missing keys in the background after an import or an update, so that searches do not wait for
 * them.
 */
export const startNameKeys = (
  { db, log }: Pick<Dependencies, 'db' | 'log'>,
  { everyMs = 10_000, firstMs = 1_000 } = {},
): { stop(): Promise<void> } => {
  let isStopping = false
  const keys = repeat(() => keyNames(db, () => isStopping), {
    everyMs,
    firstMs,
    onError: (err) => log.error({ err }, 'keys of names not made'),
  })
  return {
    async stop() {
      isStopping = true
      await keys.stop()
    },
  }
}

/** Sends reminders of appointments, urgent days, hearings, terms, powers of attorney and agreements. */
export const startReminders = (
  { db, log, ...sender }: Dependencies,
  // The first run is early, so that reminders that became due during a downtime are sent soon.
  { everyMs = 60_000, firstMs = 2_000 } = {},
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

/**
 * Runs a task repeatedly, never concurrently, until it is stopped; stopping waits for the current run. The
 * first run starts after `firstMs`.
 */
export const repeat = (
  task: () => Promise<void>,
  {
    everyMs,
    firstMs = everyMs,
    onError,
  }: { everyMs: number; firstMs?: number; onError: (error: unknown) => void },
): { stop(): Promise<void> } => {
  let isStopping = false
  let running = Promise.resolve()
  let timer: NodeJS.Timeout
  const plan = (afterMs: number) => {
    timer = setTimeout(() => {
      running = task()
        .catch(onError)
        .finally(() => {
          if (!isStopping) plan(everyMs)
        })
    }, afterMs).unref()
  }
  plan(firstMs)
  return {
    async stop() {
      isStopping = true
      clearTimeout(timer)
      await running
    },
  }
}
