import { index, integer, pgEnum, text } from 'drizzle-orm/pg-core'
import { erased, erasedTable, exported, identity, instant, instantOfInsert } from '#db/columns.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { conversationChannels, conversationDirections, conversationMarks } from '../values.ts'

export const conversationChannel = pgEnum('conversation_channel', conversationChannels)
export const conversationDirection = pgEnum('conversation_direction', conversationDirections)
export const conversationMark = pgEnum('conversation_mark', conversationMarks)

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
    /** A later wording of a message, or the words of a deleted one; null for any other. */
    mark: exported(conversationMark()),
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
