import { useMailText } from '#features/settings/browser/use-mail-text.ts'
import { anyDay } from '#fields/day.ts'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { ActionDialog } from '#ui/action-dialog.tsx'
import { DateField } from '#ui/date-field.tsx'
import { SendingDialog } from '#ui/sending-dialog.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast.ts'
import { useSending } from '#ui/use-sending.tsx'
import { type MatterDate, type Power, powerInput } from '../schema.ts'
import type { SettledState } from '../values.ts'
import { addPower, removePower, settleDate } from './api.ts'
import { AddDateDialog, EditDateDialog, HandledDialog, MoveDateDialog } from './date-dialogs.tsx'
import { DateWhen } from './date-fields.tsx'
import { datesHeading, powersHeading } from './headings.ts'
import { MoveStageDialog } from './move-stage-dialog.tsx'
import type { Progress } from './stages.tsx'

export type MatterTask =
  | { kind: 'move'; progress: Progress }
  | { kind: 'addDate' | 'addPower' }
  | { kind: 'editDate' | 'moveDate'; date: MatterDate }
  | { kind: 'settle'; date: MatterDate; state: SettledState }
  | { kind: 'removePower'; power: Power }

/** The dialogs about the stages, the dates and the powers of attorney of a request. */
export default function MatterDialogs({
  consultationId,
  task,
  refresh,
  onClose,
}: {
  consultationId: number
  task: MatterTask
  /** Refetches all data about requests, then continues. */
  refresh: (andThen: () => void) => Promise<void>
  onClose: () => void
}) {
  const { t } = useTranslation()
  const finish = (title: TextKey) => () =>
    refresh(() => {
      onClose()
      showToast({ title: t(title) })
    })
  const frame = { consultationId, onClose }
  switch (task.kind) {
    case 'move':
      return <MoveStageDialog {...frame} progress={task.progress} onDone={finish('matters.moved')} />
    case 'addDate':
      return <AddDateDialog {...frame} onDone={finish('matters.date.added')} />
    case 'editDate':
      return <EditDateDialog {...frame} date={task.date} onDone={finish('matters.date.saved')} />
    case 'moveDate':
      return <MoveDateDialog {...frame} date={task.date} onDone={finish('matters.date.moved')} />
    case 'addPower':
      return <PowerDialog {...frame} onDone={finish('matters.power.added')} />
    case 'removePower':
      return (
        <ActionDialog
          title={t('matters.power.remove.title')}
          confirmLabel={t('matters.power.remove')}
          act={() => removePower(task.power.id)}
          onDone={finish('matters.power.removed')}
          failed={t('matters.power.removeFailed')}
          fallbackId={powersHeading}
          onClose={onClose}
        >
          {t('matters.power.remove.text')}
        </ActionDialog>
      )
    case 'settle':
      return task.state === 'handled' ? (
        <HandledDialog date={task.date} onDone={finish('matters.settle.done')} onClose={onClose} />
      ) : (
        <SettleQuestion
          date={task.date}
          state={task.state}
          onDone={finish('matters.settle.done')}
          onClose={onClose}
        />
      )
  }
}

/** Asks before a date is held, missed or dropped. */
const SettleQuestion = ({
  date,
  state,
  onDone,
  onClose,
}: {
  date: MatterDate
  state: Exclude<SettledState, 'handled'>
  onDone: () => Promise<void>
  onClose: () => void
}) => {
  const { t } = useTranslation()
  const mailText = useMailText()
  return (
    <ActionDialog
      title={t(`matters.settle.${state}.title`)}
      confirmLabel={t(`matters.settle.${state}`)}
      // «إلغاء» beside «إلغاء الموعد» would be ambiguous.
      {...(state === 'dropped' && { cancelLabel: t('appointments.keep') })}
      variant="primary"
      act={() => settleDate(date.id, { state })}
      onDone={onDone}
      failed={t('matters.settle.failed')}
      fallbackId={datesHeading}
      onClose={onClose}
    >
      <div className="stack">
        <DateWhen date={date} />
        <p>{t('matters.settle.text')}</p>
        {state === 'dropped' && date.isShown && !date.isPast && <p>{mailText('matters.settle.mailHint')}</p>}
      </div>
    </ActionDialog>
  )
}

/** Field labels, in the order of the dialog. */
const labels = {
  number: 'matters.power.number',
  issuedOn: 'matters.power.issuedOn',
  until: 'matters.power.until',
  seenOn: 'matters.power.seenOn',
  scope: 'matters.power.scope',
} as const

/** Adds a power of attorney. */
const PowerDialog = ({
  consultationId,
  onDone,
  onClose,
}: {
  consultationId: number
  onDone: () => Promise<void>
  onClose: () => void
}) => {
  const { t } = useTranslation()
  const { field, ...sending } = useSending({
    schema: powerInput,
    defaultValues: { number: '', issuedOn: '', until: '', seenOn: '', scope: '' },
    labels,
    send: (values) => addPower(consultationId, values),
    onSent: onDone,
    failed: t('matters.power.failed'),
  })
  return (
    <SendingDialog
      title={t('matters.power.add.title', { reference: `#${consultationId}` })}
      frame={sending}
      onClose={onClose}
      save={t('matters.power.add')}
    >
      <TextField {...field('number')} inputMode="numeric" dir="ltr" hint={t('matters.power.number.hint')} />
      <div className="form-grid">
        <DateField {...field('issuedOn')} isOptional days={anyDay} />
        <DateField {...field('until')} isOptional days={anyDay} />
        <DateField {...field('seenOn')} isOptional days={anyDay} />
      </div>
      <TextArea {...field('scope')} rows={3} isOptional />
    </SendingDialog>
  )
}
