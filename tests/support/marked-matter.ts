import type { FastifyInstance } from 'fastify'
import { template } from '#features/matters/server/calls.matrix.ts'
import { matterDates, matterProgress, powers, stageMoves } from '#features/matters/server/table.ts'
import { addMarkedAgreement } from './marked-agreement.ts'
import { insertId } from './rows.ts'

/** Adds stages with a sentence, a date, a power of attorney and an agreement. All typed texts start with `mark`. */
export const addMarkedMatter = async (
  app: FastifyInstance,
  { mark, consultationId, lawyerId }: { mark: string; consultationId: number; lawyerId: number | null },
): Promise<{ date: number; power: number; agreement: number; installment: number }> => {
  const { db, partyNumbers } = app
  const sentence = { sentenceEn: `${mark}sentence`, sentenceAr: `${mark}sentence` }
  await db.insert(matterProgress).values({ consultationId, stages: template.stages, ...sentence })
  await db.insert(stageMoves).values({
    consultationId,
    kind: 'moved',
    from: 0,
    to: 0,
    ...sentence,
    reason: `${mark}secretreason`,
    byId: lawyerId,
  })
  const date = await insertId(db, matterDates, {
    consultationId,
    kind: 'hearing',
    day: '2035-01-09',
    time: '10:00',
    basis: `${mark}basis`,
    place: `${mark}place`,
    uid: `${mark}uid`,
  })
  const power = await insertId(db, powers, {
    consultationId,
    ...partyNumbers.sealPower(`${mark}power`),
    until: '2036-01-09',
    scope: `${mark}scope`,
  })
  return { date, power, ...(await addMarkedAgreement(app, { mark, consultationId, lawyerId })) }
}
