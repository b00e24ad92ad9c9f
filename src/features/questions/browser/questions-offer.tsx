import type { ConsultationStatus } from '#features/consultations/values.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import type { OwnQuestions } from '../schema.ts'
import './question-form.css'

/** Whether there is something to answer, or something that was sent. */
export const hasQuestions = (questions: OwnQuestions | undefined): questions is OwnQuestions =>
  questions?.version != null && !(questions.isClosed && questions.sentAt === null)

/**
 * Whether the questions are first on the page of a request: while they wait for the person, and the office has
 * requested them or not continued without them. Otherwise they do not push out the stage and the next date.
 */
export const areFirst = (questions: OwnQuestions, status: ConsultationStatus): boolean => {
  const { sentAt, hasUnsent, isClosed, requestedAt } = questions
  const isAnswered = sentAt !== null && !hasUnsent
  return !isAnswered && !isClosed && (status === 'pending' || requestedAt !== null)
}

/** The way to the questions of a request: requested by the office, offered, or answered. */
export const QuestionsOffer = ({ questions, to }: { questions: OwnQuestions; to: string }) => {
  const { t } = useTranslation()
  const { sentAt, hasUnsent, requestedAt, isClosed } = questions
  const state =
    sentAt === null ? (requestedAt === null ? 'offered' : 'requested') : hasUnsent ? 'changed' : 'answered'
  return (
    <>
      <p>{t(`questions.offer.${state}`)}</p>
      {!isClosed && (
        <p>
          <ButtonLink href={to} variant={state === 'answered' ? 'outline' : 'primary'}>
            {t(state === 'answered' ? 'questions.change' : 'questions.answer')}
          </ButtonLink>
        </p>
      )}
    </>
  )
}
