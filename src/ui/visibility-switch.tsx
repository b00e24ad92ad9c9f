import { useTranslation } from '#i18n/translate.tsx'
import { Switch } from './switch.tsx'

/** In a row: whether the website shows the record. */
export const VisibilitySwitch = ({
  record,
  label,
  isToggling,
  onToggle,
}: {
  record: { id: number; isVisible: boolean }
  /** Includes the row's name. */
  label: string
  /** Being changed: the switch already shows the new state. */
  isToggling: boolean
  onToggle: () => void
}) => {
  const { t } = useTranslation()
  return (
    <span className="cell-switch">
      <Switch
        isOn={isToggling ? !record.isVisible : record.isVisible}
        hiddenLabel={label}
        // Not disabled meanwhile: that would take the focus from keyboard users.
        onChange={() => isToggling || onToggle()}
      />
      <span className="narrow-only" aria-hidden="true">
        {t('action.toggleVisibility')}
      </span>
    </span>
  )
}
