import { sql } from 'drizzle-orm'
import { consultations } from '#features/consultations/server/table.ts'
import { matterProgress } from './table.ts'

/**
 * The last word to the client: a sentence about the progress, a message of the office about the request, or a reply to a
 * guest. The table of messages belongs to a later feature.
 */
export const lastWordAt =
  sql<string>`greatest(${matterProgress.lastContactAt}, (select max(created_at) from messages
  where consultation_id = ${consultations.id} and to_user_id = ${consultations.userId}),
  (select max(created_at) from consultation_history where consultation_id = ${consultations.id} and field = 'replied'))`.mapWith(
    matterProgress.lastContactAt,
  )
