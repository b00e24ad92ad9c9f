import { sendCsv } from '#api/csv.ts'
import { signedInUser } from '#api/guards.ts'
import { register } from '#api/register.ts'
import { heardIn } from '#features/consultations/heard-through.ts'
import { areaKey } from '#features/services/areas.ts'
import type { Routes } from '#http/context.ts'
import { notFound } from '#http/errors.ts'
import { hijriMonthsOf } from '#i18n/calendar-format.ts'
import { translateIn } from '#i18n/texts.ts'
import type { Language } from '#languages/language.ts'
import { firstDayOf, lastDayOf } from '../months.ts'
import { type Cell, type Table, tableFor } from '../tables.ts'
import { figureCalls } from './calls.ts'
import { figuresFor } from './figures.ts'

/**
 * Counts of requests that the user may list, without personal data: so exports do not require the password.
 */
export const figureRoutes: Routes = async (app) => {
  const on = register(app, figureCalls)

  on('GET /api/admin/figures', async (request) => figuresFor(app.db, signedInUser(request), request.query))

  on('GET /api/admin/figures.csv', async (request, reply) => {
    const { table, ...query } = request.query
    const figures = await figuresFor(app.db, signedInUser(request), query)
    const found = tableFor(table, figures) ?? notFound()
    const file = translateIn[request.language](`figures.file.${table}`)
    return sendCsv(reply, `${file}-${figures.from}-${figures.to}.csv`, csvRows(found, request.language))
  })
}

const csvRows = ({ heads, rows }: Table, language: Language) => {
  const t = translateIn[language]
  const isByMonth = heads[0] === 'figures.month'
  const texts = heads.map((head) => t(typeof head === 'string' ? head : areaKey(head.area)))
  return [
    isByMonth ? [texts[0] ?? '', t('figures.hijri'), ...texts.slice(1)] : texts,
    ...rows.map((cells) => cells.flatMap((cell) => csvCells(cell, language, isByMonth))),
  ]
}

const rounded = (value: number | null, digits: number): number | null =>
  value === null ? null : Number(value.toFixed(digits))

/** A month takes two cells, the second for its Hijri months; so does every cell in its column. */
const csvCells = (cell: Cell, language: Language, isByMonth: boolean): (string | number | null)[] => {
  const t = translateIn[language]
  if (typeof cell === 'number') return [cell]
  if ('month' in cell)
    return [cell.month, hijriMonthsOf(firstDayOf(cell.month), lastDayOf(cell.month), language)]
  if ('all' in cell) return isByMonth ? [t('figures.all'), ''] : [t('figures.all')]
  if ('area' in cell) return [t(areaKey(cell.area))]
  if ('text' in cell) return [t(cell.text)]
  if ('heard' in cell)
    return [`${t('figures.heard')}: ${heardIn(cell.heard, language) ?? t('figures.heard.none')}`]
  if ('name' in cell) return [cell.name ?? t('figures.nobody')]
  if ('nameEn' in cell) return [language === 'ar' ? cell.nameAr : cell.nameEn]
  if ('days' in cell) return [rounded(cell.days, 1)]
  if ('hours' in cell) return [rounded(cell.hours, 1)]
  return [rounded(cell.share === null ? null : cell.share * 100, 1)]
}
