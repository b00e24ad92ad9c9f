import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Address } from '#access/href.ts'
import { isGone } from '#browser/is-gone.ts'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Loading } from '#ui/skeleton.tsx'
import { LoadFailed } from './load-failed.tsx'

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
