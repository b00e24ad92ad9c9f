import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { deriveOutdated } from '#features/publications/server/derived-repository.ts'
import { prepared } from '#tests/support/databases.ts'
import { migrateGrown } from '#tests/support/grown-database.ts'

it('preserves attachments of messages and claims of guests’ consultations', async () => {
  expect(prepared()).toBeDefined()
  await migrateGrown(
    'who_reads_what',
    async (db) => {
      await db.execute(
        sql`insert into users (username, email, password, first_name, last_name, role) values ('sara', 'sara@example.com', '', 'Sara', 'H', 'client')`,
      )
      await db.execute(
        sql`insert into documents (user_id, name, type, size, sha256, storage_key) select 1, 'a.pdf', 'application/pdf', 1, '', n::text from generate_series(1, 2) n`,
      )
      // The second document is attached twice, and one document has been revoked since.
      await db.execute(
        sql`insert into messages (from_user_id, is_to_firm, subject, content, attachments) values (1, true, 's', 'c', '[2, 2, 7]')`,
      )
      await db.execute(
        sql`insert into consultations (first_name, last_name, email, phone, service, message) values ('Sara', 'H', 'sara@example.com', '', 'corporate', 'm')`,
      )
      await db.execute(
        sql`insert into consultation_history (consultation_id, user_id, field, from_value, to_value) values (1, null, 'created', null, 'pending'), (1, 1, 'created', 'guest', null)`,
      )
    },
    async (db) => {
      const carried = await db.execute(sql`select message_id, document_id from message_documents`)
      expect(carried.rows).toEqual([{ message_id: 1, document_id: 2 }])
      const history = await db.execute(
        sql`select field, from_value, to_value, user_id from consultation_history order by id`,
      )
      expect(history.rows).toEqual([
        { field: 'created', from_value: null, to_value: 'pending', user_id: null },
        { field: 'claimed', from_value: null, to_value: null, user_id: 1 },
      ])
    },
  )
})

it('derives the texts of existing publications', async () => {
  await migrateGrown(
    'derived_texts',
    async (db) => {
      await db.execute(
        sql`insert into publications (title_en, content_en, is_visible) select 'T' || n, '**Bold** text', n < 45 from generate_series(1, 50) n`,
      )
    },
    async (db) => {
      let batches = 0
      // Resumes after it was stopped after the first batch.
      expect(await deriveOutdated(db, () => ++batches > 1)).toBe(20)
      expect(await deriveOutdated(db)).toBe(30)
      const derived = await db.execute(sql`select distinct preview_en from publication_texts`)
      expect(derived.rows).toEqual([{ preview_en: 'Bold text' }])
    },
  )
})
