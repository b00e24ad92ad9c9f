import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { auditLog } from '#features/audit/server/table.ts'
import { tokens } from '#features/auth/server/table.ts'
import { consents } from '#features/consents/server/table.ts'
import { contactMessages } from '#features/contact-messages/server/table.ts'
import { type RetentionKind, retentionKinds } from '#features/legal-pages/periods.ts'
import { newsletterSubscribers } from '#features/newsletter/server/table.ts'
import { outbox } from '#features/outbox/server/table.ts'
import {
  eraseConsultations,
  erasePerson,
  lockPerson,
} from '#features/personal-data/server/destruction-repository.ts'
import { findUser } from '#features/users/server/repository.ts'

/**
 * Deletes records and returns the keys of the files to delete after the commit. Call it inside a transaction.
 */
type Destroy = (db: Database, ids: number[]) => Promise<string[]>

const eraseAccounts: Destroy = async (db, ids) => {
  const files: string[] = []
  for (const id of ids) {
    await lockPerson(db, id)
    const person = await findUser(db, id)
    if (person) files.push(...(await erasePerson(db, person)).files)
  }
  return files
}

export const destroy: Record<RetentionKind, Destroy> = {
  requests: eraseConsultations,
  matters: eraseConsultations,
  async contactMessages(db, ids) {
    await db.delete(contactMessages).where(inArray(contactMessages.id, ids))
    return []
  },
  closedAccounts: eraseAccounts,
  unconfirmedAccounts: eraseAccounts,
  async subscribers(db, ids) {
    const ended = await db
      .delete(newsletterSubscribers)
      .where(inArray(newsletterSubscribers.id, ids))
      .returning({ email: sql<string>`lower(${newsletterSubscribers.email})` })
    const addresses = ended.map(({ email }) => email)
    // Links of accounts are not deleted.
    await db
      .delete(tokens)
      .where(sql`${tokens.userId} is null and ${inArray(sql`lower(${tokens.email})`, addresses)}`)
    return []
  },
  async consents(db, ids) {
    await db.delete(consents).where(inArray(consents.id, ids))
    return []
  },
  async sentMail(db, ids) {
    await db.delete(outbox).where(inArray(outbox.id, ids))
    return []
  },
}

/**
 * Marks consents whose purpose has ended: after a withdrawal, or when the address has neither dependent
 * records nor an account.
 */
export const markEndedConsents = async (db: Database, now: Date): Promise<void> => {
  const at: SQL = sql`${now.toISOString()}::timestamptz`
  await db.execute(sql`update consents set ended_at = (
      select min(created_at) from consents later
      where later.id >= consents.id and not later.is_given and later.purpose = consents.purpose and lower(later.email) = lower(consents.email))
    where ended_at is null and exists (select 1 from consents later
      where later.id >= consents.id and not later.is_given and later.purpose = consents.purpose and lower(later.email) = lower(consents.email))`)
  await db.execute(sql`update consents set ended_at = ${at} where ended_at is null and user_id is null
    and not exists (select 1 from users where lower(users.email) = lower(consents.email))
    and not exists (select 1 from consultations where lower(consultations.email) = lower(consents.email) and consents.email <> '')
    and not exists (select 1 from consultations where consultations.phone = consents.phone)
    and not exists (select 1 from contact_messages where lower(contact_messages.email) = lower(consents.email))
    and not exists (select 1 from newsletter_subscribers where lower(newsletter_subscribers.email) = lower(consents.email))`)
}

const isOf = (action: 'create' | 'erase') =>
  and(eq(auditLog.entity, 'retention'), eq(auditLog.action, action))

/** The time of the first run; null before. */
export const findBeginning = async (db: Database): Promise<string | null> => {
  const [first] = await db
    .select({ createdAt: auditLog.createdAt })
    .from(auditLog)
    .where(isOf('create'))
    .orderBy(asc(auditLog.id))
    .limit(1)
  return first?.createdAt ?? null
}

const maxShown = 20

type Ended = { kind: RetentionKind; records: number; createdAt: string }

/** The latest deletions, newest first. */
export const listEnded = async (db: Database): Promise<Ended[]> => {
  const rows = await db
    .select({ details: auditLog.details, createdAt: auditLog.createdAt })
    .from(auditLog)
    .where(isOf('erase'))
    .orderBy(desc(auditLog.id))
    .limit(maxShown)
  return rows.flatMap(({ details, createdAt }) => {
    const kind = retentionKinds.find((known) => known === details.kind)
    return kind ? [{ kind, records: Number(details.records), createdAt }] : []
  })
}
