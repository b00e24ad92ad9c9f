import { useState } from 'react'
import { formatFullDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { explainFailure } from '#ui/explain-failure.ts'
import { FormSent, useSent } from '#ui/form-sent.tsx'
import { usePostedForm } from '#ui/posted-form.ts'
import { PublicForm } from '#ui/public-form.tsx'
import { useErrorTitle } from '#ui/use-failed-form.tsx'
import { useOneAtATime } from '#ui/use-one-at-a-time.ts'
import { visibleQuestions } from '../rules.ts'
import type { Answers, OwnEntry, OwnQuestions } from '../schema.ts'
import type { AnswerCalls } from './own-api.ts'
import { fieldIdOf, QuestionField, useQuestionTexts } from './question-field.tsx'
import { severalName, singleName } from './typed-answers.ts'
import { type SavingState, useAnswers } from './use-answers.ts'
import './question-form.css'

type Version = NonNullable<OwnQuestions['version']>

type Props = {
  questions: Pick<OwnQuestions, 'draft' | 'sentAt'>
  version: Version
  calls: AnswerCalls
  onSent: (entry: OwnEntry) => void
  /** The state of the request has changed, or another tab began with another version. */
  onStale: () => void
}

type Refusal = { message?: string | undefined; errors: Record<string, string> }

/**
 * The questions on one page. Answers are saved as they are typed, and sent by the button. Without scripts the page
 * shows the questions that follow from the answers after each post.
 */
export const QuestionForm = ({ questions, version, calls, onSent, onStale }: Props) => {
  const { t, language } = useTranslation()
  const posted = usePostedForm('questions')
  const [refusal, setRefusal] = useState<Refusal | undefined>(
    posted && { message: posted.failure, errors: byField(posted.errors) },
  )
  const [attempt, setAttempt] = useState(0)
  const { isSent, setSent } = useSent('questions')
  const { begin, end } = useOneAtATime()
  const answers = useAnswers({
    versionId: version.id,
    first: { ...questions.draft, ...answersOfPost(version, posted?.values) },
    calls,
    onSent: (entry) => {
      setRefusal(undefined)
      setSent(true)
      onSent(entry)
    },
    onRefused: (error) => {
      if (error === undefined) return onStale()
      const { message } = explainFailure(error, t, { isForm: true })
      setRefusal({ message, errors: byField(errorsIn(error)) })
      setAttempt((count) => count + 1)
    },
  })
  const textsOf = useQuestionTexts()
  const visible = visibleQuestions(version.content, answers.values)
  const errors = visible.flatMap((question) => {
    const message = refusal?.errors[question.id]
    return message
      ? [{ fieldId: fieldIdOf(question.id), message: labelled(textsOf(question).title, message) }]
      : []
  })
  useErrorTitle(refusal !== undefined)
  return (
    <PublicForm
      ref={answers.form}
      name="questions"
      query={calls.posted.query}
      className="question-form"
      aria-label={t('questions.title')}
      onInput={() => {
        setSent(false)
        answers.look()
      }}
      onSubmit={(event) => {
        event.preventDefault()
        begin(() => void answers.send().finally(end))
      }}
    >
      {Object.entries(calls.posted.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="versionId" value={version.id} />
      <input type="hidden" name="was" value={JSON.stringify(questions.draft)} />
      {isSent && <FormSent title={t('questions.sent')}>{t('questions.sent.text')}</FormSent>}
      {!isSent && questions.sentAt && (
        <p className="caption">
          {t('questions.sentOn', { day: formatFullDate(questions.sentAt, language) })}
        </p>
      )}
      {refusal && (
        <ErrorSummary errors={errors} attempt={attempt}>
          {errors.length === 0 && <p>{refusal.message}</p>}
        </ErrorSummary>
      )}
      {visible.map((question) => (
        <QuestionField
          key={`${question.id} ${answers.generations[question.id] ?? 0}`}
          question={question}
          value={answers.values[question.id]}
          error={refusal?.errors[question.id]}
          replaced={answers.replaced[question.id]}
        />
      ))}
      <div className="question-form-foot">
        <SavingNote state={answers.state} />
        <Button type="submit" name="save" value="1" variant="outline" className="question-continue">
          {t('questions.continue')}
        </Button>
        <Button type="submit" isPending={answers.isSending} pendingLabel={t('form.submitting')}>
          {t('questions.send')}
        </Button>
      </div>
    </PublicForm>
  )
}

/** A question ends with its own sign. */
const labelled = (title: string, message: string): string =>
  `${title}${/[?؟]$/.test(title) ? '' : ':'} ${message}`

const byField = (errors: readonly { field: string; message: string }[]): Record<string, string> =>
  Object.fromEntries(errors.map(({ field, message }) => [field, message]))

const errorsIn = (error: unknown): readonly { field: string; message: string }[] =>
  typeof error === 'object' && error !== null && 'errors' in error
    ? (error.errors as { field: string; message: string }[])
    : []

/** The answers of a posted form that was refused before it was saved. */
const answersOfPost = ({ content }: Version, values: Record<string, string> = {}): Answers =>
  Object.fromEntries(
    content.flatMap(({ id }): [string, string | string[]][] => {
      const [single, several] = [values[singleName(id)], values[severalName(id)]]
      if (several !== undefined) return [[id, several.split(',').filter(Boolean)]]
      return single === undefined ? [] : [[id, single]]
    }),
  )

const SavingNote = ({ state }: { state: SavingState }) => {
  const { t } = useTranslation()
  return (
    <p className="caption question-saving" role="status">
      {state !== 'none' && t(`questions.state.${state}`)}
    </p>
  )
}
