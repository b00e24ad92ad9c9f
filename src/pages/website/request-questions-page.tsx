import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearch } from 'wouter'
import { href } from '#access/href.ts'
import { tokenIn } from '#browser/link-token.ts'
import { consultationsKey } from '#features/consultations/browser/counts.ts'
import { followedAnswerCalls, followedQuestionsQuery } from '#features/questions/browser/own-api.ts'
import { QuestionForm } from '#features/questions/browser/question-form.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { LinkPage } from './link-page.tsx'

/** The questions about a guest's request. An unknown link and a request without questions look the same. */
const RequestQuestionsPage = () => (
  <LinkPage area="ownQuestions" title="questions.title">
    <Questions />
  </LinkPage>
)

const Questions = () => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const token = tokenIn(new URLSearchParams(useSearch()))
  const query = useQuery({ ...followedQuestionsQuery(token ?? ''), enabled: token !== undefined })
  const questions = query.data
  if (query.isError && !questions)
    return <ErrorState title={t('questions.failed')} onRetry={() => query.refetch()} />
  if (token !== undefined && !questions) return <p aria-busy="true">{t('state.loading')}</p>
  const refresh = () => void queryClient.invalidateQueries({ queryKey: consultationsKey })
  return (
    <>
      <h1 tabIndex={-1}>{t('questions.title')}</h1>
      {questions?.version && !questions.isClosed && token !== undefined ? (
        <>
          <p>{t('questions.intro')}</p>
          <QuestionForm
            key={questions.version.id}
            questions={questions}
            version={questions.version}
            calls={followedAnswerCalls(token)}
            onSent={refresh}
            onStale={refresh}
          />
        </>
      ) : (
        <p>{t(questions?.version ? 'questions.closed' : 'questions.none')}</p>
      )}
      {token !== undefined && (
        <p>
          <a className="text-link" href={`${href('/requests')}?${new URLSearchParams({ token })}`}>
            {t('questions.back')}
          </a>
        </p>
      )}
    </>
  )
}

export default RequestQuestionsPage
