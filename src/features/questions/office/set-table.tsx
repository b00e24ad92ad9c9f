import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { type ServiceArea, serviceAreas } from '#features/services/areas.ts'
import { areaLabel } from '#features/services/browser/area-label.ts'
import { formatTableDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { type Column, DataTable, type ListResult } from '#ui/data-table.tsx'
import type { ListedVersion } from '../schema.ts'
import './set-editor.css'

/** The versions of one area: the one that people answer, and the one that is being written. */
export type AreaSets = {
  area: ServiceArea
  published: ListedVersion | undefined
  draft: ListedVersion | undefined
}

/** One row for each area; the versions are newest first. */
export const setsByArea = (versions: readonly ListedVersion[]): AreaSets[] =>
  serviceAreas.map((area) => {
    const own = versions.filter((version) => version.area === area)
    return {
      area,
      published: own.find(({ state }) => state === 'published'),
      draft: own.find(({ state }) => state === 'draft'),
    }
  })

/** The questions of all areas. */
export const SetTable = ({
  result,
  beginning,
  onBegin,
}: {
  result: ListResult<AreaSets>
  /** The area whose next version is being created. */
  beginning: ServiceArea | undefined
  onBegin: (area: ServiceArea) => void
}) => {
  const { t, language } = useTranslation()
  const columns: Column<AreaSets>[] = [
    {
      id: 'area',
      header: t('questionSets.area'),
      isRowHeader: true,
      cell: ({ area }) => <span className="cell-main">{t(areaLabel[area])}</span>,
    },
    {
      id: 'published',
      header: t('questionSets.published'),
      narrow: 'full',
      cell: ({ published }) =>
        published ? (
          <>
            <Link
              className="text-link"
              href={href('/dashboard/services/questions/:id', { id: published.id })}
            >
              {t('questionSets.version', { n: published.number })}
            </Link>
            <span className="cell-sub">{t('questionSets.count', { n: published.questions })}</span>
          </>
        ) : (
          <span className="subtle">{t('questionSets.none')}</span>
        ),
    },
    {
      id: 'review',
      header: t('table.status'),
      narrow: 'full',
      cell: ({ published }) => published && <ReviewBadge isReviewed={published.isReviewed} />,
    },
    {
      id: 'draft',
      header: t('questionSets.draft'),
      narrow: 'full',
      cell: ({ draft }) =>
        draft ? (
          <>
            {t('questionSets.version', { n: draft.number })}
            <span className="cell-sub">
              {t('questionSets.savedOn', { date: formatTableDate(draft.updatedAt, language) })}
            </span>
          </>
        ) : (
          <span className="subtle">{t('questionSets.none')}</span>
        ),
    },
    {
      id: 'actions',
      header: t('table.actions'),
      hidesHeader: true,
      align: 'end',
      narrow: 'full',
      cell: ({ area, draft, published }) => {
        const name = t(areaLabel[area])
        return draft ? (
          <ButtonLink
            variant="outline"
            size="table"
            href={href('/dashboard/services/questions/:id', { id: draft.id })}
            aria-label={t('questionSets.continueNamed', { name })}
          >
            {t('questionSets.continue')}
          </ButtonLink>
        ) : (
          <Button
            variant="outline"
            size="table"
            isPending={beginning === area}
            aria-label={t(published ? 'questionSets.editNamed' : 'questionSets.createNamed', { name })}
            onClick={() => onBegin(area)}
          >
            {t(published ? 'form.edit' : 'questionSets.create')}
          </Button>
        )
      },
    },
  ]
  return (
    <DataTable
      id="question-sets"
      caption={t('questionSets.title')}
      columns={columns}
      result={result}
      rowKey={({ area }) => area}
      hasTwoLines
      loadingLabel={t('questionSets.loading')}
      errorTitle={t('questionSets.failed')}
      empty={null}
    />
  )
}

/** Whether the responsible partner has read a version. */
export const ReviewBadge = ({ isReviewed }: { isReviewed: boolean }) => {
  const { t } = useTranslation()
  return isReviewed ? (
    <Badge tone="green" icon={Check}>
      {t('questionSets.reviewed')}
    </Badge>
  ) : (
    <Badge tone="yellow" icon={Clock}>
      {t('questionSets.notReviewed')}
    </Badge>
  )
}
