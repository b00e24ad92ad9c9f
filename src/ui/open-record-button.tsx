import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

/** At the end of a row: opens its record. On phones only the arrow is shown. */
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
}) => (
  <Button
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
