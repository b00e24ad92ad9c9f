import type { Database } from '#db/connection.ts'
import { linkInOffice } from '#features/consultations/server/mails.ts'
import { queueMail } from '#features/outbox/server/repository.ts'
import { listAdminMailboxes } from '#features/users/server/repository.ts'

/**
 * Sent once, until a backup succeeds again. The reason is only in the log, because it may contain paths and
 * addresses.
 */
export const mailAdmins = async (db: Database, publicUrl: string): Promise<void> => {
  for (const mailbox of await listAdminMailboxes(db))
    await queueMail(db, {
      ...mailbox,
      values: {},
      subject: 'mail.backup.subject',
      paragraphs: ['mail.backup.failed', 'mail.backup.next'],
      ...linkInOffice(publicUrl, 'backups'),
    })
}
