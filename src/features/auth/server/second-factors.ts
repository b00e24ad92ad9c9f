import type { Database } from '#db/connection.ts'
import { countPasskeysOf, deletePasskeysOf } from '../passkeys/server/repository.ts'
import { deleteTwoFactor, isTwoFactorOn } from '../two-factor/server/repository.ts'

/** For somebody who has lost them, or never had the account to themselves. False if there were none. */
export const deleteSecondFactors = async (db: Database, userId: number): Promise<boolean> => {
  const hadApp = await deleteTwoFactor(db, userId)
  const passkeys = await deletePasskeysOf(db, userId)
  return hadApp || passkeys > 0
}

/** Whether somebody may require one of the whole office without locking themselves out. */
export const hasSecondFactor = async (db: Database, userId: number): Promise<boolean> =>
  (await isTwoFactorOn(db, userId)) || (await countPasskeysOf(db, userId)) > 0
