import { and, asc, desc, eq, gte, inArray, lt, ne, sql } from 'drizzle-orm'
import type { Reader } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { insertedRow, updateVersioned } from '#db/rows.ts'
import { mayListConsultation, mayOpenConsultation } from '#features/consultations/server/readers.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { fullName, users } from '#features/users/server/table.ts'
import { addDays, instantInRiyadh } from '#firm-time/riyadh.ts'
import type { Appointment, NewAppointment } from '../schema.ts'
import type { Obstacle } from '../values.ts'
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

export type SeenAppointment = KnownAppointment & Pick<Appointment, 'isOpen'>

/** The appointment for an office user, who may only schedule it unless the request is open to them. */
export const seenBy = (row: KnownAppointment, isOpen: boolean): SeenAppointment => ({
  ...row,
  isOpen,
  ...(!isOpen && { place: '', timeZone: null }),
})

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
  to?: string
  lawyerId?: number | undefined
}

/**
 * Confirmed appointments of consultations that the reader may know of, in order.
 */
export const listAgenda = async (
  db: Database,
  { reader, from, to, lawyerId }: Agenda,
): Promise<SeenAppointment[]> => {
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
        to === undefined
          ? undefined
          : lt(appointments.startsAt, instantInRiyadh(addDays(to, 1), '00:00').toISOString()),
        lawyerId === undefined ? undefined : eq(appointments.lawyerId, lawyerId),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
  return rows.map((row) => seenBy({ ...row, proposals: [] }, row.isOpen))
}

/** Proposed appointments with their future times, under the same conditions. */
export const listProposed = async (
  db: Database,
  { reader, now, lawyerId }: { reader: Reader; now: Date; lawyerId?: number | undefined },
): Promise<SeenAppointment[]> => {
  const rows = await db
    .select({ ...shown, isOpen: sql<boolean>`${mayOpenConsultation(reader)}` })
    .from(appointments)
    .innerJoin(consultations, eq(consultations.id, appointments.consultationId))
    .leftJoin(users, eq(users.id, appointments.lawyerId))
    .where(
      and(
        mayListConsultation(reader),
        eq(appointments.state, 'proposed'),
        lawyerId === undefined ? undefined : eq(appointments.lawyerId, lawyerId),
      ),
    )
    .orderBy(asc(appointments.id))
  const isOpenById = new Map(rows.map(({ id, isOpen }) => [id, isOpen]))
  return (await withProposals(db, rows)).flatMap((row) => {
    const isOpen = isOpenById.get(row.id) ?? false
    const proposals = row.proposals.filter((time) => time > now.toISOString())
    return proposals.length > 0 ? [seenBy({ ...row, proposals }, isOpen)] : []
  })
}

/** The id of the consultation, so that callers can lock it before the appointment. */
export const findConsultationIdOf = async (db: Database, id: number): Promise<number | undefined> => {
  const [found] = await db
    .select({ consultationId: appointments.consultationId })
    .from(appointments)
    .where(eq(appointments.id, id))
  return found?.consultationId
}

export type Proposal = {
  startsAt: string
  /** The obstacle that the office has overridden. */
  despite: Obstacle | null
}

export const createAppointment = async (
  db: Database,
  consultationId: number,
  { lawyerId, kind, minutes, place = '' }: NewAppointment,
  proposals: readonly Proposal[],
): Promise<number> => {
  const { id } = insertedRow(
    await db
      .insert(appointments)
      .values({ lawyerId, kind, minutes, place, consultationId })
      .returning({ id: appointments.id }),
  )
  if (proposals.length > 0)
    await db
      .insert(appointmentProposals)
      .values(proposals.map((proposal) => ({ ...proposal, appointmentId: id })))
  return id
}

/** The proposed times of an appointment, in order. */
export const listProposals = (db: Database, appointmentId: number): Promise<Proposal[]> =>
  db
    .select({ startsAt: appointmentProposals.startsAt, despite: appointmentProposals.despite })
    .from(appointmentProposals)
    .where(eq(appointmentProposals.appointmentId, appointmentId))
    .orderBy(asc(appointmentProposals.startsAt))

// An arbitrary number that must stay the same in all versions of Mizan.
const lawyerLock = 727_010

/**
 * Serializes bookings of the same lawyer until the transaction ends. With only the constraint, two concurrent
 * bookings could deadlock, and one of them would fail.
 */
export const lockTimesOf = async (db: Database, lawyerId: number): Promise<void> => {
  await db.execute(sql`select pg_advisory_xact_lock(${lawyerLock}, ${lawyerId})`)
}

/** The constraint that refuses overlapping appointments. */
export const noOverlap = 'appointments_no_overlap'

type Settled = {
  startsAt: string
  /** The new lawyer, kind or place, if changed. */
  lawyerId?: number
  kind?: KnownAppointment['kind']
  place?: string
  /** The end, including the buffer after it. */
  heldUntil: string
  timeZone?: string | null
  isMoveByClient?: boolean
}

/** Sets the time. The database refuses one that overlaps another appointment of the lawyer. */
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

/** Assigns a proposed appointment to another lawyer. Its proposed times stay, if that lawyer works then. */
export const giveProposal = async (db: Database, id: number, lawyerId: number): Promise<void> => {
  await updateVersioned(db, appointments, id, { lawyerId })
  await db
    .update(appointmentProposals)
    .set({ despite: null })
    .where(
      and(eq(appointmentProposals.appointmentId, id), ne(appointmentProposals.despite, 'office_holiday')),
    )
}

export const cancelAppointment = async (db: Database, id: number): Promise<void> => {
  await updateVersioned(db, appointments, id, {
    state: 'canceled',
    sequence: sql`${appointments.sequence} + 1`,
  })
  await db.delete(appointmentProposals).where(eq(appointmentProposals.appointmentId, id))
}

/** Whether the lawyer has another appointment at this time. */
export const isTaken = async (
  db: Database,
  {
    lawyerId,
    startsAt,
    heldUntil,
    except,
  }: { lawyerId: number; startsAt: string; heldUntil: string; except?: number | undefined },
): Promise<boolean> =>
  (await db.$count(
    appointments,
    sql`${appointments.lawyerId} = ${lawyerId} and ${appointments.state} = 'confirmed' and ${appointments.id} <> ${except ?? 0} and ${appointments.startsAt} < ${heldUntil} and ${appointments.heldUntil} > ${startsAt}`,
  )) > 0
