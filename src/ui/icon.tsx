import type { LucideProps } from 'lucide-react'
import type { ComponentType } from 'react'
import { classNames } from './class-names.ts'

/** An icon of `lucide-react/icons/<name>`: one file each, so that only used ones are sent. */
export type IconType = ComponentType<Omit<LucideProps, 'ref'>>

/** `flips` is for arrows and chevrons that point along the text. Always decorative: name the control instead. */
export const Icon = ({
  icon: Drawing,
  size,
  flips,
  className,
}: {
  icon: IconType
  size?: 'small' | 'medium' | 'large'
  flips?: boolean
  className?: string
}) => (
  <Drawing
    className={classNames('icon', size && `icon-${size}`, flips && 'icon-flip', className)}
    aria-hidden="true"
    focusable="false"
  />
)
