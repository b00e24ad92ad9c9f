import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { Icon } from './icon.tsx'
import { pagesToShow } from './pages-to-show.ts'
import './pager.css'

/** Pagination as links, which work without scripts. The first and the last page are always included. */
export const PageLinks = ({
  label,
  page,
  pageCount,
  hrefOf,
}: {
  /** The name of the paginated list. */
  label: string
  page: number
  pageCount: number
  hrefOf: (page: number) => string
}) => {
  const { t } = useTranslation()
  if (pageCount <= 1) return null
  return (
    <nav className="page-links" aria-label={t('ui.pager.pages', { label })}>
      {page > 1 && (
        <a className="page-links-step" href={hrefOf(page - 1)} rel="prev">
          <Icon icon={ChevronLeft} flips />
          {t('nav.previous')}
        </a>
      )}
      <ol>
        {pagesToShow(page, pageCount).map((entry) => (
          <li key={entry}>
            {typeof entry === 'number' ? (
              <PageLink
                href={hrefOf(entry)}
                isCurrent={entry === page}
                label={t('ui.pager.page', { page: entry })}
              >
                {entry}
              </PageLink>
            ) : (
              <span className="pager-page" aria-hidden="true">
                …
              </span>
            )}
          </li>
        ))}
      </ol>
      {page < pageCount && (
        <a className="page-links-step" href={hrefOf(page + 1)} rel="next">
          {t('nav.next')}
          <Icon icon={ChevronRight} flips />
        </a>
      )}
    </nav>
  )
}

const PageLink = ({
  href,
  label,
  isCurrent,
  children,
}: {
  href: string
  label: string
  isCurrent: boolean
  children: ReactNode
}) => (
  <a className="pager-page" href={href} aria-label={label} aria-current={isCurrent ? 'page' : undefined}>
    {children}
  </a>
)
