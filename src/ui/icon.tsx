import type { LucideProps } from 'lucide-react'
import type { ComponentType } from 'react'
import { classNames } from './class-names.ts'

/** An icon from `lucide-react/icons/<name>`, one file each, so that only those in use are bundled. */
export type IconType = ComponentType<Omit<LucideProps, 'ref'>>

/**
 * `flips` mirrors arrows and chevrons that point along the text. Icons are always decorative: label the
 * control instead.
 */
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
