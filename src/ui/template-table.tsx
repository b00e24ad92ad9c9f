import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { localized, otherContentLanguage } from '#languages/language.ts'
import { Badge } from './badge.tsx'
import { type Column, DataTable, type ListResult } from './data-table.tsx'
import { EmptyState } from './empty-state.tsx'
import { AddButton, RowActions } from './record-actions.tsx'
import { TwinNames } from './twins.tsx'

/** A text or a list of stages with which work of a practice area begins. */
export type OfficeTemplate = { id: number; nameEn: string; nameAr: string; isReviewed: boolean }

export type TemplateTableTexts = Record<
  'title' | 'loading' | 'failed' | 'empty' | 'emptyText' | 'add' | 'reviewed' | 'notReviewed',
  TextKey
> &
  /** Texts with the template's `{name}`. */
  Record<'editNamed' | 'deleteNamed', TextKey>

type TemplateTableProps<Template> = {
  /** Receives the focus when a row and its buttons are removed. */
  id: string
  result: ListResult<Template>
  texts: TemplateTableTexts
  /** The columns between the name and the review. */
  columns: Column<Template>[]
  onAdd: () => void
  onEdit: (template: Template) => void
  onDelete: (template: Template) => void
}

/** All templates of a kind, by practice area. */
export const TemplateTable = <Template extends OfficeTemplate>(props: TemplateTableProps<Template>) => {
  const { id, result, texts, onAdd } = props
  const { t } = useTranslation()
  return (
    <DataTable
      id={id}
      caption={t(texts.title)}
      columns={useColumns(props)}
      result={result}
      rowKey={(template) => template.id}
      hasTwoLines
      loadingLabel={t(texts.loading)}
      errorTitle={t(texts.failed)}
      empty={
        <EmptyState title={t(texts.empty)} action={<AddButton label={t(texts.add)} onAdd={onAdd} />}>
          {t(texts.emptyText)}
        </EmptyState>
      }
    />
  )
}

const useColumns = <Template extends OfficeTemplate>({
  texts,
  columns,
  onEdit,
  onDelete,
}: TemplateTableProps<Template>): Column<Template>[] => {
  const { t, language } = useTranslation()
  return [
    {
      id: 'name',
      header: t('form.fullName'),
      isRowHeader: true,
      cell: (template) => <Names template={template} />,
    },
    ...columns,
    {
      id: 'review',
      header: t('table.status'),
      narrow: 'full',
      cell: ({ isReviewed }) =>
        isReviewed ? (
          <Badge tone="green" icon={Check}>
            {t(texts.reviewed)}
          </Badge>
        ) : (
          <Badge tone="yellow" icon={Clock}>
            {t(texts.notReviewed)}
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
            editLabel={t(texts.editNamed, { name })}
            deleteLabel={t(texts.deleteNamed, { name })}
            onEdit={() => onEdit(template)}
            onDelete={() => onDelete(template)}
          />
        )
      },
    },
  ]
}

const Names = ({ template }: { template: OfficeTemplate }) => {
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
