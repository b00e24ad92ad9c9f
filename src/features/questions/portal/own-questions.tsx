import { useQuery } from '@tanstack/react-query'
import { href } from '#access/href.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { ownQuestionsQuery } from '../browser/own-api.ts'
import { hasQuestions, QuestionsOffer } from '../browser/questions-offer.tsx'

/** The way to the questions of a request. Renders nothing if there are none. */
export const OwnQuestionsPanel = ({ consultationId }: { consultationId: number }) => {
  const { t } = useTranslation()
  const { data: questions } = useQuery(ownQuestionsQuery(consultationId))
  if (!hasQuestions(questions)) return null
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
