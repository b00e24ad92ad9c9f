import type { Database } from '#db/connection.ts'
import type { PartyNumbers } from '#features/conflicts/server/party-numbers.ts'
import { listDates } from '#features/matters/server/date-repository.ts'
import { listPowers } from '#features/matters/server/power-repository.ts'
import { findProgress, listMoves } from '#features/matters/server/progress-repository.ts'

/** The progress of a request with its sentences, its dates and its powers of attorney. */
export const collectMatter = async (db: Database, consultationId: number, numbers: PartyNumbers) => {
  const progress = await findProgress(db, consultationId)
  const moves = await listMoves(db, consultationId)
  const dates = await listDates(db, consultationId, new Date())
  const powers = await listPowers(db, consultationId, numbers)
  return {
    path: progress
      ? {
          stages: progress.stages,
          stage: progress.stage,
          since: progress.since,
          sentenceEn: progress.sentenceEn,
          sentenceAr: progress.sentenceAr,
          lastToldAt: progress.lastContactAt,
          mails: progress.clientMails,
        }
      : null,
    /** The reason for a move back is about the office's work. */
    moves: moves.map(({ kind, from, to, sentenceEn, sentenceAr, at }) => ({
      what: kind,
      from,
      to,
      sentenceEn,
      sentenceAr,
      at,
    })),
    dates: dates.map(({ kind, day, time, basis, place, isShown, state, settledAt }) => ({
      kind,
      day,
      time,
      basis,
      place,
      isShown,
      state,
      settledAt,
    })),
    powers: powers.map(({ id: _id, ...power }) => power),
  }
}
