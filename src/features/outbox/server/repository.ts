import { createHash } from 'node:crypto'
import { and, eq, inArray, isNotNull, lte, ne, not, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { insertedRow } from '#db/rows.ts'
import { listSettings } from '#features/settings/server/repository.ts'
import { settingIn, settingsOf } from '#features/settings/setting-values.ts'
import { listSignatures } from '#features/team-members/server/repository.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import type { LinkTokens } from './link-tokens.ts'
import { layOutMail, type MailTexts } from './mail-layout.ts'
import { refusedPrefix } from './mail-token.ts'
import { delayMail, isBehindAnother, isUnclaimed, replaceOutdated } from './order-repository.ts'
import { outbox } from './table.ts'

/** The recipient and the subject of a mail. Erasure of a person finds mails by these, never by their text. */
export type Addressed = {
  recipient: string
  /** Null for a guest and for the firm. */
  recipientId: number | null
  /** The person it is about, if that is not the recipient. */
  subjectId?: number | null
  /** The same for a guest. */
  subjectAddress?: string
}

export type Mail = MailTexts &
  Addressed & {
    leavesNoCopy?: boolean
    /** Held for review by the office instead of being sent. */
    isHeld?: boolean
    /** Seconds in which it is not sent, because what it reports can still be undone. */
    waitSeconds?: number | undefined
    /** An iCalendar invitation. */
    calendar?: string | undefined
    /** Mails to one recipient about the same matter are sent in the order in which they were queued. */
    matter?: string
    /** The fact that it reports. It replaces unsent earlier mails to the same recipient about that fact. */
    topic?: string | undefined
    /** False for a reminder, which repeats a fact and does not replace other mails. */
    isLastWord?: boolean
    /** The tokens of its links, stored encrypted. */
    links?: { tokens: readonly string[]; sealing: LinkTokens }
  }

/** Renders a mail in the firm's name. */
export const mailOf = async (db: Database, texts: MailTexts) => {
  const settings = settingsOf(await listSettings(db))
  const { issuedBy = [] } = texts
  const signatures =
    issuedBy.length === 0 ? [] : await listSignatures(db, issuedBy, todayInRiyadh(new Date()))
  const inLanguage = (key: Parameters<typeof settingIn>[1]) => settingIn(settings, key, texts.language)
  const firm = {
    name: inLanguage('site_title'),
    lines: [inLanguage('contact_address').replaceAll('\n', ' · '), settings.contact_email],
    phone: settings.contact_phone,
    license: settings.license_number,
  }
  return layOutMail(texts, firm, signatures)
}

/**
 * Queues a mail in the firm's name and returns its id. Call it inside the transaction of the event that it
 * reports.
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
    waitSeconds = 0,
    calendar,
    topic,
    matter = topic,
    isLastWord = topic !== undefined,
    links,
    ...texts
  }: Mail,
): Promise<number> => {
  const headers = { ...(await headersOf(db, texts)), ...(leavesNoCopy && withoutCopy) }
  const row = {
    recipient,
    recipientId,
    subjectId,
    subjectAddress: subjectAddress?.toLowerCase() || null,
    ...(await mailOf(db, texts)),
    headers,
    calendar: calendar ?? null,
    matter: matter ?? null,
    topic: topic ?? null,
    isLastWord,
    ...(isHeld && { state: 'held' as const }),
  }
  const id = await insertMail(db, row, links)
  if (waitSeconds > 0) await delayMail(db, id, waitSeconds)
  if (topic !== undefined && isLastWord)
    await replaceOutdated(db, and(isTo({ recipient, recipientId }), eq(outbox.topic, topic)))
  return id
}

const isTo = ({ recipient, recipientId }: Pick<Addressed, 'recipient' | 'recipientId'>) =>
  or(eq(outbox.recipient, recipient), recipientId === null ? undefined : eq(outbox.recipientId, recipientId))

const insertMail = async (
  db: Database,
  row: typeof outbox.$inferInsert & { headers: Record<string, string> },
  links: Mail['links'],
): Promise<number> => {
  if (!links) return insertedRow(await db.insert(outbox).values(row).returning({ id: outbox.id })).id
  // The tokens are encrypted for this row, so its id is needed first. No version of the row contains them as
  // plain text.
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
  return insertedRow(rows).id
}

/** The firm's mailbox gets mail in Arabic (decision 21); undefined if no address is set. */
export const findFirmMailbox = async (db: Database) => {
  const { contact_email } = settingsOf(await listSettings(db))
  return contact_email ? { recipient: contact_email, recipientId: null, language: 'ar' as const } : undefined
}

/**
 * References in the form of a Message-ID that no mail has; mails with the same references form a
 * conversation. Hashed with the id of this database, because another database uses the same numbers for other
 * records.
 */
const referencesTo = async (db: Database, about: readonly string[]): Promise<string> => {
  const { rows } = await db.execute<{ id: string }>(sql`select id from installation`)
  const hashOf = (record: string) =>
    createHash('sha256')
      .update(`${rows[0]?.id ?? ''} ${record}`)
      .digest('hex')
      .slice(0, 32)
  return about.map((record) => `<${hashOf(record)}@outbox>`).join(' ')
}

/** Marks the last mail to a person whose data is erased; its row is deleted after sending. */
const withoutCopy = { 'X-Copy': 'none' }
const leavesNoCopy = sql`${outbox.headers} ->> 'X-Copy' = 'none'`

/** A mail with a personal text is not marked as automatic, so auto-responders may answer it. */
export const headersOf = async (
  db: Database,
  { language, personalText, unsubscribeUrl, about }: MailTexts,
): Promise<Record<string, string>> => ({
  [languageHeader]: language,
  ...(personalText === undefined && { 'Auto-Submitted': 'auto-generated' }),
  ...(about && { References: await referencesTo(db, [about].flat()) }),
  ...(unsubscribeUrl && {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
})

/** Also determines the sender's name when the mail is sent. */
export const languageHeader = 'Content-Language'

export type DueMail = Pick<
  typeof outbox.$inferSelect,
  | 'id'
  | 'uid'
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

/**
 * The end of a claim. While one process sends a mail, others cannot claim it; if that process dies, it
 * becomes due again.
 */
const leaseEnd = sql`now() + interval '3 minutes'`

/**
 * Claims due mails, oldest first, so that two processes never claim the same one. Skips mails that a later
 * one replaces or that must wait for an earlier one.
 */
export const claimDueMail = async (db: Database, max: number): Promise<DueMail[]> =>
  db.transaction(async (tx) => {
    const isDue = and(eq(outbox.state, 'waiting'), lte(outbox.nextAttemptAt, sql`now()`))
    await replaceOutdated(tx, isDue)
    const due = await tx
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(isDue, isUnclaimed, not(isBehindAnother(tx))))
      .orderBy(outbox.nextAttemptAt, outbox.id)
      .limit(max)
      .for('update', { skipLocked: true })
    if (due.length === 0) return []
    return tx
      .update(outbox)
      .set({
        attempts: sql`${outbox.attempts} + 1`,
        // The time limit starts with the first attempt, because there may have been no mail server before.
        queuedAt: sql`case when ${outbox.attempts} = 0 then now() else ${outbox.queuedAt} end`,
        nextAttemptAt: leaseEnd,
        claimedUntil: leaseEnd,
      })
      .where(
        inArray(
          outbox.id,
          due.map(({ id }) => id),
        ),
      )
      .returning({
        id: outbox.id,
        uid: outbox.uid,
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

/** After sending, only the recipient has the tokens: a copy of the table cannot be used to open links. */
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
      claimedUntil: null,
      sealedTokens: null,
      text: withoutTokens(sql`${outbox.text}`),
      html: withoutTokens(sql`${outbox.html}`),
      headers: sql`${withoutTokens(sql`${outbox.headers}::text`)}::jsonb`,
    })
    .where(eq(outbox.id, id))
}

/** Records a failed attempt. With a null delay the mail fails; an admin can resend it. */
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
        ? { state: 'failed', lastError: reason, claimedUntil: null }
        : {
            lastError: reason,
            claimedUntil: null,
            nextAttemptAt: sql`now() + ${delaySeconds} * interval '1 second'`,
          },
    )
    .where(eq(outbox.id, id))
}

/** Age in seconds of the oldest waiting mail; 0 if none is waiting. */
export const ageOfOldestMail = async (db: Database): Promise<number> => {
  const age = sql<number>`coalesce(extract(epoch from now() - min(${outbox.queuedAt})), 0)`.mapWith(Number)
  const [row] = await db.select({ age }).from(outbox).where(eq(outbox.state, 'waiting'))
  return row?.age ?? 0
}

/** Whether mail waits because the directory refused to issue a token for the mail server. */
export const isTokenRefused = async (db: Database): Promise<boolean> =>
  (await db.$count(
    outbox,
    and(eq(outbox.state, 'waiting'), sql`starts_with(${outbox.lastError}, ${refusedPrefix})`),
  )) > 0

/** Whether any waiting mail needs the key with which its tokens were encrypted. */
export const hasSealedMail = async (db: Database): Promise<boolean> =>
  (await db.$count(outbox, and(isNotNull(outbox.sealedTokens), ne(outbox.state, 'replaced')))) > 0
