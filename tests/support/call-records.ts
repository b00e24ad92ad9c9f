import { sql } from 'drizzle-orm'
import type { Visitor } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { sessions } from '#features/auth/table.ts'
import { clients } from '#features/clients/table.ts'
import { consultationHistory, consultations } from '#features/consultations/table.ts'
import { contactMessages } from '#features/contact-messages/table.ts'
import { documentRequests, documents } from '#features/documents/table.ts'
import { favorites } from '#features/favorites/table.ts'
import { legalPages } from '#features/legal-pages/table.ts'
import { messages } from '#features/messages/table.ts'
import { outbox } from '#features/outbox/table.ts'
import { consents, erasureRequests } from '#features/privacy/table.ts'
import { publicationRevisions, publications } from '#features/publications/table.ts'
import { services } from '#features/services/table.ts'
import { settings } from '#features/settings/table.ts'
import { teamMembers } from '#features/team-members/table.ts'
import { recoveryCodes, twoFactors } from '#features/two-factor/table.ts'
import { users } from '#features/users/table.ts'
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

/** What a refused call must leave as it was. */
export const stateOf = async (db: Database) => ({
  users: await db.select().from(users).orderBy(users.id),
  services: await db.select().from(services).orderBy(services.id),
  teamMembers: await db.select().from(teamMembers).orderBy(teamMembers.id),
  clients: await db.select().from(clients).orderBy(clients.id),
  consultations: await db.select().from(consultations).orderBy(consultations.id),
  publications: await db
    .select({ id: publications.id, titleEn: publications.titleEn, updatedAt: publications.updatedAt })
    .from(publications)
    .orderBy(publications.id),
  revisions: await db.$count(publicationRevisions),
  favorites: await db.$count(favorites),
  messages: await db.select().from(messages).orderBy(messages.id),
  contactMessages: await db.select().from(contactMessages).orderBy(contactMessages.id),
  outbox: await db.select().from(outbox).orderBy(outbox.id),
  erasureRequests: await db.select().from(erasureRequests).orderBy(erasureRequests.id),
  consents: await db.$count(consents),
  documents: await db.select().from(documents).orderBy(documents.id),
  documentRequests: await db.select().from(documentRequests).orderBy(documentRequests.id),
  legalPages: await db.select().from(legalPages).orderBy(legalPages.id),
  twoFactors: await db.select().from(twoFactors).orderBy(twoFactors.userId),
  recoveryCodes: await db.$count(recoveryCodes),
  settings: await db.select().from(settings).orderBy(settings.id),
  sessions: await db.$count(sessions),
  history: await db.$count(consultationHistory),
})
