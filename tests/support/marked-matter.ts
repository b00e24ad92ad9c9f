import type { FastifyInstance } from 'fastify'
import { template } from '#features/matters/server/calls.matrix.ts'
import { pathDates, pathMoves, paths, powers } from '#features/matters/server/table.ts'
import { addMarkedAgreement } from './marked-agreement.ts'
import { insertedId } from './matrix-rows.ts'

/** Adds a path with a sentence, a date, a power of attorney and an agreement. All typed texts start with `mark`. */
export const addMarkedMatter = async (
  app: FastifyInstance,
  { mark, consultationId, lawyerId }: { mark: string; consultationId: number; lawyerId: number | null },
): Promise<{ date: number; power: number; agreement: number; instalment: number }> => {
  const { db, partyNumbers } = app
  const sentence = { sentenceEn: `${mark}sentence`, sentenceAr: `${mark}sentence` }
  await db.insert(paths).values({ consultationId, stages: template.stages, ...sentence })
  await db.insert(pathMoves).values({
    consultationId,
    kind: 'moved',
    from: 0,
    to: 0,
    ...sentence,
    reason: `${mark}secretreason`,
    byId: lawyerId,
  })
  const date = await insertedId(
    db
      .insert(pathDates)
      .values({
        consultationId,
        kind: 'hearing',
        day: '2035-01-09',
        time: '10:00',
        basis: `${mark}basis`,
        place: `${mark}place`,
        uid: `${mark}uid`,
      })
      .returning(),
  )
  const power = await insertedId(
    db
      .insert(powers)
      .values({
        consultationId,
        ...partyNumbers.keepPower(`${mark}power`),
        until: '2036-01-09',
        scope: `${mark}scope`,
      })
      .returning(),
  )
  return { date, power, ...(await addMarkedAgreement(app, { mark, consultationId, lawyerId })) }
}
