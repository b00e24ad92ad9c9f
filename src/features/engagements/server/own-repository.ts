import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Reader } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { mayOpenConsultation } from '#features/consultations/server/readers.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { feeOf } from '../amounts.ts'
import type { Content } from '../content.ts'
import { isBinding, shownVersion, stateOn } from '../rules.ts'
import type { OwnEngagementSummary } from '../schema.ts'
import type { VatRate } from '../values.ts'
import { isShownToClient } from './repository.ts'
import { engagements, engagementVersions, instalments } from './table.ts'

/** The content of the last version that was sent. */
const lastSent = sql<Content | null>`(select ${engagementVersions.content} from ${engagementVersions}
  where ${engagementVersions.engagementId} = ${engagements.id} order by ${engagementVersions.version} desc limit 1)`

/** The agreements of a client, newest first, in their `shownVersion`. */
export const listOwn = async (db: Database, client: Reader, now: Date): Promise<OwnEngagementSummary[]> => {
  const rows = await db
    .select({ engagement: engagements, sent: lastSent })
    .from(engagements)
    .innerJoin(consultations, eq(consultations.id, engagements.consultationId))
    .where(and(mayOpenConsultation(client), isShownToClient))
    .orderBy(desc(engagements.id))
  const binding = rows.flatMap(({ engagement }) => (isBinding(engagement) ? engagement.id : []))
  const unpaid =
    binding.length === 0
      ? []
      : await db
          .select()
          .from(instalments)
          .where(and(inArray(instalments.engagementId, binding), isNull(instalments.paidOn)))
          .orderBy(asc(instalments.place))
  const today = todayInRiyadh(now)
  return rows.map(({ engagement, sent }) => {
    const { kind, amount, vatRate, validUntil, version } =
      shownVersion(engagement, sent ?? undefined) ?? engagement
    const [next] = unpaid
      .filter(({ engagementId }) => engagementId === engagement.id)
      .map((each) => ({ amount: each.amount, day: dayOf(each, engagement) }))
      // Without a day it is due with a stage.
      .sort((one, other) => (one.day ?? '9').localeCompare(other.day ?? '9'))
    return {
      id: engagement.id,
      consultationId: engagement.consultationId,
      number: engagement.number,
      version,
      state: engagement.state === 'draft' ? 'change_asked' : stateOn(engagement, today),
      isBeingRevised: engagement.state === 'draft',
      ...feeOf({ kind, amount, vatRate: vatRate as VatRate }),
      validUntil,
      nextDue: next ?? null,
    }
  })
}

/** The day on which an installment is due: that of the agreement, a day, or none for one of a stage. */
const dayOf = (
  { due, day }: Pick<typeof instalments.$inferSelect, 'due' | 'day'>,
  { agreedOn, decidedAt }: Pick<typeof engagements.$inferSelect, 'agreedOn' | 'decidedAt'>,
): string | null => {
  if (due !== 'acceptance') return day
  return agreedOn ?? (decidedAt === null ? null : todayInRiyadh(new Date(decidedAt)))
}
