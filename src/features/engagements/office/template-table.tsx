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
export const templateTableId = 'agreement-templates'

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
      caption={t('agreements.templates.title')}
      columns={useColumns(actions)}
      result={result}
      rowKey={({ id }) => id}
      hasTwoLines
      loadingLabel={t('agreements.templates.loading')}
      errorTitle={t('agreements.templates.failed')}
      empty={
        <EmptyState
          title={t('agreements.templates.empty')}
          action={<AddButton label={t('agreements.templates.add')} onAdd={actions.onAdd} />}
        >
          {t('agreements.templates.empty.text')}
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
      header: t('agreements.templates.area'),
      narrow: 'full',
      cell: ({ area }) => t(areaLabel[area]),
    },
    {
      id: 'languages',
      header: t('agreements.templates.languages'),
      narrow: 'full',
      cell: ({ textEn }) => (
        <span className="muted">
          {t(textEn ? 'agreements.templates.both' : 'agreements.templates.arabicOnly')}
        </span>
      ),
    },
    {
      id: 'review',
      header: t('table.status'),
      narrow: 'full',
      cell: ({ isReviewed }) =>
        isReviewed ? (
          <Badge tone="green" icon={Check}>
            {t('agreements.templates.reviewed')}
          </Badge>
        ) : (
          <Badge tone="yellow" icon={Clock}>
            {t('agreements.templates.notReviewed')}
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
            editLabel={t('agreements.templates.editNamed', { name })}
            deleteLabel={t('agreements.templates.deleteNamed', { name })}
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
