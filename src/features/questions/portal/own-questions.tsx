import { useQuery } from '@tanstack/react-query'
import { href } from '#access/href.ts'
import type { Consultation } from '#features/consultations/schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { ownQuestionsQuery } from '../browser/own-api.ts'
import { areFirst, hasQuestions, QuestionsOffer } from '../browser/questions-offer.tsx'

type Props = {
  consultation: Pick<Consultation, 'id' | 'status'>
  isSide?: boolean
}

/**
 * The way to the questions of a request: first on its page while they wait, and beside it once they were sent or the
 * office continued without them.
 */
export const OwnQuestionsPanel = ({ consultation: { id, status }, isSide = false }: Props) => {
  const { t } = useTranslation()
  const { data: questions } = useQuery(ownQuestionsQuery(id))
  if (!hasQuestions(questions)) return null
  if (areFirst(questions, status) === isSide) return null
  return (
    <section className="panel panel-body own-questions" aria-labelledby="own-questions">
      <h2 className="panel-title" id="own-questions">
        {t('questions.title')}
      </h2>
      <QuestionsOffer questions={questions} to={href('/client/consultations/:id/questions', { id })} />
    </section>
  )
}
