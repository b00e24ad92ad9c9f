import type { FastifyInstance, FastifyRequest } from 'fastify'
import { everyRow, listOptions, newestFirst, replyWithPage, sendCsv } from '#api/lists.ts'
import { type Routes, register, repeatableCall, requireRecentProof, signedInUser } from '#api/routes.ts'
import type { Database } from '#db/connection.ts'
import { answerOnce } from '#features/answered-calls/server/repository.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { recordConsent } from '#features/consents/server/repository.ts'
import { createFollowLink } from '#features/consultations/server/link-repository.ts'
import { confirmConsultation, leadByPrivateLink } from '#features/consultations/server/mails.ts'
import { createConsultation, findConsultation } from '#features/consultations/server/repository.ts'
import { findFirmMailbox, queueMail } from '#features/outbox/server/repository.ts'
import { AppError, notFound } from '#http/errors.ts'
import { limitPerMinute } from '#http/rate-limit.ts'
import { formatLongDate } from '#i18n/format.ts'
import type { ContactConversion } from '../admin-schema.ts'
import { contactMessageCalls } from './calls.ts'
import {
  contactSortFields,
  createContactMessage,
  deleteContactMessage,
  findContactMessage,
  findContactReceipt,
  listContactMessages,
  lockContactMessage,
  updateContactMessage,
} from './repository.ts'

type Dependencies = {
  /** Checks for conflicts with other matters of the firm; implemented by `conflicts`. */
  flagNewRequest: (db: Database, id: number) => Promise<void>
}

/** Contact messages: read, reply by mail, convert to a consultation, delete. */
export const contactAdminRoutes =
  ({ flagNewRequest }: Dependencies): Routes =>
  async (app) => {
    const on = register(app, contactMessageCalls)

    on('GET /api/admin/contact-messages', async (request, reply) => {
      const { query } = request
      const page = await listContactMessages(app.db, {
        reader: signedInUser(request),
        ...(query.unread !== undefined && { isUnread: query.unread === 'true' }),
        ...listOptions(query, contactSortFields, newestFirst),
      })
      return replyWithPage(request, reply, query, page)
    })

    /** Sender and date, without the text. The export is audited, because it contains personal data. */
    on('GET /api/admin/contact-messages.csv', { onRequest: requireRecentProof }, async (request, reply) => {
      const { query } = request
      const rows = await app.db.transaction(async (tx) => {
        await auditOf(request)(tx, 'export', 'contactMessage')
        return everyRow((page) =>
          listContactMessages(tx, {
            reader: signedInUser(request),
            ...(query.unread !== undefined && { isUnread: query.unread === 'true' }),
            ...listOptions(query, contactSortFields, newestFirst),
            page,
          }),
        )
      })
      return sendCsv(reply, 'contact-messages.csv', [
        ['id', 'createdAt', 'name', 'email', 'phone', 'subject', 'isRead'],
        ...rows.map((row) => [
          row.id,
          row.createdAt,
          row.name,
          row.email,
          row.phone,
          row.subject,
          String(row.isRead),
        ]),
      ])
    })

    on(
      'GET /api/admin/contact-messages/:id',
      async (request) =>
        (await findContactMessage(app.db, request.params.id, signedInUser(request))) ?? notFound(),
    )

    on('PUT /api/admin/contact-messages/:id', async (request) => {
      const { id } = request.params
      return app.db.transaction(async (tx) => {
        const reader = signedInUser(request)
        if (!(await lockContactMessage(tx, id, reader))) notFound()
        await updateContactMessage(tx, id, request.body)
        const updated = (await findContactMessage(tx, id, reader)) ?? notFound()
        await auditOf(request)(tx, 'update', 'contactMessage', id, { isRead: String(updated.isRead) })
        return updated
      })
    })

    on('DELETE /api/admin/contact-messages/:id', async (request) => {
      const { id } = request.params
      await app.db.transaction(async (tx) => {
        if (!(await lockContactMessage(tx, id, signedInUser(request)))) notFound()
        await deleteContactMessage(tx, id)
        await auditOf(request)(tx, 'delete', 'contactMessage', id)
      })
    })

    /** Sent by mail in the sender's language, with their message quoted below. */
    on('POST /api/admin/contact-messages/:id/reply', async (request, _reply) => {
      const { id } = request.params
      const reader = signedInUser(request)
      const { answer } = await answerOnce(app.db, repeatableCall(request, [id, request.body]), {
        write: async (tx) => {
          const found = (await lockContactMessage(tx, id, reader)) ?? notFound()
          const { name, email, language, subject, message, createdAt } = found
          await queueMail(tx, {
            recipient: email,
            recipientId: null,
            language,
            subject: 'mail.reply.subject',
            values: { subject, name, date: formatLongDate(createdAt, language) },
            paragraphs: [],
            personalText: request.body.message,
            issuedBy: [reader.id],
            quote: { introduction: 'mail.reply.quote', text: message },
          })
          await auditOf(request)(tx, 'reply', 'contactMessage', id)
          if (!found.isRead) await updateContactMessage(tx, id, { isRead: true })
          return id
        },
        read: async (tx) => (await findContactMessage(tx, id, reader)) ?? notFound(),
      })
      return answer
    })

    /**
     * Converts the message to a consultation, at most once. From then on, access to it follows the
     * consultation.
     */
    on('POST /api/admin/contact-messages/:id/consultation', async (request) => {
      const { id } = request.params
      const created = await makeConsultation(app, request, id, request.body)
      // The consultation is stored; a failed conflict check must not fail it.
      await flagNewRequest(app.db, created).catch((err: unknown) =>
        request.log.error({ err }, 'a new request was not checked for conflicts'),
      )
      return (await findConsultation(app.db, created, signedInUser(request))) ?? notFound()
    })
  }

/** Runs at most once; a second call is refused with the id of the existing consultation. */
const makeConsultation = (
  app: FastifyInstance,
  request: FastifyRequest,
  id: number,
  facts: ContactConversion,
): Promise<number> =>
  app.db.transaction(async (tx) => {
    const found = (await lockContactMessage(tx, id, signedInUser(request))) ?? notFound()
    if (found.consultationId !== null)
      throw new AppError('converted', { detail: `error.converted?id=${found.consultationId}` })
    const { email, language, subject, message } = found
    const row = await createConsultation(tx, {
      ...facts,
      email,
      language,
      subject,
      message,
      userId: null,
    })
    await updateContactMessage(tx, id, { isRead: true, consultationId: row.id })
    const token = await createFollowLink(tx, row.id, app.linkTokens)
    await confirmConsultation(
      tx,
      app.publicUrl(),
      { ...row, email, language, userId: null },
      { follow: leadByPrivateLink(app.publicUrl(), token, app.linkTokens) },
    )
    await auditOf(request)(tx, 'convert', 'contactMessage', id, { consultation: `#${row.id}` })
    await auditOf(request)(tx, 'create', 'consultation', row.id, { contactMessage: `#${id}` })
    return row.id
  })

/** The public contact form, open to everyone. */
export const contactRoutes: Routes = async (app) => {
  const on = register(app, contactMessageCalls)

  on('POST /api/contact', { onRequest: limitPerMinute('forms', 30) }, async (request) => {
    const { agreeToTerms, homepage, ...input } = request.body
    const language = input.language ?? request.language
    const { answer } = await answerOnce(app.db, repeatableCall(request, request.body), {
      write: async (tx) => {
        const id = await createContactMessage(tx, {
          ...input,
          phone: input.phone ?? null,
          language,
          isDoubtful: !!homepage,
        })
        await recordConsent(tx, {
          userId: request.user?.id ?? null,
          email: input.email,
          purpose: 'terms',
          language,
        })
        await announceMessage(tx, app.publicUrl(), { id, email: input.email })
        await auditOf(request)(tx, 'create', 'contactMessage', id)
        return id
      },
      read: async (tx, id) => (await findContactReceipt(tx, id)) ?? notFound(),
    })
    return answer
  })
}

/** Notifies the firm, without the content of the message. */
const announceMessage = async (
  db: Database,
  publicUrl: string,
  { id, email }: { id: number; email: string },
): Promise<void> => {
  const mailbox = await findFirmMailbox(db)
  if (!mailbox) return
  await queueMail(db, {
    ...mailbox,
    subjectAddress: email,
    subject: 'mail.contact.subject',
    paragraphs: ['mail.contact.text', 'mail.signIn'],
    action: {
      label: 'mail.openInOffice',
      url: `${publicUrl}/dashboard/messages?tab=contact&open=${id}`,
    },
  })
}
