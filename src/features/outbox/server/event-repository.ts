import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import type { MailedEvent, MailTexts } from './mail-layout.ts'
import { type Addressed, headersOf, mailOf, queueMail } from './repository.ts'
import { outbox } from './table.ts'

/** The mail of one event, and what it becomes where it is told with others. */
export type EventMail = MailTexts &
  Addressed & {
    about?: string
    /** The subject of a mail about several. */
    togetherAs: 'mail.together.subject' | 'mail.together.officeSubject'
    /** What happened, in a mail about several; else the paragraphs. */
    brief?: readonly string[]
    /** Whether the reader has come since the last mail about the same: then the same is told again. */
    hasLooked?: boolean
  }

type Told = MailedEvent & { about?: string }

/** For so long after a mail has left, what happens next to the same reader waits for what else happens. */
const togetherMinutes = 5

/**
 * Queues the mail of an event. The first leaves at once. What else happens to the same reader in the next minutes, or
 * while it has not left, is told in one mail; the same thing, such as a second message of a conversation, is not told
 * again before they have looked.
 */
export const queueEventMail = async (db: Database, mail: EventMail): Promise<void> => {
  const { togetherAs, brief, hasLooked = true, ...alone } = mail
  const { language, about, values, action } = alone
  const event: Told = {
    texts: brief ?? mail.paragraphs.filter((key) => key !== discretion),
    ...(values && { values }),
    ...(action && { action }),
    ...(about && { about }),
  }
  const mails = await listRecentMails(db, mail)
  const isTold = (row: (typeof mails)[number]) =>
    (row.state === 'waiting' || !hasLooked) && eventsIn(row).some((told) => told.about === about)
  if (about && mails.some(isTold)) return

  const waiting = mails.findLast(({ isOpen }) => isOpen)
  if (waiting) {
    const events = [...eventsIn(waiting), event]
    const together: MailTexts = {
      language,
      subject: togetherAs,
      paragraphs: ['mail.together.text', discretion],
      events,
      about: events.flatMap((each) => each.about ?? []),
    }
    await db
      .update(outbox)
      .set({ ...(await mailOf(db, together)), headers: { ...headersOf(together), ...headerOf(events) } })
      .where(eq(outbox.id, waiting.id))
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
      headers: { ...headersOf(alone), ...headerOf([event]) },
      ...(lastLeft && {
        nextAttemptAt: sql`${lastLeft}::timestamptz + ${togetherMinutes} * interval '1 minute'`,
      }),
    })
    .where(eq(outbox.id, id))
}

/** Says that the details are in the portal; once in each mail. */
const discretion = 'mail.signIn'

/** Mails about events to this reader, about the same person, that wait or have left in the last minutes; oldest first. */
const listRecentMails = (db: Database, { recipient, subjectId, subjectAddress }: Addressed) => {
  const isRecent = (moment: SQL) => sql<boolean>`${moment} > now() - ${togetherMinutes} * interval '1 minute'`
  return (
    db
      .select({
        id: outbox.id,
        headers: outbox.headers,
        state: outbox.state,
        sentAt: outbox.sentAt,
        /** Nobody is sending it, nor has it waited for a mail server for long. */
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
      // Whoever sends mail skips it until this event is in it.
      .for('update')
  )
}

/** Stays with us: it is taken off when the mail leaves. */
export const eventsHeader = 'X-Events'

const headerOf = (events: readonly Told[]) => ({ [eventsHeader]: JSON.stringify(events) })

const eventsIn = ({ headers }: { headers: Record<string, string> }): Told[] =>
  JSON.parse(headers[eventsHeader] ?? '[]')
