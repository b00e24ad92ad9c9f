import type { Database } from '#db/connection.ts'
import { recordAudit } from '#features/audit/server/repository.ts'
import type { User } from '#features/users/schema.ts'
import { findUserForLogin } from '#features/users/server/repository.ts'
import { saveLocalAdmin } from './repository.ts'

/**
 * Chooses the admin who may use a password although only the directory is allowed; for operators with access to the
 * machine. Undefined if no active admin has this name.
 */
export const chooseLocalAdmin = (db: Database, username: string): Promise<User | undefined> =>
  db.transaction(async (tx) => {
    const person = await findUserForLogin(tx, username)
    if (!person?.isActive || person.role !== 'admin') return undefined
    await saveLocalAdmin(tx, person.id)
    const details = { field: 'localAdmin', name: person.username }
    await recordAudit(tx, { actor: null, action: 'update', entity: 'user', entityId: person.id, details })
    return person
  })
