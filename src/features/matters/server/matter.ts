import type { Reader } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import type { PartyNumbers } from '#features/conflicts/server/party-numbers.ts'
import { openStatuses } from '#features/consultations/rules.ts'
import { findConsultation } from '#features/consultations/server/repository.ts'
import { notFound } from '#http/errors.ts'
import { nextNoticeFrom } from '../rules.ts'
import type { Matter } from '../schema.ts'
import { listDates } from './date-repository.ts'
import { listPowers } from './power-repository.ts'
import { findNoChanges, findProgress, listMoves } from './progress-repository.ts'

/** The stage, dates and powers of a request. Users who may list it and not open it get the stage only. */
export const readMatter = async (
  db: Database,
  id: number,
  { reader, numbers }: { reader: Reader; numbers: PartyNumbers },
): Promise<Matter> => {
  const { isOpen, status, hasPastDate } = (await findConsultation(db, id, reader)) ?? notFound()
  const now = new Date()
  const progress = await findProgress(db, id)
  const moves = isOpen ? await listMoves(db, id) : []
  const nextNoChange = nextNoticeFrom((await findNoChanges(db, id)).lastAt)
  return {
    isOpen,
    mayBegin: isOpen && !progress && status === 'approved',
    hasPastDate,
    path: progress
      ? {
          ...progress,
          ...(!isOpen && { sentenceEn: '', sentenceAr: '' }),
          lastToldAt: progress.lastContactAt,
          told: noChangeIn(moves),
          mayTellFrom: nextNoChange && nextNoChange > now ? nextNoChange.toISOString() : null,
          isClosed: !openStatuses.some((open) => open === status),
        }
      : null,
    moves,
    dates: isOpen ? await listDates(db, id, now) : [],
    powers: isOpen ? await listPowers(db, id, numbers) : [],
  }
}

/** The last move, if it is the sentence that nothing has changed. */
const noChangeIn = (moves: Matter['moves']) => {
  const last = moves.at(-1)
  return last?.kind === 'told' ? last : null
}
