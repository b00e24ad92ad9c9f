import type { FastifyInstance } from 'fastify'
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
