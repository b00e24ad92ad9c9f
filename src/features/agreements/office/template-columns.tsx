import { areaLabel } from '#features/services/browser/area-label.ts'
import { useTranslation } from '#i18n/translate.tsx'
import type { Column } from '#ui/data-table.tsx'
import type { Template } from '../schema.ts'

/** Receives the focus when a row and its buttons are removed. */
export const templateTableId = 'agreement-templates'

/** The practice area and the languages of a template. */
export const useTemplateColumns = (): Column<Template>[] => {
  const { t } = useTranslation()
  return [
    {
      id: 'area',
      header: t('agreementList.templates.area'),
      narrow: 'full',
      cell: ({ area }) => t(areaLabel[area]),
    },
    {
      id: 'languages',
      header: t('agreementList.templates.languages'),
      narrow: 'full',
      cell: ({ textEn }) => (
        <span className="muted">
          {t(textEn ? 'agreementList.templates.both' : 'agreementList.templates.arabicOnly')}
        </span>
      ),
    },
  ]
}
