import { useQuery } from '@tanstack/react-query'
import Printer from 'lucide-react/icons/printer'
import { useLocation, useSearch } from 'wouter'
import { firstDayOf, lastDayOf, monthOf } from '#features/figures/months.ts'
import { figuresQuery } from '#features/figures/office/api.ts'
import type { OfficeFigures } from '#features/figures/schema.ts'
import { sumOf } from '#features/figures/tables.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { hijriMonthsOf, monthsOf } from '#i18n/calendar-format.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { explainFailure } from '#ui/explain-failure.ts'
import { Icon } from '#ui/icon.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { useNow } from '#ui/use-now.ts'
import {
  AgreementsFigure,
  LoadFigure,
  OriginsFigure,
  OutcomesFigure,
  PreparationFigure,
  SubscribersFigure,
} from './figures/other-figures.tsx'
import { type Months, monthsOfPreset, RangeChoice } from './figures/range-choice.tsx'
import {
  AnswersFigure,
  ContactFigure,
  RequestsFigure,
  ServicesFigure,
  ShareFigure,
  StagesFigure,
} from './figures/request-figures.tsx'
import { OfficeHead } from './office-head.tsx'
import './figures/figures.css'

export default function FiguresPage() {
  const { t } = useTranslation()
  const { months, current, choose } = useMonthsOfAddress()
  const { data: figures, error, isFetching, isPlaceholderData, refetch } = useQuery(figuresQuery(months))
  return (
    <>
      <OfficeHead
        title={t('dash.figures')}
        actions={
          <Button
            variant="outline"
            icon={<Icon icon={Printer} size="medium" />}
            onClick={() => window.print()}
          >
            {t('figures.print')}
          </Button>
        }
      >
        <p className="figures-intro">{t('figures.intro')}</p>
        <Range months={figures ?? months} />
      </OfficeHead>
      <RangeChoice months={months} current={current} earliest={figures?.earliest} onChange={choose} />
      {figures ? (
        <div aria-busy={isPlaceholderData || undefined}>
          <Announcement isCurrent={!isPlaceholderData} figures={figures} />
          <Figures figures={figures} />
        </div>
      ) : error ? (
        <section className="panel">
          <ErrorState title={t('figures.failed')} onRetry={() => refetch()} isRetrying={isFetching}>
            {explainFailure(error, t).message}
          </ErrorState>
        </section>
      ) : (
        <FiguresSkeleton />
      )}
    </>
  )
}

const isMonth = (text: string | null): text is string => /^20\d\d-(0[1-9]|1[0-2])$/.test(text ?? '')

/** The months in the address; the default range is not part of it. */
const useMonthsOfAddress = () => {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const current = monthOf(todayInRiyadh(new Date()))
  const usual = monthsOfPreset('year', current)
  const requested = new URLSearchParams(search)
  const [from, to] = [requested.get('from'), requested.get('to')]
  const months = isMonth(from) && isMonth(to) && from <= to ? { from, to } : usual
  const choose = (chosen: Months) => {
    const isUsual = chosen.from === usual.from && chosen.to === usual.to
    navigate(isUsual ? path : `${path}?${new URLSearchParams(chosen)}`)
  }
  return { months, current, choose }
}

/** The shown months, Gregorian and Hijri; on paper also the time of printing. */
const Range = ({ months: { from, to } }: { months: Months }) => {
  const { t, language } = useTranslation()
  const now = useNow()
  const days = [firstDayOf(from), lastDayOf(to)] as const
  return (
    <p className="figures-time">
      <strong>{monthsOf(...days, language)}</strong>
      <span>{hijriMonthsOf(...days, language)}</span>
      <span className="figures-printed">{t('figures.printed', { date: formatDateTime(now, language) })}</span>
    </p>
  )
}

/** Announces the shown months after they change. */
const Announcement = ({ isCurrent, figures }: { isCurrent: boolean; figures: OfficeFigures }) => {
  const { t, language } = useTranslation()
  const range = monthsOf(firstDayOf(figures.from), lastDayOf(figures.to), language)
  return (
    <p role="status" className="visually-hidden">
      {isCurrent ? t('figures.updated', { range }) : t('figures.loading')}
    </p>
  )
}

const Figures = ({ figures }: { figures: OfficeFigures }) => {
  const { t } = useTranslation()
  const isEmpty = sumOf(figures.requests.map(({ total }) => total)) === 0
  return (
    <div className="figures">
      {isEmpty ? (
        <section className="panel figure-wide">
          <EmptyState title={t('figures.none')}>{t('figures.none.text')}</EmptyState>
        </section>
      ) : (
        <>
          <RequestsFigure figures={figures} />
          <ServicesFigure figures={figures} />
          <AnswersFigure figures={figures} />
          <ShareFigure figures={figures} />
          <OutcomesFigure figures={figures} />
          <OriginsFigure figures={figures} />
        </>
      )}
      <StagesFigure figures={figures} />
      <ContactFigure figures={figures} />
      <PreparationFigure figures={figures} />
      <AgreementsFigure figures={figures} />
      <LoadFigure figures={figures} />
      <SubscribersFigure figures={figures} />
    </div>
  )
}

const FiguresSkeleton = () => (
  <Loading className="figures" label="figures.loading">
    {['requests', 'services', 'answers', 'share'].map((name) => (
      <section key={name} className="panel figure">
        <div className="panel-body">
          <Skeleton shape="40" />
          <Skeleton shape="block" />
        </div>
      </section>
    ))}
  </Loading>
)
