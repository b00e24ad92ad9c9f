import Plus from 'lucide-react/icons/plus'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { buttonClass } from '#ui/button.tsx'
import { DataTable, type ListResult, type ListState } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { SegmentedFilter } from '#ui/segmented-filter.tsx'
import type { AdminListedPublication, PublicationCounts } from '../admin-schema.ts'
import { categoryLabel } from '../category-label.ts'
import { publicationCategories } from '../values.ts'
import { type PublicationActions, usePublicationColumns } from './publication-columns.tsx'
import './publication-table.css'

/** Receives the focus when a row and its buttons are removed. */
export const publicationTableId = 'publications'

export const categoryFilters = ['all', ...publicationCategories] as const
type CategoryFilter = (typeof categoryFilters)[number]

type PublicationTableProps = PublicationActions & {
  list: ListState<CategoryFilter>
  result: ListResult<AdminListedPublication>
  counts: PublicationCounts | undefined
}

/** All publications, including drafts and scheduled ones. The counts follow the search but not the category. */
export const PublicationTable = (props: PublicationTableProps) => {
  const { t } = useTranslation()
  const { list, result } = props
  const columns = usePublicationColumns(props)
  return (
    <DataTable
      id={publicationTableId}
      caption={t('nav.publications')}
      columns={columns}
      list={list}
      result={result}
      rowKey={({ id }) => id}
      hasTwoLines
      search={{
        label: t('publications.office.search'),
        placeholder: t('publications.office.search.placeholder'),
      }}
      filters={<CategoryFilters {...props} />}
      isFiltered={list.filter !== 'all'}
      filterLabel={<FilterWords category={list.filter} q={list.query.q} />}
      loadingLabel={t('publications.office.loading')}
      empty={
        <EmptyState
          title={t('publications.office.empty')}
          action={
            <Link href={href('/dashboard/publications/new')} className={buttonClass({ variant: 'outline' })}>
              <Icon icon={Plus} size="medium" />
              {t('publications.office.add')}
            </Link>
          }
        >
          {t('publications.office.empty.text')}
        </EmptyState>
      }
    />
  )
}

const CategoryFilters = ({ counts, list }: Pick<PublicationTableProps, 'counts' | 'list'>) => {
  const { t } = useTranslation()
  return (
    <SegmentedFilter
      label={t('publications.office.filter')}
      segments={categoryFilters.map((value) => ({
        value,
        label: t(value === 'all' ? 'filter.all' : categoryLabel[value]),
        count: value === 'all' ? counts?.all : counts?.categories[value],
      }))}
      value={list.filter}
      onValueChange={list.onFilterChange}
    />
  )
}

const FilterWords = ({ category, q }: { category: CategoryFilter; q: string }) => {
  const { t } = useTranslation()
  if (category === 'all') return t('dash.filterWords.search', { q })
  const words = { category: t(categoryLabel[category]), q }
  return t(q ? 'publications.office.filterBoth' : 'publications.office.filterWords', words)
}
