import type { ReactNode } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { ErrorState } from './error-state.tsx'
import { failureMessage } from './explain-failure.ts'

type Result = { error: Error | null; isFetching: boolean; refetch: () => unknown }

/** A list that did not load. `children` replaces the reason. */
export default function ListFailure({
  result: { error, isFetching, refetch },
  title,
  children,
}: {
  result: Result
  title: ReactNode
  children: ReactNode
}) {
  const { t } = useTranslation()
  return (
    <ErrorState title={title ?? t('ui.table.loadFailed')} onRetry={() => refetch()} isRetrying={isFetching}>
      {children ?? failureMessage(error, t)}
    </ErrorState>
  )
}
