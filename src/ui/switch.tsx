import type { ReactNode } from 'react'
import './switch.css'

type SwitchProps = {
  isOn: boolean
  onChange: (isOn: boolean) => void
  isDisabled?: boolean
  id?: string
} & (
  | { label: ReactNode; hiddenLabel?: undefined }
  /** Used in a table, where the column is the label; it includes the row's name. */
  | { label?: undefined; hiddenLabel: string }
)

/** The label describes the setting; the role conveys the state: «Active, shown on the website». */
export const Switch = ({ isOn, onChange, isDisabled, id, label, hiddenLabel }: SwitchProps) => (
  <button
    id={id}
    type="button"
    role="switch"
    className="switch"
    aria-checked={isOn}
    aria-label={hiddenLabel}
    disabled={isDisabled}
    onClick={() => onChange(!isOn)}
  >
    <span className="switch-track" aria-hidden="true">
      <span className="switch-thumb" />
    </span>
    {label}
  </button>
)
