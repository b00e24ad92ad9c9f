import type { ReactNode } from 'react'

/** One line of a list of facts, `dl.details`. */
export const Fact = ({
  label,
  className,
  children,
}: {
  label: ReactNode
  /** Of the value. */
  className?: string
  children: ReactNode
}) => (
  <div>
    <dt>{label}</dt>
    <dd className={className}>{children}</dd>
  </div>
)
