import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { exported, identity, instant, retained, retainedTable, timestamps } from '#db/columns.ts'
import { consultationParties } from '#features/conflicts/server/table.ts'
import { guests } from '#features/consultations/server/table.ts'
import { documents } from '#features/documents/server/table.ts'
import { identityDocuments, recordedSightings } from '#features/users/identity-documents.ts'
import { users } from '#features/users/server/table.ts'
import type { Owner } from '../schema.ts'
import { capacities, type RiskReason, riskLevels } from '../values.ts'

/**
 * The record of the office about who a person or a party is. When, by whom and with which document a person was
 * seen is in the row of the account or guest, and here only for a party.
 */
export const identityRecords = retainedTable(
  'identity_records',
  'Retained for the years of the firm’s policy after the last request, then deleted.',
  {
    id: identity(),
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    guestId: integer().references(() => guests.id, { onDelete: 'set null' }),
    partyId: integer().references(() => consultationParties.id, { onDelete: 'set null' }),
    /** The name on the day of the record, for the time after the person is removed. */
    name: retained(text().notNull()),
    documentKind: retained(text({ enum: identityDocuments })),
    note: retained(text()),
    seenAt: instant(),
    seenById: integer().references(() => users.id, { onDelete: 'set null' }),
    sighting: exported(retained(text({ enum: recordedSightings }))),
    /** Encrypted with a key outside the database, with a hash by the same key to find equal numbers. */
    sealedNumber: exported(retained(text())),
    numberHash: retained(text()),
    country: exported(retained(text().notNull().default(''))),
    validUntil: exported(retained(date())),
    birthDate: exported(retained(date())),
    capacity: exported(retained(text({ enum: capacities }))),
    sealedPower: exported(retained(text())),
    sealedRegistration: exported(retained(text())),
    registrationHash: retained(text()),
    registrationUntil: exported(retained(date())),
    owners: exported(retained(jsonb().$type<Owner[]>().notNull().default([]))),
    source: exported(retained(text().notNull().default(''))),
    /** The copy of the document, until it is destroyed. */
    copyDocumentId: integer().references(() => documents.id, { onDelete: 'set null' }),
    /** Never shown to the person. */
    riskLevel: retained(text({ enum: riskLevels })),
    riskReasons: retained(text().array().$type<RiskReason[]>().notNull().default([])),
    riskNote: retained(text().notNull().default('')),
    riskSetAt: instant(),
    riskSetById: integer().references(() => users.id, { onDelete: 'set null' }),
    reviewOn: retained(date()),
    /** The end of the last request that was removed. */
    lastRequestAt: instant(),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex('identity_records_user').on(table.userId),
    uniqueIndex('identity_records_guest').on(table.guestId),
    uniqueIndex('identity_records_party').on(table.partyId),
    index('identity_records_number').on(table.numberHash),
    index('identity_records_registration').on(table.registrationHash),
    index('identity_records_review').on(table.reviewOn).where(sql`${table.reviewOn} is not null`),
    index('identity_records_copy').on(table.copyDocumentId),
    index('identity_records_seen_by').on(table.seenById),
    index('identity_records_risk_set_by').on(table.riskSetById),
    check(
      'identity_records_subject',
      sql`num_nonnulls(${table.userId}, ${table.guestId}, ${table.partyId}) <= 1`,
    ),
  ],
)
