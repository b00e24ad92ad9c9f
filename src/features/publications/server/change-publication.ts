import type { Database } from '#db/connection.ts'
import { invalidField, notFound } from '#http/errors.ts'
import type { AdminPublication, PublicationChanges } from '../admin-schema.ts'
import { lockPublication, updatePublication } from './admin-repository.ts'

/** Inside a transaction: refuses a change to an older version, and one that would leave nothing to read. */
export const changePublication = async (
  db: Database,
  id: number,
  changes: PublicationChanges,
  userId: number,
): Promise<AdminPublication> => {
  const before = (await lockPublication(db, id)) ?? notFound()
  const updated = await updatePublication(db, before, changes, userId)
  refuseWithoutText(updated)
  return updated
}

/** Published in Arabic alone it needs Arabic; the English is always there. */
export const refuseWithoutText = ({ publishedLanguages, titleAr, contentAr }: AdminPublication): void => {
  if (!publishedLanguages.includes('en') && !(titleAr && contentAr))
    invalidField('publishedLanguages', 'val.publishedLanguages.noArabic')
}
