import { and, eq, isNull, or } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { sentStateOf } from '../rules.ts'
import { listVersions } from './repository.ts'
import { acceptanceRecords, agreements, agreementVersions } from './table.ts'

export const findRecord = async (db: Database, versionId: number) => {
  const [found] = await db.select().from(acceptanceRecords).where(eq(acceptanceRecords.versionId, versionId))
  return found
}

/** The records of all versions of an agreement. */
export const listRecords = (db: Database, agreementId: number) =>
  db
    .select({
      versionId: acceptanceRecords.versionId,
      storageKey: acceptanceRecords.storageKey,
      size: acceptanceRecords.size,
      sha256: acceptanceRecords.sha256,
    })
    .from(acceptanceRecords)
    .innerJoin(agreementVersions, eq(agreementVersions.id, acceptanceRecords.versionId))
    .where(eq(agreementVersions.agreementId, agreementId))

/** Undefined if the version has a record already. */
export const addRecord = async (db: Database, values: typeof acceptanceRecords.$inferInsert) => {
  const [added] = await db.insert(acceptanceRecords).values(values).onConflictDoNothing().returning()
  return added
}

/** The version with this file, or the record of its acceptance, in its present state. */
export const findVerified = async (db: Database, sha256: string, now: Date) => {
  const [found] = await db
    .select({ agreement: agreements, version: agreementVersions })
    .from(agreementVersions)
    .innerJoin(agreements, eq(agreements.id, agreementVersions.agreementId))
    .leftJoin(acceptanceRecords, eq(acceptanceRecords.versionId, agreementVersions.id))
    .where(
      and(
        isNull(agreementVersions.recordedAs),
        or(eq(agreementVersions.sha256, sha256), eq(acceptanceRecords.sha256, sha256)),
      ),
    )
  if (!found) return undefined
  const { agreement, version } = found
  const next = (await listVersions(db, agreement.id)).findLast((each) => each.version > version.version)
  const sent = { ...version, validUntil: version.content.validUntil }
  return {
    number: agreement.number,
    version: version.version,
    sentAt: version.sentAt,
    acceptedAt: version.decision === 'accepted' ? version.decidedAt : null,
    file: version.sha256 === sha256 ? ('agreement' as const) : ('record' as const),
    state: sentStateOf(agreement, sent, todayInRiyadh(next ? new Date(next.sentAt) : now)),
  }
}
