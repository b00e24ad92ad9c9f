import Languages from 'lucide-react/icons/languages'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Send from 'lucide-react/icons/send'
import Trash2 from 'lucide-react/icons/trash-2'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { formatTableDate } from '#i18n/format.ts'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { directionOf, localized } from '#languages/language.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonClass } from '#ui/button.tsx'
import { type Column, DataTable, type ListResult, type ListState } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { SegmentedFilter } from '#ui/segmented-filter.tsx'
import { Switch } from '#ui/switch.tsx'
import { TableDate } from '#ui/table-date.tsx'
import type { AdminListedPublication, PublicationCounts } from '../admin-schema.ts'
import { categoryLabel } from '../category-label.ts'
import { excerpt } from '../excerpt.ts'
import { publicationCategories, stateOf } from '../values.ts'
import { PublicationStateBadge } from './publication-state.tsx'
import './publication-table.css'

type PublicationActions = {
  ownId: number | undefined
  now: Date
  /** The publication whose visibility is currently being changed. */
  togglingId: number | undefined
  onEdit: (publication: AdminListedPublication) => void
  /** Opens the form to send it to the newsletter’s subscribers. */
  onSend: (publication: AdminListedPublication) => void
  onDelete: (publication: AdminListedPublication) => void
  onToggle: (publication: AdminListedPublication) => void
}

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

const usePublicationColumns = (actions: PublicationActions): Column<AdminListedPublication>[] => {
  const { t, language } = useTranslation()
  return [
    {
      id: language === 'ar' ? 'titleAr' : 'titleEn',
      header: t('table.title'),
      isRowHeader: true,
      isSortable: true,
      cell: (publication) => <Title publication={publication} />,
    },
    {
      id: 'category',
      header: t('publications.office.category'),
      isSortable: true,
      cell: ({ category }) => <span className="muted">{t(categoryLabel[category])}</span>,
    },
    {
      id: 'publishDate',
      header: t('table.date'),
      isSortable: true,
      cell: (publication) => <PublishDate publication={publication} now={actions.now} />,
    },
    {
      id: 'author',
      header: t('table.author'),
      narrow: 'hidden',
      cell: ({ userId }) => (
        <span className="muted">{t(userId === actions.ownId ? 'author.you' : 'author.staff')}</span>
      ),
    },
    {
      id: 'isVisible',
      header: t('publications.office.visibility'),
      isSortable: true,
      narrow: 'end',
      cell: (publication) => <Visibility publication={publication} {...actions} />,
    },
    {
      id: 'actions',
      header: t('table.actions'),
      hidesHeader: true,
      align: 'end',
      narrow: 'full',
      cell: (publication) => <RowActions publication={publication} {...actions} />,
    },
  ]
}

const excerptLength = 60

/** The title, the beginning of the text, and notes about its languages. */
const Title = ({ publication }: { publication: AdminListedPublication }) => {
  const { t, language } = useTranslation()
  const title = localized(publication, 'title', language)
  const preview = localized(publication, 'preview', title.language)
  const note = noteOf(publication)
  return (
    <div className="publication-cell">
      <span className="cell-main" lang={title.language}>
        <bdi>{title.text}</bdi>
      </span>
      <span
        className="cell-sub publication-excerpt"
        lang={preview.language}
        dir={directionOf(preview.language)}
      >
        {excerpt(preview.text, excerptLength)}
      </span>
      {note === 'publications.office.arabicOld' ? (
        <Badge tone="yellow" icon={Languages}>
          {t(note)}
        </Badge>
      ) : (
        note && (
          <span className="publication-note-line">
            <Icon icon={Languages} size="small" />
            {t(note, {
              date: publication.otherLanguageDate
                ? formatTableDate(publication.otherLanguageDate, language)
                : '',
            })}
          </span>
        )
      )}
    </div>
  )
}

const noteOf = ({
  arabicOutdatedSince,
  publishedLanguages,
  otherLanguageDate,
  titleAr,
  previewAr,
}: AdminListedPublication): TextKey | undefined => {
  if (arabicOutdatedSince) return 'publications.office.arabicOld'
  if (!titleAr && !previewAr) return 'publications.office.noArabic'
  if (publishedLanguages.length > 1) return undefined
  if (otherLanguageDate)
    return publishedLanguages[0] === 'ar'
      ? 'publications.office.englishLater'
      : 'publications.office.arabicLater'
  return publishedLanguages[0] === 'ar' ? 'publications.office.onlyArabic' : 'publications.office.onlyEnglish'
}

/** Published ones have no label, because their switch shows the state. */
const PublishDate = ({ publication, now }: { publication: AdminListedPublication; now: Date }) => {
  const state = stateOf(publication, now)
  return (
    <span className="publication-date">
      <TableDate instant={publication.publishDate} />
      {state !== 'published' && <PublicationStateBadge state={state} />}
    </span>
  )
}

const useName = ({ titleEn, titleAr }: AdminListedPublication) =>
  localized({ titleEn, titleAr }, 'title', useTranslation().language).text

const Visibility = ({
  publication,
  togglingId,
  onToggle,
}: { publication: AdminListedPublication } & PublicationActions) => {
  const { t } = useTranslation()
  return (
    <span className="publication-switch">
      <Switch
        hiddenLabel={t('publications.office.visibilityOf', { name: useName(publication) })}
        isOn={publication.isVisible}
        isDisabled={togglingId === publication.id}
        onChange={() => onToggle(publication)}
      />
    </span>
  )
}

const RowActions = ({
  publication,
  now,
  onEdit,
  onSend,
  onDelete,
}: { publication: AdminListedPublication } & PublicationActions) => {
  const { t } = useTranslation()
  const name = useName(publication)
  return (
    <span className="row-actions">
      <IconButton
        icon={Pencil}
        size="table"
        label={t('publications.office.editNamed', { name })}
        onClick={() => onEdit(publication)}
      />
      {stateOf(publication, now) === 'published' && (
        <IconButton
          icon={Send}
          size="table"
          label={t('issue.openNamed', { name })}
          onClick={() => onSend(publication)}
        />
      )}
      <IconButton
        icon={Trash2}
        size="table"
        isDanger
        label={t('publications.office.deleteNamed', { name })}
        onClick={() => onDelete(publication)}
      />
    </span>
  )
}
