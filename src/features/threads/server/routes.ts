import { type Routes, register, signedInUser } from '#api/routes.ts'
import { findConsultation } from '#features/consultations/server/repository.ts'
import { isRecipient } from '#features/messages/rules.ts'
import { isBetweenOthers, setMessageStatus } from '#features/messages/server/repository.ts'
import { recordOversight } from '#features/messages/server/rules.ts'
import { notFound } from '#http/errors.ts'
import { isUnattended } from '#http/request-origin.ts'
import { threadAtOnce } from '../values.ts'
import { threadCalls } from './calls.ts'
import { findThread } from './repository.ts'

/** Everything that was said and sent about a request, for its readers (decision 75). */
export const threadRoutes: Routes = async (app) => {
  const on = register(app, threadCalls)

  /** Like opening each message: it marks messages as read for their recipient. */
  on('GET /api/admin/consultations/:id/thread', async (request) => {
    const { id } = request.params
    const reader = signedInUser(request)
    const { isOpen } = (await findConsultation(app.db, id, reader)) ?? notFound()
    const { count = threadAtOnce, first } = request.query
    const found = await findThread(app.db, id, { reader, isOpen, count, first })
    const letters = [...found.earliest, ...found.entries].flatMap((entry) =>
      entry.kind === 'message' ? entry.message : [],
    )
    const others = letters.filter((letter) => isBetweenOthers(letter, reader))
    if (others.length > 0) await recordOversight(request, others)
    if (request.method !== 'HEAD' && !isUnattended(request))
      for (const letter of letters)
        if (letter.status === 'unread' && isRecipient(reader, letter))
          await setMessageStatus(app.db, letter.id, 'read')
    return found
  })
}
