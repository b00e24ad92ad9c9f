import { repeatableCall } from '#api/idempotency-key.ts'
import { register } from '#api/register.ts'
import type { Database } from '#db/connection.ts'
import { answerOnce } from '#features/answered-calls/server/repository.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { recordConsent } from '#features/consents/server/repository.ts'
import { findFirmMailbox, queueMail } from '#features/outbox/server/repository.ts'
import type { Routes } from '#http/context.ts'
import { notFound } from '#http/errors.ts'
import { limitPerMinute } from '#http/rate-limit.ts'
import { contactMessageCalls } from './calls.ts'
import { createContactMessage, findContactReceipt } from './repository.ts'

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
