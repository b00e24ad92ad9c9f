import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Reader } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { mayOpenConsultation } from '#features/consultations/server/readers.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { feeOf } from '../amounts.ts'
import type { Content } from '../content.ts'
import { isBinding, sentStateOf, shownVersion, stateOn } from '../rules.ts'
import type { OwnAgreementSummary } from '../schema.ts'
import type { VatRate } from '../values.ts'
import { isShownToClient, listVersions } from './repository.ts'
import { acceptanceRecords, agreements, agreementVersions, installments } from './table.ts'

/** The content of the last version that was sent. */
const lastSent = sql<Content | null>`(select ${agreementVersions.content} from ${agreementVersions}
  where ${agreementVersions.agreementId} = ${agreements.id} order by ${agreementVersions.version} desc limit 1)`

/** The agreements of a client, newest first, in their `shownVersion`. */
export const listOwn = async (db: Database, client: Reader, now: Date): Promise<OwnAgreementSummary[]> => {
  const rows = await db
    .select({ agreement: agreements, sent: lastSent })
    .from(agreements)
    .innerJoin(consultations, eq(consultations.id, agreements.consultationId))
    .where(and(mayOpenConsultation(client), isShownToClient))
    .orderBy(desc(agreements.id))
  const binding = rows.flatMap(({ agreement }) => (isBinding(agreement) ? agreement.id : []))
  const unpaid =
    binding.length === 0
      ? []
      : await db
          .select()
          .from(installments)
          .where(and(inArray(installments.agreementId, binding), isNull(installments.paidOn)))
          .orderBy(asc(installments.place))
  const today = todayInRiyadh(now)
  return rows.map(({ agreement, sent }) => {
    const { kind, amount, vatRate, validUntil, version } =
      shownVersion(agreement, sent ?? undefined) ?? agreement
    const [next] = unpaid
      .filter(({ agreementId }) => agreementId === agreement.id)
      .map((each) => ({ amount: each.amount, day: dayOf(each, agreement) }))
      // Without a day it is due with a stage.
      .sort((one, other) => (one.day ?? '9').localeCompare(other.day ?? '9'))
    return {
      id: agreement.id,
      consultationId: agreement.consultationId,
      number: agreement.number,
      version,
      state: agreement.state === 'draft' ? 'change_asked' : stateOn(agreement, today),
      isBeingRevised: agreement.state === 'draft',
      ...feeOf({ kind, amount, vatRate: vatRate as VatRate }),
      validUntil,
      nextDue: next ?? null,
    }
  })
}

/** The due day of an installment: the day of acceptance, a fixed day, or none if it is due at a stage. */
const dayOf = (
  { due, day }: Pick<typeof installments.$inferSelect, 'due' | 'day'>,
  { agreedOn, decidedAt }: Pick<typeof agreements.$inferSelect, 'agreedOn' | 'decidedAt'>,
): string | null => {
  if (due !== 'acceptance') return day
  return agreedOn ?? (decidedAt === null ? null : todayInRiyadh(new Date(decidedAt)))
}

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
