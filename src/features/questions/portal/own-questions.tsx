import { useQuery } from '@tanstack/react-query'
import { href } from '#access/href.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { ownQuestionsQuery } from '../browser/own-api.ts'
import { hasQuestions, isAnswered, QuestionsOffer } from '../browser/questions-offer.tsx'

type Props = {
  consultationId: number
  /** Questions that wait come first on the page, sent answers stand beside it. */
  isSide?: boolean
}

/** The way to the questions of a request. Renders nothing if there are none for its place. */
export const OwnQuestionsPanel = ({ consultationId, isSide = false }: Props) => {
  const { t } = useTranslation()
  const { data: questions } = useQuery(ownQuestionsQuery(consultationId))
  if (!hasQuestions(questions) || isAnswered(questions) !== isSide) return null
  return (
    <section className="panel panel-body own-questions" aria-labelledby="own-questions">
      <h2 className="panel-title" id="own-questions">
        {t('questions.title')}
      </h2>
      <QuestionsOffer
        questions={questions}
        to={href('/client/consultations/:id/questions', { id: consultationId })}
      />
    </section>
  )
}
