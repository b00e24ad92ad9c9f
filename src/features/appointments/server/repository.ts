import { and, asc, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Reader } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { insertedRow } from '#db/pages.ts'
import { updateVersioned } from '#db/versions.ts'
import { mayListConsultation, mayOpenConsultation } from '#features/consultations/server/readers.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { instantInRiyadh } from '#features/consultations/working-hours.ts'
import { fullName, users } from '#features/users/server/table.ts'
import { addDays } from '../hijri.ts'
import type { AppointmentProposal } from '../schema.ts'
import { appointmentProposals, appointments } from './table.ts'

const shown = {
  id: appointments.id,
  kind: appointments.kind,
  place: appointments.place,
  minutes: appointments.minutes,
  state: appointments.state,
  startsAt: appointments.startsAt,
  timeZone: appointments.timeZone,
  uid: appointments.uid,
  sequence: appointments.sequence,
  moves: appointments.moves,
  settledAt: appointments.settledAt,
  lawyerId: appointments.lawyerId,
  lawyerName: fullName(users),
  consultationId: appointments.consultationId,
  service: consultations.service,
  clientName: sql<string>`trim(${consultations.firstName} || ' ' || ${consultations.lastName})`,
  createdAt: appointments.createdAt,
  updatedAt: appointments.updatedAt,
}

const select = (db: Database) =>
  db
    .select(shown)
    .from(appointments)
    .innerJoin(consultations, eq(consultations.id, appointments.consultationId))
    .leftJoin(users, eq(users.id, appointments.lawyerId))

type Row = Awaited<ReturnType<typeof select>>[number]
export type KnownAppointment = Row & { proposals: string[] }

const withProposals = async (db: Database, rows: readonly Row[]): Promise<KnownAppointment[]> => {
  const ids = rows.flatMap(({ id, state }) => (state === 'proposed' ? id : []))
  if (ids.length === 0) return rows.map((row) => ({ ...row, proposals: [] }))
  const proposed = await db
    .select()
    .from(appointmentProposals)
    .where(inArray(appointmentProposals.appointmentId, ids))
    .orderBy(asc(appointmentProposals.startsAt))
  return rows.map((row) => ({
    ...row,
    proposals: proposed.flatMap(({ appointmentId, startsAt }) => (appointmentId === row.id ? startsAt : [])),
  }))
}

/** Newest first. */
export const listAppointmentsOf = async (db: Database, consultationId: number): Promise<KnownAppointment[]> =>
  withProposals(
    db,
    await select(db).where(eq(appointments.consultationId, consultationId)).orderBy(desc(appointments.id)),
  )

export const findNewestAppointment = async (
  db: Database,
  consultationId: number,
): Promise<KnownAppointment | undefined> => {
  const rows = await select(db)
    .where(eq(appointments.consultationId, consultationId))
    .orderBy(desc(appointments.id))
    .limit(1)
  return (await withProposals(db, rows))[0]
}

export const findAppointment = async (db: Database, id: number): Promise<KnownAppointment | undefined> =>
  (await withProposals(db, await select(db).where(eq(appointments.id, id))))[0]

type Agenda = {
  reader: Reader
  /** Days in Riyadh, both included. */
  from: string
  to: string
  lawyerId?: number | undefined
}

/** Confirmed ones of consultations that the reader knows of, in their order; the place only of those they may open. */
export const listAgenda = async (
  db: Database,
  { reader, from, to, lawyerId }: Agenda,
): Promise<(KnownAppointment & { isOpen: boolean })[]> => {
  const rows = await db
    .select({ ...shown, isOpen: sql<boolean>`${mayOpenConsultation(reader)}` })
    .from(appointments)
    .innerJoin(consultations, eq(consultations.id, appointments.consultationId))
    .leftJoin(users, eq(users.id, appointments.lawyerId))
    .where(
      and(
        mayListConsultation(reader),
        eq(appointments.state, 'confirmed'),
        gte(appointments.startsAt, instantInRiyadh(from, '00:00').toISOString()),
        lt(appointments.startsAt, instantInRiyadh(addDays(to, 1), '00:00').toISOString()),
        lawyerId === undefined ? undefined : eq(appointments.lawyerId, lawyerId),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
  return rows.map((row) => ({ ...row, proposals: [], place: row.isOpen ? row.place : '' }))
}

/** Whose consultation it is about, so that this is locked before the appointment. */
export const findConsultationIdOf = async (db: Database, id: number): Promise<number | undefined> => {
  const [found] = await db
    .select({ consultationId: appointments.consultationId })
    .from(appointments)
    .where(eq(appointments.id, id))
  return found?.consultationId
}

export const createAppointment = async (
  db: Database,
  consultationId: number,
  { proposals, place = '', ...values }: AppointmentProposal,
): Promise<number> => {
  const { id } = insertedRow(
    await db
      .insert(appointments)
      .values({ ...values, place, consultationId })
      .returning({ id: appointments.id }),
  )
  if (proposals.length > 0)
    await db
      .insert(appointmentProposals)
      .values(proposals.map((startsAt) => ({ appointmentId: id, startsAt })))
  return id
}

// An arbitrary number that must stay the same in all versions of this program.
const lawyerLock = 727_010

/**
 * Those who choose a time of the same lawyer wait for one another until the transaction ends. The constraint alone
 * would let two at once wait for each other, and end one of them without an answer.
 */
export const lockTimesOf = async (db: Database, lawyerId: number): Promise<void> => {
  await db.execute(sql`select pg_advisory_xact_lock(${lawyerLock}, ${lawyerId})`)
}

/** The constraint that refuses a second appointment in the same time. */
export const noOverlap = 'appointments_no_overlap'

type Settled = {
  startsAt: string
  /** Another lawyer, way to meet or place than before. */
  lawyerId?: number
  kind?: KnownAppointment['kind']
  place?: string
  /** The end, and what is kept free after it. */
  heldUntil: string
  timeZone?: string | null
  isMoveByClient?: boolean
}

/** Gives it a time, or another one. The database refuses one in which the lawyer has another appointment. */
export const settleAppointment = async (
  db: Database,
  { id, settledAt }: Pick<KnownAppointment, 'id' | 'settledAt'>,
  { isMoveByClient = false, ...time }: Settled,
): Promise<void> => {
  await updateVersioned(db, appointments, id, {
    ...time,
    state: 'confirmed',
    settledAt: sql`now()`,
    dayReminderAt: null,
    hourReminderAt: null,
    ...(settledAt !== null && { sequence: sql`${appointments.sequence} + 1` }),
    ...(isMoveByClient && { moves: sql`${appointments.moves} + 1` }),
  })
  await db.delete(appointmentProposals).where(eq(appointmentProposals.appointmentId, id))
}

export const cancelAppointment = async (db: Database, id: number): Promise<void> => {
  await updateVersioned(db, appointments, id, {
    state: 'canceled',
    sequence: sql`${appointments.sequence} + 1`,
  })
  await db.delete(appointmentProposals).where(eq(appointmentProposals.appointmentId, id))
}

/** Whether the lawyer has another appointment in this time. */
export const isTaken = async (
  db: Database,
  {
    lawyerId,
    startsAt,
    heldUntil,
    except,
  }: { lawyerId: number; startsAt: string; heldUntil: string; except: number },
): Promise<boolean> =>
  (await db.$count(
    appointments,
    sql`${appointments.lawyerId} = ${lawyerId} and ${appointments.state} = 'confirmed' and ${appointments.id} <> ${except} and ${appointments.startsAt} < ${heldUntil} and ${appointments.heldUntil} > ${startsAt}`,
  )) > 0
