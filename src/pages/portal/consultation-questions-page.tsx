import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { isGone } from '#browser/call-api.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { consultationsKey } from '#features/consultations/browser/counts.ts'
import { ownAnswerCalls, ownQuestionsQuery } from '#features/questions/browser/own-api.ts'
import { QuestionForm } from '#features/questions/browser/question-form.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import type { PageParams } from '../page.ts'
import { PageHead } from '../page-head.tsx'
import { ConsultationNumber } from './consultation-frame.tsx'
import { RecordStates } from './load-states.tsx'

export default function ConsultationQuestionsPage({ params }: { params: PageParams }) {
  const { t } = useTranslation()
  const id = Number(params.id)
  const query = useQuery(ownQuestionsQuery(id))
  const { data: user } = useCurrentUser()
  const queryClient = useQueryClient()
  const questions = query.data
  const links = [
    {
      key: 'request',
      link: (
        <Link href={href('/client/consultations/:id', { id })}>
          <ConsultationNumber id={id} />
        </Link>
      ),
    },
  ]
  const refresh = () => void queryClient.invalidateQueries({ queryKey: consultationsKey })
  return (
    <>
      <PageHead title={t('questions.title')} />
      <Breadcrumb links={links} current={t('questions.title')} />
      <div className="portal-head">
        <h1 tabIndex={-1}>{t(isGone(query.error) ? 'portal.request.notFound' : 'questions.title')}</h1>
      </div>
      {!questions && (
        <RecordStates
          query={query}
          texts={{
            unknown: 'portal.request.notFound.line',
            failed: 'questions.failed',
            list: 'portal.consultations',
          }}
          list={href('/client/consultations')}
        />
      )}
      {questions && (!questions.version || questions.isClosed) && (
        <p>{t(questions.version ? 'questions.closed' : 'questions.none')}</p>
      )}
      {questions?.version && !questions.isClosed && user && (
        <div className="panel panel-body stack">
          <p>{t('questions.intro')}</p>
          <QuestionForm
            key={questions.version.id}
            questions={questions}
            version={questions.version}
            calls={ownAnswerCalls(id, user.id)}
            onSent={refresh}
            onStale={refresh}
          />
        </div>
      )}
    </>
  )
}
