import type { Database } from '#db/connection.ts'
import { findRetainedUntil } from '#features/due-diligence/server/retention-repository.ts'
import { AppError } from '#http/errors.ts'
import { formatLongDate } from '#i18n/format.ts'
import type { Language } from '#languages/language.ts'
import type { Person } from './identity-repository.ts'

/** Refuses the destruction while the policy of the firm retains the record, with the day on which it ends. */
export const refuseRetainedIdentity = async (
  db: Database,
  person: Person,
  language: Language,
): Promise<void> => {
  const until = await findRetainedUntil(db, person)
  if (until === undefined) return
  const date = formatLongDate(`${until}T12:00:00Z`, language)
  throw new AppError('identity_retained', {
    detail: `error.identity_retained?${new URLSearchParams({ date })}`,
  })
}
