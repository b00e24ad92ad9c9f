import { and, desc, eq, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Reader } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { updateVersioned } from '#db/rows.ts'
import { openStatuses } from '#features/consultations/rules.ts'
import { mayListConsultation } from '#features/consultations/server/readers.ts'
import { consultations, received } from '#features/consultations/server/table.ts'
import type { ServiceArea } from '#features/services/areas.ts'
import { mailbox, users, worksHere } from '#features/users/server/table.ts'
import { addDays } from '#firm-time/riyadh.ts'
import { similarDays } from '../values.ts'

/** The days before an urgent day at which its mail is sent, besides the immediate one. */
export const urgentStages = [3, 1] as const

const maxClaimed = 20

/**
 * Claims open requests whose urgent day is at most `days` days away, each once per stage; other instances skip
 * locked rows. Call it inside the transaction that queues the mail.
 */
export const claimUrgent = async (
  db: Database,
  days: (typeof urgentStages)[number],
  today: string,
): Promise<{ id: number; urgentDay: string | null; assignedToId: number | null }[]> => {
  const due = await db
    .select({
      id: consultations.id,
      urgentDay: consultations.urgentDay,
      assignedToId: consultations.assignedToId,
    })
    .from(consultations)
    .where(
      and(
        gte(consultations.urgentDay, today),
        lte(consultations.urgentDay, addDays(today, days)),
        or(isNull(consultations.urgentMailed), sql`${consultations.urgentMailed} > ${days}`),
        inArray(consultations.status, [...openStatuses]),
      ),
    )
    .orderBy(consultations.urgentDay, consultations.id)
    .limit(maxClaimed)
    .for('update', { skipLocked: true })
  const ids = due.map(({ id }) => id)
  if (ids.length > 0)
    await db.update(consultations).set({ urgentMailed: days }).where(inArray(consultations.id, ids))
  return due
}

export const saveUrgentDay = async (
  db: Database,
  id: number,
  urgent: { urgentDay: string | null; urgentReason: string },
): Promise<void> => {
  await updateVersioned(db, consultations, id, urgent)
}

/** Records that the mail for this stage was sent, or none of a stage. */
export const saveUrgentMailed = async (db: Database, id: number, days: number | null): Promise<void> => {
  await db.update(consultations).set({ urgentMailed: days }).where(eq(consultations.id, id))
}

/** The mailboxes of the handler, if any, and of all admins. */
export const listUrgentMailboxes = (db: Database, assignedToId: number | null) =>
  db
    .select(mailbox)
    .from(users)
    .where(and(worksHere(), or(eq(users.role, 'admin'), eq(users.id, assignedToId ?? 0))))
    .orderBy(users.id)

type Caller = { phone: string; email: string; service: ServiceArea }

/** Makes concurrent records of one caller wait for each other. Call it inside the transaction. */
export const lockCaller = async (db: Database, { phone, email }: Caller): Promise<void> => {
  // Both keys in the same order, so that two transactions never wait for each other.
  for (const key of [phone, email].filter(Boolean).sort())
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`caller ${key}`}, 0))`)
}

/** The newest request of the same number or address about the same service that the recorder may list. */
export const findSimilar = async (
  db: Database,
  { phone, email, service }: Caller,
  reader: Reader,
): Promise<number | undefined> => {
  const [found] = await db
    .select({ id: consultations.id })
    .from(consultations)
    .where(
      and(
        or(
          phone === '' ? undefined : eq(consultations.phone, phone),
          email === '' ? undefined : eq(consultations.email, email),
        ),
        eq(consultations.service, service),
        sql`${received} > now() - ${similarDays} * interval '1 day'`,
        mayListConsultation(reader),
      ),
    )
    .orderBy(desc(consultations.id))
    .limit(1)
  return found?.id
}
