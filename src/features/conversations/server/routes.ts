import multipart from '@fastify/multipart'
import { signedInUser } from '#api/guards.ts'
import { repeatableCall } from '#api/idempotency-key.ts'
import { pageOf, replyWithPage } from '#api/lists.ts'
import { register } from '#api/register.ts'
import { answerOnce } from '#features/answered-calls/server/repository.ts'
import type { Routes } from '#http/context.ts'
import { notFound } from '#http/errors.ts'
import { conversationCalls } from './calls.ts'
import { chatUploads, importChat, previewChat } from './import-chat.ts'
import { changeConversations, getOpenConsultation } from './open-consultation.ts'
import {
  createConversation,
  findConversation,
  findImport,
  listConversations,
  removeConversation,
} from './repository.ts'

/** Conversations outside Mizan, for readers of the request. They are not sent and mark nothing as read. */
export const conversationRoutes: Routes = async (app) => {
  const on = register(app, conversationCalls)

  await app.register(multipart, chatUploads)

  on('GET /api/admin/consultations/:id/conversations', async (request, reply) => {
    const { id } = await getOpenConsultation(app.db, request, request.params.id)
    const page = await listConversations(app.db, id, pageOf(request.query))
    return replyWithPage(request, reply, request.query, page)
  })

  on('POST /api/admin/consultations/:id/conversations', async (request) => {
    const { id } = request.params
    const { answer } = await answerOnce(app.db, repeatableCall(request, [id, request.body]), {
      write: (tx) =>
        changeConversations(tx, request, id, () =>
          createConversation(tx, id, request.body, signedInUser(request).id),
        ),
      read: async (tx, created) => (await findConversation(tx, created, signedInUser(request))) ?? notFound(),
    })
    return answer
  })

  on('POST /api/admin/consultations/:id/conversations/import/preview', (request) =>
    previewChat(request, request.params.id),
  )
  on('POST /api/admin/consultations/:id/conversations/import', (request) =>
    importChat(request, request.params.id),
  )

  on('DELETE /api/admin/conversations/:id', async (request) => {
    const { id } = request.params
    await app.db.transaction(async (tx) => {
      const found = (await findImport(tx, id, signedInUser(request))) ?? notFound()
      await changeConversations(tx, request, found.consultationId, () => removeConversation(tx, id, found))
    })
  })
}
