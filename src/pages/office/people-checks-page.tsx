import { useQuery } from '@tanstack/react-query'
import { lazy, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { may } from '#access/permissions.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { reviewsQuery } from '#features/due-diligence/office/api.ts'
import { ReviewTable } from '#features/due-diligence/office/review-table.tsx'
import { reviewFilters } from '#features/due-diligence/values.ts'
import { hitsQuery, nameListsKey } from '#features/name-lists/office/api.ts'
import { HitTable, hitTableId } from '#features/name-lists/office/hit-table.tsx'
import { Lists } from '#features/name-lists/office/lists.tsx'
import type { ListHit } from '#features/name-lists/schema.ts'
import { hitFilters } from '#features/name-lists/values.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { SegmentedFilter } from '#ui/segmented-filter.tsx'
import { showToast } from '#ui/toast.ts'
import { DialogSuspense } from '../dialog-suspense.tsx'
import { useExistingPage, useListQuery } from '../use-list-query.ts'
import { usePreloadOnIntent } from '../use-preload.ts'
import { useRefresh } from '../use-refresh.ts'
import { OfficeHead } from './office-head.tsx'

const loadDialog = () => import('#features/name-lists/office/hit-dialog.tsx')
const HitDialog = lazy(loadDialog)

const views = ['reviews', 'hits', 'lists'] as const
type View = (typeof views)[number]

/** Due diligence: overdue reviews, matches with lists of names, and for admins the lists. */
export default function PeopleChecksPage() {
  const { t } = useTranslation()
  const { data: me } = useCurrentUser()
  const [path, navigate] = useLocation()
  const named = new URLSearchParams(useSearch()).get('view')
  const isAdmin = me !== undefined && me !== null && may(me.role, 'privacy.manage')
  const shown = views.filter((each) => each !== 'lists' || isAdmin)
  const view: View = shown.find((each) => each === named) ?? 'reviews'
  return (
    <>
      <OfficeHead title={t('checks.title')}>
        <p>{t(`checks.intro.${view}`)}</p>
      </OfficeHead>
      <div className="stack">
        <div>
          <SegmentedFilter
            label={t('checks.view')}
            segments={shown.map((value) => ({ value, label: t(`checks.view.${value}`) }))}
            value={view}
            onValueChange={(next) => navigate(next === 'reviews' ? path : `${path}?view=${next}`)}
          />
        </div>
        {view === 'reviews' && <Reviews />}
        {view === 'hits' && <Hits />}
        {view === 'lists' && <Lists />}
      </div>
    </>
  )
}

const reviewOptions = { filters: reviewFilters, standard: 'overdue' } as const

const Reviews = () => {
  const list = useListQuery('state', reviewOptions)
  const result = useQuery(reviewsQuery(list.parameters))
  useExistingPage(list, result.data?.total)
  return <ReviewTable list={list} result={result} />
}

const hitOptions = { filters: hitFilters, standard: 'open', extras: ['view'] } as const

const Hits = () => {
  const { t } = useTranslation()
  const list = useListQuery('state', hitOptions)
  list.parameters.delete('view')
  const result = useQuery(hitsQuery(list.parameters))
  useExistingPage(list, result.data?.total)
  const [hit, setHit] = useState<ListHit>()
  const refresh = useRefresh(nameListsKey)
  usePreloadOnIntent(loadDialog)
  return (
    <>
      <HitTable list={list} result={result} onDecide={setHit} />
      <DialogSuspense>
        {hit && (
          <HitDialog
            hit={hit}
            fallbackId={hitTableId}
            onSaved={() =>
              refresh(() => {
                setHit(undefined)
                showToast({ title: t('nameLists.decision.saved') })
              })
            }
            onClose={() => setHit(undefined)}
          />
        )}
      </DialogSuspense>
    </>
  )
}
