import { heardIn } from '#features/consultations/heard-through.ts'
import { areaLabel } from '#features/services/browser/area-label.ts'
import { hijriMonthsOf, monthOf } from '#i18n/calendar-format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { firstDayOf, lastDayOf } from '../months.ts'
import type { Cell, Table } from '../tables.ts'
import './figure-table.css'
import '#ui/data-table.css'

const numbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

/** The numbers of a chart. If the columns do not fit, only its frame scrolls. */
export const FigureTable = ({ caption, table: { heads, rows } }: { caption: string; table: Table }) => {
  const { t } = useTranslation()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls can be scrolled with the keyboard
    <section className="figure-scroll" tabIndex={0} aria-label={t('figures.tableOf', { figure: caption })}>
      <table className="figure-table">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => {
              const text = t(typeof head === 'string' ? head : areaLabel[head.area])
              return (
                <th key={text} scope="col">
                  {text}
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first = 0, ...cells], at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change their order
            <tr key={at}>
              <th scope="row">
                <CellText cell={first} />
              </th>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: nor do the columns
                <td key={column} className="number">
                  <CellText cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const CellText = ({ cell }: { cell: Cell }) => {
  const { t, language } = useTranslation()
  const orNone = (value: number | null) => (value === null ? t('status.notAvailable') : numbers.format(value))
  if (typeof cell === 'number') return numbers.format(cell)
  if ('month' in cell)
    return (
      <>
        <span className="cell-main">{monthOf(firstDayOf(cell.month), language)}</span>
        <span className="caption">
          {hijriMonthsOf(firstDayOf(cell.month), lastDayOf(cell.month), language)}
        </span>
      </>
    )
  if ('all' in cell) return t('figures.all')
  if ('area' in cell) return t(areaLabel[cell.area])
  if ('text' in cell) return t(cell.text)
  if ('heard' in cell)
    return (
      <>
        {t('figures.heard')}: <bdi>{heardIn(cell.heard, language) ?? t('figures.heard.none')}</bdi>
      </>
    )
  if ('name' in cell) return cell.name === null ? t('figures.nobody') : <bdi>{cell.name}</bdi>
  if ('nameEn' in cell) return <bdi>{language === 'ar' ? cell.nameAr : cell.nameEn}</bdi>
  if ('days' in cell) return orNone(cell.days)
  if ('hours' in cell) return orNone(cell.hours)
  return orNone(cell.share === null ? null : cell.share * 100)
}
