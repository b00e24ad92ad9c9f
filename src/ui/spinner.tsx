import { useTranslation } from '#i18n/translate.tsx'
import './states.css'

/** Fills a page while the session is still loading. */
export const PageSpinner = ({ label }: { label?: string }) => {
  const { t } = useTranslation()
  return (
    <div className="page-spinner" role="status">
      <svg viewBox="0 0 32 30" aria-hidden="true" focusable="false" fill="currentColor">
        <path d="M16 4l4.8 8.4h-9.6z" />
        <path d="M10.4 14.6l4.8 8.4H5.6z" />
        <path d="M21.6 14.6l4.8 8.4h-9.6z" />
      </svg>
      {label ?? t('state.loading')}
    </div>
  )
}
