import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearch } from 'wouter'
import { AgreementTable, MissingTable } from '#features/agreements/office/agreement-table.tsx'
import { DaysField } from '#features/agreements/office/days-field.tsx'
import { agreementsQuery, missingQuery } from '#features/agreements/office/lists-api.ts'
import { agreementStates, defaultMissingDays, maxMissingDays } from '#features/agreements/values.ts'
import { useColleagues } from '#features/users/browser/use-colleagues.ts'
import { userName } from '#features/users/browser/user-name.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { SegmentedFilter } from '#ui/segmented-filter.tsx'
import { Select } from '#ui/select.tsx'
import { useExistingPage, useListQuery } from '../use-list-query.ts'
import { OfficeHead } from './office-head.tsx'

const views = ['agreements', 'missing'] as const
const viewLabel = { agreements: 'agreementList.title', missing: 'agreementList.missing' } as const

/** The address has the view, its filters and its page. */
export default function AgreementsPage() {
  const { t } = useTranslation()
  const isMissing = new URLSearchParams(useSearch()).get('view') === 'missing'
  return (
    <>
      <OfficeHead title={t('agreementList.title')}>
        <p>{t(isMissing ? 'agreementList.missing.intro' : 'agreementList.intro')}</p>
      </OfficeHead>
      {isMissing ? <Missing /> : <Agreements />}
    </>
  )
}

const ViewFilter = ({ view }: { view: (typeof views)[number] }) => {
  const { t } = useTranslation()
  const [path, navigate] = useLocation()
  return (
    <SegmentedFilter
      label={t('agreementList.view')}
      segments={views.map((value) => ({ value, label: t(viewLabel[value]) }))}
      value={view}
      onValueChange={(next) => navigate(next === 'missing' ? `${path}?view=missing` : path)}
    />
  )
}

/** A number in the address; anything else counts as none. */
const numberIn = (text: string | undefined, max: number): number | undefined =>
  /^[1-9]\d{0,8}$/.test(text ?? '') && Number(text) <= max ? Number(text) : undefined

const agreementOptions = {
  filters: agreementStates,
  extras: ['lawyerId'],
  sort: { by: 'createdAt', direction: 'descending' },
} as const

const Agreements = () => {
  const { t } = useTranslation()
  const list = useListQuery('state', agreementOptions)
  const lawyerId = numberIn(list.extras.lawyerId, 999_999_999)
  const lawyer = lawyerId === undefined ? 'all' : String(lawyerId)
  if (lawyerId === undefined) list.parameters.delete('lawyerId')
  const result = useQuery(agreementsQuery(list.parameters))
  const lawyers = useLawyers(lawyer)
  useExistingPage(list, result.data?.total)
  const states = ['all', ...agreementStates] as const
  return (
    <AgreementTable
      list={list}
      result={result}
      filters={
        <>
          <ViewFilter view="agreements" />
          <Select
            size="table"
            aria-label={t('agreementList.state.filter')}
            options={states.map((value) => ({
              value,
              label: t(value === 'all' ? 'agreementList.state.all' : `agreement.state.${value}`),
            }))}
            value={list.filter}
            onValueChange={list.onFilterChange}
          />
          <Select
            size="table"
            aria-label={t('agreementList.lawyer.filter')}
            options={lawyers}
            value={lawyer}
            onValueChange={(value) => list.onExtrasChange({ lawyerId: value === 'all' ? '' : value })}
          />
        </>
      }
      isFiltered={list.filter !== 'all' || lawyer !== 'all'}
      filterLabel={[
        list.filter !== 'all' &&
          t('dash.filterWords.status', { status: t(`agreement.state.${list.filter}`) }),
        lawyer !== 'all' &&
          t('agreementList.filterWords.lawyer', {
            name: lawyers.find(({ value }) => value === lawyer)?.label ?? '',
          }),
      ]
        .filter(Boolean)
        .join(' ')}
    />
  )
}

/** The staff. A person in the address who has left is shown by number. */
const useLawyers = (chosen: string) => {
  const { t } = useTranslation()
  const options = [
    { value: 'all', label: t('agreementList.lawyer.all') },
    ...(useColleagues() ?? []).map((each) => ({ value: String(each.id), label: userName(each) })),
  ]
  return options.some(({ value }) => value === chosen)
    ? options
    : [...options, { value: chosen, label: `#${chosen}` }]
}

const missingOptions = { extras: ['days'], preserved: ['view'] } as const

const Missing = () => {
  const { t } = useTranslation()
  const list = useListQuery('filter', missingOptions)
  const days = numberIn(list.extras.days, maxMissingDays) ?? defaultMissingDays
  list.parameters.set('days', String(days))
  const result = useQuery(missingQuery(list.parameters))
  useExistingPage(list, result.data?.total)
  return (
    <MissingTable
      list={list}
      result={result}
      filters={
        <>
          <ViewFilter view="missing" />
          <DaysField
            days={days}
            onChange={(next) =>
              list.onExtrasChange({ days: next === defaultMissingDays ? '' : String(next) })
            }
          />
        </>
      }
      isFiltered={days !== defaultMissingDays}
      filterLabel={t('agreementList.filterWords.days', { n: days })}
    />
  )
}
