import { firstDayOf, lastDayOf, monthOf as monthInRiyadh } from '#features/figures/months.ts'
import type { OfficeFigures } from '#features/figures/schema.ts'
import { countsOfServices, shareInTime, sumOf } from '#features/figures/tables.ts'
import { contactDays } from '#features/figures/values.ts'
import { areaLabel } from '#features/services/browser/area-label.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { hijriMonthsOf, monthOf, shortMonthOf, yearOf } from '#i18n/calendar-format.ts'
import { formatList } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { ColumnChart } from '#ui/chart.tsx'
import { BarList, FillLegend } from '#ui/chart-bars.tsx'
import { LineChart } from '#ui/chart-lines.tsx'
import { FigurePanel } from './figure-panel.tsx'

type Props = { figures: OfficeFigures }

/**
 * The label of a month under its column, and the description of the column. The current month is incomplete.
 */
export const useMonths = () => {
  const { t, language } = useTranslation()
  const current = monthInRiyadh(todayInRiyadh(new Date()))
  return {
    isSoFar: (month: string) => month === current,
    labelOf: (month: string) => ({
      key: month,
      text: shortMonthOf(firstDayOf(month), language),
      under: yearOf(firstDayOf(month), language),
    }),
    titleOf: (month: string, value: string) => {
      const name = `${monthOf(firstDayOf(month), language)} (${hijriMonthsOf(firstDayOf(month), lastDayOf(month), language)})`
      return t(month === current ? 'figures.soFar' : 'figures.inMonth', { month: name, value })
    },
  }
}

/** Explains the hatched column, if there is one. */
const SoFar = ({ isShown }: { isShown: boolean }) => {
  const { t } = useTranslation()
  return isShown && <FillLegend entries={[{ key: 'soFar', name: t('figures.current'), fill: 'hatched' }]} />
}

export const RequestsFigure = ({ figures }: Props) => {
  const { t, language } = useTranslation()
  const { isSoFar, labelOf, titleOf } = useMonths()
  const { requests } = figures
  const max = requests.reduce((one, other) => (other.total > one.total ? other : one))
  const n = sumOf(requests.map(({ total }) => total))
  const month = monthOf(firstDayOf(max.month), language)
  const text =
    requests.length === 1
      ? t('figures.requests.one', { n, month })
      : t('figures.requests.text', { n, month, max: max.total })
  return (
    <FigurePanel title={t('figures.requests.title')} text={text} table="requests" figures={figures}>
      <SoFar isShown={isSoFar(requests.at(-1)?.month ?? '')} />
      <ColumnChart
        summary={`${t('figures.requests.title')}. ${text}`}
        columns={requests.map(({ month, total }) => ({
          ...labelOf(month),
          value: total,
          valueText: String(total),
          fill: isSoFar(month) ? 'hatched' : 'full',
          title: titleOf(month, String(total)),
        }))}
      />
    </FigurePanel>
  )
}

export const ServicesFigure = ({ figures }: Props) => {
  const { t, language } = useTranslation()
  const counts = countsOfServices(figures)
  const first = counts.filter(({ count }) => count === counts[0]?.count)
  return (
    <FigurePanel
      title={t('figures.services.title')}
      text={t('figures.services.text', {
        service: formatList(
          first.map(({ area }) => t(areaLabel[area])),
          language,
        ),
      })}
      table="services"
      figures={figures}
    >
      <BarList
        label={t('figures.services.title')}
        bars={counts.map(({ area, count }) => ({
          key: area,
          label: t(areaLabel[area]),
          parts: [{ key: area, value: count, fill: 'full' }],
        }))}
      />
    </FigurePanel>
  )
}

const oneDigit = (value: number): number => Math.round(value * 10) / 10
/** The promise on working days without a weekend in between (decision 5). */
const promisedHours = 24

export const AnswersFigure = ({ figures }: Props) => {
  const { t } = useTranslation()
  const { labelOf, titleOf } = useMonths()
  const { answers, answersOfAll } = figures
  const hours = (value: number | null) => t('figures.hours', { n: oneDigit(value ?? 0) })
  const { median, ninety } = answersOfAll
  const text =
    median === null
      ? t('figures.answers.none')
      : t('figures.answers.text', { median: hours(median), ninety: hours(ninety) })
  const curveOf = (name: 'median' | 'ninety') => ({
    key: name,
    values: answers.map((times) => times[name]),
    titles: answers.map((times) => titleOf(times.month, hours(times[name]))),
  })
  return (
    <FigurePanel title={t('figures.answers.title')} text={text} table="answers" figures={figures}>
      {median !== null && (
        <LineChart
          summary={`${t('figures.answers.title')}. ${text}`}
          labels={answers.map(({ month }) => labelOf(month))}
          limit={{ value: promisedHours, name: t('figures.promise', { hours: hours(promisedHours) }) }}
          curves={[
            { ...curveOf('ninety'), name: t('figures.nineOfTen'), mark: 'opening' },
            { ...curveOf('median'), name: t('figures.half'), mark: 'round' },
          ]}
        />
      )}
    </FigurePanel>
  )
}

export const ShareFigure = ({ figures }: Props) => {
  const { t } = useTranslation()
  const { isSoFar, labelOf, titleOf } = useMonths()
  const { answers, answersOfAll } = figures
  const percent = (share: number) => t('figures.percent', { n: Math.round(share * 100) })
  const share = shareInTime(answersOfAll)
  const { inTime, late } = answersOfAll
  const text =
    share === null
      ? t('figures.share.none')
      : t('figures.share.text', { n: inTime + late, inTime, share: percent(share) })
  return (
    <FigurePanel title={t('figures.share.title')} text={text} figures={figures}>
      {share !== null && (
        <>
          <SoFar isShown={isSoFar(answers.at(-1)?.month ?? '')} />
          <ColumnChart
            summary={`${t('figures.share.title')}. ${text}`}
            max={100}
            tickText={(tick) => t('figures.percent', { n: tick })}
            columns={answers.map((times) => {
              const part = shareInTime(times)
              const valueText = part === null ? t('status.notAvailable') : percent(part)
              return {
                ...labelOf(times.month),
                value: part === null ? null : part * 100,
                valueText,
                fill: isSoFar(times.month) ? ('hatched' as const) : ('full' as const),
                title: titleOf(times.month, valueText),
              }
            })}
          />
        </>
      )}
    </FigurePanel>
  )
}

/** The bars of the most frequent stages; the table has all. */
const maxBars = 12

export const StagesFigure = ({ figures }: { figures: OfficeFigures }) => {
  const { t, language } = useTranslation()
  const { stages } = figures
  return (
    <FigurePanel
      title={t('figures.stages.title')}
      text={t(stages.length > 0 ? 'figures.stages.text' : 'figures.stages.none')}
      table={stages.length > 0 ? 'stages' : undefined}
      figures={figures}
    >
      {stages.length > 0 && (
        <BarList
          label={t('figures.stages.title')}
          bars={stages.slice(0, maxBars).map(({ service, nameEn, nameAr, days }) => ({
            key: `${service} ${nameEn} ${nameAr}`,
            label: `${language === 'ar' ? nameAr : nameEn} · ${t(areaLabel[service])}`,
            parts: [{ key: service, value: Math.round(days * 10) / 10, fill: 'full' }],
          }))}
        />
      )}
    </FigurePanel>
  )
}

/** How many running matters had a word lately; for admins also the past terms. */
export const ContactFigure = ({ figures }: { figures: OfficeFigures }) => {
  const { t } = useTranslation()
  const { running, told: contacted, pastTerms } = figures.told
  const share = t('figures.percent', { n: Math.round((contacted / Math.max(1, running)) * 100) })
  return (
    <FigurePanel
      title={t('figures.contact.title')}
      text={
        running === 0
          ? t('figures.contact.none')
          : t('figures.contact.text', { n: running, contacted, share, days: contactDays })
      }
      table="told"
      figures={figures}
    >
      <BarList
        label={t('figures.contact.title')}
        bars={[
          { key: 'running', label: t('figures.contact.running'), parts: [partOf('running', running)] },
          { key: 'told', label: t('figures.contact.contacted'), parts: [partOf('told', contacted)] },
          ...(pastTerms === null
            ? []
            : [{ key: 'terms', label: t('figures.contact.terms'), parts: [partOf('terms', pastTerms)] }]),
        ]}
      />
    </FigurePanel>
  )
}

const partOf = (key: string, value: number) =>
  ({ key, value, fill: key === 'told' ? 'full' : 'hatched' }) as const
