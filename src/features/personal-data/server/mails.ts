import { accountPageOf } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { findFirmMailbox, queueMail } from '#features/outbox/server/repository.ts'
import type { User } from '#features/users/schema.ts'
import { erasureDays } from '../schema.ts'

type Person = Pick<User, 'id' | 'email' | 'role' | 'preferredLanguage'>

/** Links to the account panel that shows the request and its deadline. */
const panelOf = ({ role }: Person, publicUrl: string): string => `${publicUrl}${accountPageOf(role)}#privacy`

/** Notifies the person that the request has arrived, and the firm of its deadline, without a name. */
export const notifyOfRequest = async (db: Database, person: Person, publicUrl: string): Promise<void> => {
  await queueMail(db, {
    recipient: person.email,
    recipientId: person.id,
    language: person.preferredLanguage,
    subject: 'mail.erasure.opened.subject',
    values: { days: erasureDays },
    paragraphs: ['mail.erasure.opened.text', 'mail.erasure.opened.notYou'],
    action: { label: 'mail.erasure.opened.action', url: panelOf(person, publicUrl) },
  })
  const firm = await findFirmMailbox(db)
  if (!firm) return
  await queueMail(db, {
    ...firm,
    subjectId: person.id,
    subject: 'mail.erasure.firm.subject',
    values: { days: erasureDays },
    paragraphs: ['mail.erasure.firm.text'],
    action: { label: 'mail.erasure.firm.action', url: `${publicUrl}/dashboard/privacy` },
  })
}

/** Does not quote the reasons, which may mention a matter: they are shown after login. */
export const notifyOfRefusal = (db: Database, person: Person, publicUrl: string): Promise<number> =>
  queueMail(db, {
    recipient: person.email,
    recipientId: person.id,
    language: person.preferredLanguage,
    subject: 'mail.erasure.refused.subject',
    paragraphs: ['mail.erasure.refused.text'],
    action: { label: 'mail.erasure.refused.action', url: panelOf(person, publicUrl) },
  })

/** The last mail to a person whose data has been erased. */
export const notifyOfErasure = (
  db: Database,
  person: Pick<Person, 'email' | 'preferredLanguage'>,
): Promise<number> =>
  queueMail(db, {
    recipient: person.email,
    // The account no longer exists.
    recipientId: null,
    leavesNoCopy: true,
    language: person.preferredLanguage,
    subject: 'mail.erasure.done.subject',
    paragraphs: ['mail.erasure.done.text', 'mail.erasure.done.retained'],
  })
