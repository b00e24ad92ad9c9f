import type { FastifyRequest } from 'fastify'
import { type Routes, register, requireRecentProof, signedInUser } from '#api/routes.ts'
import type { Database, Transaction } from '#db/connection.ts'
import { deviceOf } from '#features/auth/user-agent.ts'
import { openStatuses } from '#features/consultations/rules.ts'
import type { MailSender } from '#features/consultations/server/mails.ts'
import type { LockedConsultation } from '#features/consultations/server/repository.ts'
import { foldSpelling } from '#fields/spelling.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { clientAddress } from '#http/addresses.ts'
import { AppError, invalidField, notFound } from '#http/errors.ts'
import { limitPerMinute } from '#http/rate-limit.ts'
import { isUnattended } from '#http/request-origin.ts'
import { awaitsDecision, stateOn } from '../rules.ts'
import { agreementCalls } from './calls.ts'
import { closed, endMandate, lockOwnAgreement, recordOpening, recordStep } from './changes.ts'
import { recordAcceptance } from './evidence.ts'
import { notifyClient, notifyOffice } from './mails.ts'
import { findVerified, listOwn } from './own-repository.ts'
import { sendPdf } from './pdf-files.ts'
import { drawRecord, sendRecord } from './record-file.ts'
import {
  type AgreementRow,
  findOwnAgreement,
  getAgreement,
  getVersion,
  setState,
  updateVersion,
} from './repository.ts'
import { readOwnAgreement } from './responses.ts'

type Locked = { consultation: LockedConsultation; agreement: AgreementRow }

/** The client's side of an agreement, and the check of a file that is open to everybody. */
export const ownAgreementRoutes =
  (sender: MailSender): Routes =>
  async (app) => {
    const on = register(app, agreementCalls)
    const answer = async (db: Database, id: number) =>
      readOwnAgreement(db, (await getAgreement(db, id)) ?? notFound(), {
        numbers: app.partyNumbers,
        now: new Date(),
      })

    on('GET /api/client/engagements', async (request) => listOwn(app.db, signedInUser(request), new Date()))

    on('GET /api/client/engagements/:id', async (request) => {
      const { id } = request.params
      const row = (await findOwnAgreement(app.db, id, signedInUser(request))) ?? notFound()
      if (request.method !== 'HEAD' && !isUnattended(request)) await recordOpening(request, row)
      return answer(app.db, id)
    })

    on('POST /api/client/engagements/:id/accept', async (request, reply) => {
      const { id } = request.params
      const accepted = await app.db.transaction(async (tx) => {
        const locked = await lockOwnAgreement(tx, request, id)
        if (!request.isConfirmed) throw new AppError('proof_required')
        if (await isAccepted(tx, locked, request.body.version)) {
          reply.code(200)
          return answer(tx, id)
        }
        const evidence = await accept(request, tx, locked, request.body)
        await notifyClient(tx, sender, locked.consultation, locked.agreement, 'accepted')
        await notifyOffice(tx, sender, locked.consultation, locked.agreement, 'accepted')
        await recordStep(tx, request, locked.agreement, 'accepted', evidence)
        return answer(tx, id)
      })
      // If it fails, the acceptance remains, and the first download draws it.
      await drawRecord(app, id).catch((err) =>
        request.log.error({ kind: 'engagement', id, err }, 'no record was drawn'),
      )
      return accepted
    })

    on('POST /api/client/engagements/:id/wish', (request) =>
      app.db.transaction(async (tx) => {
        const { version, text } = request.body
        const locked = await lockOwnAgreement(tx, request, request.params.id)
        await decide(tx, locked, { version, decision: 'change_asked', wish: text })
        await notifyOffice(tx, sender, locked.consultation, locked.agreement, 'changeAsked')
        await recordStep(tx, request, locked.agreement, 'change_asked')
        return answer(tx, locked.agreement.id)
      }),
    )

    on('POST /api/client/engagements/:id/decline', (request) =>
      app.db.transaction(async (tx) => {
        const { version, reason = '' } = request.body
        const locked = await lockOwnAgreement(tx, request, request.params.id)
        await decide(tx, locked, { version, decision: 'declined', wish: reason })
        await notifyOffice(tx, sender, locked.consultation, locked.agreement, 'declined')
        await recordStep(tx, request, locked.agreement, 'declined')
        return answer(tx, locked.agreement.id)
      }),
    )

    on('POST /api/client/engagements/:id/end', { onRequest: requireRecentProof }, (request) =>
      app.db.transaction(async (tx) => {
        const locked = await lockOwnAgreement(tx, request, request.params.id)
        await endMandate(request, tx, locked, { kind: 'client', reason: request.body.reason })
        return answer(tx, locked.agreement.id)
      }),
    )

    // The file of an agreement on paper is drawn for each call.
    on(
      'GET /api/client/engagements/:id/pdf',
      { onRequest: limitPerMinute('agreement', 30) },
      async (request, reply) => {
        const row = (await findOwnAgreement(app.db, request.params.id, signedInUser(request))) ?? notFound()
        return sendPdf(request, reply, row)
      },
    )

    on(
      'GET /api/client/engagements/:id/record',
      { onRequest: limitPerMinute('agreement', 30) },
      async (request, reply) => {
        const row = (await findOwnAgreement(app.db, request.params.id, signedInUser(request))) ?? notFound()
        return sendRecord(request, reply, row)
      },
    )

    on(
      'POST /api/engagements/verify',
      { onRequest: limitPerMinute('verify', 60) },
      async (request, reply) => {
        reply.code(200)
        return { version: (await findVerified(app.db, request.body.sha256, new Date())) ?? null }
      },
    )
  }

/** Refuses a version that no longer awaits a decision, and one of a closed request. */
const admitDecision = ({ consultation, agreement }: Locked, version: number): void => {
  if (!openStatuses.some((open) => open === consultation.status)) throw new AppError('request_closed')
  if (version !== agreement.version) throw closed(agreement.state === 'draft' ? 'draft' : 'replaced')
  const state = stateOn(agreement, todayInRiyadh(new Date()))
  if (!awaitsDecision({ state })) throw closed(state)
}

const isAccepted = async (
  tx: Transaction,
  { agreement: { id, version } }: Locked,
  named: number,
): Promise<boolean> => named === version && (await getVersion(tx, id, version))?.decision === 'accepted'

const accept = async (
  request: FastifyRequest,
  tx: Transaction,
  locked: Locked,
  { version, name }: { version: number; name: string },
): Promise<{ text: string; file: string }> => {
  const { id, email, isVerified, firstName, lastName } = request.user ?? notFound()
  if (!isVerified) throw new AppError('unverified')
  admitDecision(locked, version)
  const ofAccount = `${firstName} ${lastName}`.trim()
  if (foldSpelling(name) !== foldSpelling(ofAccount))
    invalidField('name', `val.agreement.name?${new URLSearchParams({ name: ofAccount })}`)
  const { agreement } = locked
  const stored = (await getVersion(tx, agreement.id, version)) ?? notFound()
  const { browser, system } = deviceOf(request.headers['user-agent'] ?? null)
  const device = [browser, system].filter(Boolean).join(' · ')
  await recordAcceptance(
    tx,
    { agreement, version: stored },
    { id, email, name: ofAccount, address: clientAddress(request), device },
    request.server.agreementSeal,
  )
  return { text: stored.textDigest, file: stored.sha256 }
}

const decide = async (
  tx: Transaction,
  locked: Locked,
  { version, decision, wish }: { version: number; decision: 'change_asked' | 'declined'; wish: string },
): Promise<void> => {
  admitDecision(locked, version)
  const { agreement } = locked
  const stored = (await getVersion(tx, agreement.id, version)) ?? notFound()
  const decidedAt = new Date().toISOString()
  await updateVersion(tx, stored.id, { decision, wish, decidedAt })
  await setState(tx, agreement.id, decision, { decidedAt })
}
