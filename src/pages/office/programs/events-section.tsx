import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { lazy, useId, useState } from 'react'
import { receiversQuery, webhooksKey } from '#features/webhooks/office/api.ts'
import {
  type ReceiverAction,
  ReceiverTable,
  receiverTableId,
} from '#features/webhooks/office/receiver-table.tsx'
import type { Receiver, ReceiverWithSecret } from '#features/webhooks/schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast.ts'
import { DialogSuspense } from '../../dialog-suspense.tsx'
import { usePreloadOnIntent } from '../../use-preload.ts'
import { preserveFocusIn, useRefresh } from '../../use-refresh.ts'
import { EventDeliveries } from './event-deliveries.tsx'
import './programs.css'
import { ReceiverQuestions, type ReceiverTask } from './receiver-questions.tsx'
import { useReceiverSteps } from './use-receiver-steps.ts'

const loadDialog = () => import('#features/webhooks/office/receiver-dialog.tsx')
const ReceiverDialog = lazy(loadDialog)

type Task = { kind: 'add' } | { kind: 'edit'; receiver: Receiver } | ReceiverTask

/** The receivers of events and their last deliveries. */
export const EventsSection = () => {
  const { t } = useTranslation()
  const headId = useId()
  const { data, error, isFetching, refetch } = useQuery(receiversQuery())
  const [task, setTask] = useState<Task>()
  const refresh = useRefresh(webhooksKey)
  const { test, turn } = useReceiverSteps()
  usePreloadOnIntent(loadDialog)
  const onAdd = () => setTask({ kind: 'add' })
  const onAction = (action: ReceiverAction, receiver: Receiver) => {
    if (action === 'test') test(receiver)
    else if (action === 'switch') turn(receiver)
    else setTask({ kind: action, receiver })
  }
  const onSaved = (saved: Receiver | ReceiverWithSecret) =>
    refresh(() => {
      setTask('secret' in saved ? { kind: 'shown', secret: saved.secret } : undefined)
      preserveFocusIn(receiverTableId)
      showToast({ title: t('secret' in saved ? 'webhooks.added' : 'webhooks.updated') })
    })
  const close = () => setTask(undefined)
  return (
    <section className="program-section" aria-labelledby={headId}>
      <header className="cluster">
        <h2 id={headId}>{t('webhooks.title')}</h2>
        <Button className="push-end" icon={<Icon icon={Plus} size="medium" />} onClick={onAdd}>
          {t('webhooks.add')}
        </Button>
      </header>
      <p className="events-intro">{t('webhooks.intro')}</p>
      <ReceiverTable
        result={{
          data: data && { rows: data, total: data.length },
          error: data ? null : error,
          isFetching: !data && isFetching,
          refetch,
        }}
        onAdd={onAdd}
        onAction={onAction}
      />
      {data && data.length > 0 && <EventDeliveries />}
      {(task?.kind === 'add' || task?.kind === 'edit') && (
        <DialogSuspense>
          <ReceiverDialog
            receiver={task.kind === 'edit' ? task.receiver : undefined}
            onSaved={onSaved}
            onClose={close}
          />
        </DialogSuspense>
      )}
      {task && task.kind !== 'add' && task.kind !== 'edit' && (
        <ReceiverQuestions task={task} onTask={setTask} />
      )}
    </section>
  )
}
