import { and, eq, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { insertedRow } from '#db/pages.ts'
import { listSettings } from '#features/settings/server/repository.ts'
import { settingIn, settingsOf } from '#features/settings/setting-values.ts'
import type { LinkTokens } from './link-tokens.ts'
import { layOutMail, type MailTexts } from './mail-layout.ts'
import { outbox } from './table.ts'

/** Who a mail goes to and who it is about: mails are found by these, never by their text, when a person is erased. */
export type Addressed = {
  recipient: string
  /** Null for a guest and for the firm as a whole. */
  recipientId: number | null
  /** The person it is about, if that is not the recipient. */
  subjectId?: number | null
  /** The same for a guest. */
  subjectAddress?: string
}

export type Mail = MailTexts &
  Addressed & {
    leavesNoCopy?: boolean
    /** Kept for the office to review instead of being sent. */
    isHeld?: boolean
    /** An invitation for the reader's calendar (iCalendar). */
    calendar?: string | undefined
    /** The tokens of its links, stored encrypted. */
    links?: { tokens: readonly string[]; sealing: LinkTokens }
  }

/** Lays a mail out in the firm's name. */
export const mailOf = async (db: Database, texts: MailTexts) => {
  const settings = settingsOf(await listSettings(db))
  const inLanguage = (key: Parameters<typeof settingIn>[1]) => settingIn(settings, key, texts.language)
  return layOutMail(texts, {
    name: inLanguage('site_title'),
    lines: [inLanguage('contact_address').replaceAll('\n', ' · '), settings.contact_email],
    phone: settings.contact_phone,
    licence: settings.license_number,
  })
}

/**
 * Queues a mail in the firm's name and returns its number; call it inside the transaction of the event it reports.
 */
export const queueMail = async (
  db: Database,
  {
    recipient,
    recipientId,
    subjectId = null,
    subjectAddress,
    leavesNoCopy = false,
    isHeld = false,
    calendar,
    links,
    ...texts
  }: Mail,
): Promise<number> => {
  const headers = { ...headersOf(texts), ...(leavesNoCopy && withoutCopy) }
  const row = {
    recipient,
    recipientId,
    subjectId,
    subjectAddress: subjectAddress?.toLowerCase() ?? null,
    ...(await mailOf(db, texts)),
    headers,
    calendar: calendar ?? null,
    ...(isHeld && { state: 'held' as const }),
  }
  if (!links) return insertedRow(await db.insert(outbox).values(row).returning({ id: outbox.id })).id
  // The tokens are encrypted for this row, so its id is needed first; no version of the row contains them in plain
  // form.
  const id = await nextMailId(db)
  await db
    .insert(outbox)
    .overridingSystemValue()
    .values({ id, ...links.sealing.seal(row, links.tokens, id) })
  return id
}

const nextMailId = async (db: Database): Promise<number> => {
  const { rows } = await db.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('outbox', 'id'))::int as id`,
  )
  const [next] = rows
  if (!next) throw new Error('a sequence without a next number')
  return next.id
}

/** The firm's mailbox gets mail in Arabic (decision 21); undefined if no address is set. */
export const findFirmMailbox = async (db: Database) => {
  const { contact_email } = settingsOf(await listSettings(db))
  return contact_email ? { recipient: contact_email, recipientId: null, language: 'ar' as const } : undefined
}

/** A reference in the form of a Message-ID; no mail has it as its id, and mails that reference it belong together. */
const referenceTo = (about: string): string => `<${about}@outbox>`
/** For the last mail to a person whose data is erased: its row is deleted after sending. */
const withoutCopy = { 'X-Copy': 'none' }
const leavesNoCopy = sql`${outbox.headers} ->> 'X-Copy' = 'none'`

/** A text that a person wrote is not an automatic mail: auto-responders may answer it. */
export const headersOf = ({
  language,
  personalText,
  unsubscribeUrl,
  about,
}: MailTexts): Record<string, string> => ({
  [languageHeader]: language,
  ...(personalText === undefined && { 'Auto-Submitted': 'auto-generated' }),
  ...(about && { References: [about].flat().map(referenceTo).join(' ') }),
  ...(unsubscribeUrl && {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
})

/** Also chooses the sender's name when the mail leaves. */
export const languageHeader = 'Content-Language'

export type DueMail = Pick<
  typeof outbox.$inferSelect,
  | 'id'
  | 'recipient'
  | 'subject'
  | 'text'
  | 'html'
  | 'sealedTokens'
  | 'headers'
  | 'calendar'
  | 'attempts'
  | 'queuedAt'
  | 'createdAt'
>

/** While one process sends a mail, no other claims it; if that process dies, it is due again after this time. */
const leaseMinutes = 3

/** Claims due mails, oldest first, so that two processes never claim the same one. */
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
        // The time limit starts with the first attempt: until then there may have been no mail server at all.
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
        calendar: outbox.calendar,
        attempts: outbox.attempts,
        queuedAt: outbox.queuedAt,
        createdAt: outbox.createdAt,
      })
  })

/** From here on only the recipient holds the tokens: a copy of the table opens nothing. */
const withoutTokens = (text: SQL) =>
  sql`regexp_replace(${text}, '([?&](amp;)?token=)([[:alnum:]_-]+|[{]token:[0-9]+[}])', '\\1…', 'g')`

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

/** A null delay gives up: an admin finds the mail among the failed ones and can send it again. */
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

/** Seconds since the oldest mail that waits was queued; 0 if none waits. */
export const ageOfOldestMail = async (db: Database): Promise<number> => {
  const age = sql<number>`coalesce(extract(epoch from now() - min(${outbox.queuedAt})), 0)`.mapWith(Number)
  const [row] = await db.select({ age }).from(outbox).where(eq(outbox.state, 'waiting'))
  return row?.age ?? 0
}

/** Whether mail waits that can only be sent with the key that encrypted its tokens. */
export const hasSealedMail = async (db: Database): Promise<boolean> =>
  (await db.$count(outbox, isNotNull(outbox.sealedTokens))) > 0
