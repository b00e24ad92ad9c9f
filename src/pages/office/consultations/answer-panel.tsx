import { useState } from 'react'
import { ConsultationDialogForm } from '#features/consultations/office/consultation-fields.tsx'
import { useConsultationForm } from '#features/consultations/office/use-consultation-form.tsx'
import type { ConsultationWithHistory } from '#features/consultations/schema.ts'
import { SpokenButton } from '#features/front-desk/office/spoken-button.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast.ts'
import { useLeaveGuard } from '../../use-leave-guard.ts'

type Refresh = (andThen: () => void) => Promise<void>

/** The status, the sentence to the client and the assignee. */
export default function AnswerPanel({
  request,
  hasUnsentFiles,
  refresh,
  onConflict,
}: {
  request: ConsultationWithHistory
  /** Files of a reply, which leaving the page would lose as well. */
  hasUnsentFiles: boolean
  refresh: Refresh
  onConflict: () => void
}) {
  const { t } = useTranslation()
  const [saves, setSaves] = useState(0)
  return (
    <>
      <StatusForm
        key={saves}
        request={request}
        hasUnsentFiles={hasUnsentFiles}
        onConflict={onConflict}
        onSaved={(status) =>
          refresh(() => {
            setSaves((count) => count + 1)
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
    </>
  )
}

const StatusForm = ({
  request,
  hasUnsentFiles,
  onSaved,
  onConflict,
}: {
  request: ConsultationWithHistory
  hasUnsentFiles: boolean
  onSaved: (status: ConsultationWithHistory['status']) => Promise<void>
  onConflict: () => void
}) => {
  const { t } = useTranslation()
  const { frame, assignees, questions } = useConsultationForm({
    consultation: request,
    details: request,
    onSaved: ({ status }) => onSaved(status),
    onConflict,
    onGone: () => undefined,
  })
  const { question } = useLeaveGuard(frame.isDirty || hasUnsentFiles)
  return (
    <form method="post" noValidate onSubmit={frame.submit}>
      <ConsultationDialogForm
        form={frame.form}
        assignees={assignees}
        isOpen={request.isOpen}
        nextDate={request.nextDate}
        hasNotes={false}
        attempt={frame.attempt}
        problem={frame.problem}
      />
      <p className="request-save">
        <Button
          type="submit"
          disabled={!frame.isDirty}
          isPending={frame.isPending}
          pendingLabel={t('form.submitting')}
        >
          {t('form.save')}
        </Button>
      </p>
      {questions}
      {question}
    </form>
  )
}
