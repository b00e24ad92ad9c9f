import type { Database } from '#db/connection.ts'
import { invalidField, notFound } from '#http/errors.ts'
import type { AdminPublication, PublicationChanges } from '../admin-schema.ts'
import { lockPublication, updatePublication } from './admin-repository.ts'

/** Call it inside a transaction. Refuses stale changes, and changes that leave no text to publish. */
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

/** Publishing only in Arabic requires an Arabic text; the English one always exists. */
export const refuseWithoutText = ({ publishedLanguages, titleAr, contentAr }: AdminPublication): void => {
  if (!publishedLanguages.includes('en') && !(titleAr && contentAr))
    invalidField('publishedLanguages', 'val.publishedLanguages.noArabic')
}
