import type { FastifyRequest } from 'fastify'
import { type Routes, register, repeatableCall, signedInUser } from '#api/routes.ts'
import type { Transaction } from '#db/connection.ts'
import { answerOnce } from '#features/answered-calls/server/repository.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { holdStaff } from '#features/users/server/repository.ts'
import { invalidField } from '#http/errors.ts'
import type { Assignment, AssignmentAnswer } from '../assignment-schema.ts'
import { notifyOfAssignment, notifyOfAssignments, withdrawAssignment } from './assignment-mails.ts'
import { countOpenByAssignee, listAssignees, lockListedConsultations } from './assignment-repository.ts'
import { consultationCalls } from './calls.ts'
import { findConsultation, type LockedConsultation, updateConsultation } from './repository.ts'
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
