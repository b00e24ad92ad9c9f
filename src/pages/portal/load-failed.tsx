import { useTranslation } from '#i18n/translate.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { failureMessage } from '#ui/explain-failure.ts'
import { PhoneLink } from '#ui/user-text.tsx'
import { useSettings } from '../page-head.tsx'

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
