import { useTranslation } from '#i18n/translate.tsx'
import { Switch } from './switch.tsx'

/** In a row: whether the website shows the record. */
export const VisibilitySwitch = ({
  record,
  label,
  togglingId,
  onToggle,
}: {
  record: { id: number; isVisible: boolean }
  /** Includes the row's name. */
  label: string
  /** The record being changed: its switch already shows the new state. */
  togglingId: number | undefined
  onToggle: () => void
}) => {
  const { t } = useTranslation()
  return (
    <span className="cell-switch">
      <Switch
        isOn={togglingId === record.id ? !record.isVisible : record.isVisible}
        hiddenLabel={label}
        // Not disabled meanwhile: that would take the focus from keyboard users.
        onChange={() => togglingId === undefined && onToggle()}
      />
      <span className="narrow-only" aria-hidden="true">
        {t('action.toggleVisibility')}
      </span>
    </span>
  )
}
