import { and, count, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Page, PageOf, Sort } from '#api/lists.ts'
import type { Database } from '#db/connection.ts'
import { containsText, inOrder, readPage } from '#db/rows.ts'
import { isResendable, type Mail, type MailCounts, type MailState, mailStates } from '../schema.ts'
import { replaceOutdated } from './order-repository.ts'
import { markSent } from './repository.ts'
import { outbox } from './table.ts'

const columns = {
  id: outbox.id,
  recipient: outbox.recipient,
  subject: outbox.subject,
  state: outbox.state,
  attempts: outbox.attempts,
  nextAttemptAt: outbox.nextAttemptAt,
  lastError: outbox.lastError,
  createdAt: outbox.createdAt,
  sentAt: outbox.sentAt,
  restoredAt: outbox.restoredAt,
}

export const mailSortFields = ['createdAt', 'subject', 'recipient', 'state', 'attempts'] as const
type MailSortField = (typeof mailSortFields)[number]

type MailList = {
  state?: MailState | undefined
  q?: string | undefined
  page: Page
  sort: Sort<MailSortField>
}

export const listMail = async (db: Database, { state, q, page, sort }: MailList): Promise<PageOf<Mail>> => {
  const where = and(state && eq(outbox.state, state), containsText(outbox.searchText, q))
  const list = { where, order: inOrder(outbox, sort), page }
  return readPage(db, outbox, list, db.select(columns).from(outbox))
}

const having = (state: MailState) =>
  sql<number>`count(*) filter (where ${eq(outbox.state, state)})`.mapWith(Number)

const isRestored =
  sql<number>`count(*) filter (where ${outbox.state} = 'held' and ${outbox.restoredAt} is not null)`.mapWith(
    Number,
  )

/** Counts by state, for the rows that match the search. */
export const countMail = async (db: Database, q?: string): Promise<MailCounts> => {
  const [row] = await db
    .select({
      all: count(),
      waiting: having('waiting'),
      sent: having('sent'),
      failed: having('failed'),
      held: having('held'),
      replaced: having('replaced'),
      restored: isRestored,
    })
    .from(outbox)
    .where(containsText(outbox.searchText, q))
  return row ?? { all: 0, waiting: 0, sent: 0, failed: 0, held: 0, replaced: 0, restored: 0 }
}

/** Mail of the last seven days that failed or is held. */
export const countRecentMail = async (db: Database): Promise<Pick<MailCounts, 'failed' | 'held'>> => {
  const [row] = await db
    .select({ failed: having('failed'), held: having('held') })
    .from(outbox)
    .where(gt(outbox.createdAt, sql`now() - interval '7 days'`))
  return row ?? { failed: 0, held: 0 }
}

export const findMail = async (db: Database, id: number) => {
  const [found] = await db
    .select({ ...columns, text: outbox.text, html: outbox.html, sealedTokens: outbox.sealedTokens })
    .from(outbox)
    .where(eq(outbox.id, id))
  return found
}

/**
 * Makes a failed or held mail due immediately, with all its attempts again. Other mails do not change. A mail
 * that a later one replaces is marked as replaced.
 */
export const resendMail = async (db: Database, id: number): Promise<Mail | undefined> => {
  if ((await replaceOutdated(db, eq(outbox.id, id))) > 0) return undefined
  const [changed] = await db
    .update(outbox)
    .set({ state: 'waiting', attempts: 0, nextAttemptAt: sql`now()`, queuedAt: sql`now()` })
    .where(and(eq(outbox.id, id), inArray(outbox.state, mailStates.filter(isResendable))))
    .returning(columns)
  return changed
}

/**
 * Holds mail that a restored database lists as waiting. It may have been sent since the backup, so an admin
 * decides.
 */
export const holdRestoredMail = async (db: Database): Promise<void> => {
  await db
    .update(outbox)
    .set({ state: 'held', claimedUntil: null, restoredAt: sql`now()` })
    .where(eq(outbox.state, 'waiting'))
}

/** The journal lists the mail, so it was sent after the backup of this database. */
export const markSentBefore = async (db: Database, id: number): Promise<void> => {
  await db.update(outbox).set({ restoredAt: sql`now()` }).where(eq(outbox.id, id))
  await markSent(db, id)
}
