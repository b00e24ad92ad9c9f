import { useMutation, useQuery } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { href } from '#access/href.ts'
import { SetTable, setsByArea } from '#features/questions/office/set-table.tsx'
import { beginSet, setsKey, setsQuery } from '#features/questions/office/sets-api.ts'
import type { ServiceArea } from '#features/services/areas.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { showFailure } from '#ui/show-failure.ts'
import { useRefresh } from '../use-refresh.ts'
import { OfficeHead } from './office-head.tsx'

/** The questions after a request, by practice area, beside the guides of the services. */
export default function QuestionSetsPage() {
  const { t } = useTranslation()
  const [, navigate] = useLocation()
  const refresh = useRefresh(setsKey)
  const { data, error, isFetching, refetch } = useQuery(setsQuery())
  const rows = data && setsByArea(data)
  const beginning = useMutation({
    mutationFn: (area: ServiceArea) => beginSet(area),
    onSuccess: ({ id }) => refresh(() => navigate(href('/dashboard/services/questions/:id', { id }))),
    onError: (failure) => showFailure(t('questionSets.beginFailed'), failure, t),
  })
  return (
    <>
      <OfficeHead title={t('questionSets.title')}>
        <p>{t('questionSets.intro')}</p>
      </OfficeHead>
      <SetTable
        result={{
          data: rows && { rows, total: rows.length },
          error: data ? null : error,
          isFetching: !data && isFetching,
          refetch,
        }}
        beginning={beginning.isPending ? beginning.variables : undefined}
        onBegin={(area) => !beginning.isPending && beginning.mutate(area)}
      />
    </>
  )
}
