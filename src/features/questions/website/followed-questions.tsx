import { useQuery } from '@tanstack/react-query'
import { href } from '#access/href.ts'
import type { FollowedConsultation } from '#features/consultations/guest-schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { followedQuestionsQuery } from '../browser/own-api.ts'
import { areFirst, hasQuestions, QuestionsOffer } from '../browser/questions-offer.tsx'

type Props = {
  token: string
  consultation: Pick<FollowedConsultation, 'status'>
  isLater?: boolean
}

/** The way to the questions about a guest's request: first on its page while they wait, and later below its progress. */
export const FollowedQuestions = ({ token, consultation: { status }, isLater = false }: Props) => {
  const { t } = useTranslation()
  const { data: questions } = useQuery(followedQuestionsQuery(token))
  if (!hasQuestions(questions) || areFirst(questions, status) === isLater) return null
  return (
    <section className="followed-questions" aria-labelledby="followed-questions">
      <h2 id="followed-questions">{t('questions.title')}</h2>
      <QuestionsOffer
        questions={questions}
        to={`${href('/requests/questions')}?${new URLSearchParams({ token })}`}
      />
    </section>
  )
}
