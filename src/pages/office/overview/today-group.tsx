import { type ReactNode, useId } from 'react'
import { Link } from 'wouter'
import type { Address } from '#access/href.ts'
import { formatNumber } from '#i18n/dictionary.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { classNames } from '#ui/class-names.ts'

type GroupProps = {
  title: string
  total: number
  /** Links to the entries that are not shown, if there are any. */
  more?: ReactNode
  isLate?: boolean
  children: ReactNode
}

/** A titled group of entries. A group without any is not shown. */
export const TodayGroup = ({ title, total, more, isLate, children }: GroupProps) => {
  const titleId = useId()
  if (total === 0) return null
  return (
    <section className={classNames('today-group', isLate && 'today-late')} aria-labelledby={titleId}>
      <header className="today-head">
        <h3 id={titleId}>
          {title} <span className="number">{formatNumber(total)}</span>
        </h3>
        {more}
      </header>
      <ul>{children}</ul>
    </section>
  )
}

export const ShowAll = ({ href, children }: { href: Address; children: string }) => (
  <Link href={href} className="today-more">
    {children}
  </Link>
)

/** The link to the list of a group, if it has more entries than are shown. */
export const useMore = (
  { entries, total }: { entries: readonly unknown[]; total: number },
  href: Address,
) => {
  const { t } = useTranslation()
  return total > entries.length && <ShowAll href={href}>{t('today.all', { n: total })}</ShowAll>
}
