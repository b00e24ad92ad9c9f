import { formatLongDate } from '#i18n/format.ts'
import type { Translation } from '#i18n/translate.tsx'
import type { ContactMessage } from '../admin-schema.ts'

/** Programs cut or refuse longer addresses. */
const mostQuoted = 1500

const isolates = /[\u2068\u2069]/g

/** Opens the mail program of the device on an answer: to whom, about what, with what was asked below. */
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
    // A plus would stand in the subject as a plus; line ends are CR LF in mail.
    ([key, words]) => `${key}=${encodeURIComponent(words.replaceAll(isolates, '').replaceAll('\n', '\r\n'))}`,
  )
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?${query.join('&')}`
}
