import { formatLongDate } from '#i18n/format.ts'
import type { Translation } from '#i18n/translate.tsx'
import type { ContactMessage } from '../admin-schema.ts'

/** Characters; mail programs cut or refuse longer addresses. */
const mostQuoted = 1500

const isolates = /[\u2068\u2069]/g

/** A `mailto:` link that opens an answer in the device's mail program, with the question quoted below. */
export const answerAddress = (
  { name, email, subject, message, createdAt }: ContactMessage,
  { t, language }: Pick<Translation, 't' | 'language'>,
): string => {
  const quoted = message.slice(0, mostQuoted).replaceAll(/^/gm, '> ')
  const introduction = t('contactMessages.quote', { name, date: formatLongDate(createdAt, language) })
  const parts = {
    subject: t('contactMessages.answerSubject', { subject }),
    body: `\n\n${introduction}\n${quoted}`,
  }
  const query = Object.entries(parts).map(
    // URLSearchParams would write a space as a plus, which a subject keeps; line ends are CR LF in mail.
    ([key, value]) => `${key}=${encodeURIComponent(value.replaceAll(isolates, '').replaceAll('\n', '\r\n'))}`,
  )
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?${query.join('&')}`
}
