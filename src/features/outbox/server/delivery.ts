import type { Transporter } from 'nodemailer'
import type { Database } from '#db/connection.ts'
import { type Language, languages } from '#languages/language.ts'
import { eventsHeader } from './event-repository.ts'
import { LinkKeyError, type LinkTokens } from './link-tokens.ts'
import { claimDueMail, type DueMail, languageHeader, markFailedAttempt, markSent } from './repository.ts'

export type DeliveryOptions = {
  smtpUrl: string
  /** The sender's address, read for each mail, since it may be a setting. */
  from: (language: Language | undefined) => Promise<string | { name: string; address: string }>
  /** Decrypts the link tokens of a mail when it leaves. */
  linkTokens: LinkTokens
  /** Supplies the host name of the Message-ID. */
  publicUrl: () => string
  onError?: (error: unknown) => void
  /** Shorter intervals for tests. */
  timing?: Partial<typeof defaultTiming>
}

const defaultTiming = {
  pollEverySeconds: 5,
  firstDelaySeconds: 60,
  longestDelaySeconds: 60 * 60,
  /** A mail that could not be delivered for this long has failed. */
  patienceSeconds: 26 * 60 * 60,
  /** Of silence; a server that keeps sending gets `attemptSeconds`. */
  timeoutSeconds: 20,
  /** For one attempt, whatever the server does: less than the lease of a mail. */
  attemptSeconds: 60,
  /** How long sending may continue when the process is asked to end. */
  farewellSeconds: 5,
}
type Timing = typeof defaultTiming

const atOnce = 5

/**
 * Sends due mail of the outbox, from any number of processes. Delivery is at least once: if a process dies after the
 * server accepted a mail but before we recorded it, it is sent again under the same Message-ID, by which mailboxes
 * recognise duplicates.
 */
export const startDelivery = (db: Database, options: DeliveryOptions): { stop(): Promise<void> } => {
  const timing = { ...defaultTiming, ...options.timing }
  let opened: Promise<Transporter> | undefined
  const openOnce = () => {
    opened ??= openTransport(options.smtpUrl, timing)
    return opened
  }
  const stopping = new AbortController()
  const sending = new Set<Promise<void>>()
  /** A missing key fails all its mails: it is reported once, and recorded for each mail. */
  const onError = once(options.onError)
  let isStopping = false
  let looking: Promise<void> | undefined

  /** Each free slot is filled at once: a slow connection delays only its own mail. */
  const fillSlots = async () => {
    const free = atOnce - sending.size
    if (free === 0 || isStopping) return
    for (const mail of await claimDueMail(db, free)) {
      const sent = send(db, openOnce, mail, { ...options, onError }, { timing, signal: stopping.signal })
        .catch(onError)
        .finally(() => {
          sending.delete(sent)
          poll()
        })
      sending.add(sent)
    }
  }
  const poll = () => {
    if (isStopping) return
    looking ??= fillSlots()
      .catch(onError)
      .finally(() => {
        looking = undefined
      })
  }
  const timer = setInterval(poll, timing.pollEverySeconds * 1000).unref()

  return {
    async stop() {
      isStopping = true
      clearInterval(timer)
      const patience = setTimeout(() => stopping.abort(), timing.farewellSeconds * 1000)
      await looking
      await Promise.all(sending)
      clearTimeout(patience)
      ;(await opened)?.close()
    },
  }
}

const once = (report: DeliveryOptions['onError']) => {
  let isKeyReported = false
  return (error: unknown): void => {
    const isKey = error instanceof LinkKeyError
    if (!isKey || !isKeyReported) report?.(error)
    isKeyReported ||= isKey
  }
}

/** Its library is loaded with the first mail. */
const openTransport = async (smtpUrl: string, { timeoutSeconds }: Timing): Promise<Transporter> => {
  const { createTransport } = await import('nodemailer')
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
    // An abandoned connection is closed without waiting.
    socketCloseTimeout: 0,
    // A mail's content must never make us read a file or fetch a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

const send = async (
  db: Database,
  openOnce: () => Promise<Transporter>,
  mail: DueMail,
  { from, publicUrl, linkTokens, onError }: DeliveryOptions,
  { timing, signal }: { timing: Timing; signal: AbortSignal },
): Promise<void> => {
  const tooLong = AbortSignal.timeout(timing.attemptSeconds * 1000)
  try {
    const { text, html, headers: stored } = linkTokens.unseal(mail)
    const { [eventsHeader]: _, ...headers } = stored
    const transport = await openOnce()
    await transport.sendMail({
      from: await from(languages.find((language) => language === headers[languageHeader])),
      to: { name: '', address: mail.recipient },
      subject: mail.subject,
      text,
      html,
      headers,
      ...(mail.calendar !== null && { icalEvent: attachedTo(mail.calendar) }),
      messageId: `<outbox-${mail.id}@${new URL(publicUrl()).hostname}>`,
      date: new Date(mail.createdAt),
      signal: AbortSignal.any([tooLong, signal]),
    })
  } catch (error) {
    if (error instanceof LinkKeyError) onError?.(error)
    const reason = tooLong.aborted ? `no answer within ${timing.attemptSeconds} s` : reasonOf(error)
    await markFailedAttempt(db, mail.id, reason, delayAfter(error, mail, timing))
    return
  }
  await markSent(db, mail.id)
}

/** Mail programs offer what an invitation says by the method that the part names as well. */
const attachedTo = (content: string) => ({
  method: /^METHOD:(\w+)/m.exec(content)?.[1] ?? 'PUBLISH',
  filename: 'appointment.ics',
  content,
})

/** Doubles after each failure; null once the address is refused for good or the time is up. */
const delayAfter = (error: unknown, { attempts, queuedAt }: DueMail, timing: Timing): number | null => {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  const isRefusedAddress = code === 'EENVELOPE' && (responseCode ?? 0) >= 500
  const ageSeconds = (Date.now() - new Date(queuedAt).getTime()) / 1000
  if (isRefusedAddress || ageSeconds > timing.patienceSeconds) return null
  return Math.min(timing.firstDelaySeconds * 2 ** (attempts - 1), timing.longestDelaySeconds)
}

const longestReason = 500

const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, longestReason)
