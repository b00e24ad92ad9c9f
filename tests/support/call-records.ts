import { sql } from 'drizzle-orm'
import type { Visitor } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { sessions } from '#features/auth/server/table.ts'
import { twoFactors } from '#features/auth/two-factor/server/table.ts'
import { clients } from '#features/clients/server/table.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { contactMessages } from '#features/contact-messages/server/table.ts'
import { documentRequests, documents } from '#features/documents/server/table.ts'
import { images } from '#features/images/server/table.ts'
import { messages } from '#features/messages/server/table.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { erasureRequests } from '#features/personal-data/server/table.ts'
import { publications } from '#features/publications/server/table.ts'
import { services } from '#features/services/server/table.ts'
import { teamMembers } from '#features/team-members/server/table.ts'
import { users } from '#features/users/server/table.ts'
import {
  consultation,
  contactMessage,
  newUser,
  paper,
  publication,
  service,
  showcasedClient,
  teamMember,
} from './calls.ts'

/** Gives the new row's id. */
type Insert = (db: Database, ownerId: number, visitor: Visitor) => Promise<number | string | undefined>

const insertPublication: Insert = async (db) =>
  (await db.insert(publications).values(publication).returning({ id: publications.id }))[0]?.id

const insertUser: Insert = async (db, _ownerId, visitor) =>
  (
    await db
      .insert(users)
      .values(newUser(`u.${visitor}.${crypto.randomUUID()}`))
      .returning()
  )[0]?.id

const insertErasure: Insert = async (db, ownerId, visitor) => {
  const userId = Number(await insertUser(db, ownerId, visitor))
  const dueAt = '2999-01-01T00:00:00.000Z'
  return (await db.insert(erasureRequests).values({ userId, dueAt }).returning())[0]?.id
}

/** By a part of the path; the first that fits. */
const inserts: readonly (readonly [string, Insert])[] = [
  ['legal-pages', async () => 'disclaimer'],
  ['consents', async () => 'terms'],
  ['erasure-requests', insertErasure],
  ['services', async (db) => (await db.insert(services).values(service).returning())[0]?.id],
  ['publications', insertPublication],
  ['favorites', insertPublication],
  ['team-members', async (db) => (await db.insert(teamMembers).values(teamMember).returning())[0]?.id],
  ['admin/clients', async (db) => (await db.insert(clients).values(showcasedClient).returning())[0]?.id],
  [
    '/api/user/sessions',
    async (db, userId) =>
      (
        await db
          .insert(sessions)
          .values({ userId, tokenHash: crypto.randomUUID(), expiresAt: '2999-01-01T00:00:00.000Z' })
          .returning()
      )[0]?.id,
  ],
  [
    '/two-factor',
    async (...owner) => {
      const userId = Number(await insertUser(...owner))
      await owner[0].insert(twoFactors).values({ userId, secret: 'sealed', confirmedAt: sql`now()` })
      return userId
    },
  ],
  ['users', insertUser],
  ['correspondents', insertUser],
  [
    'admin/images',
    async (db) =>
      (
        await db
          .insert(images)
          .values({ storageKey: crypto.randomUUID(), type: 'image/jpeg', width: 1, height: 1, size: 7 })
          .returning()
      )[0]?.id,
  ],
  [
    'document-requests',
    async (db, userId) =>
      (
        await db.insert(documentRequests).values({ userId, title: 'Deed', dueDate: '2026-12-01' }).returning()
      )[0]?.id,
  ],
  [
    'documents',
    async (db, userId) =>
      (
        await db
          .insert(documents)
          .values({ ...paper, userId, storageKey: crypto.randomUUID() })
          .returning()
      )[0]?.id,
  ],
  [
    'contact-messages',
    async (db) => (await db.insert(contactMessages).values(contactMessage).returning())[0]?.id,
  ],
  ['outbox', async (db) => (await db.insert(outbox).values(failedMail).returning())[0]?.id],
  [
    'messages',
    async (db, toUserId) =>
      (
        await db
          .insert(messages)
          .values({ toUserId, subject: 'Lease', content: 'It begins in May.' })
          .returning()
      )[0]?.id,
  ],
  [
    'consultations',
    async (db, userId) =>
      (
        await db
          .insert(consultations)
          .values({ ...consultation, userId, service: 'corporate' as const })
          .returning()
      )[0]?.id,
  ],
]

const failedMail = {
  recipient: 'sara@example.com',
  subject: 'Re: Lease',
  text: 'Yes.',
  html: '<p>Yes.</p>',
  state: 'failed' as const,
}

/** A fresh record of the kind a path names, which belongs to `ownerId` where such records belong to somebody. */
export const insertRecordFor = async (
  path: string,
  ...[db, ownerId, visitor]: Parameters<Insert>
): Promise<number | string | undefined> => {
  const [, insert] = inserts.find(([part]) => path.includes(part)) ?? []
  if (!insert) throw new Error(`no record is known for ${path}`)
  return insert(db, ownerId, visitor)
}

const tableNames = new WeakMap<Database, string[]>()

/**
 * What a refused call must leave as it was: every row of every table, but for the counters of attempts and when a session
 * was last seen.
 */
export const stateOf = async (db: Database): Promise<unknown[]> => {
  const names = tableNames.get(db) ?? (await listTables(db))
  tableNames.set(db, names)
  const rows = names.map(
    (name) =>
      sql`select ${name} as "table", to_jsonb(t) - 'last_seen_at' as row from ${sql.identifier(name)} t`,
  )
  return (
    await db.execute(sql`select * from (${sql.join(rows, sql` union all `)}) state order by 1, row::text`)
  ).rows
}

const listTables = async (db: Database): Promise<string[]> => {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'attempts' order by 1`,
  )
  return rows.map(({ name }) => name)
}
