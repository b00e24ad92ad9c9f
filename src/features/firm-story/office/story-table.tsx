import { missingConsent } from '#fields/missing-consent.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { localized, otherContentLanguage } from '#languages/language.ts'
import type { Column } from '#ui/data-table.tsx'
import { TwinNames } from '#ui/twins.tsx'
import {
  useWebsiteColumns,
  type WebsiteRecordActions,
  WebsiteTable,
  type WebsiteTableProps,
} from '#ui/website-table.tsx'
import type { AdminStoryPart } from '../schema.ts'
import { nameOfPart, needsConsent, storyKinds } from '../values.ts'

/** Receives the focus when a row and its buttons are removed. */
export const storyTableId = 'story'

export const storyFilters = ['all', ...storyKinds] as const
export type StoryTableFilter = (typeof storyFilters)[number]

/** All texts about the firm, including hidden ones, in the order of the website. */
export const StoryTable = (
  props: WebsiteTableProps<AdminStoryPart, StoryTableFilter> & WebsiteRecordActions<AdminStoryPart>,
) => {
  const { t } = useTranslation()
  return (
    <WebsiteTable
      {...props}
      id={storyTableId}
      columns={useStoryColumns(props)}
      states={storyFilters}
      addLabel={t('story.add')}
      texts={{
        caption: t('story.pageTitle'),
        search: { label: t('story.search'), placeholder: t('story.search.placeholder') },
        filter: t('story.filter'),
        stateOf: (kind) => t(`story.kind.${kind}`),
        narrowed: (kind) => t('story.filterWords', { kind }),
        loading: t('story.loading'),
        empty: t('story.empty'),
        emptyText: t('story.empty.text'),
      }}
    />
  )
}

const useStoryColumns = (actions: WebsiteRecordActions<AdminStoryPart>): Column<AdminStoryPart>[] => {
  const { t, language } = useTranslation()
  const columns = useWebsiteColumns({
    actions,
    nameOf: (part) => localized(namesOf(part), 'name', language).text,
    labels: { visibility: 'story.visibilityOf', edit: 'story.editNamed', delete: 'story.deleteNamed' },
  })
  return [
    columns.order,
    {
      id: 'name',
      header: t('story.part'),
      isRowHeader: true,
      cell: (part) => <Names part={part} />,
    },
    {
      id: 'kind',
      header: t('story.kind'),
      isSortable: true,
      narrow: 'full',
      cell: (part) => (
        <span className="muted">
          {t(`story.kind.${part.kind}`)}
          {part.isSample && <span className="cell-sub">{t('story.isSample')}</span>}
          {needsConsent(part.kind) && missingConsent(part) && (
            <span className="cell-sub">{t('consent.none')}</span>
          )}
        </span>
      ),
    },
    columns.visibility,
    columns.actions,
  ]
}

const Names = ({ part }: { part: AdminStoryPart }) => {
  const { t, language } = useTranslation()
  const names = namesOf(part)
  const first = localized(names, 'name', language)
  const other = otherContentLanguage(first.language)
  return (
    <TwinNames
      first={first}
      second={{ text: other === 'ar' ? names.nameAr : names.nameEn, language: other }}
      missing={t('story.noArabic')}
    />
  )
}

/** The name of a part in lists, in both languages. */
export const namesOf = ({ kind, ...part }: AdminStoryPart): { nameEn: string; nameAr: string } => ({
  nameEn: nameOfPart({ kind, title: part.titleEn, text: part.textEn }),
  nameAr: nameOfPart({ kind, title: part.titleAr, text: part.textAr }),
})
