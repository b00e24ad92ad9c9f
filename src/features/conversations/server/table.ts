import { index, integer, pgEnum, text } from 'drizzle-orm/pg-core'
import { identity, instant, instantOfInsert } from '#db/columns.ts'
import { erased, erasedTable, exported } from '#db/erasure.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { conversationChannels, conversationDirections } from '../values.ts'

export const conversationChannel = pgEnum('conversation_channel', conversationChannels)
export const conversationDirection = pgEnum('conversation_direction', conversationDirections)

/** Conversations outside Mizan that the office has recorded. A message of an exported chat is one row. */
export const conversations = erasedTable(
  'conversations',
  'Deleted with the texts of the request; the author is set to null.',
  {
    id: identity(),
    consultationId: integer()
      .notNull()
      .references(() => consultations.id, { onDelete: 'cascade' }),
    channel: exported(conversationChannel().notNull()),
    direction: exported(conversationDirection().notNull()),
    at: exported(instant().notNull()),
    text: exported(erased(text().notNull())),
    /** The same for all messages of one import. */
    importId: erased(text()),
    recordedById: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: exported(instantOfInsert()),
  },
  (table) => [
    index('conversations_consultation').on(table.consultationId, table.at, table.id),
    index('conversations_recorded_by').on(table.recordedById),
  ],
)
