import type { FastifyInstance } from 'fastify'
import { template } from '#features/matters/server/calls.matrix.ts'
import { matterDates, matterProgress, powers, stageMoves } from '#features/matters/server/table.ts'
import { questionAnswers, questionForms, questionVersions } from '#features/questions/server/table.ts'
import { addMarkedAgreement } from './marked-agreement.ts'
import { question } from './question-calls.ts'
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
  await addMarkedAnswers(app, { mark, consultationId, lawyerId })
  return { date, power, ...(await addMarkedAgreement(app, { mark, consultationId, lawyerId })) }
}

/** Adds a form with a typed answer, and sent answers. */
const addMarkedAnswers = async (
  { db }: FastifyInstance,
  { mark, consultationId, lawyerId }: { mark: string; consultationId: number; lawyerId: number | null },
): Promise<void> => {
  const versionId = await insertId(db, questionVersions, {
    area: 'other',
    number: consultationId,
    state: 'published',
    content: [question('employer')],
  })
  await db.insert(questionForms).values({
    consultationId,
    versionId,
    requestedById: lawyerId,
    draft: { employer: { value: `${mark}draft`, at: 1 } },
  })
  await db.insert(questionAnswers).values({
    consultationId,
    versionId,
    answers: { employer: `${mark}employer` },
    recordedById: lawyerId,
  })
}
