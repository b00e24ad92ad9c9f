import { useTranslation } from '#i18n/translate.tsx'
import { Switch } from './switch.tsx'

/** In a row: whether the website shows its record. */
export const VisibilitySwitch = ({
  record,
  label,
  togglingId,
  onToggle,
}: {
  record: { id: number; isVisible: boolean }
  /** Names the row. */
  label: string
  /** The record that is being changed: its switch shows already what it will be. */
  togglingId: number | undefined
  onToggle: () => void
}) => {
  const { t } = useTranslation()
  return (
    <span className="cell-switch">
      <Switch
        isOn={togglingId === record.id ? !record.isVisible : record.isVisible}
        hiddenLabel={label}
        // Not disabled meanwhile: that would take the focus from whoever came by keyboard.
        onChange={() => togglingId === undefined && onToggle()}
      />
      <span className="narrow-only" aria-hidden="true">
        {t('action.toggleVisibility')}
      </span>
    </span>
  )
}
