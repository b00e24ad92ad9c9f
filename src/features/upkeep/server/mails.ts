import type { SignedInUser } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { linkInOffice } from '#features/consultations/server/mails.ts'
import { queueMail } from '#features/outbox/server/repository.ts'
import type { Sender } from '#features/outbox/server/sender.ts'
import { listAdminMailboxes } from '#features/users/server/repository.ts'
import { formatDateTime } from '#i18n/format.ts'

/** Notifies all admins of another account for payments, without the number, because mail is forwarded. */
export const ibanMail =
  ({ publicUrl }: Pick<Sender, 'publicUrl'>) =>
  async (db: Database, { id, firstName, lastName }: SignedInUser): Promise<void> => {
    const now = new Date().toISOString()
    for (const mailbox of await listAdminMailboxes(db))
      await queueMail(db, {
        ...mailbox,
        subjectId: id,
        values: { who: `${firstName} ${lastName}`, when: formatDateTime(now, mailbox.language) },
        subject: 'mail.iban.subject',
        paragraphs: ['mail.iban.text', 'mail.iban.check'],
        ...linkInOffice(publicUrl(), 'settings'),
      })
  }
