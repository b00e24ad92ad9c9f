import type { SignedInUser } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { queueMail } from '#features/outbox/server/repository.ts'

type Event = 'added' | 'removed' | 'copied'

/** Notifies a user of a change to their login. Call it inside the transaction of the change. */
export const mailAboutPasskey = (
  db: Database,
  { id, email, preferredLanguage }: Pick<SignedInUser, 'id' | 'email' | 'preferredLanguage'>,
  event: Event,
  name: string,
): Promise<number> =>
  queueMail(db, {
    recipient: email,
    recipientId: id,
    language: preferredLanguage,
    subject: `mail.passkey.${event}.subject`,
    values: { name },
    paragraphs: [`mail.passkey.${event}.text`, 'mail.passkey.notYou'],
  })
