import { randomBytes } from 'node:crypto'
import type { Database } from '#db/connection.ts'
import { recordAudit } from '#features/audit/server/repository.ts'
import type { User } from '#features/users/schema.ts'
import { hashPassword } from '#features/users/server/password.ts'
import {
  createUser,
  findUserForLogin,
  refuseTakenName,
  updateUser,
} from '#features/users/server/repository.ts'
import { deleteSecondFactors } from '../two-factor/server/second-factor.ts'
import { endLinks } from './link-repository.ts'
import { forgetFailuresOf } from './password-failures.ts'
import { deleteSessionsOf } from './repository.ts'

// Actions for operators with access to the machine, who need no account. The audit log records them without a
// user.

const newPassword = (): string => randomBytes(12).toString('base64url')

type Reset = { person: User; password: string; hadSecondFactor: boolean }

/**
 * Also ends all sessions and open links, to lock out anyone who knew the old password. Undefined if the user
 * is unknown.
 */
export const resetPassword = async (
  db: Database,
  username: string,
  { alsoSecondFactor }: { alsoSecondFactor: boolean },
): Promise<Reset | undefined> => {
  const password = newPassword()
  const hash = await hashPassword(password)
  const reset = await db.transaction(async (tx) => {
    const person = await findUserForLogin(tx, username)
    if (!person) return undefined
    await updateUser(tx, person.id, { password: hash })
    const hadSecondFactor = alsoSecondFactor && (await deleteSecondFactors(tx, person.id))
    await deleteSessionsOf(tx, person.id)
    await endLinks(tx, person.id, ['password_reset', 'invitation', 'email_change'])
    const entry = { actor: null, entityId: person.id }
    await recordAudit(tx, { ...entry, action: 'update', entity: 'user', details: { field: 'password' } })
    if (hadSecondFactor) await recordAudit(tx, { ...entry, action: 'delete', entity: 'twoFactor' })
    return { person, password, hadSecondFactor }
  })
  if (reset) await forgetFailuresOf(db, reset.person.username)
  return reset
}

export const createAdmin = async (
  db: Database,
  { username, email }: { username: string; email: string },
): Promise<{ person: User; password: string }> => {
  const password = newPassword()
  const hash = await hashPassword(password)
  return db
    .transaction(async (tx) => {
      const person = await createUser(tx, {
        username,
        email,
        password: hash,
        firstName: 'Mizan',
        lastName: 'Admin',
        role: 'admin',
        isVerified: true,
      })
      await recordAudit(tx, { actor: null, action: 'create', entity: 'user', entityId: person.id })
      return { person, password }
    })
    .catch(refuseTakenName)
}
