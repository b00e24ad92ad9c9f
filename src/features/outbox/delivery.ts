import { createTransport, type Transporter } from 'nodemailer'
import type { Database } from '#db/connection.ts'
import { claimDueMail, type DueMail, markFailedAttempt, markSent } from './repository.ts'

export type DeliveryOptions = {
  smtpUrl: string
  /** The sender's address, asked for at each mail: it may be a setting. */
  from: () => Promise<string | { name: string; address: string }>
  /** Names the host of a Message-ID. */
  publicUrl: () => string
  onError?: (error: unknown) => void
  /** Tests hurry. */
  rhythm?: Partial<typeof standardRhythm>
}

const standardRhythm = {
  lookEverySeconds: 5,
  firstDelaySeconds: 60,
  longestDelaySeconds: 60 * 60,
  /** So long a mail is tried before it is given up. */
  patienceSeconds: 26 * 60 * 60,
  timeoutSeconds: 20,
}
type Rhythm = typeof standardRhythm

const atOnce = 5

/**
 * Sends what waits in the outbox, from any number of processes. At least once: a process that dies between the
 * server's word and ours sends that mail again, under the same Message-ID, by which mailboxes tell.
 */
export const startDelivery = (db: Database, options: DeliveryOptions): { stop(): Promise<void> } => {
  const rhythm = { ...standardRhythm, ...options.rhythm }
  const transport = openTransport(options.smtpUrl, rhythm)
  let isStopping = false
  let working: Promise<void> = Promise.resolve()

  const work = async () => {
    for (let due = await claimDueMail(db, atOnce); due.length > 0; due = await claimDueMail(db, atOnce)) {
      await Promise.all(due.map((mail) => send(db, transport, mail, options, rhythm)))
      if (isStopping) return
    }
  }
  let isIdle = true
  const timer = setInterval(() => {
    if (!isIdle || isStopping) return
    isIdle = false
    working = work()
      .catch((error: unknown) => options.onError?.(error))
      .finally(() => {
        isIdle = true
      })
  }, rhythm.lookEverySeconds * 1000).unref()

  return {
    async stop() {
      isStopping = true
      clearInterval(timer)
      await working
      transport.close()
    },
  }
}

const openTransport = (smtpUrl: string, { timeoutSeconds }: Rhythm): Transporter => {
  const timeout = timeoutSeconds * 1000
  const url = new URL(smtpUrl)
  return createTransport({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (url.protocol === 'smtps:' ? 465 : 587),
    secure: url.protocol === 'smtps:',
    ...(url.username && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    // A mail's text never makes us read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

const send = async (
  db: Database,
  transport: Transporter,
  mail: DueMail,
  { from, publicUrl }: DeliveryOptions,
  rhythm: Rhythm,
): Promise<void> => {
  try {
    await transport.sendMail({
      from: await from(),
      to: { name: '', address: mail.recipient },
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      headers: mail.headers,
      messageId: `<outbox-${mail.id}@${new URL(publicUrl()).hostname}>`,
      date: new Date(mail.createdAt),
    })
  } catch (error) {
    await markFailedAttempt(db, mail.id, reasonOf(error), delayAfter(error, mail, rhythm))
    return
  }
  await markSent(db, mail.id)
}

/** Twice as long after each failure; none once the address is refused for good or the patience is at its end. */
const delayAfter = (error: unknown, { attempts, queuedAt }: DueMail, rhythm: Rhythm): number | null => {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  const isRefusedAddress = code === 'EENVELOPE' && (responseCode ?? 0) >= 500
  const ageSeconds = (Date.now() - new Date(queuedAt).getTime()) / 1000
  if (isRefusedAddress || ageSeconds > rhythm.patienceSeconds) return null
  return Math.min(rhythm.firstDelaySeconds * 2 ** (attempts - 1), rhythm.longestDelaySeconds)
}

const longestReason = 500

const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, longestReason)
