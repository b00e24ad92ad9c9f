import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import type { MailedEvent, MailTexts } from './mail-layout.ts'
import { markReplaced } from './order-repository.ts'
import { type Addressed, headersOf, mailOf, queueMail } from './repository.ts'
import { outbox } from './table.ts'

/** The mail of one event, and its texts in a combined mail. */
export type EventMail = MailTexts &
  Addressed & {
    about?: string
    matter?: string
    topic?: string
    /** The subject of a combined mail. */
    togetherAs: 'mail.together.subject' | 'mail.together.officeSubject'
    /** The event in a combined mail; the default is the paragraphs. */
    brief?: MailTexts['paragraphs']
    /**
     * Whether the recipient has visited since the last mail about the record: then it is mentioned again.
     */
    hasLooked?: boolean
    /** Whether a waiting event of the same topic makes this one redundant. */
    isMinor?: boolean
  }

type QueuedEvent = MailedEvent & Pick<MailTexts, 'issuedBy'> & { about?: string; topic?: string }

/** Minutes after a mail during which further events for the same recipient are collected. */
const togetherMinutes = 5

/**
 * Queues the mail of an event. The first one is sent immediately. Further events for the same recipient in
 * the next minutes are combined into one mail. A repeated event, such as a second message of a conversation,
 * is not mentioned again before the recipient has visited. A newer event of a topic replaces a waiting one.
 */
export const queueEventMail = async (db: Database, mail: EventMail): Promise<void> => {
  const { togetherAs, brief, hasLooked = true, isMinor = false, ...rest } = mail
  const alone = { matter: 'events', ...rest }
  const { about, topic, values, action, issuedBy } = alone
  const event: QueuedEvent = {
    texts: brief ?? mail.paragraphs.filter((key) => key !== discretion),
    ...(values && { values }),
    ...(action && { action }),
    ...(about && { about }),
    ...(topic && { topic }),
    ...(issuedBy && { issuedBy }),
  }
  const mails = await listRecentMails(db, mail)
  const isQueued = (row: (typeof mails)[number]) =>
    (row.state === 'waiting' || !hasLooked) && eventsIn(row).some((queued) => queued.about === about)
  if (about && mails.some(isQueued)) return

  const waiting = mails.findLast(({ isOpen }) => isOpen)
  if (waiting) {
    const isSame = (queued: QueuedEvent) => topic !== undefined && queued.topic === topic
    const events = eventsIn(waiting)
    if (isMinor && events.some(isSame)) return
    const others = events.filter((queued) => !isSame(queued))
    await writeTogether(db, waiting.id, { ...mail, events: [...others, event] })
    return
  }
  const id = await queueMail(db, alone)
  const lastLeft = mails
    .flatMap(({ sentAt }) => sentAt ?? [])
    .sort()
    .at(-1)
  await db
    .update(outbox)
    .set({
      headers: { ...(await headersOf(db, alone)), ...headerOf([event]) },
      ...(lastLeft && {
        nextAttemptAt: sql`${lastLeft}::timestamptz + ${togetherMinutes} * interval '1 minute'`,
      }),
    })
    .where(eq(outbox.id, id))
}

/** Removes events from unsent mail to this recipient, because they are no longer true. Returns them. */
export const withdrawEvent = async (
  db: Database,
  mail: Pick<EventMail, 'language' | 'togetherAs' | 'topic' | keyof Addressed>,
): Promise<QueuedEvent[]> => {
  const removed: QueuedEvent[] = []
  for (const row of await listRecentMails(db, mail)) {
    const events = eventsIn(row)
    const left = events.filter(({ topic }) => topic !== mail.topic)
    if (row.state !== 'waiting' || row.isLeaving || left.length === events.length) continue
    removed.push(...events.filter(({ topic }) => topic === mail.topic))
    if (left.length === 0) await markReplaced(db, row.id)
    else await writeTogether(db, row.id, { ...mail, events: left })
  }
  return removed
}

const writeTogether = async (
  db: Database,
  id: number,
  {
    language,
    togetherAs,
    events,
  }: Pick<EventMail, 'language' | 'togetherAs'> & { events: readonly QueuedEvent[] },
): Promise<void> => {
  const together: MailTexts = {
    language,
    subject: togetherAs,
    paragraphs: ['mail.together.text', discretion],
    events,
    about: events.flatMap((each) => each.about ?? []),
    issuedBy: [...new Set(events.flatMap((each) => each.issuedBy ?? []))],
  }
  const headers = { ...(await headersOf(db, together)), ...headerOf(events) }
  await db
    .update(outbox)
    // A later mail about one topic must not replace a mail about several.
    .set({ ...(await mailOf(db, together)), headers, topic: null, isLastWord: false })
    .where(eq(outbox.id, id))
}

/** States that the details are in the portal; once in each mail. */
const discretion = 'mail.signIn'

/**
 * Mails about events to this recipient, about the same person, that are waiting or were sent recently; oldest
 * first.
 */
const listRecentMails = (
  db: Database,
  { recipient, subjectId, subjectAddress }: Omit<Addressed, 'recipientId'>,
) => {
  const isRecent = (moment: SQL) => sql<boolean>`${moment} > now() - ${togetherMinutes} * interval '1 minute'`
  return (
    db
      .select({
        id: outbox.id,
        headers: outbox.headers,
        state: outbox.state,
        sentAt: outbox.sentAt,
        isLeaving: sql<boolean>`coalesce(${outbox.claimedUntil} > now(), false)`,
        /** The mail has not been attempted, and has not waited long for a mail server. */
        isOpen: sql<boolean>`${outbox.state} = 'waiting' and ${outbox.attempts} = 0 and ${isRecent(sql`${outbox.createdAt}`)}`,
      })
      .from(outbox)
      .where(
        and(
          eq(outbox.recipient, recipient),
          subjectId ? eq(outbox.subjectId, subjectId) : isNull(outbox.subjectId),
          subjectAddress
            ? eq(outbox.subjectAddress, subjectAddress.toLowerCase())
            : isNull(outbox.subjectAddress),
          sql`${outbox.headers} ->> ${eventsHeader}::text is not null`,
          or(eq(outbox.state, 'waiting'), isRecent(sql`${outbox.sentAt}`)),
        ),
      )
      .orderBy(outbox.id)
      // Delivery skips the locked row until this event is added.
      .for('update')
  )
}

/** Internal: removed when the mail is sent. */
export const eventsHeader = 'X-Events'

const headerOf = (events: readonly QueuedEvent[]) => ({ [eventsHeader]: JSON.stringify(events) })

const eventsIn = ({ headers }: { headers: Record<string, string> }): QueuedEvent[] =>
  JSON.parse(headers[eventsHeader] ?? '[]')
