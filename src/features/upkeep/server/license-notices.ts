import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#db/connection.ts'
import { linkInOffice } from '#features/consultations/server/mails.ts'
import { queueMail } from '#features/outbox/server/repository.ts'
import { shownNames, takeEndingLicenses } from '#features/team-members/server/repository.ts'
import { listAdminMailboxes } from '#features/users/server/repository.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { formatLongDate } from '#i18n/format.ts'
import { localized } from '#languages/language.ts'
import { repeat } from './repeat.ts'

type Dependencies = { db: Database; publicUrl: () => string; log: Pick<FastifyBaseLogger, 'error'> }

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

export const startLicenseNotices = (
  { db, publicUrl, log }: Dependencies,
  { everyMs = hourInMs, firstMs = 60_000 } = {},
): { stop(): Promise<void> } =>
  repeat(() => sendLicenseNotices(db, publicUrl()), {
    everyMs,
    firstMs,
    onError: (err) => log.error({ err }, 'notices of ending licenses not sent'),
  })
