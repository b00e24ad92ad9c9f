import ChevronRight from 'lucide-react/icons/chevron-right'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

/** A button at the end of a row that opens its record. On phones only the arrow is shown. */
export const OpenRecordButton = ({
  label,
  children,
  className,
  onClick,
}: {
  /** Includes the row's name: «View: Lease». */
  label: string
  children: ReactNode
  className?: string
  onClick: () => void
}) => {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => openFromRow(button.current), [])
  return (
    <Button
      ref={button}
      variant="quiet"
      size="table"
      className={classNames('record-action', className)}
      aria-label={label}
      onClick={onClick}
    >
      <span className="narrow-hidden-words">{children}</span>
      <Icon icon={ChevronRight} size="medium" flips />
    </Button>
  )
}

const controls = 'a, button, input, label, select, [role]:not([role=row], [role=cell], [role=rowheader])'

/**
 * A click anywhere in the row also opens its record, except on another control or at the end of a text
 * selection.
 */
const openFromRow = (button: HTMLButtonElement | null) => {
  const row = button?.closest('tr')
  if (!button || !row) return
  const open = ({ target }: MouseEvent) => {
    if (!(target as Element).closest(controls) && getSelection()?.isCollapsed !== false) button.click()
  }
  row.addEventListener('click', open)
  return () => row.removeEventListener('click', open)
}
