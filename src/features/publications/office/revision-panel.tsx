import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { formatList, formatShortDeadline } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { explainFailure } from '#ui/explain-failure.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { type PublicationRevision, textNames } from '../admin-schema.ts'
import { revisionsQuery } from './api.ts'
import { fieldLabels } from './editor-values.ts'
import './revision-panel.css'

const step = 5

/** The earlier versions of the texts, newest first. */
export const RevisionPanel = ({
  publicationId,
  onCompare,
}: {
  /** Undefined until the first save. */
  publicationId: number | undefined
  onCompare: (revision: PublicationRevision) => void
}) => {
  const { t } = useTranslation()
  const id = useId()
  const [size, setSize] = useState(step)
  const { data, error, isFetching, refetch } = useQuery({
    ...revisionsQuery(publicationId ?? 0, size),
    enabled: publicationId !== undefined,
  })
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="panel-head">
        <h2 id={id}>{t('revisions.title')}</h2>
        {data && <span className="revision-total number">{data.total}</span>}
      </div>
      {publicationId === undefined || data?.total === 0 ? (
        <p className="revision-none">{t('revisions.none')}</p>
      ) : error ? (
        <ErrorState title={t('revisions.loadFailed')} isRetrying={isFetching} onRetry={() => refetch()}>
          {explainFailure(error, t).message}
        </ErrorState>
      ) : (
        <ul className="revisions">
          {data ? (
            data.rows.map((revision, at) => (
              <Revision
                key={revision.id}
                revision={revision}
                isCurrent={at === 0}
                onCompare={() => onCompare(revision)}
              />
            ))
          ) : (
            <li>
              <Skeleton shape="80" />
            </li>
          )}
        </ul>
      )}
      {data && data.total > data.rows.length && (
        <Button
          variant="quiet"
          size="table"
          isWide
          isPending={isFetching}
          onClick={() => setSize(size + 4 * step)}
        >
          {t('revisions.more')}
        </Button>
      )}
    </section>
  )
}

const Revision = ({
  revision: { number, userName, changed, createdAt },
  isCurrent,
  onCompare,
}: {
  revision: PublicationRevision
  isCurrent: boolean
  onCompare: () => void
}) => {
  const { t, language } = useTranslation()
  const fields = formatList(
    textNames.filter((name) => changed.includes(name)).map((name) => t(fieldLabels[name])),
    language,
  )
  return (
    <li>
      <span className="revision-number number" aria-hidden="true">
        {t('revisions.number', { n: number })}
      </span>
      <div>
        <p>
          <span className="visually-hidden">{t('revisions.numberSpoken', { n: number })}: </span>
          {number === 1 ? t('revisions.first') : fields}
        </p>
        <p className="revision-who">
          <bdi>{userName || t('revisions.deletedUser')}</bdi>
          {' · '}
          <time dateTime={createdAt}>{formatShortDeadline(createdAt, language)}</time>
        </p>
      </div>
      {isCurrent ? (
        <span className="revision-current">{t('revisions.current')}</span>
      ) : (
        <Button
          variant="quiet"
          size="table"
          aria-label={t('revisions.compareNamed', { n: number })}
          onClick={onCompare}
        >
          {t('revisions.compare')}
        </Button>
      )}
    </li>
  )
}
