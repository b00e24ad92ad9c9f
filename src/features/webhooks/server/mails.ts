import type { Database } from '#db/connection.ts'
import { linkInOffice } from '#features/consultations/server/mails.ts'
import { queueMail } from '#features/outbox/server/repository.ts'
import { listAdminMailboxes } from '#features/users/server/repository.ts'
import { hostOfAddress } from '../values.ts'

/** All admins get the host only, since the rest of the address may be a secret. */
export const mailAboutFailures = async (
  db: Database,
  publicUrl: string,
  receiverId: number,
  address: string,
): Promise<void> => {
  for (const mailbox of await listAdminMailboxes(db))
    await queueMail(db, {
      ...mailbox,
      topic: `webhook receiver ${receiverId}`,
      values: { host: hostOfAddress(address) },
      subject: 'mail.webhook.subject',
      paragraphs: ['mail.webhook.text', 'mail.webhook.next'],
      ...linkInOffice(publicUrl, 'programs'),
    })
}
