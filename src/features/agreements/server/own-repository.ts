import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Reader } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { mayOpenConsultation } from '#features/consultations/server/readers.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { feeOf } from '../amounts.ts'
import type { Content } from '../content.ts'
import { isBinding, shownVersion, stateOn } from '../rules.ts'
import type { OwnAgreementSummary } from '../schema.ts'
import type { VatRate } from '../values.ts'
import { isShownToClient } from './repository.ts'
import { agreements, agreementVersions, installments } from './table.ts'

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

/** The day on which an installment is due: that of the agreement, a day, or none for one of a stage. */
const dayOf = (
  { due, day }: Pick<typeof installments.$inferSelect, 'due' | 'day'>,
  { agreedOn, decidedAt }: Pick<typeof agreements.$inferSelect, 'agreedOn' | 'decidedAt'>,
): string | null => {
  if (due !== 'acceptance') return day
  return agreedOn ?? (decidedAt === null ? null : todayInRiyadh(new Date(decidedAt)))
}
