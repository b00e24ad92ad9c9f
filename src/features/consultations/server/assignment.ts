import type { SignedInUser } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { holdStaff } from '#features/users/server/repository.ts'
import { invalidField } from '#http/errors.ts'
import { notifyOfAssignment, withdrawAssignment } from './assignment-mails.ts'

/** Notifies a new assignee, unless they assigned it to themselves. */
export const notifyAssignee = async (
  db: Database,
  publicUrl: string,
  consultation: Parameters<typeof notifyOfAssignment>[2] & { assignedToId?: number | null | undefined },
  { before, actor }: { before: number | null; actor: SignedInUser },
): Promise<void> => {
  const { assignedToId } = consultation
  if (assignedToId !== undefined && before !== null && assignedToId !== before)
    await withdrawAssignment(db, consultation, before)
  if (!assignedToId || assignedToId === before || assignedToId === actor.id) return
  await notifyOfAssignment(db, publicUrl, consultation, assignedToId)
}

/** The assignee must be an active member of staff or an admin (P4.22). */
export const refuseUnknownAssignee = async (
  db: Database,
  assignedToId: number | null | undefined,
): Promise<void> => {
  if (assignedToId === null || assignedToId === undefined) return
  if (!(await holdStaff(db, assignedToId))) invalidField('assignedToId', 'val.assignee')
}
