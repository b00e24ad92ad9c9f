import { and, eq, inArray, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { listSettings } from '#features/settings/server/repository.ts'
import { settingIn, settingsOf } from '#features/settings/setting-values.ts'
import type { LinkTokens } from './link-tokens.ts'
import { layOutMail, type MailTexts } from './mail-layout.ts'
import { outbox } from './table.ts'

/** Whom a mail goes to and tells of: by this it is found when a person is erased, never by its words. */
export type Addressed = {
  recipient: string
  /** Null for a guest and for the firm as a whole. */
  recipientId: number | null
  /** A person other than the reader whom it tells of. */
  subjectId?: number | null
  /** The same of a guest. */
  subjectAddress?: string
}

export type Mail = MailTexts &
  Addressed & {
    leavesNoCopy?: boolean
    /** Kept for the office to look at, and not sent. */
    isHeld?: boolean
    /** What its links open, to be kept out of the row. */
    links?: { tokens: readonly string[]; sealing: LinkTokens }
  }

/** Writes a mail to be sent, in the name of the firm; call it inside the transaction of what it tells about. */
export const queueMail = async (
  db: Database,
  {
    recipient,
    recipientId,
    subjectId = null,
    subjectAddress,
    leavesNoCopy = false,
    isHeld = false,
    links,
    ...words
  }: Mail,
): Promise<void> => {
  const settings = settingsOf(await listSettings(db))
  const inLanguage = (key: Parameters<typeof settingIn>[1]) => settingIn(settings, key, words.language)
  const firm = {
    name: inLanguage('site_title'),
    lines: [inLanguage('contact_address').replaceAll('\n', ' · '), settings.contact_email],
  }
  const headers = { ...headersOf(words), ...(leavesNoCopy && withoutCopy) }
  const row = {
    recipient,
    recipientId,
    subjectId,
    subjectAddress: subjectAddress?.toLowerCase() ?? null,
    ...layOutMail(words, firm),
    headers,
    ...(isHeld && { state: 'held' as const }),
  }
  if (!links) {
    await db.insert(outbox).values(row)
    return
  }
  // Sealed for this one row, so its number comes first: no other look at the table finds a token in it.
  const id = await nextMailId(db)
  await db
    .insert(outbox)
    .overridingSystemValue()
    .values({ id, ...links.sealing.takeOut(row, links.tokens, id) })
}

const nextMailId = async (db: Database): Promise<number> => {
  const { rows } = await db.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('outbox', 'id'))::int as id`,
  )
  const [next] = rows
  if (!next) throw new Error('a sequence without a next number')
  return next.id
}

/** The office as a whole is written to in Arabic (decision 21); where no address is set, not at all. */
export const findFirmMailbox = async (db: Database) => {
  const { contact_email } = settingsOf(await listSettings(db))
  return contact_email ? { recipient: contact_email, recipientId: null, language: 'ar' as const } : undefined
}

const enoughForMinutes = 5

/**
 * Unless the receiver was told of the same by a mail that still waits or, while they have not looked since, by one
 * that has left just now.
 */
export const queueMailOnce = async (
  db: Database,
  mail: MailTexts & Addressed & { about: string },
  { hasLooked }: { hasLooked: boolean },
): Promise<void> => {
  const hasJustLeft = sql`${outbox.sentAt} > now() - ${enoughForMinutes} * interval '1 minute'`
  const told = await db.$count(
    outbox,
    and(
      eq(outbox.recipient, mail.recipient),
      sql`${outbox.headers} ->> 'References' = ${referenceTo(mail.about)}`,
      or(eq(outbox.state, 'waiting'), hasLooked ? undefined : hasJustLeft),
    ),
  )
  if (told === 0) await queueMail(db, mail)
}

/** In the form of a Message-ID; no mail bears it, and those that name it belong together. */
const referenceTo = (about: string): string => `<${about}@outbox>`
/** The last mail to somebody whose data is destroyed: its row goes with it. */
const withoutCopy = { 'X-Copy': 'none' }
const leavesNoCopy = sql`${outbox.headers} ->> 'X-Copy' = 'none'`

/** A letter that somebody wrote is no program's: what answers by itself may answer it. */
const headersOf = ({ letter, unsubscribeUrl, about }: MailTexts): Record<string, string> => ({
  ...(letter === undefined && { 'Auto-Submitted': 'auto-generated' }),
  ...(about && { References: referenceTo(about) }),
  ...(unsubscribeUrl && {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
})

export type DueMail = Pick<
  typeof outbox.$inferSelect,
  | 'id'
  | 'recipient'
  | 'subject'
  | 'text'
  | 'html'
  | 'sealedTokens'
  | 'headers'
  | 'attempts'
  | 'queuedAt'
  | 'createdAt'
>

/** While one process sends a mail, no other takes it; when that process dies, it is due again after this. */
const leaseMinutes = 3

/** Takes mails that are due, oldest first, so that two processes never take the same one at once. */
export const claimDueMail = async (db: Database, most: number): Promise<DueMail[]> =>
  db.transaction(async (tx) => {
    const due = await tx
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(eq(outbox.state, 'waiting'), lte(outbox.nextAttemptAt, sql`now()`)))
      .orderBy(outbox.nextAttemptAt, outbox.id)
      .limit(most)
      .for('update', { skipLocked: true })
    if (due.length === 0) return []
    return tx
      .update(outbox)
      .set({
        attempts: sql`${outbox.attempts} + 1`,
        // Patience begins with the first try: until then there may have been no mail server at all.
        queuedAt: sql`case when ${outbox.attempts} = 0 then now() else ${outbox.queuedAt} end`,
        nextAttemptAt: sql`now() + ${leaseMinutes} * interval '1 minute'`,
      })
      .where(
        inArray(
          outbox.id,
          due.map(({ id }) => id),
        ),
      )
      .returning({
        id: outbox.id,
        recipient: outbox.recipient,
        subject: outbox.subject,
        text: outbox.text,
        html: outbox.html,
        sealedTokens: outbox.sealedTokens,
        headers: outbox.headers,
        attempts: outbox.attempts,
        queuedAt: outbox.queuedAt,
        createdAt: outbox.createdAt,
      })
  })

/** What a link opens is its reader's alone from here on: a copy of our table opens nothing with it. */
const withoutTokens = (words: SQL) =>
  sql`regexp_replace(${words}, '([?&](amp;)?token=)([[:alnum:]_-]+|[{]token:[0-9]+[}])', '\\1…', 'g')`

export const markSent = async (db: Database, id: number): Promise<void> => {
  await db.delete(outbox).where(and(eq(outbox.id, id), leavesNoCopy))
  await db
    .update(outbox)
    .set({
      state: 'sent',
      sentAt: sql`now()`,
      lastError: null,
      sealedTokens: null,
      text: withoutTokens(sql`${outbox.text}`),
      html: withoutTokens(sql`${outbox.html}`),
      headers: sql`${withoutTokens(sql`${outbox.headers}::text`)}::jsonb`,
    })
    .where(eq(outbox.id, id))
}

/** Null as the delay gives the mail up: an admin sees it among the failed and may send it again. */
export const markFailedAttempt = async (
  db: Database,
  id: number,
  reason: string,
  delaySeconds: number | null,
): Promise<void> => {
  if (delaySeconds === null) await db.delete(outbox).where(and(eq(outbox.id, id), leavesNoCopy))
  await db
    .update(outbox)
    .set(
      delaySeconds === null
        ? { state: 'failed', lastError: reason }
        : { lastError: reason, nextAttemptAt: sql`now() + ${delaySeconds} * interval '1 second'` },
    )
    .where(eq(outbox.id, id))
}

/** Mail that could not leave with another key than the one that sealed it. */
export const hasSealedMail = async (db: Database): Promise<boolean> =>
  (await db.$count(outbox, isNotNull(outbox.sealedTokens))) > 0
