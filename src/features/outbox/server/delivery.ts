import type { SendMailOptions, Transporter } from 'nodemailer'
import type { Database } from '#db/connection.ts'
import { type Language, languages } from '#languages/language.ts'
import { markSentBefore } from './admin-repository.ts'
import { eventsHeader } from './event-repository.ts'
import { LinkKeyError, type LinkTokens } from './link-tokens.ts'
import { MailToken, MailTokenError, type TokenRequest } from './mail-token.ts'
import { claimDueMail, type DueMail, languageHeader, markFailedAttempt, markSent } from './repository.ts'
import type { SentJournal } from './sent-journal.ts'

export type DeliveryOptions = {
  smtpUrl: string
  /** The login with an access token instead of the password of `smtpUrl`. */
  login?: (TokenRequest & { user: string; requiresTls: boolean }) | undefined
  /** The sender's address. Read for each mail, because it may be a setting that changes. */
  from: (language: Language | undefined) => Promise<string | { name: string; address: string }>
  /** Decrypts the link tokens of a mail when it is sent. */
  linkTokens: LinkTokens
  /** The mails that were sent, even if a restored database lists them as waiting. */
  journal?: Pick<SentJournal, 'has' | 'add'>
  /** The source of the host name in the Message-ID. */
  publicUrl: () => string
  onError?: (error: unknown) => void
  /** Shorter intervals for tests. */
  timing?: Partial<typeof defaultTiming>
}

const defaultTiming = {
  pollEverySeconds: 5,
  firstDelaySeconds: 60,
  maxDelaySeconds: 60 * 60,
  /** Time after which an undelivered mail fails. */
  patienceSeconds: 26 * 60 * 60,
  /** Idle timeout. An active connection may use `attemptSeconds`. */
  timeoutSeconds: 20,
  /** The limit for one attempt; shorter than the lease of a mail. */
  attemptSeconds: 60,
  /** Maximum time for sending during a shutdown. */
  farewellSeconds: 5,
}
type Timing = typeof defaultTiming

const atOnce = 5

/**
 * Sends due mail of the outbox, from any number of processes. Delivery is at least once: if a process dies
 * between the server's acceptance and the journal entry, the mail is sent again. It has the same Message-ID,
 * so that mailboxes can detect the duplicate.
 */
export const startDelivery = (db: Database, options: DeliveryOptions): { stop(): Promise<void> } => {
  const timing = { ...defaultTiming, ...options.timing }
  let opened: Promise<Mailer> | undefined
  const openOnce = () => {
    opened ??= openMailer(options, timing)
    return opened
  }
  const stopping = new AbortController()
  const sending = new Set<Promise<void>>()
  /** A missing key fails all its mails, so it is reported once and recorded for each mail. */
  const onError = once(options.onError)
  let isStopping = false
  let looking: Promise<void> | undefined

  /** Fills each free slot immediately, so that a slow connection delays only its own mail. */
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

type Mailer = { send: (mail: SendMailOptions) => Promise<unknown>; close: () => void }

/** Loads the library with the first mail. */
const openMailer = async (options: DeliveryOptions, timing: Timing): Promise<Mailer> => {
  const { login } = options
  const transport = await openTransport(options, timing)
  const close = () => transport.close()
  if (!login) return { send: (mail) => transport.sendMail(mail), close }
  const token = new MailToken(login)
  const sendWith = (accessToken: string, mail: SendMailOptions) =>
    transport.sendMail({ ...mail, auth: { type: 'OAuth2', user: login.user, accessToken } })
  const send = async (mail: SendMailOptions) => {
    const accessToken = await token.current()
    try {
      return await sendWith(accessToken, mail)
    } catch (error) {
      // The login comes before the mail, so a mail whose token has ended was not sent.
      if ((error as { code?: string }).code !== 'EAUTH') throw error
      token.drop(accessToken)
      return sendWith(await token.current(), mail)
    }
  }
  return { send, close }
}

const openTransport = async (
  { smtpUrl, login }: DeliveryOptions,
  { timeoutSeconds }: Timing,
): Promise<Transporter> => {
  const { createTransport } = await import('nodemailer')
  const timeout = timeoutSeconds * 1000
  const url = new URL(smtpUrl)
  return createTransport({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (url.protocol === 'smtps:' ? 465 : 587),
    secure: url.protocol === 'smtps:',
    // A token opens the mailbox, so it never travels unencrypted to another machine.
    requireTLS: login?.requiresTls ?? false,
    ...(!login &&
      url.username && {
        auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
      }),
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    // An abandoned connection is closed without waiting.
    socketCloseTimeout: 0,
    // The content of a mail must never cause a file read or an HTTP request.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

const send = async (
  db: Database,
  openOnce: () => Promise<Mailer>,
  mail: DueMail,
  { from, publicUrl, linkTokens, journal, onError }: DeliveryOptions,
  { timing, signal }: { timing: Timing; signal: AbortSignal },
): Promise<void> => {
  if (await journal?.has(mail.uid)) return markSentBefore(db, mail.id)
  const tooLong = AbortSignal.timeout(timing.attemptSeconds * 1000)
  try {
    const { text, html, headers: stored } = linkTokens.unseal(mail)
    const { [eventsHeader]: _, ...headers } = stored
    const mailer = await openOnce()
    await mailer.send({
      from: await from(languages.find((language) => language === headers[languageHeader])),
      to: { name: '', address: mail.recipient },
      subject: mail.subject,
      text,
      html,
      headers,
      ...(mail.calendar !== null && { icalEvent: attachedTo(mail.calendar) }),
      messageId: `<${mail.uid}@${new URL(publicUrl()).hostname}>`,
      date: new Date(mail.createdAt),
      signal: AbortSignal.any([tooLong, signal]),
    })
  } catch (error) {
    if (error instanceof LinkKeyError) onError?.(error)
    const reason = tooLong.aborted ? `no answer within ${timing.attemptSeconds} s` : reasonOf(error)
    await markFailedAttempt(db, mail.id, reason, delayAfter(error, mail, timing))
    return
  }
  await journal?.add(mail.uid)
  await markSent(db, mail.id)
}

/** Mail programs handle an invitation only if the part's method equals that of the calendar. */
const attachedTo = (content: string) => ({
  method: /^METHOD:(\w+)/m.exec(content)?.[1] ?? 'PUBLISH',
  filename: 'appointment.ics',
  content,
})

/**
 * Doubles after each failure; null after a permanent refusal or when the time limit has passed. Mail without a token
 * has no time limit.
 */
const delayAfter = (error: unknown, { attempts, queuedAt }: DueMail, timing: Timing): number | null => {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  const isRefusedAddress = code === 'EENVELOPE' && (responseCode ?? 0) >= 500
  const ageSeconds = (Date.now() - new Date(queuedAt).getTime()) / 1000
  const isTooOld = ageSeconds > timing.patienceSeconds && !(error instanceof MailTokenError)
  if (isRefusedAddress || isTooOld) return null
  return Math.min(timing.firstDelaySeconds * 2 ** (attempts - 1), timing.maxDelaySeconds)
}

const maxReasonLength = 500

const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, maxReasonLength)
