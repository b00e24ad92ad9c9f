import { sql } from 'drizzle-orm'
import { boolean, index, integer, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity, impersonal, impersonalTable, instant, instantOfInsert, timestamps } from '#db/columns.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { publications } from '#features/publications/server/table.ts'
import { deliveredKinds, deliveryFaults, deliveryStates, eventKinds, offReasons } from '../values.ts'

/** The systems of the firm that get events. */
export const webhookReceivers = impersonalTable(
  'webhook_receivers',
  'Addresses of programs, not of persons.',
  {
    id: identity(),
    address: impersonal(text().notNull()),
    kinds: impersonal(text({ enum: eventKinds }).array().notNull()),
    note: impersonal(text().notNull().default('')),
    isActive: boolean().notNull().default(true),
    /** Null while it is active, and if an admin switched it off. */
    offReason: impersonal(text({ enum: offReasons })),
    /** Encrypted for this row with a key outside the database. */
    sealedSecret: impersonal(text().notNull()),
    /** The secret before it, which signs too until `previousUntil`. */
    sealedPrevious: impersonal(text()),
    previousUntil: instant(),
    /** The first failure since the last success. */
    failingSince: instant(),
    ...timestamps(),
  },
)

/** One event for one receiver. */
export const webhookDeliveries = impersonalTable(
  'webhook_deliveries',
  'Kinds and numbers of records for 30 days; deleted with its request.',
  {
    id: identity(),
    receiverId: integer()
      .notNull()
      .references(() => webhookReceivers.id, { onDelete: 'cascade' }),
    /** The same for all attempts and all receivers. Random, so that a restored database never repeats one. */
    eventId: impersonal(text().notNull()),
    kind: impersonal(text({ enum: deliveredKinds }).notNull()),
    recordId: integer().notNull(),
    /** The request that it belongs to. While it is restricted, nothing is sent. */
    consultationId: integer().references(() => consultations.id, { onDelete: 'cascade' }),
    happenedAt: instant().notNull(),
    state: impersonal(text({ enum: deliveryStates }).notNull().default('waiting')),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instantOfInsert(),
    /** The end of the claim by the process that sends it; null between attempts. */
    claimedUntil: instant(),
    attemptedAt: instant(),
    /** The HTTP status, or the fault, of the last attempt. */
    status: integer(),
    fault: impersonal(text({ enum: deliveryFaults })),
    milliseconds: integer(),
    createdAt: instantOfInsert(),
  },
  (table) => [
    uniqueIndex('webhook_deliveries_once').on(table.receiverId, table.eventId),
    index('webhook_deliveries_due')
      .on(table.receiverId, table.nextAttemptAt)
      .where(sql`${table.state} = 'waiting'`),
    index('webhook_deliveries_created').on(table.createdAt),
    index('webhook_deliveries_consultation')
      .on(table.consultationId)
      .where(sql`${table.consultationId} is not null`),
  ],
)

/** The last row of the audit log from which events were derived: a single row, since the first receiver. */
export const webhookCursor = impersonalTable('webhook_cursor', 'A number of a row of the audit log.', {
  id: integer().primaryKey(),
  auditId: integer().notNull(),
})

/** The visible publications whose appearance is no longer news. */
export const webhookPublications = impersonalTable('webhook_publications', 'Numbers of publications.', {
  publicationId: integer()
    .primaryKey()
    .references(() => publications.id, { onDelete: 'cascade' }),
})
