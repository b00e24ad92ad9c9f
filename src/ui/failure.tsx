import { useTranslation } from '#i18n/translate.tsx'
import { ErrorState } from './error-state.tsx'

const Failure = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation()
  return (
    <ErrorState title={t('ui.failure.title')} onRetry={onRetry}>
      {t('ui.failure.body')}
    </ErrorState>
  )
}

export default Failure
