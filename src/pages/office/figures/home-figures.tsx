import { useQuery } from '@tanstack/react-query'
import { href } from '#access/href.ts'
import { may } from '#access/permissions.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { monthOf } from '#features/figures/months.ts'
import { monthQuery } from '#features/figures/office/api.ts'
import { shareInTime } from '#features/figures/tables.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Fact } from '#ui/fact.tsx'
import { useNow } from '#ui/use-now.ts'
import { OverviewPanel } from '../overview/overview-panel.tsx'

/** Three figures of the current month, on the home page. */
export default function HomeFigures() {
  const { t } = useTranslation()
  const month = monthOf(todayInRiyadh(useNow()))
  const { data: user } = useCurrentUser()
  const { data: figures } = useQuery({
    ...monthQuery(month),
    enabled: user ? may(user.role, 'figures.view') : false,
  })
  if (!figures) return null
  const { requests, previousRequests, median } = figures
  const share = shareInTime(figures)
  const none = t('status.notAvailable')
  return (
    <OverviewPanel
      title={t('figures.preset.thisMonth')}
      more={{ href: href('/dashboard/figures'), label: t('dash.figures') }}
    >
      <dl className="details panel-body">
        <Fact label={t('figures.requests')} className="number">
          {t('figures.home.requests', { n: requests, previous: previousRequests })}
        </Fact>
        <Fact label={t('figures.home.median')}>
          {median === null ? none : t('figures.hours', { n: Math.round(median * 10) / 10 })}
        </Fact>
        <Fact label={t('figures.share.title')} className="number">
          {share === null ? none : t('figures.percent', { n: Math.round(share * 100) })}
        </Fact>
      </dl>
    </OverviewPanel>
  )
}
