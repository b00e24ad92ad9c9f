import type { Database } from '#db/connection.ts'
import { exclusionViolation, StaleError } from '#db/errors.ts'
import { addHistory } from '#features/consultations/server/history-repository.ts'
import type { LockedConsultation } from '#features/consultations/server/repository.ts'
import { holdStaff } from '#features/users/server/repository.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { AppError, invalidField, notFound } from '#http/errors.ts'
import { obstacleAt } from '../obstacles.ts'
import { isOver, mayChoose } from '../rules.ts'
import type { AppointmentChoice, AppointmentMove } from '../schema.ts'
import type { Obstacle } from '../values.ts'
import { findClosing, findRules, listFreeTimes } from './hours-repository.ts'
import { type MailSender, tellOfAppointment } from './mails.ts'
import { freeTimesFor, heldUntil, listOpenProposals } from './offers.ts'
import {
  cancelAppointment,
  findAppointment,
  findNewestAppointment,
  isTaken,
  type KnownAppointment,
  lockTimesOf,
  noOverlap,
  settleAppointment,
} from './repository.ts'

/**
 * Runs the work in a transaction. If the time is already taken, the error contains the free times. The check
 * detects most conflicts, the database constraint all of them.
 */
export const offeringOthers = async <Result>(
  db: Database,
  work: (tx: Database, about: (appointment: KnownAppointment) => void) => Promise<Result>,
): Promise<Result> => {
  let wanted: KnownAppointment | undefined
  try {
    return await db.transaction((tx) =>
      work(tx, (appointment) => {
        wanted = appointment
      }),
    )
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
  about: (appointment: KnownAppointment) => void
}

/**
 * The client confirms a proposed time, chooses a free one, or moves the appointment. The consultation must be
 * locked. Returns false for a repeated request that changes nothing.
 */
export const chooseTime = async (
  tx: Database,
  consultation: LockedConsultation,
  { startsAt, timeZone, updatedAt }: AppointmentChoice,
  { userId, sender, about }: ByClient,
): Promise<KnownAppointment | undefined> => {
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

type ByOffice = {
  userId: number
  sender: MailSender
  about: (appointment: KnownAppointment) => void
  reason: string
  /** The obstacle that the user has seen and overrides. */
  despite?: Obstacle | undefined
  /** The colleague gets one mail about the whole handover instead. */
  isHandover?: boolean
}

/**
 * The office sets a time. Another appointment blocks it; an absence, a holiday or closed hours need a second
 * click. Lawyer, kind and place may change, and both sides get a mail as after a move.
 */
export const moveAppointment = async (
  tx: Database,
  consultation: LockedConsultation,
  found: KnownAppointment,
  { startsAt, ...changes }: Pick<AppointmentMove, 'startsAt' | 'lawyerId' | 'kind' | 'place'>,
  { userId, sender, about, reason, despite, isHandover }: ByOffice,
): Promise<KnownAppointment | undefined> => {
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
    await refuseObstacle(tx, { lawyerId, startsAt, minutes: found.minutes, despite })
  await settleAppointment(tx, found, { ...time, lawyerId, kind, place })
  return recordStep(tx, consultation, found, {
    userId,
    sender,
    step: stepOf(found, startsAt),
    reason,
    isHandover,
  })
}

const refuseObstacle = async (
  db: Database,
  {
    lawyerId,
    startsAt,
    minutes,
    despite,
  }: { lawyerId: number; startsAt: string; minutes: number; despite: Obstacle | undefined },
): Promise<void> => {
  const obstacle = obstacleAt(startsAt, minutes, await findClosing(db, lawyerId, new Date()))
  if (obstacle !== undefined && obstacle !== despite)
    throw new AppError(obstacle, { errors: [{ field: 'despite', message: `error.${obstacle}` }] })
}

const stepOf = ({ state, startsAt }: KnownAppointment, settled: string) => {
  if (state !== 'confirmed') return 'confirmed'
  return startsAt === settled ? 'changed' : 'moved'
}

type End = {
  /** Null for a guest, and if the appointment ends with the request. */
  userId: number | null
  sender: MailSender
  reason?: string
  isHandover?: boolean | undefined
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
  (sender: MailSender) =>
  async (tx: Database, consultation: LockedConsultation, userId: number | null): Promise<void> => {
    const found = await findNewestAppointment(tx, consultation.id)
    if (found) await endAppointment(tx, consultation, found, { userId, sender })
  }

const historyOf = {
  confirmed: 'appointmentConfirmed',
  moved: 'appointmentMoved',
  changed: 'appointmentChanged',
  canceled: 'appointmentCanceled',
} as const

/** Writes a history entry and queues the mails to both sides. */
const recordStep = async (
  tx: Database,
  consultation: LockedConsultation,
  before: KnownAppointment,
  { step, userId, sender, reason = '', isHandover = false }: End & { step: keyof typeof historyOf },
): Promise<KnownAppointment> => {
  const after = (await findAppointment(tx, before.id)) ?? notFound()
  const to = step === 'canceled' ? null : after.startsAt
  const message = reason === '' ? null : reason
  await addHistory(tx, consultation.id, userId, historyOf[step], before.startsAt, to, message)
  await tellOfAppointment(tx, sender, {
    consultation,
    appointment: after,
    before,
    step,
    reason,
    actorId: userId,
    isHandover,
  })
  return after
}
