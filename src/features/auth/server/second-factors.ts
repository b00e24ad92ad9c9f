import type { Database } from '#db/connection.ts'
import { countPasskeysOf, deletePasskeysOf } from '../passkeys/server/repository.ts'
import { deleteTwoFactor, isTwoFactorOn } from '../two-factor/server/repository.ts'

/** Deletes factors that a user has lost or that someone else may have set up. False if there were none. */
export const deleteSecondFactors = async (db: Database, userId: number): Promise<boolean> => {
  const hadApp = await deleteTwoFactor(db, userId)
  const passkeys = await deletePasskeysOf(db, userId)
  return hadApp || passkeys > 0
}

/** Whether the user has one, and can require it of the office without locking themselves out. */
export const hasSecondFactor = async (db: Database, userId: number): Promise<boolean> =>
  (await isTwoFactorOn(db, userId)) || (await countPasskeysOf(db, userId)) > 0
