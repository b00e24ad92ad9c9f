import type { Reader } from '#access/roles.ts'
import { type Routes, register, signedInUser } from '#api/routes.ts'
import type { Database } from '#db/connection.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import type { PartyNumbers } from '#features/conflicts/server/party-numbers.ts'
import { openStatuses } from '#features/consultations/rules.ts'
import { addHistory } from '#features/consultations/server/history-repository.ts'
import type { MailSender } from '#features/consultations/server/mails.ts'
import { findConsultation, type LockedConsultation } from '#features/consultations/server/repository.ts'
import { findMailbox } from '#features/users/server/repository.ts'
import { AppError, invalidField, notFound } from '#http/errors.ts'
import { translateIn } from '#i18n/texts.ts'
import { nextNoticeFrom } from '../rules.ts'
import type { Matter } from '../schema.ts'
import { noChangeSentences } from '../values.ts'
import { matterCalls } from './calls.ts'
import { listDates } from './date-repository.ts'
import { notifyOfStage } from './mails.ts'
import { listPowers } from './power-repository.ts'
import {
  beginStages,
  createTemplate,
  deleteTemplate,
  findNoChanges,
  findProgress,
  findTemplate,
  listMoves,
  listTemplates,
  moveStage,
  recordNoChange,
  type Sentence,
  saveQuietDays,
  updateTemplate,
} from './progress-repository.ts'
import { lockApprovedRequest, lockOpenRequest } from './rules.ts'

/** The progress of a matter: beginning, moving on, and the notice that nothing has changed. */
export const progressRoutes =
  (sender: MailSender): Routes =>
  async (app) => {
    const on = register(app, matterCalls)
    const answer = (db: Database, id: number, reader: Parameters<typeof readMatter>[2]['reader']) =>
      readMatter(db, id, { reader, numbers: app.partyNumbers })

    on('GET /api/admin/consultations/:id/path', (request) =>
      answer(app.db, request.params.id, signedInUser(request)),
    )

    on('POST /api/admin/consultations/:id/path', async (request) => {
      const { id } = request.params
      const { templateId, ...typed } = request.body
      const actor = signedInUser(request)
      return app.db.transaction(async (tx) => {
        const row = await lockApprovedRequest(tx, request, id)
        if (await findProgress(tx, id)) throw new AppError('path_exists')
        const template =
          (await findTemplate(tx, templateId)) ?? invalidField('templateId', 'val.generic.required')
        const sentence = await readSentence(tx, row, typed)
        await beginStages(tx, id, { stages: template.stages, sentence, byId: actor.id })
        await addHistory(tx, id, actor.id, 'stage', null, '1')
        await notifyOfStage(tx, sender, row, 'moved')
        await auditOf(request)(tx, 'update', 'consultation', id, { path: 'begun' })
        return answer(tx, id, actor)
      })
    })

    on('POST /api/admin/consultations/:id/path/moves', async (request) => {
      const { id } = request.params
      const { to, reason = '', updatedAt, ...typed } = request.body
      const actor = signedInUser(request)
      return app.db.transaction(async (tx) => {
        const row = await lockApprovedRequest(tx, request, id)
        const progress = (await findProgress(tx, id)) ?? notFound()
        // A newer version is refused before its stage is compared.
        if (Date.parse(progress.updatedAt) !== Date.parse(updatedAt)) throw new AppError('stale')
        if (to >= progress.stages.length || to === progress.stage) invalidField('to', 'val.matter.stage')
        if (to < progress.stage && !reason) invalidField('reason', 'val.matter.reason')
        const sentence = await readSentence(tx, row, typed)
        await moveStage(tx, progress, { to, sentence, reason, byId: actor.id, updatedAt })
        await addHistory(tx, id, actor.id, 'stage', String(progress.stage + 1), String(to + 1))
        await notifyOfStage(tx, sender, row, 'moved')
        await auditOf(request)(tx, 'update', 'consultation', id, { path: 'moved', stage: String(to + 1) })
        return answer(tx, id, actor)
      })
    })

    /** One press: the next of the ready sentences that nothing has changed. */
    on('POST /api/admin/consultations/:id/path/told', async (request) => {
      const { id } = request.params
      const actor = signedInUser(request)
      return app.db.transaction(async (tx) => {
        const row = await lockApprovedRequest(tx, request, id)
        const progress = (await findProgress(tx, id)) ?? notFound()
        const sent = await findNoChanges(tx, id)
        const next = nextNoticeFrom(sent.lastAt)
        if (next && next > new Date()) throw new AppError('told_recently')
        await recordNoChange(tx, progress, { sentence: noChangeSentence(sent.count), byId: actor.id })
        await addHistory(tx, id, actor.id, 'matter', null, 'told')
        await notifyOfStage(tx, sender, row, 'told')
        await auditOf(request)(tx, 'update', 'consultation', id, { path: 'told' })
        return answer(tx, id, actor)
      })
    })

    on('PUT /api/admin/consultations/:id/path', async (request) => {
      const { id } = request.params
      const actor = signedInUser(request)
      return app.db.transaction(async (tx) => {
        await lockOpenRequest(tx, request, id)
        const progress = (await findProgress(tx, id)) ?? notFound()
        await saveQuietDays(tx, progress.id, request.body)
        await auditOf(request)(tx, 'update', 'consultation', id, {
          quietDays: String(request.body.quietDays),
        })
        return answer(tx, id, actor)
      })
    })
  }

/** A client who reads Arabic gets no sentence in English only. */
const readSentence = async (
  db: Database,
  { userId, language }: Pick<LockedConsultation, 'userId' | 'language'>,
  { sentenceEn = '', sentenceAr = '' }: Partial<Sentence>,
): Promise<Sentence> => {
  const mailbox = userId === null ? undefined : await findMailbox(db, userId)
  if (sentenceEn && !sentenceAr && (mailbox?.language ?? language) === 'ar')
    invalidField('sentenceAr', 'val.matter.sentenceAr')
  return { sentenceEn, sentenceAr }
}

/** The sentences take turns, so that a client does not read the same one twice in a row. */
const noChangeSentence = (count: number): Sentence => {
  const key = `matter.noChange.${(count % noChangeSentences) + 1}` as 'matter.noChange.1'
  return { sentenceEn: translateIn.en(key), sentenceAr: translateIn.ar(key) }
}

/** The stage, dates and powers of a request. Users who may list it and not open it get the stage only. */
const readMatter = async (
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

/** The stages of a practice area. Running matters have copies and do not change. */
export const templateRoutes: Routes = async (app) => {
  const on = register(app, matterCalls)

  on('GET /api/admin/path-templates', () => listTemplates(app.db))

  on('POST /api/admin/path-templates', (request) =>
    app.db.transaction(async (tx) => {
      const id = await createTemplate(tx, request.body)
      await auditOf(request)(tx, 'create', 'pathTemplate', id)
      return (await findTemplate(tx, id)) ?? notFound()
    }),
  )

  on('PUT /api/admin/path-templates/:id', (request) =>
    app.db.transaction(async (tx) => {
      const { id } = request.params
      if (!(await updateTemplate(tx, id, request.body))) notFound()
      await auditOf(request)(tx, 'update', 'pathTemplate', id)
      return (await findTemplate(tx, id)) ?? notFound()
    }),
  )

  on('DELETE /api/admin/path-templates/:id', (request) =>
    app.db.transaction(async (tx) => {
      const { id } = request.params
      if (!(await deleteTemplate(tx, id))) notFound()
      await auditOf(request)(tx, 'delete', 'pathTemplate', id)
    }),
  )
}
