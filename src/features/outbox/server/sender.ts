import type { FastifyInstance } from 'fastify'
import type { Database } from '#db/connection.ts'
import { listSettings } from '#features/settings/server/repository.ts'
import { settingIn, settingsOf } from '#features/settings/setting-values.ts'
import type { Language } from '#languages/language.ts'
import { LinkTokens } from './link-tokens.ts'
import type { MailLimits } from './stranger-mail.ts'

/** The options to send mail with links, or mail to an unverified address. */
export type Sender = { publicUrl: () => string; linkTokens: LinkTokens; mailLimits: MailLimits }

declare module 'fastify' {
  interface FastifyInstance {
    linkTokens: LinkTokens
    mailLimits: MailLimits
  }
}

type Options = {
  /** The 32-byte key that encrypts link tokens in the outbox. */
  key: Buffer
  publicUrl: () => string
  scale: number
  count: MailLimits['count']
}

/** Makes the sender available to all routes; `count` is implemented by `auth`. */
export const decorateSender = (app: FastifyInstance, { key, ...options }: Options): Sender => {
  const linkTokens = new LinkTokens(key)
  const mailLimits: MailLimits = {
    ...options,
    onCeiling: () => app.log.warn('so much mail to strangers in an hour that the rest is held back'),
  }
  app.decorate('linkTokens', linkTokens)
  app.decorate('mailLimits', mailLimits)
  return { publicUrl: options.publicUrl, linkTokens, mailLimits }
}

/** `MAIL_FROM`; by default the firm's own address with its name in the mail's language. */
export const senderOf = async (
  db: Database,
  { mailFrom, admin }: { mailFrom: string | undefined; admin: { email: string } },
  language: Language = 'en',
) => {
  if (mailFrom) return mailFrom
  const settings = settingsOf(await listSettings(db))
  return {
    name: settingIn(settings, 'site_title', language),
    address: settings.contact_email || admin.email,
  }
}
