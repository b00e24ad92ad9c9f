import type { QueryKey } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { lazy, type ReactNode, useState } from 'react'
import { useSearch } from 'wouter'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { showFailure } from '#ui/show-failure.ts'
import { showToast } from '#ui/toast.ts'
import { DialogSuspense } from '../dialog-suspense.tsx'
import { usePreloadOnIntent } from '../use-preload.ts'
import { preserveFocusIn, useRefresh } from '../use-refresh.ts'
import { OfficeHead } from './office-head.tsx'

type Task<Entry> = { kind: 'add' } | { kind: 'edit' | 'delete'; record: Entry }

type Texts = Record<
  'title' | 'add' | 'added' | 'updated' | 'deleted' | 'updateFailed' | 'deleteFailed',
  TextKey
> &
  /** Texts with `{n}`: the number of all and of visible records. */
  Record<'count' | 'visible', TextKey> &
  /** Texts with the record's `{name}`. */
  Record<'savedVisible' | 'savedHidden' | 'deletedText', TextKey>

type WebsiteRecordsProps<Entry> = {
  /** The prefix of every query key with such records. */
  queryKey: QueryKey
  tableId: string
  texts: Texts
  /** A link next to the button that adds a record. */
  exportLink?: ReactNode
  /** Undefined while loading. */
  numbers: { all: number; visible: number } | undefined
  /** A further sentence about all records. */
  remark?: string | undefined
  nameOf: (record: Entry) => string
  /** Whether visitors see the record. */
  isVisible: (record: Entry) => boolean
  /** Changes the visibility with an update of only this field (specification, section 4). */
  toggle: (record: Entry) => Promise<Entry>
  remove: (record: Entry) => Promise<unknown>
  /** Fetches a record for a link that opens it (`?open=12`). */
  find?: (id: number) => Promise<Entry>
  /** The record's picture in the delete dialog. */
  markOf: (record: Entry) => ReactNode
  /** The title of the delete dialog, worded for this kind of record. */
  question?: TextKey
  loadForm: () => Promise<unknown>
  form: (props: {
    record: Entry | undefined
    onSaved: (record: Entry) => Promise<void>
    onClose: () => void
  }) => ReactNode
  table: (actions: RecordActions<Entry>) => ReactNode
}

/** The actions of a table row. */
type RecordActions<Entry> = {
  onAdd: () => void
  onEdit: (record: Entry) => void
  onDelete: (record: Entry) => void
  onToggle: (record: Entry) => void
  toggling: readonly number[]
}

const loadQuestion = () => import('../record-dialog.tsx')
const RecordDialog = lazy(loadQuestion)
const OpenedRecord = lazy(() => import('./opened-record.tsx'))

/** The screen for records of the website: services, team members, clients. */
export const WebsiteRecords = <Entry extends { id: number }>(props: WebsiteRecordsProps<Entry>) => {
  const { texts, numbers, loadForm } = props
  const { t } = useTranslation()
  const { task, onSaved, onDeleted, onClose, actions } = useTasks(props)
  const isRequested = useSearch().includes('open=')
  usePreloadOnIntent(loadForm)
  usePreloadOnIntent(loadQuestion)
  return (
    <>
      <OfficeHead
        title={t(texts.title)}
        actions={
          <>
            {props.exportLink}
            <Button icon={<Icon icon={Plus} size="medium" />} onClick={actions.onAdd}>
              {t(texts.add)}
            </Button>
          </>
        }
      >
        {numbers ? (
          <p>
            {t(texts.count, { n: numbers.all })} {numbers.all > 0 && t(texts.visible, { n: numbers.visible })}{' '}
            {props.remark}
          </p>
        ) : (
          <p aria-hidden="true">&nbsp;</p>
        )}
      </OfficeHead>
      {props.table(actions)}
      {isRequested && (
        <DialogSuspense>
          <OpenedRecord {...actions} find={props.find} />
        </DialogSuspense>
      )}
      {(task?.kind === 'add' || task?.kind === 'edit') && (
        <DialogSuspense>
          {props.form({ record: task.kind === 'edit' ? task.record : undefined, onSaved, onClose })}
        </DialogSuspense>
      )}
      {task?.kind === 'delete' && (
        <DialogSuspense>
          <RecordDialog
            question={props.question && t(props.question)}
            mark={props.markOf(task.record)}
            name={props.nameOf(task.record)}
            act={() => props.remove(task.record)}
            onDone={() => onDeleted(task.record)}
            failed={texts.deleteFailed}
            fallbackId={props.tableId}
            onClose={onClose}
          >
            <p className={props.question && 'muted'}>{t('confirm.generic')}</p>
          </RecordDialog>
        </DialogSuspense>
      )}
    </>
  )
}

/** Called after a change: refetches the lists, closes the dialog and shows a toast. */
const useTasks = <Entry extends { id: number }>({
  queryKey,
  tableId,
  nameOf,
  isVisible,
  toggle,
  texts,
}: WebsiteRecordsProps<Entry>) => {
  const { t } = useTranslation()
  const [task, setTask] = useState<Task<Entry>>()
  const refresh = useRefresh(queryKey)

  const changed = (record: Entry, title: TextKey) =>
    refresh(() => {
      setTask(undefined)
      preserveFocusIn(tableId)
      showToast({
        title: t(title),
        description: t(isVisible(record) ? texts.savedVisible : texts.savedHidden, { name: nameOf(record) }),
      })
    })
  const deleted = (record: Entry) =>
    refresh(() => {
      setTask(undefined)
      showToast({ title: t(texts.deleted), description: t(texts.deletedText, { name: nameOf(record) }) })
    })
  const [toggling, setToggling] = useState<readonly number[]>([])
  const onToggle = async (record: Entry) => {
    setToggling((ids) => [...ids, record.id])
    try {
      await changed(await toggle(record), texts.updated)
    } catch (error) {
      void showFailure(t(texts.updateFailed), error, t)
    } finally {
      setToggling((ids) => ids.filter((id) => id !== record.id))
    }
  }
  const actions: RecordActions<Entry> = {
    onAdd: () => setTask({ kind: 'add' }),
    onEdit: (record) => setTask({ kind: 'edit', record }),
    onDelete: (record) => setTask({ kind: 'delete', record }),
    onToggle,
    toggling,
  }
  return {
    task,
    onSaved: (record: Entry) => changed(record, task?.kind === 'add' ? texts.added : texts.updated),
    onDeleted: deleted,
    onClose: () => setTask(undefined),
    actions,
  }
}
