import { useTranslation } from '#i18n/translate.tsx'
import { Switch } from './switch.tsx'

/** The switch in a row for showing the record on the website. */
export const VisibilitySwitch = ({
  record,
  label,
  isToggling,
  onToggle,
}: {
  record: { id: number; isVisible: boolean }
  /** Includes the row's name. */
  label: string
  /** The change is being saved: the switch already shows the new state. */
  isToggling: boolean
  onToggle: () => void
}) => {
  const { t } = useTranslation()
  return (
    <span className="cell-switch">
      <Switch
        isOn={isToggling ? !record.isVisible : record.isVisible}
        hiddenLabel={label}
        // Not disabled meanwhile, since that would take focus from keyboard users.
        onChange={() => isToggling || onToggle()}
      />
      <span className="narrow-only" aria-hidden="true">
        {t('action.toggleVisibility')}
      </span>
    </span>
  )
}
