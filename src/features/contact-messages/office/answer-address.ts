import { withoutIsolates } from '#i18n/dictionary.ts'
import { formatLongDate } from '#i18n/format.ts'
import type { Translation } from '#i18n/translate.tsx'
import { beginningOf } from '#languages/beginning-of.ts'
import type { ContactMessage } from '../admin-schema.ts'

/** Characters; mail programs truncate or refuse longer addresses. */
const maxQuoted = 1500

/** A `mailto:` link that opens a reply in the device's mail program, with the question quoted below. */
export const answerAddress = (
  { name, email, subject, message, createdAt }: ContactMessage,
  { t, language }: Pick<Translation, 't' | 'language'>,
): string => {
  const quoted = beginningOf(message, maxQuoted).replaceAll(/^/gm, '> ')
  const introduction = t('contactMessages.quote', { name, date: formatLongDate(createdAt, language) })
  const parts = {
    subject: t('contactMessages.answerSubject', { subject }),
    body: `\n\n${introduction}\n${quoted}`,
  }
  const query = Object.entries(parts).map(
    // URLSearchParams would encode a space as a plus, which mail programs display; mail needs CRLF line ends.
    ([key, value]) => `${key}=${encodeURIComponent(withoutIsolates(value).replaceAll('\n', '\r\n'))}`,
  )
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?${query.join('&')}`
}
