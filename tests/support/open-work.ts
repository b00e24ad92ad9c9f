import { eq } from 'drizzle-orm'
import { addNote } from '#features/consultations/server/note-repository.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { documentRequests } from '#features/documents/server/table.ts'
import { messages } from '#features/messages/server/table.ts'
import { at, type openAppointmentCalls } from './appointment-calls.ts'

/**
 * Gives a lawyer one open item of each kind, a closed request and an archived message. The appointments are
 * on the open Sunday: confirmed at 10:00, proposed at 11:00.
 */
export const giveOpenWork = async (calls: ReturnType<typeof openAppointmentCalls>, lawyerId: number) => {
  const { app, people, proposed, choose } = calls
  const confirmed = await proposed(people.client, [at('10:00')], { lawyerId })
  await choose(confirmed.id, at('10:00'))
  const pending = await proposed(people.client, [at('11:00')], { lawyerId })
  const closed = await calls.idOfNew(people.client)
  const change = (id: number, values: object) =>
    app.db.update(consultations).set(values).where(eq(consultations.id, id))
  await change(confirmed.id, { assignedToId: lawyerId })
  await change(closed, { assignedToId: lawyerId, status: 'completed' })
  await app.db.insert(messages).values([
    { fromUserId: people.client.id, toUserId: lawyerId, content: 'Unanswered', status: 'read' },
    { fromUserId: people.client.id, toUserId: lawyerId, content: 'Archived', status: 'archived' },
  ])
  const noteId = await addNote(
    app.db,
    { consultationId: confirmed.id, authorId: people.admin.id, text: 'Please call.' },
    [lawyerId],
  )
  await app.db
    .insert(documentRequests)
    .values({ userId: people.client.id, requestedById: lawyerId, title: 'Contract', dueDate: '2030-01-01' })
  return { assigned: confirmed, pending, noteId }
}
