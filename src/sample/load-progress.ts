import type { Database } from '#db/connection.ts'
import type { PartyNumbers } from '#features/conflicts/server/party-numbers.ts'
import { consultationHistory } from '#features/consultations/server/table.ts'
import {
  matterDates,
  matterProgress,
  powers,
  stageMoves,
  stageTemplates,
} from '#features/matters/server/table.ts'
import { sampleProgress } from './progress.ts'
import type { SampleProgress } from './types.ts'
import { dayOf, instantOf } from './working-days.ts'

type Means = {
  now: Date
  at: (daysAgo: number) => string
  personOf: (username: string) => number
  matterOf: (subject: string) => number
  numbers: PartyNumbers
}

/** Below the days of every reminder: none is sent, since the people are invented. */
const isReminded = -10_000

/** Stages of the sample firm's matters with their dates and powers. They are deleted with their consultations. */
export const loadProgress = async (db: Database, means: Means): Promise<void> => {
  const templates = await db.select().from(stageTemplates)
  for (const sample of sampleProgress) {
    const template = templates.find(({ nameEn }) => nameEn === sample.template)
    const latest = sample.moves.at(-1)
    // The office may have changed the shipped templates.
    if (!template || !latest || latest.to >= template.stages.length) continue
    const { to: stage, sentenceEn, sentenceAr, daysAgo } = latest
    const since = means.at(daysAgo)
    await db.insert(matterProgress).values({
      consultationId: means.matterOf(sample.consultation),
      stages: template.stages,
      stage,
      sentenceEn,
      sentenceAr,
      since,
      lastContactAt: since,
      createdAt: means.at(sample.moves[0]?.daysAgo ?? daysAgo),
      updatedAt: since,
    })
    await loadMoves(db, sample, means)
    await loadDates(db, sample, means)
    await loadPower(db, sample, means)
  }
}

const loadMoves = async (db: Database, { consultation, byUsername, moves }: SampleProgress, means: Means) => {
  const consultationId = means.matterOf(consultation)
  const byId = means.personOf(byUsername)
  for (const [order, { to, sentenceEn, sentenceAr, daysAgo }] of moves.entries()) {
    const from = moves[order - 1]?.to ?? null
    const [kind, at] = [from === null ? ('begun' as const) : ('moved' as const), means.at(daysAgo)]
    await db.insert(stageMoves).values({ consultationId, kind, from, to, sentenceEn, sentenceAr, byId, at })
    await db.insert(consultationHistory).values({
      consultationId,
      userId: byId,
      field: 'stage' as const,
      from: from === null ? null : String(from + 1),
      to: String(to + 1),
      createdAt: at,
    })
  }
}

const loadDates = async (db: Database, { consultation, byUsername, dates }: SampleProgress, means: Means) => {
  const consultationId = means.matterOf(consultation)
  for (const { workingDays, at, daysAgo, ...date } of dates) {
    const createdAt = means.at(daysAgo)
    await db.insert(matterDates).values({
      ...date,
      consultationId,
      day: dayOf(instantOf({ workingDays, at: at ?? '12:00' }, means.now)),
      time: at,
      clientReminded: isReminded,
      officeReminded: isReminded,
      createdAt,
      updatedAt: createdAt,
    })
    await db.insert(consultationHistory).values({
      consultationId,
      userId: means.personOf(byUsername),
      field: 'matter' as const,
      from: date.kind,
      to: 'dateSet',
      createdAt,
    })
  }
}

const loadPower = async (db: Database, { consultation, power }: SampleProgress, means: Means) => {
  if (!power) return
  const { number, issuedDaysAgo, untilInDays, scope } = power
  const dayAgo = (daysAgo: number) => dayOf(new Date(means.at(daysAgo)))
  await db.insert(powers).values({
    consultationId: means.matterOf(consultation),
    ...means.numbers.sealPower(number),
    issuedOn: dayAgo(issuedDaysAgo),
    until: dayAgo(-untilInDays),
    scope,
    seenOn: dayAgo(1),
    reminded: isReminded,
  })
}
