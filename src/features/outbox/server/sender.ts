import type { FastifyInstance } from 'fastify'
import { LinkTokens } from './link-tokens.ts'
import type { MailLimits } from './stranger-mail.ts'

/** What it takes to write a mail with links, or to somebody who may be a stranger. */
export type Sender = { publicUrl: () => string; linkTokens: LinkTokens; mailLimits: MailLimits }

declare module 'fastify' {
  interface FastifyInstance {
    linkTokens: LinkTokens
    mailLimits: MailLimits
  }
}

type Options = {
  /** 32 bytes that seal what the links of waiting mail open. */
  key: Buffer
  publicUrl: () => string
  scale: number
  count: MailLimits['count']
}

/** Every route may write such mail; `count` is the business of `auth`. */
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
