import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { identity, instant, instantOfInsert, timestamps } from '#db/columns.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { users } from '#features/users/server/table.ts'
import type { BookingRules, LawyerHours } from '../booking-rules.ts'
import { appointmentKinds, appointmentStates } from '../values.ts'

export const appointmentKind = pgEnum('appointment_kind', appointmentKinds)
export const appointmentState = pgEnum('appointment_state', appointmentStates)

/**
 * That no two confirmed ones of a lawyer overlap is held by the constraint `appointments_no_overlap` (migration 35),
 * which Drizzle cannot describe.
 */
export const appointments = pgTable(
  'appointments',
  {
    id: identity(),
    consultationId: integer()
      .notNull()
      .references(() => consultations.id, { onDelete: 'cascade' }),
    /** Null for a former user. */
    lawyerId: integer().references(() => users.id, { onDelete: 'set null' }),
    kind: appointmentKind().notNull(),
    /** The room, the number that is called, or the address of the video call; empty where the firm's own holds. */
    place: text().notNull().default(''),
    minutes: integer().notNull(),
    state: appointmentState().notNull().default('proposed'),
    /** Null while it is proposed. */
    startsAt: instant(),
    /** The end, and what is kept free after it. */
    heldUntil: instant(),
    /** When this time was settled. */
    settledAt: instant(),
    /** Names it in calendars, whatever the firm's address becomes. */
    uid: text().notNull().default(sql`gen_random_uuid()`),
    /** Calendars take the invitation with the highest number for the newest. */
    sequence: integer().notNull().default(0),
    /** How often the client has moved it. */
    moves: integer().notNull().default(0),
    /** Where its client reads the clock, as their browser said when they chose. */
    timeZone: text(),
    dayReminderAt: instant(),
    hourReminderAt: instant(),
    ...timestamps(),
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

/** Times that the office proposes. They hold nothing: who confirms first has the time. */
export const appointmentProposals = pgTable(
  'appointment_proposals',
  {
    appointmentId: integer()
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    startsAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.appointmentId, table.startsAt] })],
)

/** The firm's rules, in the row without a person, and the hours of lawyers who have their own. */
export const appointmentHours = pgTable(
  'appointment_hours',
  {
    id: identity(),
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    rules: jsonb().$type<BookingRules | LawyerHours>().notNull(),
    updatedAt: instantOfInsert(),
  },
  (table) => [
    uniqueIndex('appointment_hours_person').on(table.userId),
    uniqueIndex('appointment_hours_firm')
      .on(sql`(${table.userId} is null)`)
      .where(sql`${table.userId} is null`),
  ],
)

/** What the office has said of holidays: those of the Kingdom by their key, and the firm's own. */
export const holidays = pgTable(
  'holidays',
  {
    id: identity(),
    key: text().unique(),
    nameEn: text().notNull().default(''),
    nameAr: text().notNull().default(''),
    firstDay: date().notNull(),
    lastDay: date().notNull(),
    isObserved: boolean().notNull().default(true),
    updatedAt: instantOfInsert(),
  },
  (table) => [check('holidays_order', sql`${table.firstDay} <= ${table.lastDay}`)],
)

/** When somebody of the office is away: whole days, or some hours of a single one. The note is theirs. */
export const absences = pgTable(
  'absences',
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    firstDay: date().notNull(),
    lastDay: date().notNull(),
    fromTime: text(),
    toTime: text(),
    note: text().notNull().default(''),
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

/** The private address at which a lawyer's calendar program reads their appointments; the database knows only its hash. */
export const calendarAddresses = pgTable('calendar_addresses', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  tokenHash: text().notNull().unique(),
  createdAt: instantOfInsert(),
})
