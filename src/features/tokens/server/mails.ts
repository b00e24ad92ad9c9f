import type { SignedInUser } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { queueMail } from '#features/outbox/server/repository.ts'
import { formatLongDate } from '#i18n/format.ts'
import type { Language } from '#languages/language.ts'
import { takeEndingTokens } from './repository.ts'

/** A mail never contains a token, only its name and end. */
const linkToTokens = (publicUrl: string, language: Language) => ({
  action: {
    label: 'mail.token.action' as const,
    url: `${publicUrl}/dashboard/account?lang=${language}#tokens`,
  },
})

/** Notifies the owner of a new token. Call it inside the transaction that creates it. */
export const mailAboutNewToken = (
  db: Database,
  publicUrl: string,
  { id, email, preferredLanguage }: Pick<SignedInUser, 'id' | 'email' | 'preferredLanguage'>,
  { name, endsAt }: { name: string; endsAt: string },
): Promise<number> =>
  queueMail(db, {
    recipient: email,
    recipientId: id,
    language: preferredLanguage,
    subject: 'mail.token.added.subject',
    values: { name, date: formatLongDate(endsAt, preferredLanguage) },
    paragraphs: ['mail.token.added.text', 'mail.token.notYou'],
    ...linkToTokens(publicUrl, preferredLanguage),
  })

/** Notifies the owners of tokens that end within a week, once each, even with several instances. */
export const sendTokenNotices = (db: Database, publicUrl: string): Promise<void> =>
  db.transaction(async (tx) => {
    for (const { id, name, endsAt, ...mailbox } of await takeEndingTokens(tx))
      await queueMail(tx, {
        ...mailbox,
        topic: `end of token ${id}`,
        subject: 'mail.token.ending.subject',
        values: { name, date: formatLongDate(endsAt, mailbox.language) },
        paragraphs: ['mail.token.ending.text'],
        ...linkToTokens(publicUrl, mailbox.language),
      })
  })
