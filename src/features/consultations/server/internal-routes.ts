import type { FastifyRequest } from 'fastify'
import { type Routes, register, repeatableCall, signedInUser } from '#api/routes.ts'
import type { Database, Transaction } from '#db/connection.ts'
import { answerOnce } from '#features/answered-calls/server/repository.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import type { StaffMember } from '#features/users/schema.ts'
import { holdStaff } from '#features/users/server/repository.ts'
import { invalidField, notFound } from '#http/errors.ts'
import type { Assignment, AssignmentAnswer } from '../assignment-schema.ts'
import { countOpenByAssignee, listAssignees, lockListedConsultations } from './access-repository.ts'
import { consultationCalls } from './calls.ts'
import { notifyOfAssignment, notifyOfAssignments, withdrawAssignment } from './change-mails.ts'
import { addHistory } from './history-repository.ts'
import { notifyOfMention } from './mails.ts'
import { addNote, endMention, endMentionsIn, findNote, listMentionsFor } from './note-repository.ts'
import {
  findConsultation,
  type LockedConsultation,
  lockListedConsultation,
  updateConsultation,
} from './repository.ts'
import { addAssignee } from './restriction.ts'

/** Assigns many requests in one call (decision 67). */
export const assignmentRoutes: Routes = async (app) => {
  const on = register(app, consultationCalls)

  on('GET /api/admin/consultations/open-by-assignee', async (request) =>
    countOpenByAssignee(app.db, signedInUser(request)),
  )

  on('POST /api/admin/consultations/assign', async (request) => {
    const { answer } = await answerOnce(app.db, repeatableCall(request, request.body), {
      write: async (tx) => {
        await assignAll(tx, request, request.body, app.publicUrl())
        return request.body.assignedToId
      },
      read: (tx) => answerOf(tx, request, request.body),
    })
    return answer
  })
}

/** The requests that the colleague may not read keep their assignee. */
const assignAll = async (
  tx: Transaction,
  request: FastifyRequest,
  { ids, assignedToId }: Assignment,
  publicUrl: string,
): Promise<void> => {
  const actor = signedInUser(request)
  const rows = await lockListedConsultations(tx, ids, actor)
  const colleague = (await holdStaff(tx, assignedToId)) ?? invalidField('assignedToId', 'val.assignee')
  const assigned: LockedConsultation[] = []
  for (const row of rows) {
    if (row.assignedToId === colleague.id) continue
    if (row.isRestricted && !(await findConsultation(tx, row.id, colleague))) continue
    await addAssignee(tx, request, row, { assignedToId, addsReader: false })
    await updateConsultation(tx, row, { assignedToId }, actor.id)
    if (row.assignedToId !== null) await withdrawAssignment(tx, row, row.assignedToId)
    await auditOf(request)(tx, 'update', 'consultation', row.id)
    assigned.push(row)
  }
  const [first, ...others] = assigned
  if (!first || assignedToId === actor.id) return
  if (others.length === 0) await notifyOfAssignment(tx, publicUrl, first, assignedToId)
  else
    await notifyOfAssignments(
      tx,
      publicUrl,
      assigned.map(({ id }) => id),
      assignedToId,
    )
}

const answerOf = async (
  tx: Transaction,
  request: FastifyRequest,
  { ids, assignedToId }: Assignment,
): Promise<AssignmentAnswer> => {
  const rows = await listAssignees(tx, ids, signedInUser(request))
  const wanted = [...new Set(ids)].toSorted((one, other) => one - other)
  const assigned = wanted.filter((id) =>
    rows.some((row) => row.id === id && row.assignedToId === assignedToId),
  )
  const refused = wanted.filter((id) => !assigned.includes(id))
  return {
    assigned,
    refused: refused.map((id) => ({
      id,
      reason: rows.some((row) => row.id === id) ? 'restricted' : 'unknown',
    })),
  }
}

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
