import type { Database } from '#db/connection.ts'
import { insertedRow } from '#db/rows.ts'
import { agreements, installments } from '#features/agreements/server/table.ts'
import { consultationHistory } from '#features/consultations/server/table.ts'
import { sampleAgreements } from './agreements.ts'
import { dayOf } from './working-days.ts'

type Means = {
  at: (daysAgo: number) => string
  personOf: (username: string) => number
  matterOf: (subject: string) => number
}

/** Agreements of the sample firm with their installments. They are deleted with their consultations. */
export const loadAgreements = async (db: Database, { at, personOf, matterOf }: Means): Promise<void> => {
  for (const sample of sampleAgreements) {
    const { kind, amount, textAr, textEn, state, daysAgo, expected } = sample
    const [consultationId, lawyerId] = [matterOf(sample.consultation), personOf(sample.lawyer)]
    const number = `${consultationId}-1`
    const isBinding = state === 'in_force'
    const times = { createdAt: at(daysAgo + 0.2), updatedAt: at(daysAgo) }
    const created = await db
      .insert(agreements)
      .values({
        ...{ consultationId, lawyerId, number, state, kind, amount, textAr, textEn, ...times },
        vatRate: 15,
        validUntil: dayOf(new Date(at(-30))),
        expectedFrom: dayOf(new Date(at(-expected.fromInDays))),
        expectedTo: dayOf(new Date(at(-expected.toInDays))),
        ...(isBinding && { how: 'paper', agreedOn: at(daysAgo).slice(0, 10), decidedAt: at(daysAgo) }),
      })
      .returning({ id: agreements.id })
    const { id: agreementId } = insertedRow(created)
    if (sample.instalments.length > 0)
      await db.insert(installments).values(
        sample.instalments.map(({ labelAr, labelEn, amount: part, dueInDays, isPaid }, place) => ({
          ...{ agreementId, place, labelAr, labelEn, amount: part },
          due: dueInDays === null ? ('acceptance' as const) : ('day' as const),
          day: dueInDays === null ? null : dayOf(new Date(at(-dueInDays))),
          paidOn: isPaid ? at(daysAgo / 2).slice(0, 10) : null,
          paidHow: isPaid ? 'تحويل بنكي' : '',
        })),
      )
    const steps = [
      { to: 'created', createdAt: times.createdAt },
      ...(isBinding ? [{ to: 'in_force', createdAt: at(daysAgo) }] : []),
    ]
    await db.insert(consultationHistory).values(
      steps.map((step) => ({
        ...step,
        consultationId,
        userId: lawyerId,
        field: 'agreement' as const,
        from: number,
      })),
    )
  }
}
