import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { erasureCountsQuery, erasuresKey, erasuresQuery } from '#features/personal-data/office/api.ts'
import {
  ErasureTable,
  erasureFilters,
  erasureTableId,
} from '#features/personal-data/office/erasure-table.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { showToast } from '#ui/toast.ts'
import { DialogSuspense } from '../dialog-suspense.tsx'
import { useExistingPage, useListQuery } from '../use-list-query.ts'
import { usePreloadOnIntent } from '../use-preload.ts'
import { preserveFocusIn, useRefresh } from '../use-refresh.ts'
import { OfficeHead } from './office-head.tsx'
import { useOpenRecord } from './use-open-record.ts'

const loadDialog = () => import('#features/personal-data/office/erasure-decision.tsx')
const ErasureDecision = lazy(loadDialog)

const listOptions = {
  filters: erasureFilters,
  sort: { by: 'dueAt', direction: 'ascending' },
} as const

export default function PrivacyPage() {
  const { t } = useTranslation()
  const list = useListQuery('state', listOptions)
  const result = useQuery(erasuresQuery(list.parameters))
  const { data: counts } = useQuery(erasureCountsQuery(list.query.q))
  const { openId, open, close } = useOpenRecord()
  const refresh = useRefresh(erasuresKey)
  useExistingPage(list, result.data?.total)
  usePreloadOnIntent(loadDialog)
  return (
    <>
      <OfficeHead title={t('privacy.title')}>
        <p>{t('privacy.intro')}</p>
      </OfficeHead>
      <ErasureTable list={list} result={result} counts={counts} onOpen={({ id }) => open(id)} />
      {openId !== undefined && (
        <DialogSuspense>
          <ErasureDecision
            key={openId}
            id={openId}
            row={result.data?.rows.find(({ id }) => id === openId)}
            onDecided={(decision) =>
              refresh(() => {
                close()
                setTimeout(() => preserveFocusIn(erasureTableId))
                showToast({
                  title: t(`privacy.${decision}`),
                  description: t(`privacy.${decision}.text`),
                })
              })
            }
            onClose={close}
          />
        </DialogSuspense>
      )}
    </>
  )
}
