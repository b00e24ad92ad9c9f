import { sql } from 'drizzle-orm'
import { index, integer, pgEnum, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity, instant, instantOfInsert } from '#db/columns.ts'
import { users } from '#features/users/server/table.ts'
import { erasureStates } from '../schema.ts'

export const erasureState = pgEnum('erasure_state', erasureStates)

/** Who asked for the destruction of their data, and by when the firm must answer (PDPL: 30 days). */
export const erasureRequests = pgTable(
  'erasure_requests',
  {
    id: identity(),
    /** Null once the person is erased: that it happened stays, who it was does not. */
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    state: erasureState().notNull().default('open'),
    createdAt: instantOfInsert(),
    dueAt: instant().notNull(),
    decidedAt: instant(),
    decidedById: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Why the firm must keep something, as the person reads it. */
    reason: text(),
  },
  (table) => [
    index('erasure_requests_due').on(table.state, table.dueAt),
    // A second request while one is open is refused.
    uniqueIndex('erasure_requests_open').on(table.userId).where(sql`${table.state} = 'open'`),
  ],
)
