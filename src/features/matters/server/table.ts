import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgEnum, text } from 'drizzle-orm/pg-core'
import {
  erased,
  erasedTable,
  exported,
  identity,
  impersonal,
  impersonalTable,
  instant,
  instantOfInsert,
  retained,
  retainedTable,
  timestamps,
} from '#db/columns.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { dateKinds } from '#features/consultations/values.ts'
import { serviceArea } from '#features/services/server/table.ts'
import { users } from '#features/users/server/table.ts'
import type { Stage } from '../schema.ts'
import { clientMails, dateCalendars, dateStates, defaultQuietDays, moveKinds } from '../values.ts'

export const stageMoveKind = pgEnum('path_move_kind', moveKinds)
export const dateKind = pgEnum('path_date_kind', dateKinds)
export const dateState = pgEnum('path_date_state', dateStates)

export const stageTemplates = impersonalTable(
  'path_templates',
  'Written by the office.',
  {
    id: identity(),
    area: serviceArea().notNull(),
    nameEn: impersonal(text().notNull()),
    nameAr: impersonal(text().notNull()),
    stages: impersonal(jsonb().$type<Stage[]>().notNull()),
    isReviewed: boolean().notNull().default(false),
    ...timestamps(),
  },
  (table) => [index('path_templates_area').on(table.area, table.id)],
)

/** The stages are a copy, so that a later change of the template changes nothing. */
export const matterProgress = retainedTable(
  'paths',
  'Stage and times stay for statistics; the sentences are emptied.',
  {
    id: identity(),
    consultationId: integer()
      .notNull()
      .unique('paths_consultation')
      .references(() => consultations.id, { onDelete: 'cascade' }),
    stages: exported(retained(jsonb().$type<Stage[]>().notNull())),
    /** The position of the present stage. */
    stage: exported(integer().notNull().default(0)),
    since: exported(instantOfInsert()),
    /** The last sentence to the client. */
    sentenceEn: exported(erased(text().notNull().default(''))),
    sentenceAr: exported(erased(text().notNull().default(''))),
    /** Days without a word after which the office is reminded; 0 for never. */
    quietDays: integer().notNull().default(defaultQuietDays),
    lastContactAt: exported(instant('last_told_at').notNull().default(sql`now()`)),
    clientMails: exported(retained(text({ enum: clientMails }).notNull().default('all'))),
    createdAt: instantOfInsert(),
    updatedAt: instantOfInsert(),
  },
  (table) => [
    check('paths_stage', sql`${table.stage} >= 0 and ${table.stage} < jsonb_array_length(${table.stages})`),
    index('paths_last_told').on(table.lastContactAt),
  ],
)

export const stageMoves = retainedTable(
  'path_moves',
  'Stages and times stay for statistics; the texts are emptied, and the author is set to null.',
  {
    id: identity(),
    consultationId: integer()
      .notNull()
      .references(() => consultations.id, { onDelete: 'cascade' }),
    kind: exported(stageMoveKind().notNull()),
    from: exported(integer('from_stage')),
    to: exported(integer('to_stage').notNull()),
    sentenceEn: exported(erased(text().notNull().default(''))),
    sentenceAr: exported(erased(text().notNull().default(''))),
    /** The office's reason for a move back. */
    reason: erased(text().notNull().default('')),
    byId: integer().references(() => users.id, { onDelete: 'set null' }),
    at: exported(instantOfInsert()),
  },
  (table) => [
    index('path_moves_consultation').on(table.consultationId, table.id),
    index('path_moves_by').on(table.byId),
  ],
)

/** Hearings, terms and other dates of a matter. A move adds a row with the same uid and the next sequence. */
export const matterDates = erasedTable(
  'path_dates',
  'Deleted with the texts of the request; the person who settled it is set to null.',
  {
    id: identity(),
    consultationId: integer()
      .notNull()
      .references(() => consultations.id, { onDelete: 'cascade' }),
    kind: exported(dateKind().notNull()),
    /** In Riyadh. */
    day: exported(erased(date().notNull())),
    /** Null for a whole day. */
    time: exported(erased(text())),
    typedIn: erased(text({ enum: dateCalendars }).notNull().default('gregorian')),
    basis: exported(erased(text().notNull().default(''))),
    place: exported(erased(text().notNull().default(''))),
    isShown: exported(boolean().notNull().default(false)),
    isPlaceShown: boolean().notNull().default(false),
    state: exported(dateState().notNull().default('ahead')),
    settledById: integer().references(() => users.id, { onDelete: 'set null' }),
    settledAt: exported(instant()),
    movedToId: integer(),
    /** The UID in calendars. */
    uid: erased(text().notNull().default(sql`gen_random_uuid()`)),
    sequence: integer().notNull().default(0),
    /** The days before it of the last reminder to the client, and to the office; negative after its day. */
    clientReminded: integer(),
    officeReminded: integer(),
    createdAt: exported(instantOfInsert()),
    updatedAt: instantOfInsert(),
  },
  (table) => [
    check('path_dates_basis', sql`${table.kind} <> 'term' or ${table.basis} <> ''`),
    index('path_dates_consultation').on(table.consultationId, table.id),
    index('path_dates_ahead').on(table.consultationId, table.day).where(sql`${table.state} = 'ahead'`),
    index('path_dates_by_day').on(table.day, table.id).where(sql`${table.state} = 'ahead'`),
    index('path_dates_settled_by').on(table.settledById),
  ],
)

/** Powers of attorney of clients. */
export const powers = erasedTable(
  'powers',
  'Deleted with the texts of the request.',
  {
    id: identity(),
    consultationId: integer()
      .notNull()
      .references(() => consultations.id, { onDelete: 'cascade' }),
    /** Encrypted with a key outside the database. */
    sealedNumber: exported(erased(text().notNull())),
    /** A hash with the same key, to find equal numbers. */
    numberHash: erased(text().notNull()),
    issuedOn: exported(erased(date())),
    until: exported(erased(date())),
    scope: exported(erased(text().notNull().default(''))),
    seenOn: exported(erased(date())),
    /** The days before its end of the last reminder. */
    reminded: integer(),
    createdAt: exported(instantOfInsert()),
  },
  (table) => [
    index('powers_consultation').on(table.consultationId, table.id),
    index('powers_number').on(table.numberHash),
    index('powers_until').on(table.until).where(sql`${table.until} is not null`),
  ],
)
