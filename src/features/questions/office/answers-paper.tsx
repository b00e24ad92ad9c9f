import { useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'
import type { Consultation } from '#features/consultations/schema.ts'
import { areaLabel } from '#features/services/browser/area-label.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import type { AnswersEntry, Question } from '../schema.ts'
import { AnswerWords } from './answer-list.tsx'
import { useAnsweredQuestions } from './answered-questions.ts'
import './answers.css'

/** The answers on one sheet of paper instead of the page. Prints at once. */
export const AnswersPaper = ({
  request: { id, firstName, lastName, service },
  content,
  entry,
  onPrinted,
}: {
  request: Pick<Consultation, 'id' | 'firstName' | 'lastName' | 'service'>
  content: readonly Question[]
  entry: AnswersEntry
  onPrinted: () => void
}) => {
  const { t, language, direction } = useTranslation()
  const all = useAnsweredQuestions()(content, entry)
  const print = useEffectEvent(() => {
    window.print()
    onPrinted()
  })
  useEffect(() => print(), [])
  return createPortal(
    <article className="answers-paper print-only" lang={language} dir={direction}>
      <h1>{t('officeQuestions.paper', { id })}</h1>
      <p>
        <bdi>{`${firstName} ${lastName}`}</bdi> · {t(areaLabel[service])} ·{' '}
        {t('officeQuestions.entry', {
          date: formatDateTime(entry.createdAt, language),
          version: entry.version,
        })}
      </p>
      <dl>
        {all.map((answer) => (
          <div key={answer.id}>
            <dt>{answer.title}</dt>
            <dd>
              <AnswerWords answer={answer} />
            </dd>
          </div>
        ))}
      </dl>
    </article>,
    document.body,
  )
}
