import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useId } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { IconButton } from './icon-button.tsx'
import { pagesToShow } from './pages-to-show.ts'
import { Select } from './select.tsx'
import './pager.css'

export const pageSizes = [10, 25, 50] as const

/** Pages are counted from 1. `loadingLabel`, if given, replaces the range. */
export const Pager = ({
  label,
  page,
  pageSize,
  total,
  loadingLabel,
  onPageChange,
  onPageSizeChange,
}: {
  /** The name of the paginated list, to distinguish two pagers on a screen. */
  label: string
  page: number
  pageSize: number
  total: number
  loadingLabel?: string
  onPageChange: (page: number) => void
  onPageSizeChange?: (pageSize: number) => void
}) => {
  const { t } = useTranslation()
  const rowsId = useId()
  const pageCount = Math.max(1, Math.ceil(total / pageSize))
  const range = t('ui.pager.range', {
    from: total === 0 ? 0 : (page - 1) * pageSize + 1,
    to: Math.min(total, page * pageSize),
    total,
  })
  return (
    <div className="pager">
      <p className="pager-range" aria-live="polite">
        {loadingLabel ?? range}
      </p>
      {onPageSizeChange && (
        <div className="pager-rows">
          <span id={rowsId}>{t('ui.pager.rows')}</span>
          <Select
            size="table"
            aria-labelledby={rowsId}
            options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
            value={String(pageSize)}
            onValueChange={(size) => onPageSizeChange(Number(size))}
          />
        </div>
      )}
      {pageCount > 1 && (
        <nav className="pager-pages" aria-label={t('ui.pager.pages', { label })}>
          <ol>
            <li>
              <IconButton
                icon={ChevronLeft}
                flips
                size="table"
                label={t('nav.previous')}
                disabled={page <= 1}
                onClick={() => onPageChange(page - 1)}
              />
            </li>
            {pagesToShow(page, pageCount).map((entry) =>
              typeof entry === 'number' ? (
                <li key={entry}>
                  <button
                    type="button"
                    className="pager-page"
                    aria-label={t('ui.pager.page', { page: entry })}
                    aria-current={entry === page ? 'page' : undefined}
                    onClick={() => onPageChange(entry)}
                  >
                    {entry}
                  </button>
                </li>
              ) : (
                <li key={entry} className="pager-page" aria-hidden="true">
                  …
                </li>
              ),
            )}
            <li>
              <IconButton
                icon={ChevronRight}
                flips
                size="table"
                label={t('nav.next')}
                disabled={page >= pageCount}
                onClick={() => onPageChange(page + 1)}
              />
            </li>
          </ol>
        </nav>
      )}
    </div>
  )
}
