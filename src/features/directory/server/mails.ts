import type { Database } from '#db/connection.ts'
import { queueMail } from '#features/outbox/server/repository.ts'
import type { User } from '#features/users/schema.ts'

/** Notifies a user of a change to their login. Call it inside the transaction of the change. */
export const mailAboutLink = (
  db: Database,
  { id, email, preferredLanguage }: Pick<User, 'id' | 'email' | 'preferredLanguage'>,
  event: 'linked' | 'unlinked',
  name: string | null,
): Promise<number> =>
  queueMail(db, {
    recipient: email,
    recipientId: id,
    language: preferredLanguage,
    subject: `mail.directory.${event}.subject`,
    values: { name: name ?? '' },
    paragraphs: [`mail.directory.${event}.text`, 'mail.directory.notYou'],
  })
