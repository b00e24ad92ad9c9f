import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgEnum, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { erased, erasedTable, exported, identity, instant, instantOfInsert } from '#db/columns.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { appointmentKinds, appointmentStates, obstacles } from '../values.ts'

export const appointmentKind = pgEnum('appointment_kind', appointmentKinds)
export const appointmentState = pgEnum('appointment_state', appointmentStates)
export const appointmentObstacle = pgEnum('appointment_obstacle', obstacles)

/**
 * The constraint `appointments_no_overlap` (migration 35) prevents overlapping confirmed appointments of a
 * lawyer. Drizzle cannot describe it.
 */
export const appointments = erasedTable(
  'appointments',
  'Deleted with the texts of the request; the lawyer is set to null.',
  {
    id: identity(),
    consultationId: integer()
      .notNull()
      .references(() => consultations.id, { onDelete: 'cascade' }),
    /** Null for a deleted user. */
    lawyerId: exported(integer().references(() => users.id, { onDelete: 'set null' })),
    kind: exported(appointmentKind().notNull()),
    /** The room, the phone number, or the address of the video call; empty means the firm's default. */
    place: exported(erased(text().notNull().default(''))),
    minutes: exported(integer().notNull()),
    state: exported(appointmentState().notNull().default('proposed')),
    /** Null while it is proposed. */
    startsAt: exported(instant()),
    /** The end, including the buffer after it. */
    heldUntil: instant(),
    /** The time at which the current appointment time was set. */
    settledAt: instant(),
    /** The UID in calendars, independent of the firm's address. */
    uid: erased(text().notNull().default(sql`gen_random_uuid()`)),
    /** Calendar programs use the invitation with the highest sequence. */
    sequence: integer().notNull().default(0),
    /** Number of moves by the client. */
    moves: integer().notNull().default(0),
    /** The client's time zone when they chose, from the browser. */
    timeZone: exported(erased(text())),
    dayReminderAt: instant(),
    hourReminderAt: instant(),
    createdAt: exported(instantOfInsert()),
    updatedAt: exported(instantOfInsert()),
  },
  (table) => [
    check(
      'appointments_time',
      sql`(${table.state} = 'confirmed') <= (num_nonnulls(${table.startsAt}, ${table.heldUntil}, ${table.settledAt}) = 3 and ${table.startsAt} < ${table.heldUntil})`,
    ),
    // The client answers one proposal at a time.
    uniqueIndex('appointments_one_proposal').on(table.consultationId).where(sql`${table.state} = 'proposed'`),
    index('appointments_consultation').on(table.consultationId, table.id),
    index('appointments_lawyer').on(table.lawyerId, table.startsAt),
    index('appointments_start').on(table.startsAt),
  ],
)

/** Times that the office proposes. They are not reserved: the first client who confirms gets the time. */
export const appointmentProposals = erasedTable(
  'appointment_proposals',
  'Deleted with the appointment.',
  {
    appointmentId: integer()
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    startsAt: exported(instant().notNull()),
    /** The obstacle at this time that the office has overridden. Clients may still choose it. */
    despite: appointmentObstacle(),
  },
  (table) => [primaryKey({ columns: [table.appointmentId, table.startsAt] })],
)

/** Absences of staff: whole days, or some hours of a single day. The note is private. */
export const absences = erasedTable(
  'absences',
  'Deleted with the account of the employee.',
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    firstDay: erased(date().notNull()),
    lastDay: erased(date().notNull()),
    fromTime: erased(text()),
    toTime: erased(text()),
    note: erased(text().notNull().default('')),
    updatedAt: instantOfInsert(),
  },
  (table) => [
    check(
      'absences_order',
      sql`${table.firstDay} <= ${table.lastDay} and (num_nulls(${table.fromTime}, ${table.toTime}) = 2 or (num_nulls(${table.fromTime}, ${table.toTime}) = 0 and ${table.firstDay} = ${table.lastDay} and ${table.fromTime} < ${table.toTime}))`,
    ),
    index('absences_person').on(table.userId, table.lastDay),
  ],
)

/** The secret addresses of lawyers' calendar subscriptions. The database stores only hashes. */
export const calendarAddresses = erasedTable(
  'calendar_addresses',
  'Deleted with the account of the employee.',
  {
    userId: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: erased(text().notNull().unique()),
    createdAt: instantOfInsert(),
  },
)
