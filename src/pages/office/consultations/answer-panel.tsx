import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ConsultationDialogForm } from '#features/consultations/office/consultation-fields.tsx'
import { useConsultationForm } from '#features/consultations/office/use-consultation-form.tsx'
import type { ConsultationWithHistory } from '#features/consultations/schema.ts'
import { SpokenButton } from '#features/front-desk/office/spoken-button.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast.ts'
import type { ConsultationTask } from './consultation-tasks.tsx'
import type { OpenFact } from './facts.ts'

type Refresh = (andThen: () => void) => Promise<void>

/** The specified form of a request: the status, the sentence to the client, the assignee and the notes. */
export default function AnswerPanel({
  request,
  opened,
  refresh,
  onTask,
  onDirty,
  onClose,
}: {
  request: ConsultationWithHistory
  /** Each new object moves focus to its field. */
  opened: OpenFact | undefined
  refresh: Refresh
  onTask: (task: ConsultationTask) => void
  onDirty: (isDirty: boolean) => void
  onClose: () => void
}) {
  const { t } = useTranslation()
  const [forms, setForms] = useState(0)
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (opened?.field) focusOn(panel.current, opened.field)
  }, [opened])
  return (
    <div ref={panel}>
      <StatusForm
        key={forms}
        request={request}
        onDirty={onDirty}
        onConflict={() => onTask({ of: 'parties', task: 'check' })}
        onCancel={() => {
          setForms((count) => count + 1)
          onClose()
        }}
        onSaved={(status) =>
          refresh(() => {
            setForms((count) => count + 1)
            showToast({
              title: t('toast.consultation.updated'),
              description: t('consult.saved', {
                name: `${request.firstName} ${request.lastName}`,
                status: t(`status.${status}`),
              }),
            })
          })
        }
      />
      <div className="cluster">
        <SpokenButton consultation={request} onSaved={() => refresh(() => undefined)} />
      </div>
    </div>
  )
}

const focusOn = (panel: HTMLElement | null, field: NonNullable<OpenFact['field']>): void => {
  const choices = [...(panel?.querySelectorAll<HTMLElement>('[role="combobox"]') ?? [])]
  const notes = panel?.querySelector<HTMLElement>('textarea')
  const found = { status: choices[0], assignedToId: choices.at(-1), notes: notes ?? choices[0] }
  found[field]?.focus()
}

const StatusForm = ({
  request,
  onSaved,
  onConflict,
  onDirty,
  onCancel,
}: {
  request: ConsultationWithHistory
  onSaved: (status: ConsultationWithHistory['status']) => Promise<void>
  onConflict: () => void
  onDirty: (isDirty: boolean) => void
  onCancel: () => void
}) => {
  const { t } = useTranslation()
  const { frame, assignees, questions } = useConsultationForm({
    consultation: request,
    details: request,
    onSaved: ({ status }) => onSaved(status),
    onConflict,
    onGone: () => undefined,
  })
  const { isDirty } = frame
  const report = useEffectEvent(onDirty)
  useEffect(() => {
    report(isDirty)
    return () => report(false)
  }, [isDirty])
  return (
    <form method="post" noValidate onSubmit={frame.submit}>
      <ConsultationDialogForm
        form={frame.form}
        assignees={assignees}
        isOpen={request.isOpen}
        nextDate={request.nextDate}
        attempt={frame.attempt}
        problem={frame.problem}
      />
      <div className="cluster fact-buttons">
        <Button
          type="submit"
          disabled={!isDirty}
          isPending={frame.isPending}
          pendingLabel={t('form.submitting')}
        >
          {t('form.save')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('form.cancel')}
        </Button>
      </div>
      {questions}
    </form>
  )
}
