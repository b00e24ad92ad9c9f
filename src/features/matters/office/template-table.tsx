import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import { areaLabel } from '#features/services/browser/area-label.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { localized, otherContentLanguage } from '#languages/language.ts'
import { AddButton } from '#ui/add-button.tsx'
import { Badge } from '#ui/badge.tsx'
import { type Column, DataTable, type ListResult } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { RowActions } from '#ui/row-actions.tsx'
import { TwinNames } from '#ui/twin-names.tsx'
import type { Template } from '../schema.ts'

/** Receives the focus when a row and its buttons are removed. */
export const templateTableId = 'path-templates'

type Actions = {
  onAdd: () => void
  onEdit: (template: Template) => void
  onDelete: (template: Template) => void
}

/** All templates by practice area. */
export const TemplateTable = ({ result, ...actions }: Actions & { result: ListResult<Template> }) => {
  const { t } = useTranslation()
  return (
    <DataTable
      id={templateTableId}
      caption={t('paths.title')}
      columns={useColumns(actions)}
      result={result}
      rowKey={({ id }) => id}
      hasTwoLines
      loadingLabel={t('paths.loading')}
      empty={
        <EmptyState
          title={t('paths.empty')}
          action={<AddButton label={t('paths.add')} onAdd={actions.onAdd} />}
        >
          {t('paths.empty.text')}
        </EmptyState>
      }
    />
  )
}

const useColumns = ({ onEdit, onDelete }: Actions): Column<Template>[] => {
  const { t, language } = useTranslation()
  return [
    {
      id: 'name',
      header: t('form.fullName'),
      isRowHeader: true,
      cell: (template) => <Names template={template} />,
    },
    {
      id: 'area',
      header: t('paths.area'),
      narrow: 'full',
      cell: ({ area }) => t(areaLabel[area]),
    },
    {
      id: 'stages',
      header: t('paths.stages'),
      cell: ({ stages }) => <span className="muted">{t('paths.stages.count', { n: stages.length })}</span>,
    },
    {
      id: 'review',
      header: t('table.status'),
      narrow: 'full',
      cell: ({ isReviewed }) =>
        isReviewed ? (
          <Badge tone="green" icon={Check}>
            {t('paths.reviewed')}
          </Badge>
        ) : (
          <Badge tone="yellow" icon={Clock}>
            {t('paths.notReviewed')}
          </Badge>
        ),
    },
    {
      id: 'actions',
      header: t('table.actions'),
      hidesHeader: true,
      align: 'end',
      narrow: 'full',
      cell: (template) => {
        const name = localized(template, 'name', language).text
        return (
          <RowActions
            editLabel={t('paths.editNamed', { name })}
            deleteLabel={t('paths.deleteNamed', { name })}
            onEdit={() => onEdit(template)}
            onDelete={() => onDelete(template)}
          />
        )
      },
    },
  ]
}

const Names = ({ template }: { template: Template }) => {
  const first = localized(template, 'name', useTranslation().language)
  const other = otherContentLanguage(first.language)
  return (
    <TwinNames
      first={first}
      second={{ text: other === 'ar' ? template.nameAr : template.nameEn, language: other }}
      missing=""
    />
  )
}
