import { sql } from 'drizzle-orm'
import { index, integer, real, text, uniqueIndex } from 'drizzle-orm/pg-core'
import {
  erased,
  erasedTable,
  identity,
  impersonal,
  impersonalTable,
  instant,
  instantOfInsert,
} from '#db/columns.ts'
import { consultationParties, knownNames } from '#features/conflicts/server/table.ts'
import { guests } from '#features/consultations/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { hitStates, listKinds } from '../values.ts'

/** Lists of names with which people and parties are compared. A new file replaces the entries of its list. */
export const nameLists = impersonalTable(
  'name_lists',
  'Public lists; the user who uploaded a file is set to null.',
  {
    id: identity(),
    kind: impersonal(text({ enum: listKinds }).notNull().unique()),
    fileName: impersonal(text().notNull().default('')),
    entries: integer().notNull().default(0),
    uploadedById: integer().references(() => users.id, { onDelete: 'set null' }),
    uploadedAt: instantOfInsert(),
  },
  (table) => [index('name_lists_uploaded_by').on(table.uploadedById)],
)

export const listedEntries = impersonalTable(
  'listed_entries',
  'People and companies of a public list, not of the firm.',
  {
    id: identity(),
    listId: integer()
      .notNull()
      .references(() => nameLists.id, { onDelete: 'cascade' }),
    /** The content of the entry; an entry with a change is another one. */
    fingerprint: impersonal(text().notNull()),
    births: impersonal(text().array().notNull().default([])),
    /** Null until all people and parties have been compared with it. */
    comparedAt: instant(),
  },
  (table) => [
    uniqueIndex('listed_entries_fingerprint').on(table.listId, table.fingerprint),
    index('listed_entries_waiting').on(table.id).where(sql`${table.comparedAt} is null`),
  ],
)

/** A trigger stores each name in `known_names` too, with its keys. */
export const listedNames = impersonalTable(
  'listed_names',
  'Names and aliases of a public list.',
  {
    id: identity(),
    entryId: integer()
      .notNull()
      .references(() => listedEntries.id, { onDelete: 'cascade' }),
    name: impersonal(text().notNull()),
  },
  (table) => [index('listed_names_entry').on(table.entryId)],
)

/** New names of people and parties that wait for the comparison. A trigger on `known_names` adds them. */
export const uncomparedNames = erasedTable('uncompared_names', 'Deleted with the name.', {
  knownNameId: integer()
    .primaryKey()
    .references(() => knownNames.id, { onDelete: 'cascade' }),
})

/** A decided match stays when its entry leaves the list. */
export const listHits = erasedTable(
  'list_hits',
  'Deleted with the account, the guest or the party. Never exported: the person must not learn of it.',
  {
    id: identity(),
    listKind: erased(text({ enum: listKinds }).notNull()),
    entryId: integer().references(() => listedEntries.id, { onDelete: 'set null' }),
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    guestId: integer().references(() => guests.id, { onDelete: 'cascade' }),
    partyId: integer().references(() => consultationParties.id, { onDelete: 'cascade' }),
    listedName: erased(text().notNull()),
    foundName: erased(text().notNull()),
    likeness: erased(real().notNull()),
    state: erased(text({ enum: hitStates }).notNull().default('open')),
    reason: erased(text().notNull().default('')),
    decidedById: integer().references(() => users.id, { onDelete: 'set null' }),
    decidedAt: instant(),
    createdAt: instantOfInsert(),
  },
  (table) => [
    uniqueIndex('list_hits_user').on(table.entryId, table.userId),
    uniqueIndex('list_hits_guest').on(table.entryId, table.guestId),
    uniqueIndex('list_hits_party').on(table.entryId, table.partyId),
    index('list_hits_of_user').on(table.userId),
    index('list_hits_of_guest').on(table.guestId),
    index('list_hits_of_party').on(table.partyId),
    index('list_hits_open').on(table.id).where(sql`${table.state} = 'open'`),
    index('list_hits_decided_by').on(table.decidedById),
  ],
)
