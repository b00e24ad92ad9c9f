import { areaLabel } from '#features/services/browser/area-label.ts'
import { useTranslation } from '#i18n/translate.tsx'
import type { Column } from '#ui/data-table.tsx'
import type { Template } from '../schema.ts'

/** Receives the focus when a row and its buttons are removed. */
export const templateTableId = 'path-templates'

/** The practice area and the number of stages of a template. */
export const useTemplateColumns = (): Column<Template>[] => {
  const { t } = useTranslation()
  return [
    {
      id: 'area',
      header: t('stageTemplates.area'),
      narrow: 'full',
      cell: ({ area }) => t(areaLabel[area]),
    },
    {
      id: 'stages',
      header: t('stageTemplates.stages'),
      cell: ({ stages }) => (
        <span className="muted">{t('stageTemplates.stages.count', { n: stages.length })}</span>
      ),
    },
  ]
}
