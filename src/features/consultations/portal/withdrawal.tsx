import { useMutation, useQueryClient } from '@tanstack/react-query'
import Undo2 from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { explainFailure } from '#ui/explain-failure.ts'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast.ts'
import { ownConsultationQuery, withdrawConsultation } from '../browser/api.ts'
import { consultationsKey } from '../browser/counts.ts'
import { DatesChoice } from '../browser/dates-choice.tsx'
import { canWithdraw } from '../rules.ts'
import type { OwnConsultationWithHistory } from '../schema.ts'
import type { DateDecision } from '../values.ts'
import './withdrawal.css'

/**
 * Withdraws a consultation in review. The button disappears after that; the dialog stays to show the result.
 */
export const Withdrawal = ({
  consultation,
  afterChange,
}: {
  consultation: OwnConsultationWithHistory
  /** Refreshes data of other features that depends on this consultation. */
  afterChange: () => Promise<unknown>
}) => {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const [dates, setDates] = useState<DateDecision>()
  const { mutate, reset, isPending, error } = useWithdrawal(consultation.id, afterChange)
  const close = () => {
    setAsking(false)
    reset()
  }
  return (
    <>
      {canWithdraw(consultation) && (
        <div className="consultation-withdrawal needs-scripts">
          <p className="caption">{t('portal.withdraw.hint')}</p>
          <Button
            variant="outline"
            size="table"
            icon={<Icon icon={Undo2} size="medium" flips />}
            onClick={() => setAsking(true)}
          >
            {t('portal.withdraw')}
          </Button>
        </div>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('portal.withdraw.title')}
          variant="primary"
          confirmLabel={t('portal.withdraw')}
          pendingLabel={t('portal.withdraw.pending')}
          cancelLabel={t('portal.withdraw.keep')}
          isPending={isPending}
          error={error && explainFailure(error, t).message}
          onConfirm={() => mutate(dates, { onSuccess: close })}
          onCancel={close}
          // The button that opened the dialog no longer exists after the withdrawal.
          fallbackFocus={() => document.querySelector<HTMLElement>('main h1')}
        >
          {t('portal.withdraw.body')}
          {consultation.nextDate && (
            <DatesChoice name="dates" onChange={({ target }) => setDates(target.value as DateDecision)} />
          )}
        </ConfirmDialog>
      )}
    </>
  )
}

const useWithdrawal = (id: number, afterChange: () => Promise<unknown>) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const refresh = () =>
    Promise.all([queryClient.invalidateQueries({ queryKey: consultationsKey }), afterChange()])
  return useMutation({
    mutationFn: (dates: DateDecision | undefined) => withdrawConsultation(id, dates),
    onSuccess: async (withdrawn) => {
      queryClient.setQueryData(
        ownConsultationQuery(id).queryKey,
        (known) => known && { ...known, ...withdrawn },
      )
      showToast({ title: t('portal.withdraw.done'), description: t('portal.withdraw.done.body') })
      await refresh()
    },
    onError: (error) => {
      const description = explainFailure(error, t).message
      showToast({ title: t('portal.withdraw.failed'), description, variant: 'destructive' })
      // A refusal means that the consultation has changed in the meantime.
      return refresh()
    },
  })
}
