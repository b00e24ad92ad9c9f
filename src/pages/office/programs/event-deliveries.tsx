import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { deliveriesQuery, resendDelivery, webhooksKey } from '#features/webhooks/office/api.ts'
import { DeliveryTable } from '#features/webhooks/office/delivery-table.tsx'
import type { Delivery } from '#features/webhooks/schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import type { TableQuery } from '#ui/data-table.tsx'
import { failureMessage } from '#ui/explain-failure.ts'
import { showToast } from '#ui/toast.ts'
import { useRefresh } from '../../use-refresh.ts'

const firstPage: TableQuery = { page: 1, pageSize: 10, q: '' }

/** The last deliveries, which are refetched while the page is open. */
export const EventDeliveries = () => {
  const { t } = useTranslation()
  const [query, setQuery] = useState(firstPage)
  const result = useQuery(deliveriesQuery(query.page, query.pageSize))
  const refresh = useRefresh(webhooksKey)
  const resend = useMutation({
    mutationFn: ({ id }: Delivery) => resendDelivery(id),
    onSuccess: () => refresh(() => showToast({ title: t('webhooks.resent') })),
    onError: (error) =>
      showToast({
        title: t('webhooks.resendFailed'),
        description: failureMessage(error, t),
        variant: 'destructive',
      }),
  })
  return (
    <>
      <h2>{t('webhooks.deliveries')}</h2>
      <DeliveryTable
        result={{ ...result, isFetching: result.isPlaceholderData }}
        query={query}
        onQueryChange={setQuery}
        onResend={(delivery) => resend.mutate(delivery)}
        resendingId={resend.isPending ? resend.variables.id : undefined}
      />
    </>
  )
}
