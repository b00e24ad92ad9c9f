import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Address } from '#access/href.ts'
import { isGone } from '#browser/call-api.ts'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { failureMessage } from '#ui/explain-failure.ts'
import { Loading } from '#ui/skeleton.tsx'
import { PhoneLink } from '#ui/user-text.tsx'
import { useSettings } from '../page-head.tsx'

/**
 * The place of a record that loads, failed to load, or does not exist. The response for a record of somebody
 * else is the same.
 */
export const RecordStates = ({
  query: { error, isFetching, refetch },
  texts,
  list,
  placeholder = <Loading className="panel panel-body stack" shapes={['40', '100', '80']} />,
}: {
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown }
  texts: Record<'unknown' | 'failed' | 'list', TextKey>
  list: Address
  placeholder?: ReactNode
}) => {
  const { t } = useTranslation()
  if (isGone(error))
    return (
      <div className="panel">
        <EmptyState
          title={t(texts.unknown)}
          action={
            <Link href={list} className={buttonClass()}>
              {t(texts.list)}
            </Link>
          }
        >
          {t('portal.request.notFound.body')}
        </EmptyState>
      </div>
    )
  if (!error) return placeholder
  return (
    <LoadFailed title={t(texts.failed)} error={error} isRetrying={isFetching} onRetry={() => refetch()} />
  )
}

/** Shows what failed to load and why, a retry button, and the number to call. */
export const LoadFailed = ({
  title,
  error,
  isRetrying,
  onRetry,
}: {
  title: string
  error: Error
  isRetrying: boolean
  onRetry: () => void
}) => (
  <div className="panel">
    <ErrorState title={title} isRetrying={isRetrying} onRetry={onRetry}>
      <FailureReason error={error} />
    </ErrorState>
  </div>
)

/** The server's message with its status; a connection that failed has no message. */
export const FailureReason = ({ error }: { error: Error | null }) => {
  const { t } = useTranslation()
  const { contact_phone: phone } = useSettings()
  return (
    <>
      <bdi>{failureMessage(error, t)}</bdi>
      {phone && (
        <>
          <br />
          {t('portal.loadFailed.help')} <PhoneLink phone={phone} />
        </>
      )}
    </>
  )
}
