import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { queueMail } from '#features/outbox/server/repository.ts'
import type { Sender } from '#features/outbox/server/sender.ts'
import { outbox } from '#features/outbox/server/table.ts'
import type { AdminPublication } from '#features/publications/admin-schema.ts'
import { publicationColumns, publications } from '#features/publications/server/table.ts'
import { canBeSent } from '../rules.ts'
import { type Issue, isLeftBy, listOpenIssues, noteSentMail, stopIssue } from './issue-repository.ts'
import { issueMail } from './mails.ts'
import { createEnding } from './repository.ts'
import {
  newsletterIssues as issues,
  newsletterRecipients as recipients,
  newsletterSubscribers as subscribers,
} from './table.ts'

type IssueSender = Pick<Sender, 'publicUrl' | 'linkTokens'>

/** Maximum number of waiting newsletter mails, so that receipts and password mails are not delayed. */
export const maxWaiting = 10

/**
 * Queues the next mails of current issues, and stops issues of hidden publications. Each issue advances in
 * its own transaction, together with its mails and recipients: if the process dies, the next call continues.
 * Safe to run in several instances. Returns the number of queued mails.
 */
export const advanceIssues = async (db: Database, sender: IssueSender): Promise<number> => {
  await noteSentMail(db)
  let queued = 0
  for (const { id, publicationId } of await listOpenIssues(db))
    queued += await db.transaction((tx) => advanceIssue(tx, { id, publicationId }, sender))
  return queued
}

/** Locks the publication before the issue, in the same order as calls that hide a publication. */
const advanceIssue = async (
  db: Database,
  { id, publicationId }: Pick<Issue, 'id' | 'publicationId'>,
  sender: IssueSender,
): Promise<number> => {
  const [publication] =
    publicationId === null
      ? []
      : await db
          .select(publicationColumns)
          .from(publications)
          .where(eq(publications.id, publicationId))
          .for('share')
  const [issue] = await db
    .select()
    .from(issues)
    .where(and(eq(issues.id, id), isNull(issues.stoppedAt)))
    .for('update', { skipLocked: true })
  if (!issue) return 0
  if (!publication || !canBeSent(publication, issue.language, new Date())) {
    await stopIssue(db, id)
    return 0
  }
  if (issue.queuedAt !== null) return 0
  const free = maxWaiting - (await countUntriedMails(db))
  return free > 0 ? queueNext(db, { issue, publication, free }, sender) : 0
}

/** Excludes temporarily refused mails, so that they do not block others while they wait. */
const countUntriedMails = async (db: Database): Promise<number> => {
  const [row] = await db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(recipients)
    .innerJoin(outbox, eq(outbox.id, recipients.mailId))
    .where(and(isNull(recipients.sentAt), eq(outbox.state, 'waiting'), eq(outbox.attempts, 0)))
  return row?.count ?? 0
}

type Batch = { issue: Issue; publication: AdminPublication; free: number }

const queueNext = async (
  db: Database,
  { issue, publication, free }: Batch,
  { publicUrl, linkTokens }: IssueSender,
): Promise<number> => {
  // A person who unsubscribes concurrently waits for this lock, and then cancels the queued mail.
  const next = await db
    .select({ id: subscribers.id, email: subscribers.email })
    .from(subscribers)
    .where(isLeftBy(db, issue))
    .orderBy(asc(subscribers.id))
    .limit(free)
    .for('share')
  for (const { id, email } of next) {
    const token = await createEnding(db, email.toLowerCase())
    const mailId = await queueMail(db, {
      recipient: email,
      recipientId: null,
      links: { tokens: [token], sealing: linkTokens },
      ...issueMail(publication, { language: issue.language, publicUrl: publicUrl(), token }),
    })
    await db.insert(recipients).values({ issueId: issue.id, subscriberId: id, mailId })
  }
  await db
    .update(issues)
    .set({
      lastSubscriberId: next.at(-1)?.id ?? issue.lastSubscriberId,
      ...(next.length < free && { queuedAt: sql`now()` }),
    })
    .where(eq(issues.id, issue.id))
  return next.length
}
