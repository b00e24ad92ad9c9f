import { useQuery } from '@tanstack/react-query'
import { lazy, useState } from 'react'
import type { RetentionKind } from '#features/legal-pages/periods.ts'
import { retentionKey, retentionQuery } from '#features/retention/office/api.ts'
import { RetentionHistory, RetentionTable } from '#features/retention/office/retention-table.tsx'
import { formatLongDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { showToast } from '#ui/toast.ts'
import { DialogSuspense } from '../dialog-suspense.tsx'
import { usePreloadOnIntent } from '../use-preload.ts'
import { useRefresh } from '../use-refresh.ts'
import { OfficeHead } from './office-head.tsx'

const loadDialog = () => import('#features/retention/office/period-dialog.tsx')
const PeriodDialog = lazy(loadDialog)

export default function RetentionPage() {
  const { t, language } = useTranslation()
  const result = useQuery(retentionQuery())
  const { data } = result
  const [kind, setKind] = useState<RetentionKind>()
  const refresh = useRefresh(retentionKey)
  usePreloadOnIntent(loadDialog)
  const row = data?.rows.find((each) => each.kind === kind)
  return (
    <>
      <OfficeHead title={t('retention.title')}>
        <p>{t('retention.intro')}</p>
        {data?.startsAt && (
          <p role="note">{t('retention.startsAt', { date: formatLongDate(data.startsAt, language) })}</p>
        )}
      </OfficeHead>
      <RetentionTable
        result={{ ...result, data: data && { rows: data.rows, total: data.rows.length }, isFetching: false }}
        onOpen={(opened) => setKind(opened.kind)}
      />
      {data && <RetentionHistory history={data.history} />}
      {data && row && (
        <DialogSuspense>
          <PeriodDialog
            row={row}
            version={data.version}
            onSaved={() =>
              refresh(() => {
                setKind(undefined)
                showToast({ title: t('retention.saved'), description: t('retention.saved.text') })
              })
            }
            onClose={() => setKind(undefined)}
          />
        </DialogSuspense>
      )}
    </>
  )
}
