import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { teamMembersQuery } from '#features/team-members/browser/api.ts'
import type { MemberType } from '#features/team-members/schema.ts'
import { PeopleGrid, PeopleGridSkeleton } from '#features/team-members/website/people-grid.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { SegmentedFilter } from '#ui/segmented-filter.tsx'
import { WithTexts } from '../with-texts.tsx'

type Filter = MemberType | 'all'

const TeamSection = () => (
  <WithTexts area="home">
    <Team />
  </WithTexts>
)

const Team = () => {
  const { t } = useTranslation()
  const [filter, setFilter] = useState<Filter>('all')
  return (
    <section className="section team" id="team" aria-labelledby="team-heading">
      <div className="wrap">
        <div className="section-head">
          <h2 id="team-heading" tabIndex={-1}>
            {t('team.heading')}
          </h2>
          <SegmentedFilter<Filter>
            label={t('team.filter')}
            segments={[
              { value: 'all', label: t('filter.all') },
              { value: 'partner', label: t('team.filter.partners') },
              { value: 'associate', label: t('team.filter.associates') },
              { value: 'consultant', label: t('team.filter.consultants') },
            ]}
            value={filter}
            onValueChange={setFilter}
          />
        </div>
        <People filter={filter} onClear={() => setFilter('all')} />
      </div>
    </section>
  )
}

const People = ({ filter, onClear }: { filter: Filter; onClear: () => void }) => {
  const { t } = useTranslation()
  const { data: team, isPending, isError, isFetching, refetch } = useQuery(teamMembersQuery())
  if (isPending || (isError && isFetching)) return <PeopleGridSkeleton />
  if (isError)
    return (
      <ErrorState title={t('team.loadFailed')} onRetry={() => refetch()}>
        {t('team.loadFailed.text')}
      </ErrorState>
    )
  if (team.length === 0) return <EmptyState title={t('team.none')} />
  const people = team.filter(({ memberType }) => filter === 'all' || memberType === filter)
  return (
    <>
      <p className="visually-hidden" role="status">
        {t('team.count', { n: people.length })}
      </p>
      {people.length > 0 ? (
        <PeopleGrid people={people} />
      ) : (
        <EmptyState
          title={t('team.noneOfType')}
          action={
            <Button variant="outline" onClick={onClear}>
              {t('team.showAll')}
            </Button>
          }
        />
      )}
    </>
  )
}

export default TeamSection
