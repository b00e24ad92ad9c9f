import { sql } from 'drizzle-orm'
import { index, integer, pgEnum, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity, instant, instantOfInsert } from '#db/columns.ts'
import { users } from '#features/users/server/table.ts'
import { erasureStates } from '../schema.ts'

export const erasureState = pgEnum('erasure_state', erasureStates)

/** Erasure requests with the firm's deadline (PDPL: 30 days). */
export const erasureRequests = pgTable(
  'erasure_requests',
  {
    id: identity(),
    /** Null after the person is erased: the fact of the erasure is retained, the identity is not. */
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    state: erasureState().notNull().default('open'),
    createdAt: instantOfInsert(),
    dueAt: instant().notNull(),
    decidedAt: instant(),
    decidedById: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The reason why the firm must retain data; shown to the person. */
    reason: text(),
  },
  (table) => [
    index('erasure_requests_due').on(table.state, table.dueAt),
    // Refuses a second request while one is open.
    uniqueIndex('erasure_requests_open').on(table.userId).where(sql`${table.state} = 'open'`),
  ],
)
