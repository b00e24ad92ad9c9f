import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useId, useState } from 'react'
import { figuresCsvPath } from '#features/figures/office/api.ts'
import { FigureTable } from '#features/figures/office/figure-table.tsx'
import type { OfficeFigures } from '#features/figures/schema.ts'
import { tableFor } from '#features/figures/tables.ts'
import type { FigureTable as TableName } from '#features/figures/values.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { ExportLink } from '../export-link.tsx'

/** One figure: its summary, its chart, and its table, which is collapsed on a screen and printed open. */
export const FigurePanel = ({
  title,
  text,
  table: name,
  figures,
  isWide = false,
  children,
}: {
  title: string
  text: string
  /** The table of the chart; undefined if another figure has it already. */
  table?: TableName
  figures: OfficeFigures
  /** Spans both columns. */
  isWide?: boolean
  children: ReactNode
}) => {
  const { t } = useTranslation()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const table = name && tableFor(name, figures)
  return (
    <section className={classNames('panel figure', isWide && 'figure-wide')} aria-labelledby={id}>
      <header className="panel-head">
        <h2 id={id}>{title}</h2>
      </header>
      <div className="panel-body">
        <p className="figure-text">{text}</p>
        {children}
      </div>
      {table && (
        <>
          <div className="figure-tools">
            <Button
              variant="outline"
              size="table"
              aria-expanded={isOpen}
              aria-controls={`${id}table`}
              aria-label={t('figures.tableOf', { figure: title })}
              icon={<Icon icon={ChevronDown} size="medium" />}
              onClick={() => setOpen(!isOpen)}
            >
              {t('figures.table')}
            </Button>
            <ExportLink path={figuresCsvPath(name, figures)} label={t('figures.csvOf', { figure: title })}>
              {t('export.csv')}
            </ExportLink>
          </div>
          <div id={`${id}table`} className="figure-fold" data-open={isOpen || undefined}>
            <FigureTable caption={title} table={table} />
          </div>
        </>
      )}
    </section>
  )
}
