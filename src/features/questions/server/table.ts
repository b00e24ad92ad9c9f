import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgEnum, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import {
  erased,
  erasedTable,
  exported,
  identity,
  impersonal,
  impersonalTable,
  instant,
  instantOfInsert,
  timestamps,
} from '#db/columns.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { serviceArea } from '#features/services/server/table.ts'
import { users } from '#features/users/server/table.ts'
import type { Answers, Question } from '../schema.ts'
import { versionStates } from '../values.ts'

export const questionVersionState = pgEnum('question_version_state', versionStates)

/** The sets of questions of the areas, in versions. A published version never changes. */
export const questionVersions = impersonalTable(
  'question_versions',
  'Questions of the firm, written by the office.',
  {
    id: identity(),
    area: serviceArea().notNull(),
    /** 1 for the first version of an area. */
    number: integer().notNull(),
    state: questionVersionState().notNull().default('draft'),
    content: impersonal(jsonb().$type<Question[]>().notNull().default([])),
    reviewedAt: instant(),
    reviewedById: integer().references(() => users.id, { onDelete: 'set null' }),
    publishedAt: instant(),
    ...timestamps(),
  },
  (table) => [
    unique('question_versions_number').on(table.area, table.number),
    /** One draft for each area. */
    uniqueIndex('question_versions_draft').on(table.area).where(sql`${table.state} = 'draft'`),
    index('question_versions_reviewed_by').on(table.reviewedById),
  ],
)

/** A typed answer, with the time of typing in milliseconds since 1970. */
export type DraftAnswers = Record<string, { value: Answers[string]; at: number }>

/** The questions of one request: when the office requested answers, and what the person has typed. */
export const questionForms = erasedTable(
  'question_forms',
  'Deleted with the texts of the request.',
  {
    consultationId: integer()
      .primaryKey()
      .references(() => consultations.id, { onDelete: 'cascade' }),
    /** The version with which the person began; null before. */
    versionId: integer().references(() => questionVersions.id),
    requestedAt: exported(instant()),
    requestedById: integer().references(() => users.id, { onDelete: 'set null' }),
    draft: exported(erased(jsonb().$type<DraftAnswers>().notNull().default({}))),
    ...timestamps(),
  },
  (table) => [
    index('question_forms_version').on(table.versionId),
    index('question_forms_requested_by').on(table.requestedById),
  ],
)

/** Sent answers. A later change is a new row. */
export const questionAnswers = erasedTable(
  'question_answers',
  'Deleted with the texts of the request.',
  {
    id: identity(),
    consultationId: integer()
      .notNull()
      .references(() => consultations.id, { onDelete: 'cascade' }),
    versionId: integer()
      .notNull()
      .references(() => questionVersions.id),
    answers: exported(erased(jsonb().$type<Answers>().notNull())),
    /** The ids of the questions whose answers have a caution. */
    cautions: erased(text().array().notNull().default([])),
    /** The employee who answered for a caller. */
    recordedById: integer().references(() => users.id, { onDelete: 'set null' }),
    isByOffice: exported(boolean().notNull().default(false)),
    /** The first time at which the office read it. */
    readAt: instant(),
    readById: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: exported(instantOfInsert()),
  },
  (table) => [
    index('question_answers_consultation').on(table.consultationId, table.id),
    index('question_answers_version').on(table.versionId),
    index('question_answers_recorded_by').on(table.recordedById),
    index('question_answers_read_by').on(table.readById),
    /** The unread answers with a caution, for Today. */
    index('question_answers_marked')
      .on(table.createdAt)
      .where(sql`${table.readAt} is null and cardinality(${table.cautions}) > 0`),
  ],
)
