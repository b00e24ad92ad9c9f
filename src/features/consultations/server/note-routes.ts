import { type Routes, register, repeatableCall, signedInUser } from '#api/routes.ts'
import type { Database } from '#db/connection.ts'
import { answerOnce } from '#features/answered-calls/server/repository.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import type { StaffMember } from '#features/users/schema.ts'
import { holdStaff } from '#features/users/server/repository.ts'
import { invalidField, notFound } from '#http/errors.ts'
import { consultationCalls } from './calls.ts'
import { addHistory } from './history-repository.ts'
import { notifyOfMention } from './mails.ts'
import { addNote, endMention, endMentionsIn, findNote, listMentionsFor } from './note-repository.ts'
import { findConsultation, type LockedConsultation, lockListedConsultation } from './repository.ts'

const maxMentions = 100

/** The office's notes about requests, and the notes that mention a colleague (decision 75). */
export const consultationNoteRoutes: Routes = async (app) => {
  const on = register(app, consultationCalls)

  on('POST /api/admin/consultations/:id/notes', async (request) => {
    const { id } = request.params
    const { text, mentions = [] } = request.body
    const actor = signedInUser(request)
    const { answer } = await answerOnce(app.db, repeatableCall(request, [id, request.body]), {
      write: async (tx) => {
        const { row, seen } = (await lockListedConsultation(tx, id, actor, undefined)) ?? notFound()
        if (!seen.isOpen) notFound()
        const named = await findNamed(tx, row, new Set(mentions))
        const colleagues = named.filter((each) => each.id !== actor.id)
        const noteId = await addNote(
          tx,
          { consultationId: id, authorId: actor.id, text },
          colleagues.map((each) => each.id),
        )
        await endMentionsIn(tx, id, actor.id)
        await addHistory(tx, id, actor.id, 'notes', null, null)
        for (const each of colleagues) await notifyOfMention(tx, app.publicUrl(), row, each.id)
        await auditOf(request)(tx, 'update', 'consultation', id, { note: String(noteId) })
        return noteId
      },
      read: async (tx, noteId) => (await findNote(tx, noteId, actor)) ?? notFound(),
    })
    return answer
  })

  on('GET /api/admin/mentions', (request) => listMentionsFor(app.db, signedInUser(request), maxMentions))

  on('PUT /api/admin/mentions/:id', async (request) => {
    if (!(await endMention(app.db, request.params.id, signedInUser(request)))) notFound()
  })
}

/** The named colleagues. Only readers of a restricted request can be named in its notes. */
const findNamed = async (
  db: Database,
  row: LockedConsultation,
  ids: ReadonlySet<number>,
): Promise<StaffMember[]> => {
  const named: StaffMember[] = []
  for (const id of ids) {
    const colleague = (await holdStaff(db, id)) ?? invalidField('mentions', 'val.assignee')
    if (row.isRestricted && !(await findConsultation(db, row.id, colleague)))
      invalidField('mentions', 'val.mention')
    named.push(colleague)
  }
  return named
}
