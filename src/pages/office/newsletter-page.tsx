import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import {
  subscriberCountsQuery,
  subscribersCsvPath,
  subscribersKey,
  subscribersQuery,
} from '#features/newsletter/office/api.ts'
import { LatestIssues } from '#features/newsletter/office/latest-issues.tsx'
import { SubscriberTable, subscriberFilters } from '#features/newsletter/office/subscriber-table.tsx'
import { categoryLabel } from '#features/publications/category-label.ts'
import { publicationCategories } from '#features/publications/values.ts'
import { formatLanguageName } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { languages } from '#languages/language.ts'
import { Select } from '#ui/select.tsx'
import { useExistingPage, useListQuery } from '../use-list-query.ts'
import { ExportLink } from './export-link.tsx'
import { ImportButton } from './import-button.tsx'
import { OfficeHead } from './office-head.tsx'

const SubscriberImportDialog = lazy(() => import('#features/newsletter/office/subscriber-import-dialog.tsx'))

const listOptions = {
  filters: subscriberFilters,
  sort: { by: 'subscribedAt', direction: 'descending' },
  extras: ['language', 'area'],
} as const

export default function NewsletterPage() {
  const { t, language } = useTranslation()
  const list = useListQuery('status', listOptions)
  const chosen = languages.find((each) => each === list.extras.language) ?? 'all'
  const area = publicationCategories.find((each) => each === list.extras.area) ?? 'all'
  const result = useQuery(subscribersQuery(list.parameters))
  const { data: counts } = useQuery(subscriberCountsQuery({ q: list.query.q, language: chosen, area }))
  useExistingPage(list, result.data?.total)
  return (
    <>
      <OfficeHead
        title={t('newsletter.title')}
        actions={
          <>
            <ImportButton
              dialog={SubscriberImportDialog}
              texts={['officeImport']}
              queryKey={subscribersKey}
            />
            <ExportLink path={subscribersCsvPath(list.parameters)}>{t('newsletter.csv')}</ExportLink>
          </>
        }
      >
        <p>{t('newsletter.intro')}</p>
      </OfficeHead>
      <LatestIssues />
      <SubscriberTable
        list={list}
        result={result}
        counts={counts}
        narrowing={{
          control: (
            <>
              <Select
                size="table"
                aria-label={t('newsletter.language')}
                options={[
                  { value: 'all', label: t('newsletter.allLanguages') },
                  ...languages.map((value) => ({ value, label: formatLanguageName(value, language) })),
                ]}
                value={chosen}
                onValueChange={(value) => list.onExtrasChange({ language: value === 'all' ? '' : value })}
              />
              <Select
                size="table"
                aria-label={t('newsletter.follows')}
                options={[
                  { value: 'all', label: t('newsletter.allAreas') },
                  ...publicationCategories.map((value) => ({ value, label: t(categoryLabel[value]) })),
                ]}
                value={area}
                onValueChange={(value) => list.onExtrasChange({ area: value === 'all' ? '' : value })}
              />
            </>
          ),
          isOn: chosen !== 'all' || area !== 'all',
        }}
      />
    </>
  )
}
