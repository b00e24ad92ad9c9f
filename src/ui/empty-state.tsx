import Search from 'lucide-react/icons/search'
import type { ReactNode } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import './drawings.css'
import './states.css'

/**
 * The state of a list that is empty without a filter: one line, one sentence, one action, under a wall with
 * an unlit opening.
 */
export const EmptyState = ({
  title,
  children,
  action,
}: {
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
}) => (
  <div className="state-box">
    <EmptyWall />
    <p className="state-box-title">{title}</p>
    {children && <p className="state-box-text">{children}</p>}
    {action && <div className="state-box-action">{action}</div>}
  </div>
)

const EmptyWall = () => (
  <svg className="empty-wall" viewBox="0 0 120 64" aria-hidden="true" focusable="false">
    <path
      d="M0 63.5V16h8v-5h6V6h12v5h6v5h16v-5h6V6h12v5h6v5h16v-5h6V6h12v5h6v5h8v47.5M60 28l8 15H52z"
      fill="none"
      stroke="currentColor"
    />
  </svg>
)

/** The state of a list whose filter matches nothing. `children` is the filter's label. */
export const NoResults = ({ onClear, children }: { onClear?: () => void; children?: ReactNode }) => {
  const { t } = useTranslation()
  return (
    <div className="state-box">
      <Icon icon={Search} size="large" />
      <p className="state-box-title">{t('state.noResults')}</p>
      {children && <p className="state-box-text">{children}</p>}
      {onClear && (
        <div className="state-box-action">
          <Button variant="outline" onClick={onClear}>
            {t('ui.table.clearFilters')}
          </Button>
        </div>
      )}
    </div>
  )
}
