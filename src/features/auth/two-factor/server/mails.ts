import type { SignedInUser } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { queueMail } from '#features/outbox/server/repository.ts'

type Event = 'on' | 'off' | 'newCodes' | 'recoveryUsed' | 'refused' | 'reset'

/**
 * Notifies a user of a change to their login; never contains a code or a key. Call it inside the transaction
 * of the change.
 */
export const mailAboutTwoFactor = (
  db: Database,
  { id, email, preferredLanguage }: Pick<SignedInUser, 'id' | 'email' | 'preferredLanguage'>,
  event: Event,
  values: Record<string, number> = {},
): Promise<number> =>
  queueMail(db, {
    recipient: email,
    recipientId: id,
    language: preferredLanguage,
    subject: `mail.twoFactor.${event}.subject`,
    values,
    paragraphs: [`mail.twoFactor.${event}.text`, 'mail.twoFactor.notYou'],
  })
