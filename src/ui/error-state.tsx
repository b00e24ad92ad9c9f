import CircleAlert from 'lucide-react/icons/circle-alert'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import type { ReactNode } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import './states.css'

/** Shows the failure and its reason, a retry button, and in `children` a contact. */
export const ErrorState = ({
  title,
  onRetry,
  isRetrying,
  children,
}: {
  title: ReactNode
  onRetry?: () => void
  isRetrying?: boolean
  children?: ReactNode
}) => {
  const { t } = useTranslation()
  return (
    <div className="error-state" role="alert">
      <Icon icon={CircleAlert} size="large" />
      <div>
        <p className="error-state-title">{title}</p>
        {children && <p className="error-state-text">{children}</p>}
        {onRetry && (
          <div className="error-state-action">
            <Button
              variant="outline"
              icon={<Icon icon={RefreshCw} size="medium" />}
              isPending={isRetrying}
              pendingLabel={t('state.loading')}
              onClick={onRetry}
            >
              {t('form.retry')}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
