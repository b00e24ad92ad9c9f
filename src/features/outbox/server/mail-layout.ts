import type { Values } from '#i18n/dictionary.ts'
import { formatLongDate } from '#i18n/format.ts'
import { formatPhone } from '#i18n/phone-format.ts'
import { type ServerTextKey, translateIn } from '#i18n/texts.ts'
import { directionOf, type Language, localized } from '#languages/language.ts'

type Link = { label: ServerTextKey; url: string }

/** The texts of a mail, as dictionary keys; `{firm}` and `values` are filled in. */
export type MailTexts = {
  language: Language
  subject: ServerTextKey
  values?: Values
  /** The title above the paragraphs. */
  heading?: ServerTextKey
  paragraphs: readonly ServerTextKey[]
  /** The events of a combined mail, in order, below the first paragraph. */
  events?: readonly MailedEvent[]
  /** An unchanged text that a member of the firm wrote to this recipient. */
  personalText?: string
  /** The original message of a reply, quoted below an introduction. */
  quote?: { introduction: ServerTextKey; text: string }
  /** The ids of the users who issue it. Their names and licenses are below its texts. */
  issuedBy?: readonly number[]
  /** The main action, as a button. */
  action?: Link
  /** Plain links in the footer. */
  endings?: readonly Link[]
  /** The URL for one-click unsubscribing by mail programs (RFC 8058). */
  unsubscribeUrl?: string
  /**
   * The records it is about, such as `messages-12`. Mail programs group mails about the same record into a
   * conversation.
   */
  about?: string | readonly string[]
}

/** The texts are dictionary keys with their own values. */
export type MailedEvent = { texts: readonly ServerTextKey[]; values?: Values; action?: Link }

/** `name`, `phone` and `license` as stored; empty if missing. */
export type Firm = { name: string; lines: readonly string[]; phone: string; license: string }

/** A lawyer who issues a mail; the date of the license may be missing. */
type Signature = { nameEn: string; nameAr: string; licenseNumber: string; licenseDate: string | null }

/** Subject, plain text and HTML: one column of 600 px, in system fonts, without external resources. */
export const layOutMail = (texts: MailTexts, firm: Firm, signatures: readonly Signature[] = []) => {
  const { language, values, heading, personalText, quote, action, endings = [] } = texts
  const named = onOneLine(firm.name) || translateIn[language]('firm.unnamed')
  const translator = (given?: Values) => {
    const filledIn = { firm: named, ...mapped(given, onOneLine) }
    return (key: ServerTextKey) => translateIn[language](key, filledIn)
  }
  const t = translator(values)
  const events = (texts.events ?? []).map((event, at, all) => ({
    text: event.texts.map(translator(event.values)).join(' '),
    // Consecutive events with the same link share one button.
    action:
      event.action && event.action.url !== all[at + 1]?.action?.url
        ? { label: t(event.action.label), url: event.action.url }
        : undefined,
  }))
  const subject = directed(t(texts.subject), language)
  const paragraphs = texts.paragraphs.map(t)
  const license = firm.license && translateIn[language]('footer.license', { number: firm.license })
  const signed = signatures.map((lawyer) => signatureLines(lawyer, language))
  const lines = [...firm.lines, license].filter(Boolean)
  const text = [
    personalText,
    heading && t(heading),
    ...paragraphs.slice(0, 1),
    ...events.map((event) =>
      [`• ${event.text}`, ...(event.action ? [event.action.label, event.action.url] : [])].join('\n'),
    ),
    action && `${t(action.label)}\n${action.url}`,
    ...paragraphs.slice(1),
    ...signed.map(({ name, license }) => `${name}\n${license}`),
    quote && `${t(quote.introduction)}\n${quote.text.replaceAll(/^/gm, '> ')}`,
    ...endings.map(({ label, url }) => `${t(label)}\n${url}`),
    [firm.name, ...lines, ...(firm.phone ? [`${leftToRight}${formatPhone(firm.phone)}${endOfIsolate}`] : [])]
      .filter(Boolean)
      .join('\n'),
  ]
    .filter((part) => part !== undefined && part !== '')
    .map((part) => directed(part ?? '', language))
    .join('\n\n')
  const cell = cellIn(language)
  const html = `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="margin:0;background:#f9f9f5">
<div lang="${language}" dir="${directionOf(language)}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;background:#ffffff;border:1px solid #d7dbd2;border-top:4px solid #eeb950">
${firm.name && cell(`<strong>${escaped(firm.name)}</strong>`, 'padding:28px 32px 0;font-size:20px')}
${cell(
  [
    personalText ? typed(personalText) : '',
    heading ? title(t(heading)) : '',
    ...paragraphs.slice(0, 1).map(paragraph),
    events.length > 0 ? list(events) : '',
    action ? button(t(action.label), action.url) : '',
    ...paragraphs.slice(1).map(paragraph),
    ...signed.map(signature),
    quote ? quoted(t(quote.introduction), quote.text) : '',
  ].join('\n'),
  'padding:20px 32px 28px;font-size:16px',
)}
${cell(
  [
    ...lines.map((line) => `<bdi>${escaped(line)}</bdi><br>`),
    firm.phone
      ? `<a href="tel:${escaped(firm.phone)}" dir="ltr" style="color:#01515c">${escaped(formatPhone(firm.phone))}</a><br>`
      : '',
    ...endings.map(
      ({ label, url }) => `<a href="${escaped(url)}" style="color:#01515c">${escaped(t(label))}</a><br>`,
    ),
  ].join('\n'),
  'padding:16px 32px 24px;border-top:1px solid #d7dbd2;font-size:13px;color:#516567',
)}
</table>
</td></tr></table>
</div>
</body>
</html>`
  return { subject, text, html }
}

const fonts = "system-ui,-apple-system,'Segoe UI',Tahoma,Arial,sans-serif"

/** Each cell sets its language and direction, because mail programs discard outer elements. */
const cellIn = (language: Language) => (content: string, style: string) => {
  const direction = directionOf(language)
  const side = direction === 'rtl' ? 'right' : 'left'
  const leading = direction === 'rtl' ? '1.8' : '1.6'
  return `<tr><td lang="${language}" dir="${direction}" style="font-family:${fonts};line-height:${leading};color:#0a2225;text-align:${side};${style}">${content}</td></tr>`
}

const title = (text: string) =>
  `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.4">${escaped(text)}</h1>`

const paragraph = (text: string) => `<p style="margin:0 0 20px">${escaped(text)}</p>`

/**
 * Preserves line breaks. Each line is a block with its own direction, because mail programs drop
 * `unicode-bidi`.
 */
const typed = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((part) => `<div style="margin:0 0 20px">${part.split('\n').map(typedLine).join('')}</div>`)
    .join('\n')

const typedLine = (line: string): string => `<div dir="auto" style="text-align:start">${escaped(line)}</div>`

const list = (events: readonly { text: string; action: { label: string; url: string } | undefined }[]) =>
  `<ul style="margin:0 0 20px;padding:0;padding-inline-start:20px">${events
    .map(
      ({ text, action }) =>
        `<li style="margin:0 0 12px">${escaped(text)}${action ? `<br><a href="${escaped(action.url)}" style="color:#01515c">${escaped(action.label)}</a>` : ''}</li>`,
    )
    .join('\n')}</ul>`

const quoted = (introduction: string, text: string): string =>
  `${paragraph(introduction)}
<blockquote style="margin:0;padding:0 16px;border:0 solid #d7dbd2;border-inline-start-width:3px;color:#394d50">${typed(text)}</blockquote>`

const signatureLines = ({ licenseNumber, licenseDate, ...names }: Signature, language: Language) => {
  const t = translateIn[language]
  const number = onOneLine(licenseNumber)
  return {
    name: onOneLine(localized(names, 'name', language).text),
    license: licenseDate
      ? t('mail.signature', { number, date: formatLongDate(licenseDate, language) })
      : t('footer.license', { number }),
  }
}

const signature = ({ name, license }: ReturnType<typeof signatureLines>): string =>
  `<p style="margin:0 0 20px"><strong><bdi>${escaped(name)}</bdi></strong><br>${escaped(license)}</p>`

const button = (label: string, url: string) =>
  `<p style="margin:0 0 20px"><a href="${escaped(url)}" style="display:inline-block;padding:12px 22px;background:#094d51;color:#fafaf6;font-weight:600;text-decoration:none;border-radius:3px">${escaped(label)}</a></p>`

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

/** A subject is a header: user input must neither end it nor change the direction of the surrounding text. */
const onOneLine = (text: string): string =>
  text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').replace(/[\u202a-\u202e\u2066-\u2069]/g, '')

const mapped = (values: Values = {}, change: (text: string) => string): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? change(value) : value]),
  )

const leftToRight = '\u2066'
const endOfIsolate = '\u2069'
const rightToLeftMark = '\u200f'

/**
 * Marks the direction of a right-to-left text with Latin words, which mail programs could otherwise detect as
 * left-to-right.
 */
const directed = (text: string, language: Language): string =>
  directionOf(language) === 'rtl' && /[a-z]/i.test(text) ? rightToLeftMark + text : text

/**
 * A mail is displayed as a page with texts by others: it cannot run or load anything, and only our pages may
 * frame it.
 */
export const frameHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox",
  'x-frame-options': 'SAMEORIGIN',
}
