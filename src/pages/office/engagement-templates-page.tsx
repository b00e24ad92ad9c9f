import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { lazy, useState } from 'react'
import { deleteTemplate, templatesKey, templatesQuery } from '#features/engagements/office/lists-api.ts'
import { TemplateTable, templateTableId } from '#features/engagements/office/template-table.tsx'
import type { Template } from '#features/engagements/schema.ts'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { localized } from '#languages/language.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast.ts'
import { DialogSuspense } from '../dialog-suspense.tsx'
import { usePreloadOnIntent } from '../use-preload.ts'
import { keepFocusIn, useRefresh } from '../use-refresh.ts'
import { OfficeHead } from './office-head.tsx'

const loadDialog = () => import('#features/engagements/office/template-dialog.tsx')
const TemplateDialog = lazy(loadDialog)
const loadQuestion = () => import('../record-dialog.tsx')
const RecordDialog = lazy(loadQuestion)

type Task = { kind: 'add' } | { kind: 'edit' | 'delete'; template: Template }

/** The texts with which agreements begin, by practice area. */
export default function EngagementTemplatesPage() {
  const { t, language } = useTranslation()
  const { data, error, isFetching, refetch } = useQuery(templatesQuery())
  const [task, setTask] = useState<Task>()
  const refresh = useRefresh(templatesKey)
  usePreloadOnIntent(loadDialog)
  usePreloadOnIntent(loadQuestion)
  const nameOf = (template: Template) => localized(template, 'name', language).text
  const close = () => setTask(undefined)
  const changed = (title: TextKey, template: Template) =>
    refresh(() => {
      close()
      keepFocusIn(templateTableId)
      showToast({ title: t(title), description: nameOf(template) })
    })
  const onAdd = () => setTask({ kind: 'add' })
  return (
    <>
      <OfficeHead
        title={t('agreements.templates.title')}
        actions={
          <Button icon={<Icon icon={Plus} size="medium" />} onClick={onAdd}>
            {t('agreements.templates.add')}
          </Button>
        }
      >
        <p>{t('agreements.templates.intro')}</p>
      </OfficeHead>
      <TemplateTable
        result={{
          data: data && { rows: data, total: data.length },
          error: data ? null : error,
          isFetching: !data && isFetching,
          refetch,
        }}
        onAdd={onAdd}
        onEdit={(template) => setTask({ kind: 'edit', template })}
        onDelete={(template) => setTask({ kind: 'delete', template })}
      />
      {(task?.kind === 'add' || task?.kind === 'edit') && (
        <DialogSuspense>
          <TemplateDialog
            template={task.kind === 'edit' ? task.template : undefined}
            onSaved={(saved) =>
              changed(
                task.kind === 'add' ? 'agreements.templates.added' : 'agreements.templates.updated',
                saved,
              )
            }
            onClose={close}
          />
        </DialogSuspense>
      )}
      {task?.kind === 'delete' && (
        <DialogSuspense>
          <RecordDialog
            name={nameOf(task.template)}
            act={() => deleteTemplate(task.template.id)}
            onDone={() => changed('agreements.templates.deleted', task.template)}
            failed="agreements.templates.deleteFailed"
            fallbackId={templateTableId}
            onClose={close}
          >
            <p>{t('agreements.templates.delete.text')}</p>
          </RecordDialog>
        </DialogSuspense>
      )}
    </>
  )
}
