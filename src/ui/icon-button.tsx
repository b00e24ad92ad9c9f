import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconType } from './icon.tsx'
import './button.css'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** Gets focus when the surrounding dialog opens. */
  'data-initial-focus'?: ''
  /** Accessible name; in a table it includes the row's name: "Edit Sara Al-Harbi". */
  label: string
  icon: IconType
  flips?: boolean
  size?: 'regular' | 'table'
  isDanger?: boolean
}

export const IconButton = ({
  label,
  icon,
  flips,
  size = 'regular',
  isDanger,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) => (
  <button
    {...rest}
    type={type}
    aria-label={label}
    // A tooltip for the pointer.
    title={label}
    className={classNames(
      'icon-button',
      size === 'table' && 'icon-button-table',
      isDanger && 'icon-button-danger',
      className,
    )}
  >
    <Icon icon={icon} flips={flips} />
  </button>
)
