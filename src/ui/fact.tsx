import type { ReactNode } from 'react'

/** A term and its value in `dl.details`. */
export const Fact = ({
  label,
  className,
  children,
}: {
  label: ReactNode
  /** Applied to the value. */
  className?: string
  children: ReactNode
}) => (
  <div>
    <dt>{label}</dt>
    <dd className={className}>{children}</dd>
  </div>
)
