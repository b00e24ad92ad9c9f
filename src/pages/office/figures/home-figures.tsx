import { useQuery } from '@tanstack/react-query'
import { href } from '#access/href.ts'
import { may } from '#access/permissions.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { addMonths, monthOf } from '#features/figures/months.ts'
import { figuresQuery } from '#features/figures/office/api.ts'
import { shareInTime } from '#features/figures/tables.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Fact } from '#ui/fact.tsx'
import { useNow } from '#ui/use-now.ts'
import { OverviewPanel } from '../overview/overview-panel.tsx'

/** Three figures of the current month, on the home page. */
export default function HomeFigures() {
  const { t } = useTranslation()
  const to = monthOf(todayInRiyadh(useNow()))
  const { data: user } = useCurrentUser()
  const { data: figures } = useQuery({
    ...figuresQuery({ from: addMonths(to, -1), to }),
    enabled: user ? may(user.role, 'figures.view') : false,
  })
  const [previous, requests] = figures?.requests ?? []
  const answers = figures?.answers.at(-1)
  if (!previous || !requests || !answers) return null
  const { median } = answers
  const share = shareInTime(answers)
  const none = t('status.notAvailable')
  return (
    <OverviewPanel
      title={t('figures.preset.thisMonth')}
      more={{ href: href('/dashboard/figures'), label: t('dash.figures') }}
    >
      <dl className="details panel-body">
        <Fact label={t('figures.requests')} className="number">
          {t('figures.home.requests', { n: requests.total, previous: previous.total })}
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
