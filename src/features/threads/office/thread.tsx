import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Consultation } from '#features/consultations/schema.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { failureMessage } from '#ui/explain-failure.ts'
import { Loading } from '#ui/skeleton.tsx'
import { UserParagraph } from '#ui/user-text.tsx'
import { threadAtOnce } from '../values.ts'
import { threadQuery } from './api.ts'
import { ThreadItem } from './thread-item.tsx'
import './thread.css'

/** Everything said and sent about a request, oldest first: the client's words, then the entries in time. */
export default function Thread({
  consultation,
  children,
}: {
  consultation: Consultation
  /** The form for a reply or a note. */
  children?: ReactNode
}) {
  const { t } = useTranslation()
  const [count, setCount] = useState(threadAtOnce)
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    threadQuery(consultation.id, count),
  )
  return (
    <section className="panel request-thread" aria-labelledby="request-thread">
      <header className="panel-head">
        <h2 id="request-thread" tabIndex={-1}>
          {t('thread.heading')}
        </h2>
      </header>
      <Words consultation={consultation} />
      {data?.hasMore && (
        <p className="thread-earlier">
          <Button
            variant="outline"
            size="table"
            isPending={isPlaceholderData}
            pendingLabel={t('state.loading')}
            onClick={() => setCount(count + threadAtOnce)}
          >
            {t('thread.earlier')}
          </Button>
        </p>
      )}
      {data && (
        <ol className="thread-entries">
          {data.entries.map((entry) => (
            <ThreadItem key={`${entry.kind}${entry.id}`} entry={entry} consultation={consultation} />
          ))}
        </ol>
      )}
      {!data && error && (
        <ErrorState title={t('thread.failed')} onRetry={() => refetch()} isRetrying={isFetching}>
          {failureMessage(error, t)}
        </ErrorState>
      )}
      {!data && !error && <Loading className="panel-body" shapes={['60', '80']} />}
      {children}
    </section>
  )
}

/** The client's own words. They are empty for a user who may not open the request. */
const Words = ({ consultation }: { consultation: Consultation }) => {
  const { t, language } = useTranslation()
  const { firstName, lastName, subject, message, receivedAt } = consultation
  if (!message) return null
  return (
    <article className="thread-entry thread-words" aria-label={t('thread.words')}>
      <p className="thread-entry-head">
        <b>
          <bdi>{`${firstName} ${lastName}`}</bdi>
        </b>
        <span className="tag">{t('thread.words')}</span>
        <time className="caption" dateTime={receivedAt}>
          {formatDateTime(receivedAt, language)}
        </time>
      </p>
      {subject && (
        <p className="strong">
          <bdi>{subject}</bdi>
        </p>
      )}
      <UserParagraph className="user-lines">{message}</UserParagraph>
    </article>
  )
}
