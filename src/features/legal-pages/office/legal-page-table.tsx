import { useTranslation } from '#i18n/translate.tsx'
import { directionOf, localized, otherContentLanguage } from '#languages/language.ts'
import { type Column, DataTable, type ListResult } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { OpenRecordButton } from '#ui/open-record-button.tsx'
import { TableDate } from '#ui/table-date.tsx'
import type { LegalVersion } from '../admin-schema.ts'
import { pageNames } from './page-names.ts'

/** The three legal pages in their current versions. */
export const LegalPageTable = ({
  result,
  onEdit,
}: {
  result: ListResult<LegalVersion>
  onEdit: (page: LegalVersion) => void
}) => {
  const { t } = useTranslation()
  const columns = useColumns(onEdit)
  return (
    <DataTable
      caption={t('pages.title')}
      columns={columns}
      result={result}
      rowKey={({ slug }) => slug}
      hasTwoLines
      loadingLabel={t('pages.loading')}
      errorTitle={t('pages.loadFailed')}
      // Never shown: there are always three pages.
      empty={<EmptyState title={t('pages.title')} />}
    />
  )
}

const useColumns = (onEdit: (page: LegalVersion) => void): Column<LegalVersion>[] => {
  const { t } = useTranslation()
  return [
    {
      id: 'title',
      header: t('pages.page'),
      isRowHeader: true,
      cell: (page) => <Titles page={page} />,
    },
    {
      id: 'version',
      header: t('pages.version'),
      narrow: 'end',
      cell: ({ version }) => <VersionNumber version={version} />,
    },
    {
      id: 'changedAt',
      header: t('pages.changedAt'),
      cell: ({ changedAt }) => <TableDate instant={changedAt} />,
    },
    {
      id: 'changedBy',
      header: t('pages.changedBy'),
      narrow: 'hidden',
      cell: (page) => <ChangedBy {...page} />,
    },
    {
      id: 'actions',
      header: t('table.actions'),
      hidesHeader: true,
      align: 'end',
      narrow: 'end',
      cell: (page) => (
        <OpenRecordButton
          label={t('pages.editNamed', { name: t(pageNames[page.slug]) })}
          onClick={() => onEdit(page)}
        >
          {t('pages.edit')}
        </OpenRecordButton>
      ),
    },
  ]
}

const Titles = ({ page }: { page: LegalVersion }) => {
  const { language } = useTranslation()
  const first = localized(page, 'title', language)
  const other = otherContentLanguage(first.language)
  return (
    <>
      <span className="cell-main" lang={first.language}>
        <bdi>{first.text}</bdi>
      </span>
      <span className="cell-sub" lang={other}>
        <bdi dir={directionOf(other)}>{other === 'ar' ? page.titleAr : page.titleEn}</bdi>
      </span>
    </>
  )
}

/** A number, or the date of the default text; always left to right. */
export const VersionNumber = ({ version }: Pick<LegalVersion, 'version'>) => (
  <bdi className="number" dir="ltr">
    {version}
  </bdi>
)

export const ChangedBy = ({ isShipped, changedBy }: Pick<LegalVersion, 'isShipped' | 'changedBy'>) => {
  const { t } = useTranslation()
  if (isShipped) return <span className="muted">{t('pages.shipped')}</span>
  return changedBy ? <bdi>{changedBy}</bdi> : <span className="muted">{t('dash.deletedUser')}</span>
}
