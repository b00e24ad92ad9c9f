import {
  and,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { outbox } from '#features/outbox/server/table.ts'
import type { PublicationCategory } from '#features/publications/schema.ts'
import { publicationColumns, publications } from '#features/publications/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { type ContentLanguage, contentLanguageOf, contentLanguages, languages } from '#languages/language.ts'
import type { IssueProgress, ListedIssue } from '../admin-schema.ts'
import { canBeSent } from '../rules.ts'
import {
  newsletterIssues as issues,
  newsletterRecipients as recipients,
  newsletterSubscribers as subscribers,
} from './table.ts'

export type Issue = typeof issues.$inferSelect
type Audience = { area: PublicationCategory; language: ContentLanguage }

/** Subscribers to this area or to all areas, with this language. */
const belongsTo = ({ area, language }: Audience): SQL | undefined =>
  and(
    eq(subscribers.isActive, true),
    isNotNull(subscribers.confirmedAt),
    inArray(
      subscribers.language,
      languages.filter((each) => contentLanguageOf(each) === language),
    ),
    follows(area),
  )

export const follows = (area: PublicationCategory): SQL =>
  sql`(cardinality(${subscribers.areas}) = 0 or ${area} = any(${subscribers.areas}))`

/**
 * Recipients whose mail is not queued yet. Anyone who confirmed after the issue started gets the next one.
 */
export const isLeftBy = (db: Database, issue: Issue): SQL | undefined =>
  and(
    belongsTo(issue),
    gt(subscribers.id, issue.lastSubscriberId),
    lte(subscribers.confirmedAt, issue.startedAt),
    notExists(
      db
        .select({ one: sql`1` })
        .from(recipients)
        .where(and(eq(recipients.issueId, issue.id), eq(recipients.subscriberId, subscribers.id))),
    ),
  )

export const countFollowers = (db: Database, audience: Audience): Promise<number> =>
  db.$count(subscribers, belongsTo(audience))

/** Starts an issue; undefined if it exists already. A concurrent second call waits here. */
export const beginIssue = async (
  db: Database,
  issue: Pick<typeof issues.$inferInsert, 'publicationId' | 'language' | 'title' | 'area' | 'userId'>,
): Promise<Issue | undefined> => {
  const [begun] = await db.insert(issues).values(issue).onConflictDoNothing().returning()
  return begun
}

/** Resumes a stopped issue; undefined if it was not stopped. Existing recipients do not get it again. */
export const continueIssue = async (
  db: Database,
  publicationId: number,
  language: ContentLanguage,
): Promise<Issue | undefined> => {
  const [continued] = await db
    .update(issues)
    .set({ stoppedAt: null, queuedAt: null, lastSubscriberId: 0 })
    .where(
      and(
        eq(issues.publicationId, publicationId),
        eq(issues.language, language),
        isNotNull(issues.stoppedAt),
      ),
    )
    .returning()
  if (continued)
    await db
      .update(outbox)
      .set({ state: 'waiting' })
      .where(and(eq(outbox.state, 'held'), isMailOf(db, eq(recipients.issueId, continued.id))))
  return continued
}

const isMailOf = (db: Database, where: SQL | undefined): SQL =>
  inArray(outbox.id, db.select({ id: recipients.mailId }).from(recipients).where(where))

const hasWaitingMail = (db: Database): SQL =>
  inArray(
    issues.id,
    db
      .select({ id: recipients.issueId })
      .from(recipients)
      .innerJoin(outbox, eq(outbox.id, recipients.mailId))
      .where(and(isNull(recipients.sentAt), eq(outbox.state, 'waiting'))),
  )

/** Issues that are being sent, oldest first. */
export const listOpenIssues = (db: Database): Promise<{ id: number; publicationId: number | null }[]> =>
  db
    .select({ id: issues.id, publicationId: issues.publicationId })
    .from(issues)
    .where(and(isNull(issues.stoppedAt), or(isNull(issues.queuedAt), hasWaitingMail(db))))
    .orderBy(issues.id)

/**
 * Stops the issues of a publication that is deleted or hidden. Must run in the same transaction, while the row
 * of the publication is locked.
 */
export const stopIssuesOf = async (
  db: Database,
  publicationId: number,
  since: 'hidden' | 'deleted',
): Promise<void> => {
  const open = (await listOpenIssues(db)).filter((issue) => issue.publicationId === publicationId)
  if (open.length === 0) return
  const [publication] = await db
    .select(publicationColumns)
    .from(publications)
    .where(eq(publications.id, publicationId))
  const found = await db
    .select()
    .from(issues)
    .where(
      inArray(
        issues.id,
        open.map(({ id }) => id),
      ),
    )
  for (const issue of found)
    if (since === 'deleted' || !publication || !canBeSent(publication, issue.language, new Date()))
      await stopIssue(db, issue.id)
}

/**
 * Deletes unattempted mails, which may be queued again later. A mail that is currently being sent can still
 * be delivered and then counts; otherwise it is held.
 */
export const stopIssue = async (db: Database, id: number): Promise<void> => {
  await db
    .update(issues)
    .set({ stoppedAt: sql`now()`, queuedAt: null, lastSubscriberId: 0 })
    .where(eq(issues.id, id))
  const waiting = await db
    .select({ id: outbox.id, attempts: outbox.attempts })
    .from(outbox)
    .innerJoin(recipients, eq(recipients.mailId, outbox.id))
    .where(and(eq(recipients.issueId, id), eq(outbox.state, 'waiting')))
    .for('update', { of: outbox })
  const idsOf = (isTried: boolean) =>
    waiting.filter(({ attempts }) => attempts > 0 === isTried).map((mail) => mail.id)
  await db.delete(recipients).where(inArray(recipients.mailId, idsOf(false)))
  await db.delete(outbox).where(inArray(outbox.id, idsOf(false)))
  await db
    .update(outbox)
    .set({ state: 'held' })
    .where(inArray(outbox.id, idsOf(true)))
}

/** Deletes the unsent issues to a person who has just unsubscribed. */
export const withdrawIssuesFrom = async (db: Database, subscriberId: number): Promise<void> => {
  await db
    .delete(outbox)
    .where(and(ne(outbox.state, 'sent'), isMailOf(db, eq(recipients.subscriberId, subscriberId))))
}

/** Stores the recipients of an issue beyond the retention of sent mail. */
export const noteSentMail = async (db: Database): Promise<void> => {
  await db
    .update(recipients)
    .set({ sentAt: outbox.sentAt })
    .from(outbox)
    .where(and(isNull(recipients.sentAt), eq(outbox.id, recipients.mailId), eq(outbox.state, 'sent')))
}

/** The progress of a publication's issues, by language. */
export const findProgress = async (
  db: Database,
  publicationId: number,
): Promise<Map<ContentLanguage, IssueProgress>> => {
  const rows = await listRows(db, eq(issues.publicationId, publicationId), contentLanguages.length)
  return new Map(rows.map(({ issue, ...progress }) => [issue.language, progress]))
}

const listedIssues = 10

/** The latest issues. */
export const listIssues = async (db: Database): Promise<ListedIssue[]> => {
  const rows = await listRows(db, undefined, listedIssues)
  return rows.map(({ issue: { id, publicationId, title, language, area }, ...progress }) => ({
    ...progress,
    ...{ id, publicationId, title, language, area },
  }))
}

const listRows = async (db: Database, where: SQL | undefined, max: number) => {
  const found = await db
    .select({ issue: issues, firstName: users.firstName, lastName: users.lastName })
    .from(issues)
    .leftJoin(users, eq(users.id, issues.userId))
    .where(where)
    .orderBy(desc(issues.startedAt), desc(issues.id))
    .limit(max)
  const counts = await countMails(
    db,
    found.map(({ issue }) => issue.id),
  )
  const rows: (IssueProgress & { issue: Issue })[] = []
  for (const { issue, firstName, lastName } of found) {
    const { sent = 0, waiting = 0, failed = 0 } = counts.find(({ id }) => id === issue.id) ?? {}
    const left = issue.queuedAt === null ? await db.$count(subscribers, isLeftBy(db, issue)) : 0
    rows.push({
      issue,
      state: stateOf(issue, left + waiting),
      startedAt: issue.startedAt,
      startedBy: firstName === null ? '' : `${firstName} ${lastName}`,
      ...{ sent, waiting: left + waiting, failed },
    })
  }
  return rows
}

const stateOf = ({ stoppedAt, queuedAt }: Issue, waiting: number): IssueProgress['state'] => {
  if (stoppedAt !== null) return 'stopped'
  return queuedAt === null || waiting > 0 ? 'sending' : 'sent'
}

/** Recipients who unsubscribed while their mail was waiting no longer count. */
const countMails = (db: Database, ids: number[]) => {
  const having = (where: SQL | undefined) => sql<number>`count(*) filter (where ${where})`.mapWith(Number)
  return db
    .select({
      id: recipients.issueId,
      sent: having(or(isNotNull(recipients.sentAt), eq(outbox.state, 'sent'))),
      waiting: having(inArray(outbox.state, ['waiting', 'held'])),
      failed: having(eq(outbox.state, 'failed')),
    })
    .from(recipients)
    .leftJoin(outbox, eq(outbox.id, recipients.mailId))
    .where(inArray(recipients.issueId, ids))
    .groupBy(recipients.issueId)
}
