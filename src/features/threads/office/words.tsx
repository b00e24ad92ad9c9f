import { useState } from 'react'
import type { Consultation } from '#features/consultations/schema.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { classNames } from '#ui/class-names.ts'
import { Monogram } from '#ui/monogram.tsx'
import { UserParagraph } from '#ui/user-text.tsx'
import '#ui/badge.css'
import '#ui/button.css'

const wordsId = 'request-words'

export const focusWords = (): void => {
  const words = document.getElementById(wordsId)
  words?.focus({ preventScroll: true })
  words?.scrollIntoView({ block: 'start' })
}

/** A text of at most three lines has no button that shows all of it. */
const shortLength = 180

/** The client's own words, three lines of them in a long thread. They are empty for a user who may not open the request. */
export const Words = ({ consultation, isShort }: { consultation: Consultation; isShort: boolean }) => {
  const { t, language } = useTranslation()
  const [isWhole, setWhole] = useState(false)
  const { firstName, lastName, message, receivedAt } = consultation
  if (!message) return null
  const name = `${firstName} ${lastName}`
  const isCut = isShort && !isWhole && (message.length > shortLength || message.split('\n').length > 3)
  return (
    <article id={wordsId} tabIndex={-1} className="thread-entry thread-words" aria-label={t('thread.words')}>
      <Monogram name={name} id={name} size="tiny" />
      <div className="thread-entry-body">
        <p className="thread-entry-head">
          <b>
            <bdi>{name}</bdi>
          </b>
          <span className="tag">{t('thread.words')}</span>
          <time className="caption" dateTime={receivedAt}>
            {formatDateTime(receivedAt, language)}
          </time>
        </p>
        <UserParagraph className={classNames('user-lines', isCut && 'thread-cut')}>{message}</UserParagraph>
        {isCut && (
          <button type="button" className="text-link link-button" onClick={() => setWhole(true)}>
            {t('thread.words.whole')}
          </button>
        )}
      </div>
    </article>
  )
}
