import type { QueryKey, UseQueryResult } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { lazy, type ReactNode, useState } from 'react'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { localized } from '#languages/language.ts'
import { Button } from '#ui/button.tsx'
import type { Column } from '#ui/data-table.tsx'
import { Icon } from '#ui/icon.tsx'
import { type OfficeTemplate, TemplateTable, type TemplateTableTexts } from '#ui/template-table.tsx'
import { showToast } from '#ui/toast.ts'
import { DialogSuspense } from '../dialog-suspense.tsx'
import { usePreloadOnIntent } from '../use-preload.ts'
import { preserveFocusIn, useRefresh } from '../use-refresh.ts'
import { OfficeHead } from './office-head.tsx'

const loadQuestion = () => import('../record-dialog.tsx')
const RecordDialog = lazy(loadQuestion)

type Task<Template> = { kind: 'add' } | { kind: 'edit' | 'delete'; template: Template }

type TemplateRecordsProps<Template> = {
  /** The prefix of every query key with such templates. */
  queryKey: QueryKey
  result: UseQueryResult<Template[]>
  tableId: string
  texts: TemplateTableTexts &
    Record<'intro' | 'added' | 'updated' | 'deleted' | 'deleteFailed' | 'deleteText', TextKey>
  columns: Column<Template>[]
  remove: (id: number) => Promise<unknown>
  loadForm: () => Promise<unknown>
  form: (props: {
    template: Template | undefined
    onSaved: (saved: Template) => Promise<void>
    onClose: () => void
  }) => ReactNode
}

/** The screen for templates of the office: a list, a form and a question before deletion. */
export const TemplateRecords = <Template extends OfficeTemplate>({
  queryKey,
  result: { data, error, isFetching, refetch },
  tableId,
  texts,
  columns,
  remove,
  loadForm,
  form,
}: TemplateRecordsProps<Template>) => {
  const { t, language } = useTranslation()
  const [task, setTask] = useState<Task<Template>>()
  const refresh = useRefresh(queryKey)
  usePreloadOnIntent(loadForm)
  usePreloadOnIntent(loadQuestion)
  const nameOf = (template: Template) => localized(template, 'name', language).text
  const close = () => setTask(undefined)
  const changed = (title: TextKey, template: Template) =>
    refresh(() => {
      close()
      preserveFocusIn(tableId)
      showToast({ title: t(title), description: nameOf(template) })
    })
  const onAdd = () => setTask({ kind: 'add' })
  return (
    <>
      <OfficeHead
        title={t(texts.title)}
        actions={
          <Button icon={<Icon icon={Plus} size="medium" />} onClick={onAdd}>
            {t(texts.add)}
          </Button>
        }
      >
        <p>{t(texts.intro)}</p>
      </OfficeHead>
      <TemplateTable
        id={tableId}
        result={{
          data: data && { rows: data, total: data.length },
          error: data ? null : error,
          isFetching: !data && isFetching,
          refetch,
        }}
        texts={texts}
        columns={columns}
        onAdd={onAdd}
        onEdit={(template) => setTask({ kind: 'edit', template })}
        onDelete={(template) => setTask({ kind: 'delete', template })}
      />
      {(task?.kind === 'add' || task?.kind === 'edit') && (
        <DialogSuspense>
          {form({
            template: task.kind === 'edit' ? task.template : undefined,
            onSaved: (saved) => changed(task.kind === 'add' ? texts.added : texts.updated, saved),
            onClose: close,
          })}
        </DialogSuspense>
      )}
      {task?.kind === 'delete' && (
        <DialogSuspense>
          <RecordDialog
            name={nameOf(task.template)}
            act={() => remove(task.template.id)}
            onDone={() => changed(texts.deleted, task.template)}
            failed={texts.deleteFailed}
            fallbackId={tableId}
            onClose={close}
          >
            <p>{t(texts.deleteText)}</p>
          </RecordDialog>
        </DialogSuspense>
      )}
    </>
  )
}
