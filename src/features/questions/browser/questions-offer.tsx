import { useTranslation } from '#i18n/translate.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import type { OwnQuestions } from '../schema.ts'
import './question-form.css'

/** Whether there is something to answer, or something that was sent. */
export const hasQuestions = (questions: OwnQuestions | undefined): questions is OwnQuestions =>
  questions?.version != null && !(questions.isClosed && questions.sentAt === null)

/** Whether all was sent, so that nothing waits for the person. */
export const isAnswered = ({ sentAt, hasUnsent }: OwnQuestions): boolean => sentAt !== null && !hasUnsent

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
