import { useQuery } from '@tanstack/react-query'
import { directoryQuery } from '#features/people/office/api.ts'
import { PeopleTable } from '#features/people/office/people-table.tsx'
import { directoryFilters } from '#features/people/values.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { useExistingPage, useListQuery } from '../use-list-query.ts'
import { NewRequestButton } from './front-desk/new-request.tsx'
import { OfficeHead } from './office-head.tsx'

const listOptions = { filters: directoryFilters } as const

export default function PeoplePage() {
  const { t } = useTranslation()
  const list = useListQuery('kind', listOptions)
  const result = useQuery(directoryQuery(list.parameters))
  useExistingPage(list, result.data?.total)
  return (
    <>
      <OfficeHead title={t('people.title')} actions={<NewRequestButton />}>
        <p>{t('people.intro')}</p>
      </OfficeHead>
      <PeopleTable list={list} result={result} />
    </>
  )
}
