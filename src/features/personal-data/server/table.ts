import { sql } from 'drizzle-orm'
import { index, integer, pgEnum, text, uniqueIndex } from 'drizzle-orm/pg-core'
import {
  erased,
  exported,
  identity,
  impersonal,
  instant,
  instantOfInsert,
  retainedTable,
} from '#db/columns.ts'
import { users } from '#features/users/server/table.ts'
import { erasureStates } from '../schema.ts'

export const erasureState = pgEnum('erasure_state', erasureStates)

/** Erasure requests with the firm's deadline (PDPL: 30 days). */
export const erasureRequests = retainedTable(
  'erasure_requests',
  'The fact of the erasure is retained, without the person and the reason.',
  {
    id: impersonal(identity()),
    /** Null after the person is erased: the fact of the erasure is retained, the identity is not. */
    userId: erased(integer().references(() => users.id, { onDelete: 'set null' })),
    state: exported(erasureState().notNull().default('open')),
    createdAt: exported(instantOfInsert()),
    dueAt: exported(instant().notNull()),
    decidedAt: exported(instant()),
    decidedById: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The reason why the firm must retain data; shown to the person. */
    reason: exported(erased(text())),
  },
  (table) => [
    index('erasure_requests_due').on(table.state, table.dueAt),
    // Refuses a second request while one is open.
    uniqueIndex('erasure_requests_open').on(table.userId).where(sql`${table.state} = 'open'`),
  ],
)
