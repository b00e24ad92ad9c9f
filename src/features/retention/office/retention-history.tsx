import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import type { RetentionState } from '../schema.ts'
import './retention.css'

/** The latest deletions, from the audit log. */
export const RetentionHistory = ({ history }: Pick<RetentionState, 'history'>) => {
  const { t, language } = useTranslation()
  return (
    <section className="panel retention-history" aria-labelledby="retention-history">
      <h2 id="retention-history">{t('retention.history')}</h2>
      {history.length === 0 ? (
        <p className="muted">{t('retention.history.empty')}</p>
      ) : (
        <ul>
          {history.map(({ kind, records, createdAt }) => (
            <li key={`${createdAt} ${kind}`}>
              <time className="muted" dateTime={createdAt}>
                {formatDateTime(createdAt, language)}
              </time>{' '}
              {t('retention.ended', { n: records, kind: t(`retention.kind.${kind}`) })}
            </li>
          ))}
        </ul>
      )}
      <p className="caption">{t('retention.auditUnlimited')}</p>
    </section>
  )
}
