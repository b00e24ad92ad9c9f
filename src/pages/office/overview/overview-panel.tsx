import ChevronRight from 'lucide-react/icons/chevron-right'
import { type ReactNode, useId } from 'react'
import { Link } from 'wouter'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

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

/** The overview's lists have at most five rows. */
export const skeletonKeys = ['a', 'b', 'c', 'd', 'e'] as const

export const TodaySkeleton = () => (
  <div className="today-groups">
    {skeletonKeys.slice(0, 3).map((group) => (
      <div key={group} className="today-group">
        <div className="today-head" />
        {skeletonKeys.slice(0, 4).map((key) => (
          <div key={key} className="today-row">
            <span className="today-link">
              <Skeleton shape="60" />
              <Skeleton shape="80" />
            </span>
          </div>
        ))}
      </div>
    ))}
  </div>
)
