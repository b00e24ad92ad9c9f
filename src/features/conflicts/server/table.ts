import { boolean, index, integer, pgEnum, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { erased, erasedTable, exported, identity, instantOfInsert } from '#db/columns.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { documents } from '#features/documents/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { checkResults, knownKinds, numberKinds, partyRoles } from '../values.ts'

export const partyRole = pgEnum('party_role', partyRoles)
export const conflictResult = pgEnum('conflict_result', checkResults)

/** The people and companies that a request is about, besides its sender. */
export const consultationParties = erasedTable(
  'consultation_parties',
  'Deleted with the texts of the request. The export has parties with the role of client only.',
  {
    id: identity(),
    consultationId: integer()
      .notNull()
      .references(() => consultations.id, { onDelete: 'cascade' }),
    role: partyRole().notNull(),
    nameArabic: exported(erased(text().notNull().default(''))),
    nameLatin: exported(erased(text().notNull().default(''))),
    numberKind: exported(erased(text({ enum: numberKinds }))),
    /** Encrypted with a key outside the database. */
    sealedNumber: exported(erased(text())),
    /** A hash with the same key, to find equal numbers. */
    numberHash: erased(text()),
    createdAt: instantOfInsert(),
  },
  (table) => [
    index('consultation_parties_consultation').on(table.consultationId),
    index('consultation_parties_number').on(table.numberHash),
  ],
)

/**
 * All names of people and companies that are checked for conflicts. Triggers on the source tables update the
 * names; a job computes the keys later (`keyed_by` is the version of the rules, 0 before).
 */
export const knownNames = erasedTable(
  'known_names',
  'A trigger deletes each name with its source.',
  {
    id: identity(),
    kind: erased(text({ enum: knownKinds }).notNull()),
    /** The id of a row in the table that `kind` names. */
    subjectId: integer().notNull(),
    /** The position among several names of one row. */
    place: smallint().notNull(),
    name: erased(text().notNull()),
    keys: erased(text().array().notNull().default([])),
    keyedBy: smallint().notNull().default(0),
  },
  (table) => [
    uniqueIndex('known_names_subject').on(table.kind, table.subjectId, table.place),
    index('known_names_keys').using('gin', table.keys).with({ fastupdate: false }),
    index('known_names_keyed').on(table.keyedBy, table.id),
  ],
)

/** Recorded decisions about the conflicts of a request. Rows are never overwritten. */
export const conflictChecks = erasedTable(
  'conflict_checks',
  'Deleted with the texts of the request.',
  {
    id: identity(),
    consultationId: integer()
      .notNull()
      .references(() => consultations.id, { onDelete: 'cascade' }),
    result: conflictResult().notNull(),
    /** The reason for accepting a conflict or refusing the request. */
    reason: erased(text().notNull().default('')),
    /** The hits that the decision covers, so that new hits can be detected. */
    hits: erased(text().array().notNull().default([])),
    checkedById: integer().references(() => users.id, { onDelete: 'set null' }),
    isAutomatic: boolean().notNull().default(false),
    /** True also after the document was deleted. */
    hasConsent: boolean().notNull().default(false),
    consentDocumentId: integer().references(() => documents.id, { onDelete: 'set null' }),
    createdAt: instantOfInsert(),
  },
  (table) => [
    index('conflict_checks_consultation').on(table.consultationId, table.id),
    index('conflict_checks_checked_by').on(table.checkedById),
    index('conflict_checks_consent').on(table.consentDocumentId),
  ],
)
