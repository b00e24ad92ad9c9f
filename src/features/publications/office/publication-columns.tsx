import Languages from 'lucide-react/icons/languages'
import Pencil from 'lucide-react/icons/pencil'
import Send from 'lucide-react/icons/send'
import Trash2 from 'lucide-react/icons/trash-2'
import { formatTableDate } from '#i18n/format.ts'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { directionOf, localized } from '#languages/language.ts'
import { Badge } from '#ui/badge.tsx'
import type { Column } from '#ui/data-table.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Switch } from '#ui/switch.tsx'
import { TableDate } from '#ui/table-date.tsx'
import type { AdminListedPublication } from '../admin-schema.ts'
import { categoryLabel } from '../category-label.ts'
import { excerpt } from '../excerpt.ts'
import { stateOf } from '../values.ts'
import { PublicationStateBadge } from './publication-state.tsx'

export type PublicationActions = {
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

export const usePublicationColumns = (actions: PublicationActions): Column<AdminListedPublication>[] => {
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
