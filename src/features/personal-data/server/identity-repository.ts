import { eq } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import type { PartyNumbers } from '#features/conflicts/server/party-numbers.ts'
import { identityRecords } from '#features/due-diligence/server/table.ts'

export type Person = { userId: number } | { guestId: number }

/** The record of the identity document, without risk and matches. Numbers only with `numbers`, for the person. */
export const collectIdentity = async (db: Database, person: Person, numbers: PartyNumbers | undefined) => {
  const [row] = await db
    .select()
    .from(identityRecords)
    .where(
      'userId' in person
        ? eq(identityRecords.userId, person.userId)
        : eq(identityRecords.guestId, person.guestId),
    )
  if (!row || row.sighting === null) return null
  const read = (sealed: string | null) => (sealed && numbers ? numbers.readPaper(sealed) : null)
  return {
    sighting: row.sighting,
    number: read(row.sealedNumber),
    country: row.country,
    validUntil: row.validUntil,
    birthDate: row.birthDate,
    capacity: row.capacity,
    powerNumber: read(row.sealedPower),
    registrationNumber: read(row.sealedRegistration),
    registrationUntil: row.registrationUntil,
    owners: row.owners,
    source: row.source,
  }
}
