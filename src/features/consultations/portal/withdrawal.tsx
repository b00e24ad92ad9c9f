import { useMutation, useQueryClient } from '@tanstack/react-query'
import Undo2 from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import { ApiError } from '#browser/call-api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast.ts'
import { consultationsKey, ownConsultationQuery, withdrawConsultation } from '../browser/api.ts'
import { canWithdraw } from '../rules.ts'
import type { OwnConsultationWithHistory } from '../schema.ts'
import './withdrawal.css'

/** Withdraws a consultation in review. The button leaves with the review; the dialog stays to show the answer. */
export const Withdrawal = ({
  consultation,
  afterChange,
}: {
  consultation: OwnConsultationWithHistory
  /** Refreshes what other features cache about this consultation. */
  afterChange: () => Promise<unknown>
}) => {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const { mutate, reset, isPending, error } = useWithdrawal(consultation.id, afterChange)
  const close = () => {
    setAsking(false)
    reset()
  }
  return (
    <>
      {canWithdraw(consultation) && (
        <div className="consultation-withdrawal">
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
          error={error && reasonOf(error, t('toast.generic'))}
          onConfirm={() => mutate(undefined, { onSuccess: close })}
          onCancel={close}
          // The button that opened the dialog is gone once the consultation is withdrawn.
          fallbackFocus={() => document.querySelector<HTMLElement>('main h1')}
        >
          {t('portal.withdraw.body')}
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
    mutationFn: () => withdrawConsultation(id),
    onSuccess: async (withdrawn) => {
      queryClient.setQueryData(
        ownConsultationQuery(id).queryKey,
        (known) => known && { ...known, ...withdrawn },
      )
      showToast({ title: t('portal.withdraw.done'), description: t('portal.withdraw.done.body') })
      await refresh()
    },
    onError: (error) => {
      const description = reasonOf(error, t('toast.generic'))
      showToast({ title: t('portal.withdraw.failed'), description, variant: 'destructive' })
      // A refusal means that the consultation has changed in the meantime.
      return refresh()
    },
  })
}

const reasonOf = (error: Error, generic: string): string =>
  (error instanceof ApiError && error.detail) || generic
