import { and, eq, isNull, or } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { sentStateOf } from '../rules.ts'
import { listVersions } from './repository.ts'
import { acceptanceRecords, engagements, engagementVersions } from './table.ts'

export const findRecord = async (db: Database, versionId: number) => {
  const [found] = await db.select().from(acceptanceRecords).where(eq(acceptanceRecords.versionId, versionId))
  return found
}

/** The records of all versions of an agreement. */
export const listRecords = (db: Database, engagementId: number) =>
  db
    .select({
      versionId: acceptanceRecords.versionId,
      storageKey: acceptanceRecords.storageKey,
      size: acceptanceRecords.size,
      sha256: acceptanceRecords.sha256,
    })
    .from(acceptanceRecords)
    .innerJoin(engagementVersions, eq(engagementVersions.id, acceptanceRecords.versionId))
    .where(eq(engagementVersions.engagementId, engagementId))

/** Undefined if the version has a record already. */
export const addRecord = async (db: Database, values: typeof acceptanceRecords.$inferInsert) => {
  const [added] = await db.insert(acceptanceRecords).values(values).onConflictDoNothing().returning()
  return added
}

/** The version with this file, or the record of its acceptance, as it stands now. */
export const findVerified = async (db: Database, sha256: string, now: Date) => {
  const [found] = await db
    .select({ engagement: engagements, version: engagementVersions })
    .from(engagementVersions)
    .innerJoin(engagements, eq(engagements.id, engagementVersions.engagementId))
    .leftJoin(acceptanceRecords, eq(acceptanceRecords.versionId, engagementVersions.id))
    .where(
      and(
        isNull(engagementVersions.recordedAs),
        or(eq(engagementVersions.sha256, sha256), eq(acceptanceRecords.sha256, sha256)),
      ),
    )
  if (!found) return undefined
  const { engagement, version } = found
  const next = (await listVersions(db, engagement.id)).findLast((each) => each.version > version.version)
  const sent = { ...version, validUntil: version.content.validUntil }
  return {
    number: engagement.number,
    version: version.version,
    sentAt: version.sentAt,
    acceptedAt: version.decision === 'accepted' ? version.decidedAt : null,
    file: version.sha256 === sha256 ? ('agreement' as const) : ('record' as const),
    state: sentStateOf(engagement, sent, todayInRiyadh(next ? new Date(next.sentAt) : now)),
  }
}
