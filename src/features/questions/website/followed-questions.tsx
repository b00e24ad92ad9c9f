import { useQuery } from '@tanstack/react-query'
import { href } from '#access/href.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { followedQuestionsQuery } from '../browser/own-api.ts'
import { hasQuestions, QuestionsOffer } from '../browser/questions-offer.tsx'

/** The way to the questions about a guest's request. Renders nothing if there are none. */
export const FollowedQuestions = ({ token }: { token: string }) => {
  const { t } = useTranslation()
  const { data: questions } = useQuery(followedQuestionsQuery(token))
  if (!hasQuestions(questions)) return null
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
