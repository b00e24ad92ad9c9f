import { useMutation } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { explainFailure, failureMessage } from './explain-failure.ts'
import { showToast } from './toast.ts'
import { useOneAtATime } from './use-one-at-a-time.ts'

type Props<Answer> = Pick<
  ComponentProps<typeof ConfirmDialog>,
  'children' | 'confirmLabel' | 'cancelLabel' | 'variant'
> & {
  title?: string
  act: () => Promise<Answer>
  /** Closes the dialog once the screen shows the change; until the promise settles, the dialog is pending. */
  onDone: (answer: Answer) => unknown
  /** The title of the toast when the server refuses. */
  failed: string
  /** The id of the element that gets focus if the opening button is gone. */
  fallbackId?: string
  onClose: () => void
}

/** Asks before an action such as a deletion, runs it, and stays open with the reason if it fails. */
export const ActionDialog = <Answer,>({
  title,
  act,
  onDone,
  failed,
  fallbackId,
  onClose,
  ...question
}: Props<Answer>) => {
  const { t } = useTranslation()
  const { begin, end } = useOneAtATime()
  const { mutate, isPending, error } = useMutation({
    mutationFn: act,
    onSuccess: onDone,
    onError: (failure) =>
      showToast({ title: failed, description: failureMessage(failure, t), variant: 'destructive' }),
    onSettled: end,
  })
  return (
    <ConfirmDialog
      {...question}
      title={title ?? t('confirm.title')}
      isPending={isPending}
      error={error && explainFailure(error, t).message}
      fallbackFocus={() => (fallbackId ? document.getElementById(fallbackId) : null)}
      onConfirm={() => begin(mutate)}
      onCancel={onClose}
    />
  )
}
