import { useEffect, useId, useRef, useState } from 'react'
import { href } from '#access/href.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { startAnalytics, stopAnalytics } from './analytics.ts'
import {
  endPrivacyQuestion,
  type PrivacyChoice,
  readPrivacyChoice,
  storePrivacyChoice,
  usePrivacyQuestion,
} from './privacy-choice.ts'

/** Asks once for consent to count visits, and again on a click on the footer's button. */
export const PrivacyNotice = ({ analyticsId }: { analyticsId: string }) => {
  const [choice, setChoice] = useState(readPrivacyChoice)
  const opener = usePrivacyQuestion()
  useEffect(() => {
    if (choice === 'accepted') startAnalytics(analyticsId)
  }, [choice, analyticsId])
  if (choice !== undefined && !opener) return null
  const choose = (next: PrivacyChoice) => {
    storePrivacyChoice(next)
    setChoice(next)
    endPrivacyQuestion()
    if (next === 'declined') stopAnalytics(analyticsId)
  }
  return <Question choice={choice} opener={opener} onChoose={choose} />
}

type QuestionProps = {
  choice: PrivacyChoice | undefined
  opener: HTMLElement | undefined
  onChoose: (choice: PrivacyChoice) => void
}

/** Not a dialog: the page stays usable meanwhile. Both answers have equal weight. */
const Question = ({ choice, opener, onChoose }: QuestionProps) => {
  const { t } = useTranslation()
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  // If the button opened it, it takes focus and returns it afterwards; if it appears by itself, it does not.
  useEffect(() => {
    if (!opener) return
    title.current?.focus()
    return () => opener.focus()
  }, [opener])
  return (
    <section className="site-notice privacy-notice" aria-labelledby={titleId}>
      <div className="wrap site-notice-row">
        <div className="privacy-notice-text">
          <h2 id={titleId} ref={title} tabIndex={-1}>
            {t('privacy.banner.title')}
          </h2>
          <p>
            {t('privacy.banner.text')}{' '}
            <a className="text-link" href={href('/privacy-policy')}>
              {t('privacy.banner.more')}
            </a>
          </p>
          {choice && (
            <p>{t(choice === 'accepted' ? 'privacy.current.accepted' : 'privacy.current.declined')}</p>
          )}
        </div>
        <div className="privacy-notice-answers">
          <Button variant="outline" onClick={() => onChoose('declined')}>
            {t('privacy.decline')}
          </Button>
          <Button variant="outline" onClick={() => onChoose('accepted')}>
            {t('privacy.accept')}
          </Button>
        </div>
      </div>
    </section>
  )
}
