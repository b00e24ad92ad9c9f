import ChevronRight from 'lucide-react/icons/chevron-right'
import { type ReactNode, useId } from 'react'
import { Link } from 'wouter'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'

/** A titled panel, with a link to the full list at its end. */
export const OverviewPanel = ({
  title,
  more,
  className,
  children,
}: {
  title: string
  more?: { href: string; label: string }
  className?: string
  children: ReactNode
}) => {
  const titleId = useId()
  return (
    <section className={classNames('panel', className)} aria-labelledby={titleId}>
      <header className="panel-head">
        <h2 id={titleId}>{title}</h2>
        {more && (
          <Link href={more.href} className="panel-more">
            {more.label}
            <Icon icon={ChevronRight} size="small" flips />
          </Link>
        )}
      </header>
      {children}
    </section>
  )
}
