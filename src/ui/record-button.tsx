import type { ReactNode } from 'react'
import './button.css'

/** A record found for a person who types. `action` is for screen readers, as in «Choose Reem»: the content follows it. */
export const RecordButton = ({
  action,
  disabled = false,
  onClick,
  children,
}: {
  action: string
  disabled?: boolean
  onClick: () => void
  children: ReactNode
}) => (
  <button type="button" className="record-button" disabled={disabled} onClick={onClick}>
    <span className="visually-hidden">{action}</span>
    {children}
  </button>
)
