import type { Database } from '#db/connection.ts'
import { exclusionViolation, StaleError } from '#db/errors.ts'
import type { OnClosed } from '#features/consultations/server/closing.ts'
import { addHistory } from '#features/consultations/server/history-repository.ts'
import type { MailSender } from '#features/consultations/server/mails.ts'
import type { LockedConsultation } from '#features/consultations/server/repository.ts'
import { holdStaff } from '#features/users/server/repository.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { AppError, invalidField, notFound } from '#http/errors.ts'
import { obstacleAt } from '../free-times.ts'
import { isOver, mayChoose } from '../rules.ts'
import type { AppointmentChoice, AppointmentMove } from '../schema.ts'
import { mailWaitSeconds, type Obstacle, obstacles } from '../values.ts'
import { findClosing, findRules, listFreeTimes } from './hours-repository.ts'
import { notifyOfAppointment } from './mails.ts'
import { freeTimesFor, heldUntil, listOpenProposals } from './offers.ts'
import {
  cancelAppointment,
  findAppointment,
  findNewestAppointment,
  giveProposal,
  isTaken,
  type KnownAppointment,
  lockTimesOf,
  noOverlap,
  type Proposal,
  settleAppointment,
} from './repository.ts'

type About = (appointment: KnownAppointment) => void

/** Runs the work in a transaction. If the time is already taken, the error contains the free times. */
export const offeringOthers = <Result>(
  db: Database,
  work: (tx: Database, about: About) => Promise<Result>,
): Promise<Result> => namingFreeTimes(db, (about) => db.transaction((tx) => work(tx, about)))

/**
 * Adds the free times to the error of a taken time. The check detects most conflicts, the database constraint
 * all of them.
 */
export const namingFreeTimes = async <Result>(
  db: Database,
  work: (about: About) => Promise<Result>,
): Promise<Result> => {
  let wanted: KnownAppointment | undefined
  try {
    return await work((appointment) => {
      wanted = appointment
    })
  } catch (error) {
    const isSecond = error instanceof AppError && error.code === 'slot_taken'
    if (!wanted || !(isSecond || exclusionViolation(error) === noOverlap)) throw error
    const detail = isSecond ? error.detail : undefined
    throw new AppError('slot_taken', {
      freeTimes: await freeTimesFor(db, wanted),
      ...(detail !== undefined && { detail }),
    })
  }
}

type ByClient = {
  /** Null for a guest. */
  userId: number | null
  sender: MailSender
  about: About
}

/** An appointment after a step, with the step for the audit log. */
type Stepped = KnownAppointment & { step: AppointmentStep }

/**
 * The client confirms a proposed time, chooses a free one, or moves the appointment. The consultation must be
 * locked. Undefined for a repeated request that changes nothing.
 */
export const chooseTime = async (
  tx: Database,
  consultation: LockedConsultation,
  { startsAt, timeZone, updatedAt }: AppointmentChoice,
  { userId, sender, about }: ByClient,
): Promise<Stepped | undefined> => {
  const found = (await findNewestAppointment(tx, consultation.id)) ?? notFound()
  about(found)
  const now = new Date()
  if (isOver(found, now)) throw new AppError('appointment_over')
  if (found.state === 'confirmed' && found.startsAt === startsAt) return undefined
  if (updatedAt !== undefined && updatedAt !== found.updatedAt) throw new StaleError()
  const rules = await findRules(tx, found.lawyerId)
  const { lawyerId } = found
  if (lawyerId === null || !(await holdStaff(tx, lawyerId)) || !mayChoose(found, rules, now))
    throw new AppError('appointment_late')
  await lockTimesOf(tx, lawyerId)
  const day = todayInRiyadh(new Date(startsAt))
  const offered = found.proposals.includes(startsAt)
    ? (await listOpenProposals(tx, found, now)).includes(startsAt)
    : (
        await listFreeTimes(tx, {
          lawyerId,
          from: day,
          to: day,
          now,
          except: found.id,
          minutes: found.minutes,
        })
      ).some((time) => time.toISOString() === startsAt)
  const time = { startsAt, heldUntil: heldUntil(startsAt, found, rules.buffer) }
  if (await isTaken(tx, { ...time, lawyerId, except: found.id })) throw new AppError('slot_taken')
  if (!offered) throw new AppError('slot_taken', { detail: 'error.slot_closed' })
  const isMove = found.state === 'confirmed'
  await settleAppointment(tx, found, { ...time, timeZone, isMoveByClient: isMove })
  return recordStep(tx, consultation, found, { userId, sender, step: isMove ? 'moved' : 'confirmed' })
}

export type ByOffice = {
  userId: number
  sender: MailSender
  about: About
  reason: string
  /** The obstacles that the user has seen and overrides. */
  despite: readonly Obstacle[]
  /** The colleague gets one mail about the whole handover instead. */
  isHandover?: boolean
  /** The appointment is new, and the user can undo it. */
  isUndoable?: boolean
}

/**
 * The office sets a time. Another appointment blocks it; an absence, a holiday or closed hours need a second
 * click. Lawyer, kind and place may change, and both sides get a mail as after a move.
 */
export const moveAppointment = async (
  tx: Database,
  consultation: LockedConsultation,
  found: KnownAppointment,
  {
    startsAt = found.startsAt ?? undefined,
    ...changes
  }: Pick<AppointmentMove, 'startsAt' | 'lawyerId' | 'kind' | 'place'>,
  { userId, sender, about, reason, despite, isHandover, isUndoable }: ByOffice,
): Promise<(KnownAppointment & { step?: AppointmentStep }) | undefined> => {
  if (startsAt === undefined) return giveToColleague(tx, found, changes)
  const lawyerId = changes.lawyerId ?? found.lawyerId ?? invalidField('lawyerId', 'val.generic.required')
  const { kind = found.kind } = changes
  const place = changes.kind === undefined ? found.place : (changes.place ?? '')
  about({ ...found, lawyerId })
  const now = new Date()
  if (isOver(found, now) || startsAt <= now.toISOString()) throw new AppError('appointment_over')
  const isSame = found.lawyerId === lawyerId && found.kind === kind && found.place === place
  if (found.state === 'confirmed' && found.startsAt === startsAt && isSame) return undefined
  await lockTimesOf(tx, lawyerId)
  const { buffer } = await findRules(tx, lawyerId)
  const time = { startsAt, heldUntil: heldUntil(startsAt, found, buffer) }
  if (await isTaken(tx, { ...time, lawyerId, except: found.id })) throw new AppError('slot_taken')
  // An unchanged time was accepted before. A handover keeps the time, and its warnings were already
  // confirmed.
  if (
    !isHandover &&
    (found.state !== 'confirmed' || found.startsAt !== startsAt || found.lawyerId !== lawyerId)
  )
    await refuseObstacles(tx, { lawyerId, minutes: found.minutes }, [startsAt], despite)
  await settleAppointment(tx, found, { ...time, lawyerId, kind, place })
  return recordStep(tx, consultation, found, {
    userId,
    sender,
    step: stepOf(found, startsAt),
    reason,
    isHandover,
    isUndoable,
  })
}

/** A colleague takes over an appointment without a time: the client still chooses among the same ones. */
const giveToColleague = async (
  tx: Database,
  found: KnownAppointment,
  { lawyerId, kind }: Pick<AppointmentMove, 'lawyerId' | 'kind'>,
): Promise<KnownAppointment | undefined> => {
  if (isOver(found, new Date())) throw new AppError('appointment_over')
  if (kind !== undefined) invalidField('startsAt', 'val.generic.required')
  if (lawyerId === undefined || lawyerId === found.lawyerId) return undefined
  await giveProposal(tx, found.id, lawyerId)
  return findAppointment(tx, found.id)
}

/** Refuses closed times until the user overrides the obstacle. Returns the times with their obstacles. */
export const refuseObstacles = async (
  db: Database,
  { lawyerId, minutes }: { lawyerId: number; minutes: number },
  times: readonly string[],
  despite: readonly Obstacle[],
): Promise<Proposal[]> => {
  const closing = await findClosing(db, lawyerId, new Date())
  const found = times.map((startsAt) => ({
    startsAt,
    despite: obstacleAt(startsAt, minutes, closing) ?? null,
  }))
  const unseen = obstacles.find(
    (obstacle) => !despite.includes(obstacle) && found.some((each) => each.despite === obstacle),
  )
  if (unseen !== undefined)
    throw new AppError(unseen, { errors: [{ field: 'despite', message: `error.${unseen}` }] })
  return found
}

const stepOf = ({ state, startsAt }: KnownAppointment, settled: string): AppointmentStep => {
  if (state !== 'confirmed') return 'confirmed'
  return startsAt === settled ? 'changed' : 'moved'
}

type End = {
  /** Null for a guest, and if the appointment ends with the request. */
  userId: number | null
  sender: MailSender
  reason?: string
  isHandover?: boolean | undefined
  isUndoable?: boolean | undefined
}

/** Either side cancels the appointment. Returns false if it was already over. */
export const endAppointment = async (
  tx: Database,
  consultation: LockedConsultation,
  found: KnownAppointment,
  end: End,
): Promise<KnownAppointment | undefined> => {
  if (isOver(found, new Date())) return undefined
  await cancelAppointment(tx, found.id)
  return recordStep(tx, consultation, found, { ...end, step: 'canceled' })
}

/** Cancels the appointment of a request that is withdrawn, rejected or completed. */
export const endWithConsultation =
  (sender: MailSender): OnClosed =>
  async (tx, consultation, { actorId }) => {
    const found = await findNewestAppointment(tx, consultation.id)
    const ended = found && (await endAppointment(tx, consultation, found, { userId: actorId, sender }))
    return ended?.id
  }

const historyOf = {
  confirmed: 'appointmentConfirmed',
  moved: 'appointmentMoved',
  changed: 'appointmentChanged',
  canceled: 'appointmentCanceled',
} as const
type AppointmentStep = keyof typeof historyOf

/** Writes a history entry and queues the mails to both sides. */
const recordStep = async (
  tx: Database,
  consultation: LockedConsultation,
  before: KnownAppointment,
  {
    step,
    userId,
    sender,
    reason = '',
    isHandover = false,
    isUndoable = false,
  }: End & { step: AppointmentStep },
): Promise<Stepped> => {
  const after = (await findAppointment(tx, before.id)) ?? notFound()
  const to = step === 'canceled' ? null : after.startsAt
  const message = reason === '' ? null : reason
  await addHistory(tx, consultation.id, userId, historyOf[step], before.startsAt, to, message)
  await notifyOfAppointment(tx, sender, {
    consultation,
    appointment: after,
    before,
    step,
    reason,
    actorId: userId,
    isHandover,
    waitSeconds: isUndoable ? mailWaitSeconds : 0,
  })
  return { ...after, step }
}
