import { useQuery } from '@tanstack/react-query'
import {
  subscriberCountsQuery,
  subscribersCsvPath,
  subscribersQuery,
} from '#features/newsletter/admin-api.ts'
import {
  type SubscriberStatusFilter,
  SubscriberTable,
  subscriberFilters,
} from '#features/newsletter/components/subscriber-table.tsx'
import { languages } from '#i18n/language.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Select } from '#ui/select.tsx'
import { PageHead } from '../page-head.tsx'
import { useExistingPage, useListQuery } from '../use-list-query.ts'
import { ExportLink } from './export-link.tsx'

const listOptions = {
  filters: subscriberFilters,
  sort: { by: 'subscribedAt', direction: 'descending' },
  extras: ['language'],
} as const

export default () => {
  const { t } = useTranslation()
  const list = useListQuery('status', listOptions)
  const chosen = languages.find((each) => each === list.extras.language) ?? 'all'
  const { data: page, error, isFetching, refetch } = useQuery(subscribersQuery(list.parameters))
  const { data: counts } = useQuery(subscriberCountsQuery({ q: list.query.q, language: chosen }))
  useExistingPage(list, page?.total)
  return (
    <>
      <PageHead title={t('newsletter.title')} />
      <div className="page-head">
        <div>
          <h1>{t('newsletter.title')}</h1>
          <p>{t('newsletter.intro')}</p>
        </div>
        <div className="page-actions">
          <ExportLink path={subscribersCsvPath(list.parameters)}>{t('newsletter.csv')}</ExportLink>
        </div>
      </div>
      <SubscriberTable
        page={page}
        counts={counts}
        query={list.query}
        filter={list.filter as SubscriberStatusFilter}
        languageFilter={
          <Select
            size="table"
            aria-label={t('newsletter.language')}
            options={[
              { value: 'all', label: t('newsletter.allLanguages') },
              ...languages.map((value) => ({ value, label: t(`newsletter.language.${value}`) })),
            ]}
            value={chosen}
            onValueChange={(value) => list.onExtrasChange({ language: value === 'all' ? '' : value })}
          />
        }
        isFiltered={list.filter !== 'all' || chosen !== 'all'}
        error={error}
        isRefreshing={isFetching}
        onQueryChange={list.onQueryChange}
        onFilterChange={list.onFilterChange}
        onClear={list.onClear}
        onRetry={() => refetch()}
      />
    </>
  )
}
