import { createHash } from 'node:crypto'
import type { Database } from '#db/connection.ts'
import { findFirmMailbox, type Mail, queueMail } from './repository.ts'

// Whoever fills in a form may type anybody's address. What is sent in is kept however often; mail is not.

/** To one mailbox within an hour, of each kind: a flood of one keeps nothing of another back. */
export const mostPerMailbox = { receipt: 3, link: 6, reset: 6 } as const
/** To all of them together. */
export const mostToStrangers = 200
const hourInSeconds = 60 * 60

type StrangerKind = keyof typeof mostPerMailbox

export type MailLimits = {
  /** In a store that instances share, by the transaction that it is given: what is taken back is not counted. */
  count: (db: Database, key: string, windowSeconds: number) => Promise<{ count: number }>
  scale: number
  publicUrl: () => string
  onCeiling: () => void
}

type Options = {
  limits: MailLimits
  kind: StrangerKind
  /** The mailbox is known to be that of whoever asks: counted like any, so that both take the same time, and sent. */
  isOwn?: boolean
}

/**
 * Writes a mail that somebody has made us write to an address that may be another's. Past the limits it is written all
 * the same and held back, for the office to look at. Call it before `recordAudit`, whose lock all transactions share:
 * two that take the locks in turn would wait for one another.
 */
export const queueMailToStranger = async (
  db: Database,
  mail: Mail,
  { limits, kind, isOwn = false }: Options,
): Promise<void> => {
  const { scale } = limits
  const mailbox = await limits.count(db, `mail ${kind} ${hashOf(mailboxOf(mail.recipient))}`, hourInSeconds)
  const isFlooded = mailbox.count > mostPerMailbox[kind] * scale
  // What one mailbox has too much of leaves the others their share; a reset goes to an account there is.
  const all =
    isFlooded || kind === 'reset' ? undefined : await limits.count(db, 'mail to strangers', hourInSeconds)
  const most = Math.ceil(mostToStrangers * scale)
  if (all?.count === most + 1) await notifyOfCeiling(db, limits)
  const isHeld = !isOwn && (isFlooded || (all?.count ?? 0) > most)
  await queueMail(db, { ...mail, isHeld })
}

/** Once an hour: of those who count at once, one is the first past the limit. */
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

/** Kept without the address of somebody who may never have heard of us. */
const hashOf = (mailbox: string): string => createHash('sha256').update(mailbox).digest('hex')

/**
 * Addresses that one mailbox receives under, as one: case, what stands behind a plus, and the dots that Gmail does not
 * read. Where a server tells them apart after all, two people share a limit, and nobody's mail goes elsewhere by it.
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
