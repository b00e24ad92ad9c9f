import { listOptions, newestFirst, replyWithPage } from '#api/lists.ts'
import { type Routes, register, signedInUser } from '#api/routes.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { AppError, notFound } from '#http/errors.ts'
import { countMail, findMail, listMail, mailSortFields, resendMail } from './admin-repository.ts'
import { outboxCalls } from './calls.ts'
import { LinkKeyError, type LinkTokens, withoutTokens } from './link-tokens.ts'
import { frameHeaders } from './mail-layout.ts'
import { queueMail } from './repository.ts'

/** Sufficient to try several mail server settings. */
const testsPerHour = 20

type FoundMail = NonNullable<Awaited<ReturnType<typeof findMail>>>

type Options = { isDelivered: boolean; linkTokens: LinkTokens }

export const outboxRoutes =
  ({ isDelivered, linkTokens }: Options): Routes =>
  async (app) => {
    const on = register(app, outboxCalls)

    /**
     * If mail is delivered, its links are hidden here: an admin who starts a password reset must not use it.
     * Otherwise this is the only place to read them.
     */
    const readablePart = (mail: FoundMail, part: 'text' | 'html'): string => {
      if (isDelivered) return withoutTokens(mail[part])
      try {
        return linkTokens.unseal(mail)[part]
      } catch (error) {
        // The tokens were encrypted with a lost key, but the rest of the text is readable.
        if (error instanceof LinkKeyError) return withoutTokens(mail[part])
        throw error
      }
    }

    /** Used by the contact form's reply dialog. */
    on('GET /api/admin/mail-delivery', async () => ({ isDelivered }))

    on('GET /api/admin/outbox', async (request, reply) => {
      const { query } = request
      const page = await listMail(app.db, {
        state: query.state === 'all' ? undefined : query.state,
        ...listOptions(query, mailSortFields, newestFirst),
      })
      return replyWithPage(request, reply, query, page)
    })

    on('GET /api/admin/outbox/counts', async ({ query }) => countMail(app.db, query.q))

    on('GET /api/admin/outbox/:id', async ({ params }) => {
      const found = (await findMail(app.db, params.id)) ?? notFound()
      return { ...found, text: readablePart(found, 'text') }
    })

    on('GET /api/admin/outbox/:id/view', async ({ params }, reply) => {
      const found = (await findMail(app.db, params.id)) ?? notFound()
      return reply.headers(frameHeaders).type('text/html; charset=utf-8').send(readablePart(found, 'html'))
    })

    on('POST /api/admin/outbox/test', async (request) => {
      const { id, email, preferredLanguage: language } = signedInUser(request)
      const { count, secondsLeft } = await app.countAttempt(`test mail ${id}`, 60 * 60)
      if (count > testsPerHour * app.rateLimitScale)
        throw new AppError('too_many', { retryAfter: secondsLeft })
      return app.db.transaction(async (tx) => {
        const queued = await queueMail(tx, {
          recipient: email,
          recipientId: id,
          language,
          subject: 'mail.test.subject',
          paragraphs: ['mail.test.text'],
        })
        await auditOf(request)(tx, 'send', 'mail', queued)
        return (await findMail(tx, queued)) ?? notFound()
      })
    })

    on('POST /api/admin/outbox/:id/resend', async (request) => {
      const { id } = request.params
      return app.db.transaction(async (tx) => {
        const waiting = await resendMail(tx, id)
        if (!waiting) {
          if (await findMail(tx, id)) throw new AppError('mail_not_failed')
          return notFound()
        }
        await auditOf(request)(tx, 'resend', 'mail', id)
        return waiting
      })
    })
  }
