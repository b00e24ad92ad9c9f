import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { categoryLabel } from '#features/publications/category-label.ts'
import { formatLanguageName, formatTableDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { explainFailure } from '#ui/explain-failure.ts'
import { Loading } from '#ui/skeleton.tsx'
import type { ListedIssue } from '../admin-schema.ts'
import { IssueBadge } from './issue-progress.tsx'
import { latestIssuesQuery } from './issues-api.ts'
import './latest-issues.css'

/** The latest issues with their progress. */
export const LatestIssues = () => {
  const { t } = useTranslation()
  const { data: issues, error, isFetching, refetch } = useQuery(latestIssuesQuery())
  return (
    <section className="panel latest-issues" aria-labelledby="latest-issues">
      <h2 id="latest-issues">{t('issues.title')}</h2>
      {issues ? (
        issues.length > 0 ? (
          <ul>
            {issues.map((issue) => (
              <IssueRow key={issue.id} issue={issue} />
            ))}
          </ul>
        ) : (
          <p className="muted">{t('issues.empty')}</p>
        )
      ) : error ? (
        <ErrorState title={t('issue.loadFailed')} onRetry={() => refetch()} isRetrying={isFetching}>
          {explainFailure(error, t).message}
        </ErrorState>
      ) : (
        <Loading label="issues.loading" shapes={['100']} />
      )}
    </section>
  )
}

const IssueRow = ({ issue }: { issue: ListedIssue }) => {
  const { t, language } = useTranslation()
  const { publicationId, title, state, startedAt, area, sent, waiting, failed } = issue
  return (
    <li>
      <div className="latest-issue">
        {publicationId === null ? (
          <bdi lang={issue.language}>{title}</bdi>
        ) : (
          <Link href={href('/dashboard/publications/:id', { id: publicationId })} className="text-link">
            <bdi lang={issue.language}>{title}</bdi>
          </Link>
        )}
        <span className="muted">
          {formatLanguageName(issue.language, language)} · {t(categoryLabel[area])} ·{' '}
          <time dateTime={startedAt}>{formatTableDate(startedAt, language)}</time>
        </span>
      </div>
      <dl className="latest-issue-counts">
        <Count label={t('issue.sentCount')} n={sent} />
        <Count label={t('issue.waitingCount')} n={waiting} />
        <Count label={t('issue.failedCount')} n={failed} />
      </dl>
      <IssueBadge state={state} />
    </li>
  )
}

const Count = ({ label, n }: { label: string; n: number }) => (
  <div>
    <dt>{label}</dt>
    <dd className="number">{n}</dd>
  </div>
)
