import { href } from '#access/href.ts'
import { heardIn } from '#features/consultations/heard-through.ts'
import type { OfficeFigures } from '#features/figures/schema.ts'
import { sumOf } from '#features/figures/tables.ts'
import { type Age, ages } from '#features/figures/values.ts'
import type { PaperState } from '#features/papers/values.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { ColumnChart, type Fill } from '#ui/chart.tsx'
import { BarList, FillLegend } from '#ui/chart-bars.tsx'
import { FigurePanel } from './figure-panel.tsx'
import { useMonths } from './request-figures.tsx'

type Props = { figures: OfficeFigures }

export const OutcomesFigure = ({ figures }: Props) => {
  const { t } = useTranslation()
  const { outcomes, reasons } = figures
  return (
    <FigurePanel
      title={t('figures.outcomes.title')}
      text={t('figures.outcomes.text')}
      table="outcomes"
      figures={figures}
    >
      <BarList
        label={t('figures.outcomes.title')}
        bars={outcomes.map(({ outcome, count }) => ({
          key: outcome,
          label: t(`figures.outcome.${outcome}`),
          parts: [{ key: outcome, value: count, fill: 'full' }],
        }))}
      />
      {reasons.some(({ count }) => count > 0) && (
        <>
          <h3 className="figure-part">{t('figures.reasons')}</h3>
          <BarList
            label={t('figures.reasons')}
            bars={reasons.map(({ reason, count }) => ({
              key: reason,
              label: t(`figures.reason.${reason}`),
              parts: [{ key: reason, value: count, fill: 'hatched' }],
            }))}
          />
        </>
      )}
    </FigurePanel>
  )
}

/** Requests by origin, and by how people heard of the firm if it is recorded. */
export const OriginsFigure = ({ figures }: Props) => {
  const { t, language } = useTranslation()
  const { origins, heard } = figures
  return (
    <FigurePanel
      title={t('figures.origins.title')}
      text={t('figures.origins.text')}
      table="origins"
      figures={figures}
    >
      <BarList
        label={t('figures.origins.title')}
        bars={origins.map(({ origin, count }) => ({
          key: origin,
          label: t(`consult.origin.${origin}`),
          parts: [{ key: origin, value: count, fill: 'full' }],
        }))}
      />
      {heard.some(({ heardThrough }) => heardThrough !== null) && (
        <>
          <h3 className="figure-part">{t('figures.heard')}</h3>
          <BarList
            label={t('figures.heard')}
            bars={heard.map(({ heardThrough, count }) => ({
              key: heardThrough ?? '',
              label: heardIn(heardThrough, language) ?? t('figures.heard.none'),
              parts: [{ key: heardThrough ?? '', value: count, fill: 'hatched' }],
            }))}
          />
        </>
      )}
    </FigurePanel>
  )
}

/** Older requests have denser fills. */
const fillOfAge: Record<Age, Fill> = { week: 'empty', month: 'dotted', quarter: 'hatched', older: 'full' }

export const LoadFigure = ({ figures }: Props) => {
  const { t } = useTranslation()
  const { load } = figures
  return (
    <FigurePanel
      title={t('figures.load.title')}
      text={t('figures.load.text', { n: sumOf(load.map(({ total }) => total)) })}
      table={load.length > 0 ? 'load' : undefined}
      figures={figures}
    >
      {load.length > 0 && (
        <>
          <FillLegend
            entries={ages.map(({ age }) => ({
              key: age,
              name: t(`figures.age.${age}`),
              fill: fillOfAge[age],
            }))}
          />
          <BarList
            label={t('figures.load.title')}
            bars={load.map(({ userId, name, counts }) => ({
              key: String(userId ?? 0),
              label: name ?? t('figures.nobody'),
              href: href(`/dashboard/consultations?assignee=${userId ?? 'none'}`),
              parts: ages.map(({ age }) => ({
                key: age,
                value: counts[age],
                fill: fillOfAge[age],
                title: t('figures.inMonth', { month: t(`figures.age.${age}`), value: String(counts[age]) }),
              })),
            }))}
          />
        </>
      )}
    </FigurePanel>
  )
}

export const SubscribersFigure = ({ figures }: Props) => {
  const { t } = useTranslation()
  const { labelOf, titleOf } = useMonths()
  const { subscribers } = figures
  if (!subscribers) return null
  const { now, months } = subscribers
  const hasMoved = months.some(({ joined, left }) => joined + left > 0)
  const text = t('figures.subscribers.text', {
    now: String(now),
    joined: String(sumOf(months.map(({ joined }) => joined))),
    left: String(sumOf(months.map(({ left }) => left))),
  })
  return (
    <FigurePanel
      title={t('figures.subscribers.title')}
      text={text}
      table={hasMoved ? 'subscribers' : undefined}
      figures={figures}
      isWide
    >
      {hasMoved && (
        <>
          <FillLegend
            entries={[
              { key: 'joined', name: t('figures.joined'), fill: 'full' },
              { key: 'left', name: t('figures.left'), fill: 'hatched' },
            ]}
          />
          <ColumnChart
            summary={`${t('figures.subscribers.title')}. ${text}`}
            columns={months.map(({ month, joined, left }) => ({
              ...labelOf(month),
              value: joined,
              below: left,
              fill: 'full',
              title: titleOf(month, `+${joined} −${left}`),
            }))}
          />
        </>
      )}
    </FigurePanel>
  )
}

/** Agreements that were sent and accepted, and the share of approved requests with one. */
export const AgreementsFigure = ({ figures }: { figures: OfficeFigures }) => {
  const { t } = useTranslation()
  const { sent, accepted, approved, covered } = figures.agreements
  const share = t('figures.percent', { n: Math.round((covered / Math.max(1, approved)) * 100) })
  return (
    <FigurePanel
      title={t('figures.agreements.title')}
      text={
        approved === 0
          ? t('figures.agreements.none')
          : t('figures.agreements.text', { n: approved, covered, share })
      }
      table="agreements"
      figures={figures}
    >
      <BarList
        label={t('figures.agreements.title')}
        bars={[
          {
            key: 'sent',
            label: t('figures.agreements.sent'),
            parts: [{ key: 'sent', value: sent, fill: 'hatched' }],
          },
          {
            key: 'accepted',
            label: t('figures.agreements.accepted'),
            parts: [{ key: 'accepted', value: accepted, fill: 'full' }],
          },
        ]}
      />
    </FigurePanel>
  )
}

/** Answers before the first talk, the days until no document is missing, and documents by state. */
export const PreparationFigure = ({ figures }: Props) => {
  const { t } = useTranslation()
  const { talked, answered, complete, days, papers } = figures.preparation
  const share = t('figures.percent', { n: Math.round((answered / Math.max(1, talked)) * 100) })
  return (
    <FigurePanel
      title={t('figures.preparation.title')}
      text={
        talked === 0
          ? t('figures.preparation.none')
          : t('figures.preparation.text', { n: talked, answered, share })
      }
      table="preparation"
      figures={figures}
    >
      <p className="caption">{t('figures.preparation.definition')}</p>
      <h3 className="figure-part">{t('figures.papers')}</h3>
      <p className="figure-text">
        {days === null
          ? t('figures.papers.none')
          : t('figures.papers.text', { n: complete, days: days.toFixed(1) })}
      </p>
      <BarList
        label={t('figures.papers')}
        bars={papers.map(({ state, count }) => ({
          key: state,
          label: t(`figures.papers.${state}`),
          parts: [{ key: state, value: count, fill: fillOfState[state] }],
        }))}
      />
    </FigurePanel>
  )
}

/** Documents that are here have the full fill. */
const fillOfState = {
  open: 'empty',
  late: 'dotted',
  refused: 'dotted',
  received: 'hatched',
  accepted: 'full',
} as const satisfies Record<PaperState, Fill>
