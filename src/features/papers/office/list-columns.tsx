import { areaLabel } from '#features/services/browser/area-label.ts'
import { useTranslation } from '#i18n/translate.tsx'
import type { Column } from '#ui/data-table.tsx'
import type { PaperList } from '../schema.ts'

/** Receives the focus when a row and its buttons are removed. */
export const paperListTableId = 'paper-lists'

/** The practice area and the number of papers of a list. */
export const usePaperListColumns = (): Column<PaperList>[] => {
  const { t } = useTranslation()
  return [
    {
      id: 'area',
      header: t('paperLists.area'),
      narrow: 'full',
      cell: ({ area }) => t(areaLabel[area]),
    },
    {
      id: 'papers',
      header: t('paperLists.papers'),
      cell: ({ papers }) => (
        <span className="muted">{t('paperLists.papers.count', { n: papers.length })}</span>
      ),
    },
  ]
}
