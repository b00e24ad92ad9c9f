import { may } from '#access/permissions.ts'
import { officeHoursQuery } from '#features/appointments/office/api.ts'
import HoursPage from '#features/appointments/office/hours-page.tsx'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { explainFailure } from '#ui/explain-failure.ts'
import { PageSpinner } from '#ui/spinner.tsx'
import { useFreshQuery } from '#ui/use-fresh-query.ts'
import { OfficeHead } from './office-head.tsx'

/** The hours for booking: of the firm, set by managers, and one's own. */
export default function AppointmentHoursPage() {
  const { t } = useTranslation()
  const { data: me } = useCurrentUser()
  const { data, error, isFetching, isFresh, refetch } = useFreshQuery(officeHoursQuery())
  const mayChange = me != null && may(me.role, 'settings.manage')
  return (
    <>
      <OfficeHead title={t('hours.title')}>
        <p className="hours-intro">{t('hours.intro')}</p>
      </OfficeHead>
      {data && isFresh ? (
        <HoursPage hours={data} mayChange={mayChange} />
      ) : error ? (
        <ErrorState title={t('hours.loadFailed')} onRetry={() => refetch()} isRetrying={isFetching}>
          {explainFailure(error, t).message}
        </ErrorState>
      ) : (
        <PageSpinner />
      )}
    </>
  )
}
