import { createHash } from 'node:crypto'
import type { Database } from '#db/connection.ts'
import { findFirmMailbox, type Mail, queueMail } from './repository.ts'

// A form can be filled in with anyone's address. Submissions are stored without limit, but mail to an address
// is limited.

/** The limits per mailbox and hour. Each kind has its own. */
export const maxPerMailbox = { receipt: 3, link: 6, reset: 6 } as const
/** The limit per hour for all unverified mailboxes together. */
export const maxToStrangers = 200
const hourInSeconds = 60 * 60

type StrangerKind = keyof typeof maxPerMailbox

export type MailLimits = {
  /** Counts in a store that all instances share, in the given transaction; a rollback is not counted. */
  count: (db: Database, key: string, windowSeconds: number) => Promise<{ count: number }>
  scale: number
  publicUrl: () => string
  onCeiling: () => void
}

type Options = {
  limits: MailLimits
  kind: StrangerKind
  /**
   * The address belongs to the caller. The mail is counted, so that the timing is the same, but always sent.
   */
  isOwn?: boolean
}

/**
 * Queues a mail to an address that may not be the caller's. Beyond the limits it is held for review by the
 * office. Call it before `recordAudit`, whose lock all transactions share: the reverse order would deadlock.
 */
export const queueMailToStranger = async (
  db: Database,
  mail: Mail,
  { limits, kind, isOwn = false }: Options,
): Promise<void> => {
  const { scale } = limits
  const mailbox = await limits.count(db, `mail ${kind} ${hashOf(mailboxOf(mail.recipient))}`, hourInSeconds)
  const isFlooded = mailbox.count > maxPerMailbox[kind] * scale
  // Mails over the limit of one mailbox do not count toward the shared limit; resets go to existing accounts
  // only.
  const all =
    isFlooded || kind === 'reset' ? undefined : await limits.count(db, 'mail to strangers', hourInSeconds)
  const max = Math.ceil(maxToStrangers * scale)
  if (all?.count === max + 1) await notifyOfCeiling(db, limits)
  const isHeld = !isOwn && (isFlooded || (all?.count ?? 0) > max)
  await queueMail(db, { ...mail, isHeld })
}

/** Once an hour: exactly one of several concurrent calls is the first over the limit. */
const notifyOfCeiling = async (db: Database, { publicUrl, onCeiling }: MailLimits): Promise<void> => {
  onCeiling()
  const firm = await findFirmMailbox(db)
  if (!firm) return
  await queueMail(db, {
    ...firm,
    subject: 'mail.ceiling.subject',
    paragraphs: ['mail.ceiling.text', 'mail.ceiling.look'],
    action: { label: 'mail.openInOffice', url: `${publicUrl()}/dashboard/outbox?state=held` },
  })
}

/** Hashed, so that the address of a person who may not know us is not stored. */
const hashOf = (mailbox: string): string => createHash('sha256').update(mailbox).digest('hex')

/**
 * Normalizes the addresses of one mailbox: case, a suffix after a plus, and the dots that Gmail ignores. If a
 * server does distinguish them, two users share a limit; delivery is not affected.
 */
export const mailboxOf = (address: string): string => {
  const folded = address.normalize('NFKC').trim().toLowerCase()
  const at = folded.lastIndexOf('@')
  const typed = folded.slice(0, at)
  const domain = folded.slice(at + 1)
  const name = typed.replace(/(.)\+.*$/, '$1')
  return /^(gmail|googlemail)\.com$/.test(domain)
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}@${domain}`
}
