import { type QueryKey, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { failureWords } from '#http/failure-words.ts'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { showToast } from '#ui/toast.ts'
import { keepFocusIn, useRefresh } from '../use-refresh.ts'

type Task<Entry> = { kind: 'add' } | { kind: 'edit' | 'delete'; record: Entry }

type WebsiteRecords<Entry> = {
  /** Under which everything is kept that holds such records. */
  queryKey: QueryKey
  tableId: string
  nameOf: (record: Entry) => string
  /** Whether visitors see it. */
  isShown: (record: Entry) => boolean
  /** Shows it or hides it, by a change of this one field (specification, section 4). */
  toggle: (record: Entry) => Promise<Entry>
  words: Record<'added' | 'updated' | 'deleted' | 'updateFailed', TextKey> &
    /** Sentences with the record's `{name}`. */
    Record<'savedShown' | 'savedHidden' | 'deletedText', TextKey>
}

/**
 * What staff do with the records that the website shows: services, people, clients. After every change the lists are
 * asked anew, the dialog closes and a toast says what happened.
 */
export const useWebsiteRecords = <Entry extends { id: number }>({
  queryKey,
  tableId,
  nameOf,
  isShown,
  toggle,
  words,
}: WebsiteRecords<Entry>) => {
  const { t } = useTranslation()
  const [task, setTask] = useState<Task<Entry>>()
  const refresh = useRefresh(queryKey)

  const changed = (record: Entry, title: TextKey) =>
    refresh(() => {
      setTask(undefined)
      keepFocusIn(tableId)
      showToast({
        title: t(title),
        description: t(isShown(record) ? words.savedShown : words.savedHidden, { name: nameOf(record) }),
      })
    })
  const deleted = (record: Entry) =>
    refresh(() => {
      setTask(undefined)
      showToast({ title: t(words.deleted), description: t(words.deletedText, { name: nameOf(record) }) })
    })
  const toggling = useMutation({
    mutationFn: toggle,
    onSuccess: (record) => changed(record, words.updated),
    onError: (error) =>
      showToast({
        title: t(words.updateFailed),
        description: failureWords(error, t('toast.generic')),
        variant: 'destructive',
      }),
  })
  return {
    task,
    onSaved: (record: Entry) => changed(record, task?.kind === 'add' ? words.added : words.updated),
    onDeleted: deleted,
    onClose: () => setTask(undefined),
    /** What the table's buttons do. */
    actions: {
      onAdd: () => setTask({ kind: 'add' }),
      onEdit: (record: Entry) => setTask({ kind: 'edit', record }),
      onDelete: (record: Entry) => setTask({ kind: 'delete', record }),
      onToggle: (record: Entry) => toggling.mutate(record),
      togglingId: toggling.isPending ? toggling.variables.id : undefined,
    },
  }
}
