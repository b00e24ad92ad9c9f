import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useState } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { Icon } from '#ui/icon.tsx'
import type { AnswersEntry, Question } from '../schema.ts'
import { type AnsweredQuestion, firstAnswers, useAnsweredQuestions } from './answered-questions.ts'
import '#ui/button.css'
import './answers.css'

/** The answers of an entry, one line each, at most eight of them. A press shows all in full. */
export const AnswerList = ({ content, entry }: { content: readonly Question[]; entry: AnswersEntry }) => {
  const { t } = useTranslation()
  const all = useAnsweredQuestions()(content, entry)
  const [isFull, setFull] = useState(false)
  const first = firstAnswers(all)
  return (
    <>
      <dl className={isFull ? 'answer-list' : 'answer-list is-cut'}>
        {(isFull ? all : first).map((answer) => (
          <div key={answer.id}>
            <dt>{answer.title}</dt>
            <dd>
              <AnswerWords answer={answer} />
            </dd>
          </div>
        ))}
      </dl>
      <button
        type="button"
        className="text-link link-button"
        aria-expanded={isFull}
        onClick={() => setFull(!isFull)}
      >
        {isFull ? t('officeQuestions.fewer') : t('officeQuestions.all', { n: all.length })}
      </button>
    </>
  )
}

/** The words of an answer with the mark of its caution. */
export const AnswerWords = ({ answer: { text, isTyped, hasCaution } }: { answer: AnsweredQuestion }) => {
  const { t } = useTranslation()
  if (text === '') return <span className="subtle">{t('officeQuestions.unanswered')}</span>
  return (
    <>
      {hasCaution && (
        <span className="answer-mark">
          <Icon icon={TriangleAlert} size="small" />
          <span className="visually-hidden">{t('officeQuestions.cautioned')} </span>
        </span>
      )}
      {isTyped ? (
        <bdi dir="auto" className="answer-words">
          {text}
        </bdi>
      ) : (
        <span className="answer-words is-whole">{text}</span>
      )}
    </>
  )
}
