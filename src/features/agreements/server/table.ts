import { sql } from 'drizzle-orm'
import { bigint, boolean, date, index, integer, jsonb, pgEnum, text, uniqueIndex } from 'drizzle-orm/pg-core'
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
import { documents } from '#features/documents/server/table.ts'
import { serviceArea } from '#features/services/server/table.ts'
import { users } from '#features/users/server/table.ts'
import type { Content } from '../content.ts'
import { agreementStates, agreementWays, decisions, dueKinds, endKinds, feeKinds } from '../values.ts'

export const agreementState = pgEnum('engagement_state', agreementStates)
export const feeKind = pgEnum('fee_kind', feeKinds)

/** Halalas. */
const halalas = () => bigint({ mode: 'number' })

export const agreementTemplates = impersonalTable(
  'engagement_templates',
  'Written by the office.',
  {
    id: identity(),
    area: serviceArea().notNull(),
    nameEn: impersonal(text().notNull()),
    nameAr: impersonal(text().notNull()),
    textAr: impersonal(text().notNull()),
    textEn: impersonal(text().notNull().default('')),
    isReviewed: boolean().notNull().default(false),
    ...timestamps(),
  },
  (table) => [index('engagement_templates_area').on(table.area, table.id)],
)

export const agreements = erasedTable(
  'engagements',
  'Deleted with the texts of the request, not before the retention period of agreements has ended.',
  {
    id: identity(),
    consultationId: integer()
      .notNull()
      .references(() => consultations.id, { onDelete: 'cascade' }),
    /** The number of the request and the place among its agreements, such as `1042-1`. */
    number: exported(erased(text().notNull().unique())),
    version: exported(integer().notNull().default(1)),
    state: exported(agreementState().notNull().default('draft')),
    lawyerId: integer().references(() => users.id, { onDelete: 'set null' }),
    kind: exported(feeKind().notNull()),
    /** By the hour: the rate. */
    amount: exported(halalas().notNull()),
    vatRate: exported(integer().notNull()),
    /** By the hour only, without the value added tax. */
    estimate: exported(halalas()),
    cap: exported(halalas()),
    validUntil: exported(erased(date().notNull())),
    expectedFrom: exported(erased(date())),
    expectedTo: exported(erased(date())),
    textAr: exported(erased(text().notNull())),
    textEn: exported(erased(text().notNull().default(''))),
    /** The person who signs for the client, and their capacity, such as under a power of attorney. */
    representative: exported(erased(text().notNull().default(''))),
    capacity: exported(erased(text().notNull().default(''))),
    payerName: exported(erased(text().notNull().default(''))),
    payerConsentOn: exported(erased(date())),
    sentAt: exported(instant()),
    openedAt: exported(instant()),
    decidedAt: exported(instant()),
    how: exported(erased(text({ enum: agreementWays }))),
    nafithNumber: exported(erased(text().notNull().default(''))),
    agreedOn: exported(erased(date())),
    documentId: integer().references(() => documents.id, { onDelete: 'set null' }),
    endedAt: exported(instant()),
    endKind: exported(erased(text({ enum: endKinds }))),
    endReason: exported(erased(text().notNull().default(''))),
    /** The reminder before the end of `validUntil`, once a version. */
    reminded: integer(),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex('engagements_one_draft').on(table.consultationId).where(sql`${table.state} = 'draft'`),
    index('engagements_consultation').on(table.consultationId, table.id),
    index('engagements_state').on(table.state, table.id),
    index('engagements_lawyer').on(table.lawyerId, table.id),
    index('engagements_nafith').on(table.nafithNumber).where(sql`${table.nafithNumber} <> ''`),
    index('engagements_valid').on(table.validUntil).where(sql`${table.state} = 'sent'`),
    index('engagements_document').on(table.documentId),
  ],
)

/** The content of each sent version, with its file, the client's answer and the evidence of an acceptance. */
export const agreementVersions = erasedTable(
  'engagement_versions',
  'Deleted with the agreement.',
  {
    id: identity(),
    agreementId: integer('engagement_id')
      .notNull()
      .references(() => agreements.id, { onDelete: 'cascade' }),
    version: exported(integer().notNull()),
    /** The facts and texts that the client sees. */
    content: exported(erased(jsonb().$type<Content>().notNull())),
    /** The canonical text: UTF-8, NFC. */
    text: exported(erased(text().notNull())),
    /** SHA-256 of the canonical text. */
    textDigest: exported(erased(text().notNull())),
    /** The PDF, made once. */
    storageKey: erased(text().notNull().unique()),
    size: integer().notNull(),
    sha256: exported(erased(text().notNull())),
    sentAt: exported(instantOfInsert()),
    openedAt: exported(instant()),
    withdrawnAt: exported(instant()),
    /** Signed on paper or registered with Nafith, and never sent: its content at that time. */
    recordedAs: exported(erased(text({ enum: ['paper', 'nafith'] }))),
    decision: exported(erased(text({ enum: decisions }))),
    decidedAt: exported(instant()),
    /** The change that the client requested, or the reason of the refusal. */
    wish: exported(erased(text().notNull().default(''))),
    acceptedById: integer().references(() => users.id, { onDelete: 'set null' }),
    acceptedName: exported(erased(text())),
    acceptedEmail: exported(erased(text())),
    /** The network address and the device in words. */
    acceptedFrom: exported(erased(text())),
    acceptedWith: exported(erased(text())),
    /** Ed25519 over digests, address, name and times, with `keys/engagements.key`. */
    signature: erased(text()),
  },
  (table) => [
    uniqueIndex('engagement_versions_version').on(table.agreementId, table.version),
    index('engagement_versions_sha256').on(table.sha256),
    index('engagement_versions_accepted_by').on(table.acceptedById),
  ],
)

/** The file that states an acceptance: drawn after it, once. */
export const acceptanceRecords = erasedTable(
  'acceptance_records',
  'Deleted with the agreement.',
  {
    id: identity(),
    versionId: integer()
      .notNull()
      .unique()
      .references(() => agreementVersions.id, { onDelete: 'cascade' }),
    storageKey: erased(text().notNull().unique()),
    size: integer().notNull(),
    sha256: erased(text().notNull()),
  },
  (table) => [index('acceptance_records_sha256').on(table.sha256)],
)

export const installments = erasedTable(
  'instalments',
  'Deleted with the agreement.',
  {
    id: identity(),
    agreementId: integer('engagement_id')
      .notNull()
      .references(() => agreements.id, { onDelete: 'cascade' }),
    place: integer().notNull(),
    labelAr: exported(erased(text().notNull())),
    labelEn: exported(erased(text().notNull().default(''))),
    amount: exported(halalas().notNull()),
    due: exported(erased(text({ enum: dueKinds }).notNull())),
    day: exported(erased(date())),
    stage: exported(integer()),
    paidOn: exported(erased(date())),
    paidHow: exported(erased(text().notNull().default(''))),
    reference: exported(erased(text().notNull().default(''))),
    invoiceDocumentId: integer().references(() => documents.id, { onDelete: 'set null' }),
    /** The days before its day of the last reminder. */
    reminded: integer(),
  },
  (table) => [
    uniqueIndex('instalments_place').on(table.agreementId, table.place),
    index('instalments_day').on(table.day).where(sql`${table.paidOn} is null`),
    index('instalments_invoice').on(table.invoiceDocumentId),
  ],
)
